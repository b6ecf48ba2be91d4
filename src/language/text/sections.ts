import type { Span } from "#shared/contracts/report.ts";
import { countWords } from "./words.ts";

/** A stretch of a text that can be written anew by itself: what stands under a heading, or a few paragraphs. */
export interface TextSection extends Span {
  readonly words: number;
}

/** Paragraphs are put together up to so many words: less is no unit of thought, more is dear to write again. */
const enoughWords = 100;

/** Lines up to the next one that is blank. */
const blockPattern = /\S[^\n]*(?:\n[ \t]*\S[^\n]*)*/g;

const heading = /^#{1,6}[ \t]/;

/**
 * The sections of a Markdown text, in order. A heading begins one and belongs to what follows it; paragraphs and list items are
 * gathered into groups of about a hundred words. What lies between two sections is white space only.
 */
export function sectionsOf(text: string): TextSection[] {
  const sections: { start: number; end: number; words: number; isBare: boolean }[] = [];
  for (const block of text.matchAll(blockPattern)) {
    const end = block.index + block[0].trimEnd().length;
    const words = countWords(block[0]);
    const isHeading = heading.test(block[0]);
    const isBare = isHeading && !block[0].trimEnd().includes("\n");
    const last = sections.at(-1);
    // A title and the heading below it, with nothing in between, stay together.
    const joins = last && (last.isBare || (!isHeading && last.words + words <= enoughWords));
    if (joins) {
      last.end = end;
      last.words += words;
      last.isBare = last.isBare && isBare;
    } else sections.push({ start: block.index, end, words, isBare });
  }
  return sections.map(({ start, end, words }) => ({ start, end, words }));
}
