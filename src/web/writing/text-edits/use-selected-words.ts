import { useEffect, useState } from "react";
import type { SelectedWords } from "#web/writing/editor/editor-handle.ts";
import { signsOf } from "#web/writing/editor/selected-words.ts";

/**
 * The words that are selected on the paper while it is read, once the hand that selects them has been lifted. They stay what they
 * were when reading ends: whoever opens the text then finds them selected there.
 */
export function useSelectedWords(isReading: boolean): SelectedWords | null {
  const [selected, setSelected] = useState<SelectedWords | null>(null);
  useEffect(() => {
    if (!isReading) return;
    let isDown = false;
    let frame = 0;
    const look = () => {
      if (!isDown) setSelected(selectedWords());
    };
    const press = () => {
      isDown = true;
    };
    const lift = () => {
      isDown = false;
      // The selection of a click is known after the click.
      frame = requestAnimationFrame(look);
    };
    look();
    document.addEventListener("selectionchange", look);
    addEventListener("pointerdown", press);
    addEventListener("pointerup", lift);
    addEventListener("pointercancel", lift);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("selectionchange", look);
      removeEventListener("pointerdown", press);
      removeEventListener("pointerup", lift);
      removeEventListener("pointercancel", lift);
    };
  }, [isReading]);
  return selected;
}

/** The stretch of the page that is selected on a paper; null where none is. */
export function selectedRange(): { readonly paper: Element; readonly range: Range } | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0).cloneRange();
  const paper = paperAround(range.startContainer) ?? paperAround(range.endContainer);
  if (!paper) return null;
  // A paragraph that is selected by three clicks ends where the next thing on the page begins.
  if (!paper.contains(range.startContainer)) range.setStart(paper, 0);
  if (!paper.contains(range.endContainer)) range.setEnd(paper, paper.childNodes.length);
  return { paper, range };
}

function selectedWords(): SelectedWords | null {
  const found = selectedRange();
  if (!found) return null;
  const signs = signsOf(found.range.toString());
  if (signs === "") return null;
  const before = document.createRange();
  before.setStart(found.paper, 0);
  before.setEnd(found.range.startContainer, found.range.startOffset);
  return { signs, before: signsOf(before.toString()).length };
}

function paperAround(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest("article.paper-text") ?? null;
}
