import { BubbleButton } from "./selection-bubble.tsx";
import { useOpenKey } from "./use-open-key.ts";
import { selectedRange } from "./use-selected-words.ts";

/** Asking the writer about words that are selected while the text is read: the same button and key as in the open text. */
export function ReadBubble({ onOpen }: { onOpen: () => void }) {
  useOpenKey(onOpen);
  return <BubbleButton box={() => selectedRange()?.range.getBoundingClientRect() ?? null} onOpen={onOpen} />;
}
