import { languageOf, type Variety } from "#shared/options.ts";
import type { Phrase } from "../../composer/bank.ts";
import { expand, parse } from "../../composer/notation.ts";
import { createRandom, hashOf } from "../../composer/random.ts";
import type { Template } from "../../templates/template.ts";
import { fold } from "../../text/normalise.ts";
import { countWords } from "../../text/words.ts";
import { keyword as egyptian } from "../../varieties/ar-egyptian/keyword.ts";
import { keyword as saudi } from "../../varieties/ar-saudi/keyword.ts";
import { formalKeyword as formalArabic } from "../../varieties/ar-standard/formal-keyword.ts";
import { keyword as standard } from "../../varieties/ar-standard/keyword.ts";
import { formalKeyword as formalEnglish } from "../../varieties/en-american/formal-keyword.ts";
import { keyword as american } from "../../varieties/en-american/keyword.ts";
import { askedAddressee } from "../agreement/agreement.ts";
import { findBanned } from "../brand.ts";
import { type TextView, viewOf } from "../view.ts";

/** Sentences that carry a keyword; null for a variety that has none. */
const keywordPhrases: Readonly<Record<Variety, readonly Phrase[] | null>> = {
  "ar-saudi": saudi,
  "ar-egyptian": egyptian,
  "ar-emirati": null,
  "ar-kuwaiti": null,
  "ar-qatari": null,
  "ar-lebanese": null,
  "ar-jordanian": null,
  "ar-standard": standard,
  "en-american": american,
};

/**
 * A sentence in the text's own variety that holds `keyword` as the user wrote it, and that the text does not hold yet. Null where
 * the variety has no such sentences, or none of at most `maxWords` words.
 */
export function keywordSentence(keyword: string, view: TextView, template: Template, maxWords: number): string | null {
  const { brief } = view;
  const folded = fold(view.text);
  const random = createRandom(hashOf(`${keyword} ${view.text.length}`));
  const addressee = askedAddressee(brief);
  const fitting = phrasesFor(brief.variety, template).filter((phrase) => isFor(phrase, view, template));
  const start = Math.floor(random() * fitting.length);
  for (const phrase of [...fitting.slice(start), ...fitting.slice(0, start)]) {
    const sentence = expand(parse(typeof phrase === "string" ? phrase : phrase.text), random, addressee, { keyword });
    if (sentence === null || countWords(sentence) > maxWords || isThere(sentence, keyword, folded)) continue;
    if (findBanned(viewOf(sentence, { ...brief, keywords: [keyword] })).length === 0) return sentence;
  }
  return null;
}

function phrasesFor(variety: Variety, template: Template): readonly Phrase[] {
  const isArabic = languageOf(variety) === "ar";
  if (template.family === "formal") return isArabic ? formalArabic : formalEnglish;
  // A text that stays Standard in every dialect gets a Standard sentence.
  return (isArabic && template.register === "S" ? standard : keywordPhrases[variety]) ?? [];
}

function isFor(phrase: Phrase, { brief }: TextView, { family }: Template): boolean {
  if (typeof phrase === "string") return true;
  return (
    (phrase.in?.includes(family) ?? true) &&
    (phrase.tones?.includes(brief.tone) ?? true) &&
    (phrase.audiences?.includes(brief.audience) ?? true)
  );
}

/** The words around the keyword stand in the text already: for another keyword, say. */
function isThere(sentence: string, keyword: string, folded: string): boolean {
  return fold(sentence)
    .split(fold(keyword))
    .some((part) => part.trim().length > 12 && folded.includes(part.trim()));
}
