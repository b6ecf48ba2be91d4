import { Sparkles } from "lucide-react";
import { Popover } from "radix-ui";
import { type RefObject, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useMedia } from "#web/lib/media.ts";
import { Button } from "#web/ui/button.tsx";
import type { EditorHandle } from "#web/writing/editor/editor-handle.ts";
import { useBoxAnchor } from "./use-box-anchor.ts";

/** A button under what is selected in the open text. */
export function SelectionBubble({ editor, onOpen }: { editor: RefObject<EditorHandle | null>; onOpen: () => void }) {
  const isSelected = useSelected(editor);
  return isSelected ? <BubbleButton box={() => editor.current?.selectionBox() ?? null} onOpen={onOpen} /> : null;
}

/** Where the selection is, and what a press does. The keyboard has a tool and a key for it. */
export function BubbleButton({ box, onOpen }: { box: () => DOMRect | null; onOpen: () => void }) {
  const t = useTranslations("textEdits");
  const anchor = useBoxAnchor(box);
  // A finger drags the selection by its handles, which hang below it.
  const isTouch = useMedia("(pointer: coarse)");
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          side="bottom"
          align="center"
          sideOffset={isTouch ? 32 : 8}
          collisionPadding={12}
          role="presentation"
          // The selection is the person's; the button only stands beside it.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="z-30 animate-enter rounded-control border border-hair-2 bg-sheet p-1 shadow-float"
        >
          <Button
            size="small"
            variant="ghost"
            tabIndex={-1}
            icon={<Sparkles aria-hidden className="size-4 text-action" />}
            // A press would take the focus, and with it the selection.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onOpen}
          >
            {t("open")}
          </Button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Whether words are selected, and the hand that selects them has been lifted. */
function useSelected(editor: RefObject<EditorHandle | null>): boolean {
  const [isSelected, setSelected] = useState(false);
  useEffect(() => {
    const handle = editor.current;
    if (!handle) return;
    let isDown = false;
    const look = () => setSelected(!isDown && isTextSelected() && handle.selectionBox() !== null);
    const press = () => {
      isDown = true;
    };
    const lift = () => {
      isDown = false;
      // The selection of a click is known after the click.
      requestAnimationFrame(look);
    };
    const unwatch = handle.onSelection(look);
    addEventListener("pointerdown", press);
    addEventListener("pointerup", lift);
    addEventListener("pointercancel", lift);
    look();
    return () => {
      unwatch();
      removeEventListener("pointerdown", press);
      removeEventListener("pointerup", lift);
      removeEventListener("pointercancel", lift);
    };
  }, [editor]);
  return isSelected;
}

/** Words, not the space between two of them. */
function isTextSelected(): boolean {
  const isInText = document.activeElement?.closest("[contenteditable=true]") != null;
  return isInText && getSelection()?.toString().trim() !== "";
}
