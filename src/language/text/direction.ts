import { addressPattern } from "./addresses.ts";

export type Direction = "rtl" | "ltr";

/** Handles and hashtags. Their letters say nothing about the language of the text around them. */
const handles = /[@#][A-Za-z0-9_]+/g;

const rightToLeft = "[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}]";
const letter = /\p{L}/u;
const rtlLetters = new RegExp(`(?=\\p{L})${rightToLeft}`, "gu");
const ltrLetters = new RegExp(`(?!${rightToLeft})\\p{L}`, "gu");
const isRtl = new RegExp(rightToLeft, "u");

/**
 * How many letters of some words belong to each direction, the direction of the first letter, and the direction of a leading mark.
 */
export interface Letters {
  readonly rtl: number;
  readonly ltr: number;
  readonly first: Direction | null;
  readonly said: Direction | null;
}

/** Counts the letters of some words, without addresses and handles. */
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
 * The direction of words outside of any text (a title, a keyword). The majority of letters decides, not the first letter: 'OpenAI
 * يقدم…' reads right-to-left. Null without any letter.
 */
export function directionOf(text: string): Direction | null {
  return majorityOf(lettersOf(text));
}

/** The direction of most letters; null without any. */
export function majorityOf({ rtl, ltr, first }: Letters): Direction | null {
  return first === null ? null : rtl >= ltr ? "rtl" : "ltr";
}

/** A part with mixed scripts changes direction only if at least this share of its letters is foreign. */
const foreignShare = 0.8;

/**
 * The direction of words within a text of the given direction. They follow the text, so that product names change nothing, unless
 * they are clearly foreign. They are clearly foreign without any letter of the text's script, or if they begin with a foreign
 * letter and four fifths of their letters are foreign. A leading direction mark that a person chose overrides this.
 */
export function directionIn(text: string, around: Direction): Direction {
  return leadingMark(text) ?? sideIn(text, around);
}

function sideIn(text: string, around: Direction): Direction {
  // The first letter decides most texts. Counting all letters on every keystroke would be slow.
  const first = sideOfFirst(withoutAddresses(text.slice(0, 1_000)));
  return first === around ? around : sideOfWords(lettersOf(text), around);
}

function sideOfWords(letters: Letters, around: Direction): Direction {
  const foreign = around === "rtl" ? "ltr" : "rtl";
  if (letters.first !== foreign) return around;
  return letters[foreign] >= foreignShare * (letters.rtl + letters.ltr) ? foreign : around;
}

/**
 * The direction of a whole text. The person's choice comes first. Otherwise the variety's language decides, unless the text is
 * clearly foreign to it. Without a known variety the majority of letters decides, and without any letter it is right-to-left.
 */
export function textDirection(text: string, language: "ar" | "en" | null, chosen: Direction | null = null): Direction {
  if (chosen) return chosen;
  if (language === null) return directionOf(text) ?? "rtl";
  // The mark of the first block says nothing about the other blocks.
  return sideIn(text, language === "ar" ? "rtl" : "ltr");
}

/** A top-level block of a text. For a list or table, the direction is the side where markers or columns begin. */
export interface DirectedBlock {
  /** `lines`: paragraph, heading, quote. `group`: list, table. `rule`: a horizontal rule. */
  readonly kind: "lines" | "group" | "code" | "rule";
  readonly letters: Letters;
}

/**
 * The directions of a text's blocks, in order. A leading mark decides its block. Lines follow the rule of `directionIn`. A list or
 * table follows the text, whatever names it contains. Only a list or table without any word of the text's script follows a
 * preceding foreign block, as in the English half of a bilingual text. Code is left-to-right unless most of its letters are not,
 * because people also put plain text into code fences.
 */
export function blockDirections(blocks: readonly DirectedBlock[], around: Direction): Direction[] {
  const directions: Direction[] = [];
  let before = around;
  for (const block of blocks) {
    const direction = blockDirection(block, around, before);
    directions.push(direction);
    // A horizontal rule separates two passages, and code does not belong to either language.
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

/** U+200F and U+200E. At the beginning of a block they set its direction in every program that displays it. */
export const directionMarks = { rtl: "\u200F", ltr: "\u200E" } as const;

/** The direction of a text's leading direction mark, whatever its letters are. */
export function leadingMark(text: string): Direction | null {
  return text.startsWith(directionMarks.rtl) ? "rtl" : text.startsWith(directionMarks.ltr) ? "ltr" : null;
}
