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
