import { useTranslations } from "use-intl";
import type { SavedBrandVoice } from "#shared/contracts/brand-voice.ts";
import { useDeleteBrandVoice } from "#web/api/brand-voices.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import { AlertDialog } from "#web/ui/alert-dialog.tsx";
import { pageHeadingId } from "#web/ui/page-header.tsx";

interface DeleteVoiceDialogProps {
  /** Null while the dialog is closed. */
  voice: SavedBrandVoice | null;
  onClose: () => void;
}

/** Asks before a brand voice is gone. */
export function DeleteVoiceDialog({ voice, onClose }: DeleteVoiceDialogProps) {
  const t = useTranslations("brandVoices.delete");
  const textOf = useErrorText();
  const { mutateAsync, isPending } = useDeleteBrandVoice();
  if (!voice) return null;
  const remove = () =>
    mutateAsync(voice.id).then(
      () => {
        onClose();
        // The button that opened the dialog went with its row.
        setTimeout(() => document.getElementById(pageHeadingId)?.focus({ preventScroll: true }));
        toast({ tone: "success", title: t("done"), text: voice.name });
      },
      (error: unknown) => {
        onClose();
        toast({ tone: "error", title: t("failed"), text: textOf(error) });
      },
    );
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || isPending || onClose()}
      title={t("title")}
      text={t.rich("text", {
        name: voice.name,
        isolated: (chunks) => <bdi className="font-semibold text-ink">{chunks}</bdi>,
      })}
      confirm={t("confirm")}
      busy={isPending}
      onConfirm={() => void remove()}
    />
  );
}
