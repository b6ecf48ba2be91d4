import { fold } from "../../text/normalise.ts";

const digit = "[\\d٠-٩۰-۹]";
/** Marks of direction that an editor puts into a number; nobody sees them. */
const unseen = "[\\u200e\\u200f\\u061c\\u2066-\\u2069]*";
/** Spaces between thousands, thin ones among them. */
const gap = "[ \\u00a0\\u2007\\u2009\\u202f]";

/**
 * A figure in any digits, with its thousands, decimals and percent sign, also behind joined letters: و٧٠٪, بـ50, الـ12. A space parts
 * thousands only where three digits stand behind it and at most three before it.
 */
export const figure = new RegExp(
  `(?<=(?<![\\p{L}\\p{N}_])[وفبلك]{0,2}(?:ال)?\\u0640?${unseen})(?:${digit}{1,3}(?:${unseen}${gap}${unseen}${digit}{3})+(?!${digit})|${digit}+(?:${unseen}[.,٫٬،]${unseen}${digit}+)*)(?:${unseen}[ \\u00a0]?[%٪])?`,
  "gu",
);

/** A number as its digits alone: '١٬٢٥٠' and '1,250' are the same. */
export function plainNumber(text: string): string {
  const folded = fold(text)
    .replace(/[%٪\s]/g, "")
    .replaceAll("٫", ".");
  const plain = folded.replace(/[,٬،](?=\d{3}(?!\d))/g, "").replace(/[,،]/g, ".");
  const whole = plain.replace(/^0+(?=\d)/, "");
  return whole.includes(".") ? whole.replace(/(?<!0)0+$/, "").replace(/\.$/, "") : whole;
}
