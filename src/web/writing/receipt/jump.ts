import type { Span } from "#shared/contracts/report.ts";

/** Leads to the mark that starts at a place of the text. @returns false where the text on the page has none there. */
export function jumpToMark({ start }: Span): boolean {
  const mark = document.querySelector<HTMLElement>(`.paper-text [data-at~="${start}"]`);
  if (!mark) return false;
  mark.tabIndex = -1;
  mark.focus({ preventScroll: true });
  mark.scrollIntoView({ block: "center", behavior: prefersReducedMotion() ? "instant" : "smooth" });
  return true;
}

/** Selects a place in the text that is being changed. */
export function selectPlace(field: HTMLTextAreaElement, { start, end }: Span): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  // The field is as high as its text: the place stands about there.
  const share = start / Math.max(1, field.value.length);
  const { top, height } = field.getBoundingClientRect();
  scrollTo({ top: scrollY + top + height * share - innerHeight / 2, behavior: "instant" });
}

function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
