/** A stretch of so many words that comes again and again is a loop; a refrain is not. */
const longestPeriod = 80;
const leastRounds = 4;
/** Short periods need more rounds: so many words in all. */
const leastWords = 24;
/** Lines that differ in their numbers alone may be a timetable. */
const countingRounds = 12;
const lookEveryWords = 12;
const wordsKept = longestPeriod * leastRounds + 2 * lookEveryWords;

/** Notices a model that says the same for ever. */
export interface RepeatWatch {
  /** @returns where the text must end, once it has begun to repeat itself; null while it goes on. */
  push(piece: string): number | null;
}

interface SeenWord {
  /** Numbers read alike: the items of a list count up while they repeat. */
  readonly folded: string;
  readonly end: number;
}

export function createRepeatWatch(): RepeatWatch {
  let words: SeenWord[] = [];
  let open = "";
  let offset = 0;
  let unseen = 0;

  /** The end of the first round, where the last words are rounds of one period. */
  function loopEnd(): number | null {
    for (let period = 1; period <= longestPeriod; period++) {
      const counts = words.slice(-period).some(({ folded }) => folded === "0");
      const rounds = Math.max(counts ? countingRounds : leastRounds, Math.ceil(leastWords / period));
      const from = words.length - period * rounds;
      if (from < 0) continue;
      let at = words.length - 1;
      while (at >= from + period && words[at]?.folded === words[at - period]?.folded) at -= 1;
      if (at >= from + period) continue;
      let start = from;
      while (start > 0 && words[start - 1]?.folded === words[start - 1 + period]?.folded) start -= 1;
      return words[start + period - 1]?.end ?? null;
    }
    return null;
  }

  return {
    push(piece) {
      open += piece;
      let read = 0;
      for (const match of open.matchAll(/[\p{L}\p{N}\p{M}]+(?=[^\p{L}\p{N}\p{M}])/gu)) {
        read = match.index + match[0].length;
        words.push({ folded: /^\p{N}+$/u.test(match[0]) ? "0" : match[0].toLowerCase(), end: offset + read });
        unseen += 1;
        if (unseen < lookEveryWords) continue;
        unseen = 0;
        if (words.length > wordsKept) words = words.slice(-wordsKept);
        const end = loopEnd();
        if (end !== null) return end;
      }
      open = open.slice(read);
      offset += read;
      return null;
    },
  };
}
