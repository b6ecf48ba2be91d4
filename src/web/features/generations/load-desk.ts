/** The desk is most of this page's weight, and the choice of a template needs none of it. */
export const loadDeskPage = () => import("./desk-page.tsx");

/** Fetches the desk ahead of the step that shows it. */
export function preloadDesk(): void {
  // A failure shows when the desk is opened, with the page's own error and its way out.
  loadDeskPage().catch(() => undefined);
}
