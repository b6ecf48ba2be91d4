import type { Brief } from "#shared/contracts/brief.ts";
import type { Region } from "#shared/contracts/report.ts";
import { languageOf, standardOf, type Variety } from "#shared/options.ts";
import { check } from "../checks/check.ts";
import { rewrite } from "../templates/rewrite.ts";
import { directionOf } from "../text/direction.ts";
import { countWords } from "../text/words.ts";

/** The variety of a region whose countries a text does not tell apart: the one with the most readers there. */
const varietyOfRegion = {
  egyptian: "ar-egyptian",
  gulf: "ar-saudi",
  levantine: "ar-lebanese",
  standard: "ar-standard",
  english: "en-american",
} as const satisfies Readonly<Record<Region, Variety>>;

/** Enough to tell a variety, and read at once. */
const readChars = 20_000;

/**
 * A brief for a text that has none, the person's own or an imported one: its variety and whom it speaks to, as far as the check can
 * tell, and nothing that nobody said. `variety`: what is known of it already.
 */
export function assumedBrief(text: string, variety: Variety | null): Brief {
  const plain = standardOf(directionOf(text) === "ltr" ? "en" : "ar");
  const { variety: found, agreement } = check(text.slice(0, readChars), {
    ...emptyBrief,
    variety: variety ?? plain,
    words: countWords(text),
  });
  const told = found.country ?? (found.region ? varietyOfRegion[found.region] : plain);
  const own = variety ?? told;
  const addressee = agreement.found === "man" || agreement.found === "woman" ? agreement.found : "everyone";
  return { ...emptyBrief, variety: own, addressee: languageOf(own) === "en" ? "everyone" : addressee };
}

const emptyBrief: Brief = {
  templateId: rewrite.id,
  topic: "",
  variety: "ar-standard",
  words: 1,
  tone: "professional",
  audience: "general",
  addressee: "everyone",
  keywords: [],
  fields: {},
};
