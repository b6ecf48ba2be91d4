import type { Marketing } from "#shared/locales/marketing.ts";
import type { PrerenderedPage } from "#shared/prerendered.ts";
import { marketingPages } from "./pages.ts";

/**
 * The copy of one page: what the prerendering gives it, and what is written into the HTML for the hydration. Production gets no
 * unconfirmed claim, not even in the data that nobody sees.
 */
export function copyOf({ path, showsSamples }: PrerenderedPage, copy: Marketing): Marketing {
  const areas = ["site", ...marketingPages[path].areas] as const;
  // The other areas are left out on purpose. A page that reads one of them fails in the prerendering, so the build tells.
  const own = Object.fromEntries(areas.map((area) => [area, copy[area]])) as unknown as Marketing;
  return showsSamples ? own : (withoutUnconfirmed(own) as Marketing);
}

/** The same texts without the entries of lists that carry `confirmed: false`. */
function withoutUnconfirmed(texts: unknown): unknown {
  if (Array.isArray(texts)) return texts.filter((entry) => !isUnconfirmed(entry)).map(withoutUnconfirmed);
  if (typeof texts !== "object" || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, withoutUnconfirmed(value)]));
}

function isUnconfirmed(entry: unknown): boolean {
  return typeof entry === "object" && entry !== null && "confirmed" in entry && entry.confirmed === false;
}
