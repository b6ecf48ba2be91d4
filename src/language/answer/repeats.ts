/** A stretch of so many words that comes again and again is a loop; a refrain is not. */
const longestPeriod = 80;
const leastRounds = 4;
/** Short periods need more rounds: so many words in all. */
const leastWords = 24;
/** Lines that differ in their numbers alone may be a timetable. */
const countingRounds = 12;
const lookEveryWords = 12;
/** Words are read in stretches of so many characters: reading at every token costs several times as much. */
const readEveryChars = 200;
const word = /[\p{L}\p{N}\p{M}]+/gu;
const number = /^\p{N}+$/u;
const wordsKept = longestPeriod * leastRounds + 2 * lookEveryWords;

/** Notices a model that says the same for ever. */
export interface RepeatWatch {
  /** @returns where the text must end, once it has begun to repeat itself; null while it goes on. */
  push(piece: string): number | null;
  /** The answer is over. @returns what `push` does, for what was not read yet. */
  end(): number | null;
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
  let readAt = readEveryChars;
  let unseen = 0;

  const isSame = (a: number, b: number) => words[a]?.folded === words[b]?.folded;

  /** The end of the first round, where the last words are rounds of one period. */
  function loopEnd(): number | null {
    const last = words.length - 1;
    for (let period = 1; period <= longestPeriod; period++) {
      // Most periods end here, before anything is counted.
      if (!isSame(last, last - period)) continue;
      const counts = words.slice(-period).some(({ folded }) => folded === "0");
      const rounds = Math.max(counts ? countingRounds : leastRounds, Math.ceil(leastWords / period));
      const from = words.length - period * rounds;
      if (from < 0) continue;
      let at = last;
      while (at >= from + period && isSame(at, at - period)) at -= 1;
      if (at >= from + period) continue;
      let start = from;
      while (start > 0 && isSame(start - 1, start - 1 + period)) start -= 1;
      return words[start + period - 1]?.end ?? null;
    }
    return null;
  }

  function read(): number | null {
    let at = 0;
    for (const match of open.matchAll(word)) {
      const wordEnd = match.index + match[0].length;
      // The last word may go on.
      if (wordEnd === open.length) break;
      at = wordEnd;
      words.push({ folded: number.test(match[0]) ? "0" : match[0].toLowerCase(), end: offset + at });
      unseen += 1;
      if (unseen < lookEveryWords) continue;
      unseen = 0;
      if (words.length > wordsKept) words = words.slice(-wordsKept);
      const end = loopEnd();
      if (end !== null) return end;
    }
    open = open.slice(at);
    offset += at;
    readAt = open.length + readEveryChars;
    return null;
  }

  return {
    push(piece) {
      open += piece;
      return open.length < readAt ? null : read();
    },
    end: read,
  };
}
