import type { Span } from "#shared/contracts/report.ts";

/** A sentence is sought so far around a claim; a note may not be longer (`briefLimits.noteChars`). */
const reach = 400;
const sentenceStart = /(?:[.!?؟…]["»”)\]*]*\s+|\n)(?=[^\n]*$)/gu;
const sentenceEnd = /[.!?؟…](?=["»”)\]*]*(?:\s|$))|\n/u;
const segmentBreak = /[،,؛;:：](?=\s)|\s[–—-]\s/gu;
const lineMarks = /^(?:[ \t]*(?:#{1,6}|[-*+•]|\d+[.)]|>|\d+\/\d+)[ \t]+)+/u;

/**
 * A claim as a fact of its person's: the sentence that holds it, where that claims nothing else, else only the words around it, so that
 * keeping one claim keeps no other. `claims` are all claims of the text, in order.
 */
export function claimNote(text: string, claims: readonly Span[], claim: Span): string {
  const others = claims.filter(({ start, end }) => start >= claim.end || end <= claim.start);
  const sentence = sentenceAround(text, claim);
  const free = [sentence, segmentAround(text, sentence, claim)].find(
    (piece) => !others.some(({ start, end }) => start < piece.end && end > piece.start),
  );
  const note = plain(text.slice(...rangeOf(free ?? between(others, sentence, claim))));
  return note.length <= reach ? note : plain(text.slice(claim.start, claim.end));
}

const rangeOf = ({ start, end }: Span) => [start, end] as const;

function sentenceAround(text: string, { start, end }: Span): Span {
  const from = Math.max(0, start - reach);
  const before = text.slice(from, start);
  const last = [...before.matchAll(sentenceStart)].at(-1);
  const stop = sentenceEnd.exec(text.slice(end, end + reach));
  return {
    start: last ? from + last.index + last[0].length : from,
    end: stop ? end + stop.index : Math.min(text.length, end + reach),
  };
}

function segmentAround(text: string, sentence: Span, { start, end }: Span): Span {
  const breaks = [...text.slice(sentence.start, sentence.end).matchAll(segmentBreak)].map(({ 0: mark, index }) => ({
    start: sentence.start + index,
    end: sentence.start + index + mark.length,
  }));
  return {
    start: breaks.filter((mark) => mark.end <= start).at(-1)?.end ?? sentence.start,
    end: breaks.find((mark) => mark.start >= end)?.start ?? sentence.end,
  };
}

/** What stands between the claims beside it. */
function between(others: readonly Span[], { start, end }: Span, claim: Span): Span {
  return {
    start: Math.max(start, ...others.filter((other) => other.end <= claim.start).map((other) => other.end)),
    end: Math.min(end, ...others.filter((other) => other.start >= claim.end).map((other) => other.start)),
  };
}

/** Without Markdown's marks, a table's bars, and the signs at its edges. */
function plain(text: string): string {
  return text
    .replace(lineMarks, "")
    .replace(/[*_`|]+/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s،,؛;:.–—-]+|(?<![\s،,؛;:–—-])[\s،,؛;:–—-]+$/gu, "");
}
