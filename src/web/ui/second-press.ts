/** What systems take for a double press, at the most. */
const betweenMs = 500;
/** A finger does not come down on the same point twice. */
const apartPx = 16;

/**
 * A press on an entry closes its menu, and the second half of a double press would fall on whatever stood under it. That half is
 * nobody's: it reaches nothing. A press elsewhere, or a later one, counts as ever; nobody waits.
 */
export function swallowSecondPress(first: MouseEvent, page: EventTarget = window): void {
  const over = new AbortController();
  let isSecond = false;
  const look = (event: Event) => {
    // A press begins with its pointer. What comes without one (a key, a link that a script presses) is another matter.
    if (event.type === "pointerdown") isSecond = isSecondOf(first, event as PointerEvent);
    if (!isSecond) {
      if (event.type === "pointerdown") over.abort();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === "click") isSecond = false;
  };
  for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
    page.addEventListener(type, look, { capture: true, signal: over.signal });
  }
}

function isSecondOf(first: MouseEvent, press: MouseEvent): boolean {
  const apart = Math.hypot(press.clientX - first.clientX, press.clientY - first.clientY);
  return press.timeStamp - first.timeStamp < betweenMs && apart < apartPx;
}
