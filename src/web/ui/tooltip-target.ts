/** The control with a tooltip at or above an element. */
export function tooltipTarget(element: unknown): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>("[data-tooltip]") : null;
}

/** Whether an event of pointer or focus is one that opens a tooltip: a finger's touch is not, nor a focus that shows no ring. */
export function hasTooltip(event: Event): boolean {
  if (event instanceof PointerEvent && event.pointerType === "touch") return false;
  const target = tooltipTarget(event.target);
  return target !== null && (event.type !== "focusin" || target.matches(":focus-visible"));
}
