import { useTranslations } from "use-intl";
import { AlertDialog } from "#web/ui/alert-dialog.tsx";
import { useLogOut } from "./use-log-out.ts";

interface UnsavedQuestionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Somebody signs out with changes that the server does not have: this browser would be emptied of them. */
export function UnsavedQuestion({ open, onOpenChange }: UnsavedQuestionProps) {
  const t = useTranslations("unsaved");
  const { logOutAnyway, isBusy } = useLogOut();
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("title")}
      text={t("text")}
      cancel={t("stay")}
      confirm={t("leave")}
      busy={isBusy}
      onConfirm={logOutAnyway}
    />
  );
}
