import { fold } from "../../text/normalise.ts";

/** A figure in any digits, with its thousands, decimals and percent sign, also behind joined letters: و٧٠٪, بـ50, الـ12. */
export const figure = /(?<=(?<![\p{L}\p{N}_])[وفبلك]{0,2}(?:ال)?\u0640?)[\d٠-٩۰-۹]+(?:[.,٫٬،][\d٠-٩۰-۹]+)*(?:[ \u00a0]?[%٪])?/gu;

/** A number as its digits alone: '١٬٢٥٠' and '1,250' are the same. */
export function plainNumber(text: string): string {
  const folded = fold(text)
    .replace(/[%٪\s]/g, "")
    .replaceAll("٫", ".");
  const plain = folded.replace(/[,٬،](?=\d{3}(?!\d))/g, "").replace(/[,،]/g, ".");
  const whole = plain.replace(/^0+(?=\d)/, "");
  return whole.includes(".") ? whole.replace(/(?<!0)0+$/, "").replace(/\.$/, "") : whole;
}
