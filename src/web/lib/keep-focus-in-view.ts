/**
 * A ref for a form whose parts arrive or grow while it is in use: the focused field that was in view stays in view (WCAG 2.2, 2.4.11).
 * A field that the person has scrolled away from is left where it is.
 */
export function keepFocusInView(form: HTMLElement | null): (() => void) | undefined {
  if (!form) return;
  let wasInView = false;
  const focused = () => (form.contains(document.activeElement) ? document.activeElement : null);
  const look = () => {
    const box = focused()?.getBoundingClientRect();
    wasInView = box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
  };
  const observer = new ResizeObserver(() => {
    if (wasInView) focused()?.scrollIntoView({ block: "nearest" });
  });
  observer.observe(form);
  form.addEventListener("focusin", look);
  // Scrolling does not bubble, whether the page or a column scrolls.
  addEventListener("scroll", look, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    form.removeEventListener("focusin", look);
    removeEventListener("scroll", look, { capture: true });
  };
}
