import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { cx } from "./cx.ts";
import { scrimClass } from "./dialog.tsx";
import { IconButton } from "./icon-button.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** For screen readers; shown by `header` where it should be seen. */
  title: string;
  side?: "start" | "end";
  header?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A panel from the page's edge with the focus inside: the navigation (start), versions and filters (end). */
export function Drawer({ open, onOpenChange, title, side = "start", header, className, children }: DrawerProps) {
  const t = useTranslations("common");
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          className={cx(
            "fixed inset-y-0 z-50 flex w-[min(320px,100vw-48px)] animate-slide-start flex-col overflow-y-auto bg-page shadow-float outline-none",
            side === "start"
              ? "inset-s-0 ltr:[--slide-from:-100%] rtl:[--slide-from:100%]"
              : "inset-e-0 ltr:[--slide-from:100%] rtl:[--slide-from:-100%]",
            className,
          )}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <div className="flex min-h-16 items-center justify-between gap-3 ps-6 pe-3">
            {header ?? <span />}
            <Radix.Close asChild>
              <IconButton label={t("close")} tooltip={false} icon={<X aria-hidden className="size-5" />} />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
