import type { Brief, FieldValue } from "#shared/contracts/brief.ts";
import type { Span } from "#shared/contracts/report.ts";
import { languageOf, type Variety } from "#shared/options.ts";
import { directionOf } from "../text/direction.ts";
import { mergeSpans, protectedSpans } from "../text/protected.ts";
import { countWords } from "../text/words.ts";
import { formalSpans } from "./protected-parts.ts";

/** A text whose protected parts are placeholders: `⟦P1⟧` stands for the first of `values`. */
export interface MaskedText {
  readonly text: string;
  readonly values: readonly string[];
}

export const placeholderPattern = /⟦[ ]?P(\d{1,4})[ ]?⟧/g;

/** A value of the brief longer than this is no name any more but a sentence, and is said in the new variety. */
const nameWordsMost = 6;

/**
 * What a model must not touch on the way from one variety to another. Within Arabic: all that is protected, with the names that the
 * brief gives. Into another language: numbers, addresses and hashtags, and the names that are in its letters already; quotations,
 * blanks and names in the other script are translated.
 */
export function maskedSpans(text: string, brief: Brief, to: Variety): Span[] {
  if (languageOf(brief.variety) === languageOf(to))
    return mergeSpans([...protectedSpans(text, withNamesOnly(brief)), ...formalSpans(text)]);
  const isThere = (value: string) => directionOf(value) === (languageOf(to) === "ar" ? "rtl" : "ltr");
  // Without its marks a quotation is ordinary text, and what is protected inside it stays so.
  const open = text.replace(/[«»“”"]/g, " ").replace(/\[…/g, "  ");
  return mergeSpans([...protectedSpans(open, withNamesOnly(brief, isThere)), ...formalSpans(text, false)]);
}

function withNamesOnly(brief: Brief, isKept: (value: string) => boolean = () => true): Brief {
  const isName = (value: string) => countWords(value) <= nameWordsMost && isKept(value);
  const fields: Record<string, FieldValue> = {};
  for (const [key, value] of Object.entries(brief.fields)) {
    if (Array.isArray(value)) fields[key] = value.filter(isName);
    else if (typeof value !== "string" || isName(value)) fields[key] = value;
  }
  const topic = isName(brief.topic) ? brief.topic : "";
  return { ...brief, topic, keywords: brief.keywords.filter(isName), notes: brief.notes?.filter(isName), fields };
}

/** Puts a placeholder in the place of every span. `spans` are sorted and disjoint. */
export function mask(text: string, spans: readonly Span[]): MaskedText {
  const values: string[] = [];
  let masked = "";
  let at = 0;
  for (const { start, end } of spans) {
    values.push(text.slice(start, end));
    masked += `${text.slice(at, start)}⟦P${values.length}⟧`;
    at = end;
  }
  return { text: masked + text.slice(at), values };
}

/** Puts the values back. Into English, figures get its digits; everything else comes back letter for letter. */
export function unmask(masked: string, values: readonly string[], to: Variety): string {
  return masked.replace(placeholderPattern, (own, number: string) => {
    const value = values[Number(number) - 1];
    return value === undefined ? own : valueIn(value, to);
  });
}

const figureOnly = /^[\d٠-٩۰-۹.,٫٬٪%:/$€£\s-]+$/u;

export function valueIn(value: string, to: Variety): string {
  if (languageOf(to) === "ar" || !figureOnly.test(value)) return value;
  return value
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll("٫", ".")
    .replaceAll("٬", ",")
    .replaceAll("٪", "%");
}
