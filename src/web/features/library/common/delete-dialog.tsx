import { useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { type LibraryItem, trashDays } from "#shared/contracts/library.ts";
import { useRestore, useTrash } from "#web/api/shelf.ts";
import { toast, toastDurationsMs } from "#web/lib/toast.ts";
import { AlertDialog } from "#web/ui/alert-dialog.tsx";
import { isGone, useActErrorText } from "./act-errors.ts";
import { focusAfter } from "./pass-focus.ts";

interface DeleteDialogProps {
  /** The texts in question; null or none while the dialog is closed. */
  items: readonly Pick<LibraryItem, "id" | "title">[] | null;
  onClose: () => void;
  /** They stay: it was not wanted after all, or could not be done. */
  onKept?: () => void;
  /** After the texts are gone. */
  onDeleted?: () => void;
}

/** Asks before texts go to the trash, and offers to take them back. */
export function DeleteDialog({ items, onClose, onKept, onDeleted }: DeleteDialogProps) {
  const t = useTranslations("library");
  const noTitle = useTranslations("libraryItem")("noTitle");
  const already = useTranslations("shelf.gone")("already");
  const textOf = useActErrorText("library");
  const { undo } = useUndo();
  const { mutateAsync, isPending } = useTrash();
  // `isPending` comes with the next paint; the second half of a double click comes before it.
  const isSent = useRef(false);
  const [first] = items ?? [];
  if (!items || !first) return null;
  const ids = items.map(({ id }) => id);
  const keep = () => {
    onClose();
    onKept?.();
  };

  // The news of the deletion may come before its answer and take this dialog away: what follows must not depend on it.
  const remove = () => {
    if (isSent.current) return;
    isSent.current = true;
    const focus = focusAfter(ids);
    const leave = () => {
      // The dialog gives the focus back a moment after it is gone, to a button that went with its row: a keyboard would be left
      // nowhere. So it closes now, and what stands beside the row takes the focus after that.
      flushSync(onClose);
      setTimeout(focus);
      onDeleted?.();
    };
    const sent = mutateAsync(ids).then(
      ({ changed }) => {
        leave();
        toast({
          tone: "success",
          title: t("delete.done", { count: changed }),
          ...(ids.length === 1 ? { text: first.title } : {}),
          durationMs: toastDurationsMs.longest,
          action: { label: t("delete.undo"), onSelect: () => undo(ids) },
        });
      },
      (error: unknown) => {
        // Another tab was first: it is as it was wished.
        if (isGone(error)) {
          leave();
          return toast({ title: already });
        }
        keep();
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
      onOpenChange={(open) => open || isPending || keep()}
      title={t("delete.title", { count: ids.length })}
      text={t.rich("delete.text", {
        count: ids.length,
        days: trashDays,
        title: first.title || noTitle,
        isolated: (chunks) => <bdi className="font-semibold text-ink">{chunks}</bdi>,
      })}
      confirm={t("delete.confirm")}
      busy={isPending}
      onConfirm={remove}
    />
  );
}

/** Takes texts back from the trash and says so. */
export function useUndo(): { undo: (ids: readonly string[]) => void; isUndoing: boolean } {
  const t = useTranslations("library");
  const textOf = useActErrorText("trash");
  const { mutateAsync, isPending } = useRestore();
  // The row goes with its text, before callbacks of the mutation would be called.
  const undo = (ids: readonly string[]) =>
    void mutateAsync(ids).then(
      ({ changed }) => toast({ tone: "success", title: t("trash.restored", { count: changed }) }),
      (error: unknown) => toast({ tone: "error", title: t("trash.restoreFailed"), text: textOf(error) }),
    );
  return { undo, isUndoing: isPending };
}
