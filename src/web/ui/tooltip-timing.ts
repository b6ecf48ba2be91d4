import { hasTooltip, tooltipTarget } from "./tooltip-target.ts";

/** What a tooltip says, and the place of its control in the window when it opened, CSS px. */
export interface Shown {
  readonly text: string;
  readonly box: DOMRect;
}

/** A pointer that rests opens a tooltip after this long; within the second time after one has closed, the next opens at once. */
const openAfterMs = 700;
const skipWithinMs = 300;
/** Time to move the pointer from the control onto its tooltip, which WCAG 1.4.13 asks to stay then. */
const leaveMs = 150;

/**
 * Follows pointer and focus over the whole page.
 * @param show what is to be seen from now on: a tooltip or none.
 * @returns what ends it.
 */
export function watchTooltips(show: (shown: Shown | null) => void): () => void {
  const end = new AbortController();
  let target: HTMLElement | null = null;
  let isOpen = false;
  let isWarm = false;
  let opening = 0;
  let closing = 0;
  let cooling = 0;

  const open = () => {
    const text = target?.dataset.tooltip;
    if (!target || !text) return;
    isOpen = true;
    isWarm = true;
    clearTimeout(cooling);
    show({ text, box: target.getBoundingClientRect() });
  };
  const close = () => {
    clearTimeout(opening);
    clearTimeout(closing);
    target = null;
    if (!isOpen) return;
    isOpen = false;
    show(null);
    cooling = window.setTimeout(() => {
      isWarm = false;
    }, skipWithinMs);
  };
  const over = (event: Event) => {
    clearTimeout(closing);
    const next = hasTooltip(event) ? tooltipTarget(event.target) : null;
    if (next && next === target) return;
    if (next) {
      close();
      target = next;
      if (isWarm) open();
      else opening = window.setTimeout(open, openAfterMs);
    } else if (isOpen && !isBubble(event.target)) closing = window.setTimeout(close, leaveMs);
    else if (!isOpen) close();
  };
  const focus = (event: Event) => {
    close();
    if (!hasTooltip(event)) return;
    target = tooltipTarget(event.target);
    open();
  };

  const options = { capture: true, passive: true, signal: end.signal };
  document.addEventListener("pointerover", over, options);
  document.addEventListener("focusin", focus, options);
  for (const type of ["focusout", "pointerdown", "click", "scroll", "keydown"]) {
    // Radix closes by Esc, and keeps the key from what lies below.
    document.addEventListener(type, (event) => (event as Partial<KeyboardEvent>).key === "Escape" || close(), options);
  }
  // Without capture: the pointer leaves the window, not one of the page's parts.
  document.documentElement.addEventListener("pointerleave", close, { signal: end.signal });
  // The pointer or the focus that this file was fetched for.
  target = document.querySelector<HTMLElement>("[data-tooltip]:focus-visible");
  if (target) open();
  else {
    target = tooltipTarget([...document.querySelectorAll(":hover")].at(-1));
    if (target) opening = window.setTimeout(open, openAfterMs);
  }
  return () => {
    end.abort();
    for (const timer of [opening, closing, cooling]) clearTimeout(timer);
  };
}

function isBubble(element: unknown): boolean {
  return element instanceof Element && element.closest("[data-tooltip-bubble]") !== null;
}
