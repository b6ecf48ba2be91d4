import type { Span } from "#shared/contracts/report.ts";
import { type Token, tokensOf } from "./features.ts";

/** A sentence at its place, with its Arabic words. */
export interface ReadableSentence extends Span {
  readonly tokens: readonly Token[];
}

/** A line, or the part of it up to the next end of a sentence. Table cells are read apart. */
const sentencePattern = /[^\n.!?؟…|]+(?:[.!?؟…]+(?!\s|$)[^\n.!?؟…|]+)*[.!?؟…]*/gu;

/** The sentences of a text (protected parts blanked out) that hold Arabic words: from the first word to the last. */
export function arabicSentences(masked: string): ReadableSentence[] {
  return [...masked.matchAll(sentencePattern)].flatMap((match) => {
    const tokens = tokensOf(match[0]).map(({ start, end, word }) => ({
      start: start + match.index,
      end: end + match.index,
      word,
    }));
    const first = tokens[0];
    const last = tokens.at(-1);
    return first && last ? [{ start: first.start, end: last.end, tokens }] : [];
  });
}
