import type { Marketing } from "#shared/locales/marketing.ts";
import { type PrerenderedPage, pageDataId } from "#shared/prerendered.ts";
import type { TemplateCatalogue } from "#web/lib/public-site.tsx";

/** What a prerendered page carries along, so that it hydrates with the very values that it was rendered with. */
export interface PageData extends PrerenderedPage {
  readonly copy: Marketing;
  readonly templates: TemplateCatalogue;
}

/** The data in the HTML, or null on the pages that are rendered in the browser. */
export function readPageData(): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent;
  // Our own build wrote it, in the same form.
  return text ? (JSON.parse(text) as PageData) : null;
}
