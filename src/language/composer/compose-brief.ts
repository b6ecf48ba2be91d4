import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf, type Variety } from "#shared/options.ts";
import type { Template } from "../templates/template.ts";
import { bank as egyptian } from "../varieties/ar-egyptian/bank.ts";
import { bank as saudi } from "../varieties/ar-saudi/bank.ts";
import { bank as standard } from "../varieties/ar-standard/bank.ts";
import { formal as formalArabic } from "../varieties/ar-standard/formal.ts";
import { bank as american } from "../varieties/en-american/bank.ts";
import { formal as formalEnglish } from "../varieties/en-american/formal.ts";
import type { FormalBank, SpokenBank } from "./bank.ts";
import { compose } from "./compose.ts";

/** The varieties that have a phrase bank; the others need a model. */
const banks: Readonly<Partial<Record<Variety, SpokenBank>>> = {
  "ar-egyptian": egyptian,
  "ar-saudi": saudi,
  "ar-standard": standard,
  "en-american": american,
};

export const composableVarieties = Object.keys(banks) as readonly Variety[];

export function bankOf(variety: Variety): SpokenBank {
  const bank = banks[variety];
  if (!bank) throw new RangeError(`The built-in writer has no phrases for ${variety}.`);
  return bank;
}

export function formalBankOf(variety: Variety): FormalBank {
  return languageOf(variety) === "en" ? formalEnglish : formalArabic;
}

/** Writes a brief with the bank of its variety. Letters, press releases and the like stay Standard in every dialect (register S). */
export function composeBrief(brief: Brief, template: Template, targetWords: number, seed: number): string {
  const staysStandard = template.register === "S" && languageOf(brief.variety) === "ar";
  const spoken = bankOf(staysStandard ? "ar-standard" : brief.variety);
  return compose({ brief, template, targetWords, seed, spoken, formal: formalBankOf(brief.variety) });
}
