import { fold } from "../text/normalise.ts";
import type { SteeringRules } from "./steering-rules.ts";

/** `و` and `ف` stand before a word as a part of it. Before two letters they make other words: «فلم» is a film. */
const joinedBefore = /^[وف](?=.{3})/u;
const words = /[\p{L}\p{M}\u0640]+/gu;
const quotes = /[«»“”"\n]/gu;
const letterAtEnd = /[\p{L}\p{M}\u0640]$/u;

/**
 * What stands around a word decides whether it is marked: in a quotation nothing is, nor is what the person told in these words. A
 * quotation ends with its paragraph, so that one that nobody closes does not end the steering.
 */
export function createSurroundings({ words: marked, told }: SteeringRules) {
  const markedSet = new Set(marked);
  const toldPairs = new Set(told.flatMap(pairsOf));
  let isQuoted = false;
  let before = "";
  let endsInWord = false;

  return {
    /** Takes what is shown of the text. */
    note(text: string): void {
      if (text === "") return;
      isQuoted = quotedAfter(text, isQuoted);
      for (const [match] of text.matchAll(words)) before = fold(match);
      endsInWord = letterAtEnd.test(text);
    },
    /** Whether a word of what comes next, `text`, is to be written otherwise. */
    isMarked(text: string, { text: own, start }: { readonly text: string; readonly start: number }): boolean {
      // The rest of a run of letters that was too long to be a word.
      if (start === 0 && endsInWord) return false;
      const folded = fold(own);
      if (!markedSet.has(folded) && !markedSet.has(folded.replace(joinedBefore, ""))) return false;
      const lead = text.slice(0, start);
      if (quotedAfter(lead, isQuoted)) return false;
      const last = [...lead.matchAll(words)].at(-1)?.[0];
      return !toldPairs.has(`${last === undefined ? before : fold(last)} ${folded}`) && !toldPairs.has(` ${folded}`);
    },
  };
}

function quotedAfter(text: string, isQuoted: boolean): boolean {
  let open = isQuoted;
  for (const [sign] of text.matchAll(quotes)) open = sign === '"' ? !open : sign === "«" || sign === "“";
  return open;
}

/** Each word of a told text after the word before it; the first one alone. */
function pairsOf(text: string): string[] {
  const folded = [...text.matchAll(words)].map(([match]) => fold(match));
  return folded.map((own, index) => `${index === 0 ? "" : folded[index - 1]} ${own}`);
}
