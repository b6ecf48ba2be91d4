import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDeleteMarketSet } from "#web/api/markets.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

interface DeleteMarketSetDialogProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks what becomes of the texts; they stay unless the person says otherwise. */
export function DeleteMarketSetDialog({ id, open, onOpenChange }: DeleteMarketSetDialogProps) {
  const t = useTranslations("markets.set.delete");
  const textOf = useErrorText();
  const navigate = useNavigate();
  const { mutateAsync, isPending, variables } = useDeleteMarketSet(id);
  const remove = (texts: "keep" | "delete") =>
    mutateAsync(texts).then(
      () => {
        void navigate({ to: "/matrix", replace: true });
        toast({ tone: "success", title: t(texts === "keep" ? "doneKept" : "done") });
      },
      (error: unknown) => {
        onOpenChange(false);
        toast({ tone: "error", title: t("failed"), text: textOf(error) });
      },
    );
  return (
    <Dialog open={open} onOpenChange={(next) => isPending || onOpenChange(next)} title={t("title")} description={t("text")}>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button autoFocus busy={isPending && variables === "keep"} disabled={isPending} onClick={() => void remove("keep")}>
          {t("keep")}
        </Button>
        <Button
          variant="danger"
          busy={isPending && variables === "delete"}
          disabled={isPending}
          onClick={() => void remove("delete")}
        >
          {t("all")}
        </Button>
      </div>
    </Dialog>
  );
}
