/** Parts whose letters say nothing about the language of the text around them. */
const addresses = /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[@#][A-Za-z0-9_]+/g;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const letter = /\p{L}/gu;

/**
 * The direction of a block of text by the majority of its letters, not by the first one: 'OpenAI يقدم…' reads right-to-left.
 * URLs, e-mail addresses and Latin handles are left out of the count. Null where the text has no letter to go by.
 */
export function directionOf(text: string): "rtl" | "ltr" | null {
  let rtl = 0;
  let ltr = 0;
  for (const [found] of text.replace(addresses, " ").matchAll(letter)) {
    if (rightToLeft.test(found)) rtl += 1;
    else ltr += 1;
  }
  if (rtl === 0 && ltr === 0) return null;
  return rtl >= ltr ? "rtl" : "ltr";
}

/** U+200F and U+200E: at the beginning of a block they say its direction, for every program that shows it. */
export const directionMarks = { rtl: "\u200F", ltr: "\u200E" } as const;

/** The direction that a text says by its first character, whatever its letters are. */
export function leadingMark(text: string): "rtl" | "ltr" | null {
  return text.startsWith(directionMarks.rtl) ? "rtl" : text.startsWith(directionMarks.ltr) ? "ltr" : null;
}

/** What Markdown writes before the words of a block: signs of headings, quotes, lists and tables. */
const blockSigns = /^(?:[\s>#|+*-]|\d{1,9}[.)](?=\s))*/;

/** The direction of a block of Markdown: what it says by a leading mark, else the majority of its letters. */
export function blockDirection(source: string): "rtl" | "ltr" | null {
  return leadingMark(source.slice(blockSigns.exec(source)?.[0].length ?? 0)) ?? directionOf(source);
}

const rtlLetters = new RegExp(rightToLeft, "gu");

/**
 * The direction of a line inside a list, quote or table that begins on the given side: an Arabic item with long names of products is
 * still Arabic, so a line turns only where all of it is foreign, or where it says so.
 */
export function lineDirection(text: string, around: "rtl" | "ltr"): "rtl" | "ltr" {
  const said = leadingMark(text);
  if (said) return said;
  const own = directionOf(text) ?? around;
  if (own === around) return own;
  const hasOwnLetters = around === "rtl" ? rightToLeft.test(text) : /\p{L}/u.test(text.replace(rtlLetters, ""));
  return hasOwnLetters ? around : own;
}
