import type { TokenSequence, WrittenToken } from "#language/steering/steer-text.ts";
import type { NativeModel, NativeProgram, NativeSequence, Token } from "./native-types.ts";

interface SequenceOptions {
  readonly program: NativeProgram;
  readonly model: NativeModel;
  readonly sequence: NativeSequence;
  /** The last token of the prompt, which is not read yet. */
  readonly last: Token;
  readonly seed: number;
  /** The text ends after so many tokens. */
  readonly most: number;
  readonly watch: { isStopped(): boolean };
}

/** For prose of a small model: lively, without the words that nobody would write. */
const sampling = { temperature: 0.7, topP: 0.92, topK: 60 };

/** A letter of more than one token reads as this until its last one is there. */
const unfinished = "\uFFFD";
/** Tokens of one letter at most: an emoji of several parts has more bytes than this seldom, and then its parts come one by one. */
const longestLetter = 8;

export interface CountedSequence extends TokenSequence {
  /** Tokens that were drawn, those that were taken back among them. */
  drawn(): number;
  /** The text ended because there was no room for more. */
  isFull(): boolean;
}

/** What the model writes, token by token. The draw goes on as long as nothing is taken back or banned, and begins anew where it is. */
export function createNativeSequence({ program, model, sequence, last, seed, most, watch }: SequenceOptions): CountedSequence {
  const written: Token[] = [];
  const start = sequence.nextTokenIndex;
  let running: AsyncGenerator<Token, void, void> | null = null;
  let banned: ReadonlySet<number> = new Set();
  let drawn = 0;
  let full = false;
  /** For each token how many tokens had given their text out when it stood: fewer than there were where a letter was not complete. */
  const given: number[] = [];

  function begin(draw: number): AsyncGenerator<Token, void, void> {
    // The last token of what stands is read again: drawing begins behind a token.
    const from = written.at(-1) ?? last;
    return sequence.evaluate([from], {
      ...sampling,
      seed: (seed + draw) >>> 0,
      yieldEogToken: false,
      tokenBias: () => {
        const bias = new program.TokenBias(model.tokenizer);
        for (const token of banned) bias.set(token, "never");
        return bias;
      },
    });
  }

  /** Forgets all behind the last token, and that one too: `begin` reads it again. */
  async function drop(): Promise<void> {
    await running?.return();
    running = null;
    const from = start + written.length;
    if (sequence.nextTokenIndex > from) await sequence.eraseContextTokenRanges([{ start: from, end: sequence.nextTokenIndex }]);
  }

  function textOf(token: Token): WrittenToken {
    const open = given.at(-1) ?? 0;
    const text = model.detokenize(written.slice(open), false, written.slice(Math.max(0, open - longestLetter), open));
    const isUnfinished = text.endsWith(unfinished) && written.length - open < longestLetter;
    given.push(isUnfinished ? open : written.length);
    return { token, text: isUnfinished ? "" : text };
  }

  return {
    async next(own, draw) {
      if (watch.isStopped()) return null;
      full = written.length >= most;
      if (full) return null;
      if (own.size > 0 || banned.size > 0) {
        if (running) await drop();
        banned = own;
      }
      running ??= begin(draw);
      const { done, value } = await running.next();
      if (done || value === undefined) {
        running = null;
        return null;
      }
      drawn += 1;
      written.push(value);
      return textOf(value);
    },
    async back(count) {
      written.splice(written.length - count);
      given.splice(given.length - count);
      await drop();
    },
    drawn: () => drawn,
    isFull: () => full,
  };
}
