import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** Above the title: the mark of the sign-in dialog. */
  before?: ReactNode;
  /** 464 px unless a wider sheet is needed. */
  className?: string;
  children: ReactNode;
}

export const scrimClass = "fixed inset-0 z-40 animate-fade bg-scrim";

/** A question or a form over the page: focus stays in it, Esc and the scrim close it, focus returns to what opened it. */
export function Dialog({ open, onOpenChange, title, description, before, className, children }: DialogProps) {
  const t = useTranslations("common");
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={cx(scrimClass, "grid place-items-center overflow-y-auto p-3 sm:p-6")}>
          <Radix.Content
            {...focusReturn}
            {...(description ? {} : { "aria-describedby": undefined })}
            className={cx(
              "relative w-full max-w-116 animate-enter rounded-control bg-page px-6 py-7 shadow-float outline-none sm:px-10 sm:py-8",
              className,
            )}
          >
            {before}
            <Radix.Title className="page-title pe-10">{title}</Radix.Title>
            {description ? <Radix.Description className="mt-1 text-ink-2">{description}</Radix.Description> : null}
            {children}
            <Radix.Close asChild>
              <IconButton
                label={t("close")}
                tooltip={false}
                icon={<X aria-hidden className="size-5" />}
                className="absolute! inset-e-4 top-4"
              />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
