import { AlertDialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button, type ButtonVariant } from "./button.tsx";
import { cx } from "./cx.ts";
import { scrimClass } from "./dialog.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: ReactNode;
  /** What stands below the text: more to read before the answer. */
  children?: ReactNode;
  confirm: string;
  onConfirm: () => void;
  /** 'Cancel' unless said otherwise. */
  cancel?: string;
  variant?: ButtonVariant;
  busy?: boolean;
}

/** Asks before an act that cannot be undone. The safe answer has the focus; a click beside it does not close it. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  text,
  children,
  confirm,
  onConfirm,
  cancel,
  variant,
  busy,
}: AlertDialogProps) {
  const t = useTranslations("common");
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={cx(scrimClass, "grid place-items-center overflow-y-auto p-3 sm:p-6")}>
          <Radix.Content
            {...focusReturn}
            className="w-full max-w-116 animate-enter rounded-control bg-page px-6 py-7 shadow-float outline-none sm:px-10 sm:py-8"
          >
            <Radix.Title className="wrap-anywhere font-display text-panel">{title}</Radix.Title>
            <Radix.Description className="wrap-anywhere mt-2 text-ink-2">{text}</Radix.Description>
            {children}
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <Radix.Cancel asChild>
                <Button>{cancel ?? t("cancel")}</Button>
              </Radix.Cancel>
              <Button variant={variant ?? "danger"} busy={busy ?? false} onClick={onConfirm}>
                {confirm}
              </Button>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
