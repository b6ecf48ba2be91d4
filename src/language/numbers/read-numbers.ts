import type { Span } from "#shared/contracts/report.ts";
import { type NumberWord, numberWords } from "./number-words.ts";

/** A word with its place in the text and its folded form (`text/normalise.ts`). */
export interface NumberToken extends Span {
  readonly folded: string;
}

/** A number in words: its value and the tokens that say it, from `first` up to and without `end`. */
export interface SpokenNumber {
  readonly value: number;
  readonly first: number;
  readonly end: number;
}

/** Particles that stand before a number word in Arabic writing, folded. Only what begins with و adds to the word before. */
const particles = /^[وف]?[بلكع]?(?:ال)?/;
/** Alone these are more often something else: friends, 'alone', 'somebody'. They count where a number goes on. */
const lonely: ReadonlySet<string> = new Set(["ربع", "وحده", "احد", "احدي"]);
/** 'Per cent' is no hundred. */
const perCent = /ال(?:ميه|مئه|مايه|مائه)$/;

interface ReadWord extends NumberWord {
  readonly adds: boolean;
}

function readWord(folded: string): ReadWord | undefined {
  if (perCent.test(folded)) return undefined;
  const most = particles.exec(folded)?.[0].length ?? 0;
  for (let length = 0; length <= most; length += 1) {
    const word = numberWords.get(folded.slice(length));
    if (word) return { ...word, adds: length > 0 && folded.startsWith("و") };
  }
  return undefined;
}

/**
 * The numbers that a text says in words, in Standard Arabic, the dialects and English: «خمسة وعشرين», «ربعمية وخمسين», 'three hundred'.
 * Linear in the number of tokens.
 */
export function spokenNumbers(tokens: readonly NumberToken[]): SpokenNumber[] {
  const found: SpokenNumber[] = [];
  for (let at = 0; at < tokens.length; ) {
    const number = numberFrom(tokens, at);
    if (number) found.push(number);
    at = number ? number.end : at + 1;
  }
  return found;
}

function numberFrom(tokens: readonly NumberToken[], first: number): SpokenNumber | undefined {
  const begin = readWord(tokens[first]?.folded ?? "");
  if (!begin || begin.kind === "part" || lonely.has(tokens[first]?.folded ?? "")) return undefined;
  let total = begin.kind === "scale" ? begin.value : 0;
  let group = begin.kind === "scale" ? 0 : begin.value;
  let last = begin;
  let end = first + 1;
  for (let at = end; at < tokens.length; at += 1) {
    const isAnd = tokens[at]?.folded === "and";
    const next = readWord(tokens[isAnd ? at + 1 : at]?.folded ?? "");
    if (!next) break;
    const adds = next.adds || isAnd;
    if (next.kind === "part" && adds) {
      group += next.value;
      end = at + 1;
      break;
    }
    if (next.kind === "scale" && !adds) {
      total += Math.max(group, 1) * next.value;
      group = 0;
    } else if (next.kind === "dozen" && !adds) group *= next.value;
    else if (next.kind === "hundred" && last.kind === "unit" && !adds) group += last.value * (next.value - 1);
    else if (next.kind === "unit" && next.value === 10 && last.kind === "unit" && last.value < 10 && !adds) group += 10;
    else if (adds || (last.kind === "ten" && next.kind === "unit" && next.value < 10)) group += next.value;
    else break;
    last = next;
    if (isAnd) at += 1;
    end = at + 1;
  }
  return { value: total + group, first, end };
}
