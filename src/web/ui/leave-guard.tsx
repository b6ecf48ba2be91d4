import { type ShouldBlockFn, useBlocker } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { AlertDialog } from "./alert-dialog.tsx";

interface LeaveGuardProps {
  /** What is not saved yet. */
  text: string;
  /** Whether a link may not be followed unasked. */
  isBlocking: (...args: Parameters<ShouldBlockFn>) => boolean;
  /** Whether the tab may not be closed unasked. */
  isBlockingUnload: () => boolean;
}

/** Asks before what was typed is lost: on a link here, and by the browser's own question when the tab closes. */
export function LeaveGuard({ text, isBlocking, isBlockingUnload }: LeaveGuardProps) {
  const t = useTranslations("leaving");
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isBlocking,
    enableBeforeUnload: isBlockingUnload,
    withResolver: true,
  });
  return (
    <AlertDialog
      open={status === "blocked"}
      onOpenChange={(open) => open || reset?.()}
      title={t("title")}
      text={text}
      cancel={t("stay")}
      confirm={t("leave")}
      onConfirm={() => proceed?.()}
    />
  );
}
