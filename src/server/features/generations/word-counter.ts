import { countWords } from "#language/text/words.ts";

/**
 * Counts the words of a text that grows. Whole lines are counted once, only the open last line again: counting all of 2,000
 * words at every flush of 500 texts would keep a core busy. Words, blanks and list numbers never cross a line.
 */
export interface WordCounter {
  count(text: string): number;
}

export function createWordCounter(): WordCounter {
  let countedTo = 0;
  let counted = 0;
  return {
    count(text) {
      const lineEnd = text.lastIndexOf("\n") + 1;
      if (lineEnd > countedTo) {
        counted += countWords(text.slice(countedTo, lineEnd));
        countedTo = lineEnd;
      }
      return counted + countWords(text.slice(countedTo));
    },
  };
}
