import { addressPattern } from "./addresses.ts";

export type Direction = "rtl" | "ltr";

/** Parts whose letters say nothing about the language of the text around them. */
const handles = /[@#][A-Za-z0-9_]+/g;

const rightToLeft = "[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}]";
const letter = /\p{L}/u;
const rtlLetters = new RegExp(`(?=\\p{L})${rightToLeft}`, "gu");
const ltrLetters = new RegExp(`(?!${rightToLeft})\\p{L}`, "gu");
const isRtl = new RegExp(rightToLeft, "u");

/** How many letters of some words run to each side, to which the first one does, and what a mark before them says. */
export interface Letters {
  readonly rtl: number;
  readonly ltr: number;
  readonly first: Direction | null;
  readonly said: Direction | null;
}

/** Counts the letters of some words; addresses and handles are left out. */
export function lettersOf(text: string): Letters {
  const words = withoutAddresses(text);
  return {
    rtl: words.match(rtlLetters)?.length ?? 0,
    ltr: words.match(ltrLetters)?.length ?? 0,
    first: sideOfFirst(words),
    said: leadingMark(text),
  };
}

function withoutAddresses(text: string): string {
  return text.replace(addressPattern, " ").replace(handles, " ");
}

function sideOfFirst(words: string): Direction | null {
  const first = letter.exec(words)?.[0];
  return first === undefined ? null : isRtl.test(first) ? "rtl" : "ltr";
}

/**
 * The direction of words that stand alone (a title, a keyword) by the majority of their letters, not by the first one: 'OpenAI يقدم…'
 * reads right-to-left. Null where there is no letter to go by.
 */
export function directionOf(text: string): Direction | null {
  return majorityOf(lettersOf(text));
}

/** What most letters are; null without any. */
export function majorityOf({ rtl, ltr, first }: Letters): Direction | null {
  return first === null ? null : rtl >= ltr ? "rtl" : "ltr";
}

/** Of a mixed part, this share of its letters must be foreign before it turns. */
const foreignShare = 0.8;

/**
 * The direction of words in a text of the given direction. They follow it, so that names of products turn nothing round, unless they
 * are clearly foreign: without a letter of the text's script, or beginning with a foreign one and foreign by four fifths. A mark
 * before the first word, by which a person chose, comes before all that.
 */
export function directionIn(text: string, around: Direction): Direction {
  return leadingMark(text) ?? sideIn(text, around);
}

function sideIn(text: string, around: Direction): Direction {
  // The first letter decides most texts, and the whole of one need not be counted for that at every key.
  const first = sideOfFirst(withoutAddresses(text.slice(0, 1_000)));
  return first === around ? around : sideOfWords(lettersOf(text), around);
}

function sideOfWords(letters: Letters, around: Direction): Direction {
  const foreign = around === "rtl" ? "ltr" : "rtl";
  if (letters.first !== foreign) return around;
  return letters[foreign] >= foreignShare * (letters.rtl + letters.ltr) ? foreign : around;
}

/**
 * The direction of a whole text: what the person chose, else that of its variety's language unless the text is clearly foreign to it;
 * where no variety is known, the majority of its letters, and with no letter right-to-left.
 */
export function textDirection(text: string, language: "ar" | "en" | null, chosen: Direction | null = null): Direction {
  if (chosen) return chosen;
  if (language === null) return directionOf(text) ?? "rtl";
  // The mark of a first block says nothing about the rest.
  return sideIn(text, language === "ar" ? "rtl" : "ltr");
}

/** A block at the top of a text. Of a list or table it is the side where markers or columns begin. */
export interface DirectedBlock {
  /** `lines`: paragraph, heading, quote. `group`: list, table. `rule`: a line across. */
  readonly kind: "lines" | "group" | "code" | "rule";
  readonly letters: Letters;
}

/**
 * The directions of the blocks of a text, in order. What a mark says holds. Lines go by the rule of `directionIn`. A list or table takes
 * the text's as a whole, whatever names fill it; only one without any word of the text's script that comes after a foreign block goes
 * on with that one, as in the English half of a text in two languages. Code reads from the left; letters alone in a fence are a text
 * that somebody set apart.
 */
export function blockDirections(blocks: readonly DirectedBlock[], around: Direction): Direction[] {
  const directions: Direction[] = [];
  let before = around;
  for (const block of blocks) {
    const direction = blockDirection(block, around, before);
    directions.push(direction);
    // A line across parts two passages, and code belongs to both languages.
    if (block.kind === "rule") before = around;
    else if (block.kind !== "code") before = direction;
  }
  return directions;
}

function blockDirection({ kind, letters }: DirectedBlock, around: Direction, before: Direction): Direction {
  if (kind === "rule") return around;
  if (kind === "code") return majorityOf(letters) ?? "ltr";
  if (letters.said) return letters.said;
  if (kind === "lines") return sideOfWords(letters, around);
  return letters[around] === 0 && letters.first !== null ? before : around;
}

/** U+200F and U+200E: at the beginning of a block they say its direction, for every program that shows it. */
export const directionMarks = { rtl: "\u200F", ltr: "\u200E" } as const;

/** The direction that a text says by its first character, whatever its letters are. */
export function leadingMark(text: string): Direction | null {
  return text.startsWith(directionMarks.rtl) ? "rtl" : text.startsWith(directionMarks.ltr) ? "ltr" : null;
}
