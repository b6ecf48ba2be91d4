import type { SteeringRules } from "./steering-rules.ts";
import { createSurroundings } from "./surroundings.ts";

/** A token of a text in the making, with the text that it adds; empty while its last letter is not complete. */
export interface WrittenToken {
  readonly token: number;
  readonly text: string;
}

/** A text that grows token by token, and of which the last tokens can be taken back. */
export interface TokenSequence {
  /**
   * Writes the next token; null at the end of the text.
   * @param banned tokens that may not stand here
   * @param draw another number draws anew: a sequence that was taken back must not repeat itself
   */
  next(banned: ReadonlySet<number>, draw: number): Promise<WrittenToken | null>;
  /** Takes the last tokens back. */
  back(count: number): Promise<void>;
}

/** What steering did to a text. */
export interface SteeringCount {
  /** Words that were taken back and came otherwise. */
  steered: number;
  /** Marked words that came again and again, and stayed. */
  kept: number;
  /** Tokens that were written for nothing. */
  wasted: number;
}

/** So often a place is written anew; then the word stays: a text that stands still is worse. */
const triesMost = 4;
/** After so many tries the word is taken back from its first token: its last one alone led nowhere else. */
const triesAtEnd = 2;
/** A longer run of letters is no word, and is not waited for. */
const longestWord = 60;

const none: ReadonlySet<number> = new Set();
const word = /[\p{L}\p{M}\u0640]+/gu;

/**
 * The text of a sequence, in which no marked word is shown: a word is judged when it has ended, and until then it is held back. One that
 * is marked is taken back to its last token, which may not stand there again, and from the third time on to its first. Without rules the
 * text passes as it is.
 */
export async function* steerText(
  sequence: TokenSequence,
  rules: SteeringRules | null,
  count: SteeringCount = { steered: 0, kept: 0, wasted: 0 },
): AsyncGenerator<string, void, undefined> {
  const surroundings = createSurroundings(rules ?? { words: [], told: [] });
  /** The tokens that are not shown yet, from the first one that a word under way touches. */
  let held: WrittenToken[] = [];
  /** How many tokens are shown. */
  let shown = 0;
  let draw = 0;
  const bans = new Map<number, Set<number>>();
  const tries = new Map<number, number>();

  /** Notes a marked word that begins in the token `first`. @returns whether it is to be written anew. */
  function mayTry(first: number): boolean {
    const before = tries.get(first) ?? 0;
    if (before === triesMost) {
      count.steered -= 1;
      count.kept += 1;
    }
    if (before === 0) count.steered += 1;
    tries.set(first, before + 1);
    return before < triesMost;
  }

  async function takeBack(first: number, last: number): Promise<void> {
    const to = (tries.get(first) ?? 0) <= triesAtEnd ? last : first;
    const dropped = held.slice(to - shown);
    for (const at of bans.keys()) if (at > to) bans.delete(at);
    const banned = bans.get(to) ?? new Set();
    for (const { token } of dropped.slice(0, 1)) banned.add(token);
    bans.set(to, banned);
    held = held.slice(0, to - shown);
    count.wasted += dropped.length;
    draw += 1;
    await sequence.back(dropped.length);
  }

  function show(tokens: number): string {
    const text = held.slice(0, tokens).reduce((all, token) => all + token.text, "");
    for (let at = shown; at < shown + tokens; at += 1) {
      bans.delete(at);
      tries.delete(at);
    }
    held = held.slice(tokens);
    shown += tokens;
    surroundings.note(text);
    return text;
  }

  for (;;) {
    const token = await sequence.next(bans.get(shown + held.length) ?? none, draw);
    if (token) held.push(token);
    const { text, starts } = joined(held);
    const words = [...text.matchAll(word)].map((match) => ({ text: match[0], start: match.index }));
    const underWay = token ? words.find((one) => one.start + one.text.length === text.length) : undefined;
    const marked = words.find((one) => one !== underWay && !isPassed(one.start) && surroundings.isMarked(text, one));
    if (marked) {
      const first = shown + tokenAt(starts, marked.start);
      if (mayTry(first)) {
        await takeBack(first, shown + tokenAt(starts, marked.start + marked.text.length - 1));
        continue;
      }
    }
    if (!token) {
      const rest = show(held.length);
      if (rest !== "") yield rest;
      return;
    }
    const isWaited = underWay !== undefined && underWay.text.length <= longestWord;
    const ready = show(isWaited ? tokenAt(starts, underWay.start) : held.length);
    if (ready !== "") yield ready;
  }

  /** A word that was tried too often stays, also while the next one is waited for. */
  function isPassed(start: number): boolean {
    return (tries.get(shown + tokenAt(joined(held).starts, start)) ?? 0) > triesMost;
  }
}

/** The text of some tokens, and where each begins. */
function joined(tokens: readonly WrittenToken[]): { text: string; starts: number[] } {
  let text = "";
  const starts = tokens.map((token) => {
    const start = text.length;
    text += token.text;
    return start;
  });
  return { text, starts };
}

/** The token that writes the character at `at`. */
function tokenAt(starts: readonly number[], at: number): number {
  return starts.findLastIndex((start) => start <= at);
}
