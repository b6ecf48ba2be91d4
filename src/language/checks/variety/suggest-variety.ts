import { type Variety, varieties } from "#shared/options.ts";
import { profileOf } from "../../varieties/registry.ts";
import { findVariety } from "./find-variety.ts";

/** Enough to tell a variety, and read at once. */
const readChars = 20_000;

/**
 * Which variety a text of unknown origin seems to be written in; null where nothing speaks clearly for one. Inside the Gulf the text
 * does not tell its country, and the person has to.
 */
export function suggestVariety(text: string): Variety | null {
  const brief = {
    templateId: 0,
    topic: "",
    variety: "ar-standard",
    words: 0,
    tone: "friendly",
    audience: "general",
    addressee: "everyone",
    keywords: [],
    fields: {},
  } as const;
  const { region, country } = findVariety(text.slice(0, readChars), { ...brief, keywords: [] }, undefined);
  if (country !== null) return country;
  const ofRegion = varieties.filter((variety) => profileOf(variety).region === region);
  return ofRegion.length === 1 ? (ofRegion[0] ?? null) : null;
}
