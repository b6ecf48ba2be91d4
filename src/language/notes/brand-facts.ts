import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf, type Variety } from "#shared/options.ts";
import { directionOf } from "../text/direction.ts";

/** The facts of the brief's brand that this text can hold: numbers and links, and what is written in the text's own script. */
export function brandFacts({ brandVoice, variety }: Pick<Brief, "brandVoice" | "variety">): string[] {
  return (brandVoice?.facts ?? []).map(({ text }) => text).filter((text) => isForVariety(text, variety));
}

/** The brief with its brand's facts among its notes, behind those that were typed for this text. */
export function withBrandFacts(brief: Brief): Brief {
  const facts = brandFacts(brief);
  return facts.length === 0 ? brief : { ...brief, notes: [...new Set([...(brief.notes ?? []), ...facts])] };
}

function isForVariety(text: string, variety: Variety): boolean {
  // A link or a number alone is of every language.
  const words = text.replace(/(?:https?:\/\/|www\.|@)\S+/gu, "");
  const direction = directionOf(words);
  return direction === null || direction === (languageOf(variety) === "ar" ? "rtl" : "ltr");
}
