import type { Report } from "#shared/contracts/report.ts";
import { languageOf } from "#shared/options.ts";
import { type TextView, wordsIn } from "./view.ts";

/** Longer sentences are hard to follow on a phone; Arabic joins what English splits. */
const longest = { ar: 32, en: 30 } as const;
/** What a brand voice that asks for short or medium sentences means by it, in words. */
const voiceLongest = { short: 16, medium: 24, long: Number.POSITIVE_INFINITY } as const;

/** The most words that a sentence of this text should have. */
function longestSentence({ brief }: Pick<TextView, "brief">): number {
  const own = brief.brandVoice?.sentenceLength;
  const usual = longest[languageOf(brief.variety)];
  return own ? Math.min(usual, voiceLongest[own]) : usual;
}

/** Words per sentence to one decimal, and the sentences that are too long; headings, tables and labels are not read as sentences. */
export function checkReadability(view: TextView): Report["readability"] {
  const read = view.sentences.filter(({ line }) => line.kind !== "heading" && line.kind !== "table" && line.kind !== "label");
  const total = read.reduce((sum, sentence) => sum + wordsIn(sentence), 0);
  const most = longestSentence(view);
  return {
    wordsPerSentence: read.length === 0 ? 0 : Math.round((total / read.length) * 10) / 10,
    longSentences: read.filter((sentence) => wordsIn(sentence) > most).map(({ start, end }) => ({ start, end })),
  };
}
