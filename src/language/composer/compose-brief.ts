import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf, type Variety, varieties } from "#shared/options.ts";
import { withBrandFacts } from "../notes/brand-facts.ts";
import { knowledgeIn } from "../subjects/knowledge.ts";
import type { Subject } from "../subjects/subject-pack.ts";
import type { Template } from "../templates/template.ts";
import { bank as egyptian } from "../varieties/ar-egyptian/bank.ts";
import { surface as emirati } from "../varieties/ar-emirati/surface.ts";
import { surface as jordanian } from "../varieties/ar-jordanian/surface.ts";
import { surface as kuwaiti } from "../varieties/ar-kuwaiti/surface.ts";
import { bank as lebanese } from "../varieties/ar-lebanese/bank.ts";
import { surface as qatari } from "../varieties/ar-qatari/surface.ts";
import { bank as saudi } from "../varieties/ar-saudi/bank.ts";
import { bank as standard } from "../varieties/ar-standard/bank.ts";
import { formal as formalArabic } from "../varieties/ar-standard/formal.ts";
import { bank as american } from "../varieties/en-american/bank.ts";
import { formal as formalEnglish } from "../varieties/en-american/formal.ts";
import type { FormalBank, SpokenBank } from "./bank.ts";
import { compose } from "./compose.ts";
import { subjectOfText } from "./subject-of-text.ts";
import { resurface, resurfaceText, type Surface } from "./surface.ts";
import { extractOf, wantedBanks } from "./wanted-banks.ts";

/** The neighbours, who say in forms of their own what another country's bank says. */
const surfaces: Readonly<Partial<Record<Variety, Surface>>> = {
  "ar-emirati": emirati,
  "ar-kuwaiti": kuwaiti,
  "ar-qatari": qatari,
  "ar-jordanian": jordanian,
};

/**
 * The bank of each variety; one with null needs a model. Five are written out; a neighbour's in a country's own surface forms is
 * made when it is first asked for.
 */
const banks: Readonly<Record<Variety, (() => SpokenBank) | null>> = {
  "ar-saudi": () => saudi,
  "ar-egyptian": () => egyptian,
  "ar-emirati": once(() => resurface(saudi, emirati)),
  "ar-kuwaiti": once(() => resurface(saudi, kuwaiti)),
  "ar-qatari": once(() => resurface(saudi, qatari)),
  "ar-lebanese": () => lebanese,
  "ar-jordanian": once(() => resurface(lebanese, jordanian)),
  "ar-standard": () => standard,
  "en-american": () => american,
};

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The varieties that the built-in writer writes. */
export const composableVarieties = varieties.filter((variety) => banks[variety] !== null);

/** The variety's phrases. Throws a `RangeError` for a variety that the built-in writer does not write. */
export function bankOf(variety: Variety): SpokenBank {
  const bank = banks[variety]?.();
  if (!bank) throw new RangeError(`The built-in writer has no phrases for ${variety}.`);
  return bank;
}

/** The phrases of letters and other formal texts: one bank for each language, whatever the dialect. */
export function formalBankOf(variety: Variety): FormalBank {
  return languageOf(variety) === "en" ? formalEnglish : formalArabic;
}

/** Puts a neighbour's words into the variety's own, where it has no bank of its own. */
export function sayIn(variety: Variety): (text: string) => string {
  const surface = surfaces[variety];
  return surface ? (text) => resurfaceText(text, surface) : (text) => text;
}

/** Writes a brief with the formulas that it asks for, and with what is known of its subject; of none, only what was told. */
export function composeBrief(
  given: Brief,
  template: Template,
  targetWords: number,
  seed: number,
  subject: Subject | null = null,
): string {
  const brief = withBrandFacts(given);
  const extract = extractOf(brief, template, targetWords);
  if (extract !== null) return extract;
  const { spoken, isFormal } = wantedBanks(brief, template);
  const formal = isFormal ? formalBankOf(brief.variety) : null;
  const known = subjectOfText(subject, brief, template, targetWords);
  const knowledge = knowledgeIn(known, spoken, sayIn(spoken), brief.said);
  return compose({ brief, template, targetWords, seed, spoken: bankOf(spoken), formal, knowledge });
}
