import { Link, useNavigate } from "@tanstack/react-router";
import { Columns3 } from "lucide-react";
import { memo, useState } from "react";
import { useTranslations } from "use-intl";
import type { Brief } from "#shared/contracts/brief.ts";
import { type Variety, varieties } from "#shared/options.ts";
import { useAddMarkets } from "#web/api/markets.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { VarietyName } from "#web/ui/variety.tsx";
import { useSubmitMarketSet } from "#web/writing/brief/use-submit-market-set.ts";
import { useVarieties } from "#web/writing/brief/use-varieties.ts";
import { useCost } from "./use-cost.ts";

interface ElsewhereProps {
  brief: Brief;
  /** The job of the text that stands here: it becomes the set's first column. */
  generationId: string | null;
  /** The set that it belongs to already; further varieties go into it. */
  set: { readonly id: string } | null;
}

/** 'The text in other dialects': the same brief in other varieties, opened as a market set. */
export const Elsewhere = memo(function Elsewhere({ brief, generationId, set }: ElsewhereProps) {
  const t = useTranslations("generations.result");
  const { obstacles } = useVarieties();
  const navigate = useNavigate();
  const textOf = useErrorText();
  const [chosen, setChosen] = useState<readonly Variety[]>([]);
  const open = (id: string) => void navigate({ to: "/matrix", search: { set: id } });
  const onError = (error: unknown) => toast({ tone: "error", title: t("elsewhereFailed"), text: textOf(error) });
  const created = useSubmitMarketSet(({ id }) => open(id), onError);
  const added = useAddMarkets();

  const write = () => {
    if (set) return added.mutate({ id: set.id, varieties: chosen }, { onSuccess: ({ id }) => open(id), onError });
    created.submit({ brief, varieties: chosen, ...(generationId === null ? {} : { generationId }) });
  };
  const cost = useCost(chosen.length === 0 ? null : brief.words * chosen.length);
  const toggle = (variety: Variety) =>
    setChosen(varieties.filter((other) => (other === variety ? !chosen.includes(other) : chosen.includes(other))));

  return (
    <section aria-labelledby="elsewhere">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="elsewhere" className="font-display text-panel">
          {t("elsewhere")}
        </h2>
        {set ? (
          <Link to="/matrix" search={{ set: set.id }} className="text-label text-link">
            {t("elsewhereOpen")}
          </Link>
        ) : null}
      </div>
      <p className="mt-1 text-ink-2 text-label">{t("elsewhereText")}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {varieties
          .filter((variety) => variety !== brief.variety && !obstacles[variety])
          .map((variety) => (
            <button
              key={variety}
              type="button"
              data-v={variety}
              aria-pressed={chosen.includes(variety)}
              onClick={() => toggle(variety)}
              className={cx(
                "touch-target inline-flex min-h-9 items-center rounded-full border px-3 text-label transition-colors",
                chosen.includes(variety)
                  ? "border-variety bg-variety-tint shadow-[inset_0_0_0_1px_var(--v)]"
                  : "border-hair-2 hover:border-field",
              )}
            >
              <VarietyName variety={variety} short />
            </button>
          ))}
      </div>
      <Button
        variant="outline"
        className="mt-3"
        disabled={chosen.length === 0 || cost.isOver}
        busy={created.isPending || added.isPending}
        icon={<Columns3 aria-hidden className="size-4" />}
        onClick={write}
      >
        {t("elsewhereWrite", { count: chosen.length })}
      </Button>
      <p role="status" className={cx("mt-2 text-label", cost.isOver ? "text-warn" : "text-ink-2")}>
        {cost.text}
      </p>
    </section>
  );
});
