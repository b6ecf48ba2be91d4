import { useKeyDown } from "#web/lib/use-key-down.ts";
import { openPanel } from "./panels-store.ts";

const fieldSelector = "input, textarea, select, [contenteditable=''], [contenteditable='true']";

/** The question mark of either keyboard. */
const questionMarks = ["?", "؟"];

/** Ctrl/Cmd+K opens the search and closes it; `?` lists the keys, except where it is a letter of what is being typed. */
export function useShellKeys(): void {
  useKeyDown(onKeyDown);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.isComposing || event.defaultPrevented) return;
  // The key's place and not its letter: on an Arabic keyboard K is 'ن'.
  const isSearch = event.code === "KeyK" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (isSearch) {
    event.preventDefault();
    if (!isBehindDialog()) openPanel("search");
    return;
  }
  const isTyping = event.target instanceof Element && event.target.closest(fieldSelector) !== null;
  const isHelp = questionMarks.includes(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isHelp && !isTyping && !isBehindDialog()) openPanel("keys");
}

/** What a dialog asks comes first; while one stands over the page, the page is hidden from screen readers. */
function isBehindDialog(): boolean {
  return document.getElementById("root")?.ariaHidden === "true";
}
