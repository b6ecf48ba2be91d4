import type { Marketing } from "#shared/locales/marketing.ts";
import type { PrerenderedPage } from "#shared/prerendered.ts";
import { marketingPages } from "./pages.ts";

/** The copy that the prerendering draws one page from. Production gets no unconfirmed claim. */
export function copyOf({ path, showsSamples }: PrerenderedPage, copy: Marketing): Marketing {
  const areas = ["site", ...marketingPages[path].areas] as const;
  // The other areas are left out on purpose. A page that reads one of them fails in the prerendering, so the build tells.
  const own = Object.fromEntries(areas.map((area) => [area, copy[area]])) as unknown as Marketing;
  return showsSamples ? own : (withoutUnconfirmed(own) as Marketing);
}

/** The part of a page's copy that the browser needs to hydrate it: all but the texts of its still parts. */
export function sentCopyOf({ path }: PrerenderedPage, copy: Marketing): Marketing {
  const still: Readonly<Record<string, readonly string[]>> = marketingPages[path].stillTexts ?? {};
  const sent = Object.entries(copy).map(([area, texts]) => {
    const kept = Object.entries(texts).filter(([key]) => !still[area]?.includes(key));
    return [area, Object.fromEntries(kept)];
  });
  // A hydrated part that reads one of the texts left out fails in the browser tests of its page.
  return Object.fromEntries(sent) as unknown as Marketing;
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
