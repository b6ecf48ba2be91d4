import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { MarketSet } from "#shared/contracts/markets.ts";
import type { Variety } from "#shared/options.ts";
import { useAddMarkets } from "#web/api/markets.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { useVarieties } from "#web/writing/brief/use-varieties.ts";
import { VarietyChoices } from "#web/writing/brief/variety-grid.tsx";
import { useCost } from "#web/writing/work/use-cost.ts";

interface AddMarketDialogProps {
  set: MarketSet;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Further markets for the same brief. */
export function AddMarketDialog({ set, open, onOpenChange }: AddMarketDialogProps) {
  const t = useTranslations("markets.set");
  const textOf = useErrorText();
  const { obstacles } = useVarieties();
  const [chosen, setChosen] = useState<readonly Variety[]>([]);
  const { mutate, isPending } = useAddMarkets();
  const cost = useCost(chosen.length === 0 ? null : set.brief.words * chosen.length);
  const labelId = useId();
  const close = () => {
    setChosen([]);
    onOpenChange(false);
  };
  const add = () =>
    mutate(
      { id: set.id, varieties: chosen },
      {
        onSuccess: close,
        onError: (error) => toast({ tone: "error", title: t("addFailed"), text: textOf(error) }),
      },
    );
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? onOpenChange(true) : close())} title={t("addTitle")}>
      <p id={labelId} className="mt-1 text-ink-2">
        {t("addText")}
      </p>
      <div className="mt-5">
        <VarietyChoices
          aria-labelledby={labelId}
          chosen={chosen}
          onChange={setChosen}
          obstacles={obstacles}
          without={set.cells.map(({ variety }) => variety)}
        />
      </div>
      <Button
        variant="action"
        className="mt-6 w-full"
        disabled={chosen.length === 0 || cost.isOver}
        busy={isPending}
        onClick={add}
      >
        {t("addAction", { count: chosen.length })}
      </Button>
      <p role="status" className={cx("mt-2 text-center text-label", cost.isOver ? "text-warn" : "text-ink-2")}>
        {cost.text}
      </p>
    </Dialog>
  );
}
