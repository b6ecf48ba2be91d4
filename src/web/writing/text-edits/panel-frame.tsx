import { Dialog, Popover } from "radix-ui";
import type { ReactNode, RefObject } from "react";
import { useTranslations } from "use-intl";
import { useMedia } from "#web/lib/media.ts";
import { scrimClass } from "#web/ui/dialog.tsx";
import type { BoxAnchor } from "./use-box-anchor.ts";
import "./text-edits.css";

interface PanelFrameProps {
  isOpen: boolean;
  anchor: RefObject<BoxAnchor>;
  onClose: () => void;
  /** It is gone, and the focus is free. */
  onClosed: () => void;
  children: ReactNode;
}

/** The menu's place: under what is selected, or on a phone a sheet from below. */
export function PanelFrame({ isOpen, anchor, onClose, onClosed, children }: PanelFrameProps) {
  const t = useTranslations("textEdits");
  const isPhone = useMedia("(width < 48rem)");
  const returnFocus = (event: Event) => {
    event.preventDefault();
    onClosed();
  };
  // The list puts the focus where it belongs.
  const leaveFocus = (event: Event) => event.preventDefault();
  const onOpenChange = (next: boolean) => {
    if (!next) onClose();
  };
  if (isPhone) {
    return (
      <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
        <Dialog.Portal>
          <Dialog.Overlay className={scrimClass} />
          <Dialog.Content
            aria-describedby={undefined}
            onOpenAutoFocus={leaveFocus}
            onCloseAutoFocus={returnFocus}
            className="fixed inset-x-0 bottom-0 z-50 max-h-[85dvh] animate-enter overflow-y-auto rounded-t-control border-hair-2 border-t bg-sheet pb-[max(8px,env(safe-area-inset-bottom))] shadow-float outline-none"
          >
            <Dialog.Title className="px-4 pt-4 font-display text-panel">{t("title")}</Dialog.Title>
            {children}
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    );
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          aria-label={t("title")}
          side="bottom"
          align="center"
          sideOffset={8}
          collisionPadding={12}
          onOpenAutoFocus={leaveFocus}
          onCloseAutoFocus={returnFocus}
          className="z-50 max-h-(--radix-popover-content-available-height) w-92 animate-enter overflow-y-auto rounded-control border border-hair-2 bg-sheet shadow-float outline-none"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
