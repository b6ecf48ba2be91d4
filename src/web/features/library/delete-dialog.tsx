import { useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { useDeleteItem } from "#web/api/library.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import { AlertDialog } from "#web/ui/alert-dialog.tsx";
import { pageHeadingId } from "#web/ui/page-header.tsx";

interface DeleteDialogProps {
  /** The text in question; null while the dialog is closed. */
  item: LibraryItem | null;
  onClose: () => void;
  /** After the text is gone. */
  onDeleted?: () => void;
}

/** Asks before a text is gone for good. */
export function DeleteDialog({ item, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTranslations("library");
  const textOf = useErrorText();
  const { mutateAsync, isPending } = useDeleteItem();
  // `isPending` comes with the next paint; the second half of a double click comes before it.
  const isSent = useRef(false);
  if (!item) return null;

  // The news of the deletion may come before its answer and take this dialog away: what follows must not depend on it.
  const remove = () => {
    if (isSent.current) return;
    isSent.current = true;
    const sent = mutateAsync(item.id).then(
      () => {
        // The dialog gives the focus back a moment after it is gone, to a button that went with its row: a keyboard would be left
        // nowhere. So it closes now, and the heading takes the focus after that.
        flushSync(onClose);
        setTimeout(() => document.getElementById(pageHeadingId)?.focus({ preventScroll: true }));
        onDeleted?.();
        toast({ tone: "success", title: t("delete.done"), text: item.title });
      },
      (error: unknown) => {
        onClose();
        toast({ tone: "error", title: t("delete.failed"), text: textOf(error) });
      },
    );
    void sent.finally(() => {
      isSent.current = false;
    });
  };

  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || isPending || onClose()}
      title={t("delete.title")}
      text={t.rich("delete.text", {
        title: item.title || t("noTitle"),
        isolated: (chunks) => <bdi className="font-semibold text-ink">{chunks}</bdi>,
      })}
      confirm={t("delete.confirm")}
      busy={isPending}
      onConfirm={remove}
    />
  );
}
