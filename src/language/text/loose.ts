/** The forms in which people type one letter: `fold` makes them one, which changes the length of a text. */
const forms: Readonly<Record<string, string>> = { ا: "[اأإآٱ]", ي: "[يىی]", ه: "[هة]", ك: "[كک]" };
const marks = "[\\u064B-\\u0652\\u0670\\u0640]*";

/**
 * The source of a pattern whose Arabic letters match as people type them, with or without hamza, dots and vowel signs: for what is
 * cut out of a text that is not folded. Letters are written folded, and none stands inside a class.
 */
export function loose(source: string): string {
  return source.replace(/[\u0621-\u064A]/gu, (letter) => `(?:${forms[letter] ?? letter}${marks})`);
}
