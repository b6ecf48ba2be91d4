import type { Brief, FieldValue } from "#shared/contracts/brief.ts";
import type { Span } from "#shared/contracts/report.ts";
import { fieldText } from "../templates/field-text.ts";
import { findTemplate } from "../templates/registry.ts";
import type { TemplateField } from "../templates/template.ts";
import { sentencesOf } from "./sentences.ts";
import { blankPattern } from "./words.ts";

/** Code may contain anything, so it is protected. */
export const codeForms: readonly RegExp[] = [/```[\s\S]*?(?:```|$)/g, /`[^`\n]+`/g];

export const addressForms: readonly RegExp[] = [
  /(?:https?:\/\/|www\.)[^\s<>()[\]«»“”"]*[^\s<>()[\]«»“”".,;:!?،؛؟]/giu,
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
];

/** With a plus sign or a leading zero, grouped in the American way, or with eight or more consecutive digits. */
export const phoneForms: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(?:[+＋]|00|[0٠])[\d٠-٩](?:[\s().-]?[\d٠-٩]){6,}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?:[+＋]?1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}.,])[\d٠-٩]{8,}(?![\p{L}\p{N}])/gu,
];

/** Words in the marks of a quotation, in one line. */
export const quotationForms: readonly RegExp[] = [
  /«[^«»\n]*»/g,
  /“[^“”\n]*”/g,
  // A stretched letter before it is no word: بـ"نعم".
  /(?<!(?!\u0640)[\p{L}\p{N}])"[^"\n]{1,300}"(?![\p{L}\p{N}])/gu,
];

/** Forms that no check may judge, whatever they contain. Their order does not matter, because the spans are merged. */
const protectedForms: readonly RegExp[] = [
  ...codeForms,
  ...addressForms,
  // The target of a link: `[text](/prices)`.
  /(?<=\])\([^()\s]+\)/g,
  /(?<![\p{L}\p{N}])[#@][\p{L}\p{N}_\p{M}]+/gu,
  ...phoneForms,
  ...quotationForms,
  blankPattern,
];

/** A shorter value occurs inside too many words to be recognised as the user's own. */
const valueMinChars = 2;

/** Particles that attach to the front of a name in Arabic: `بالقهوة` still contains the user's `القهوة`. */
const joinedBefore = /(?:^|[^\p{L}\p{N}\p{M}])(?:[وف]?[بلك]?(?:ال|لل)?)$/u;
const wordCharacter = /[\p{L}\p{N}\p{M}]/u;

/**
 * The ranges of a text that no check may judge and no fix may change: URLs, e-mail addresses, phone numbers, hashtags, handles,
 * quotations, code, blanks, and the brief's own values (topic, fields, keywords, notes) where they occur literally. Sorted, without
 * overlaps, in UTF-16 units.
 */
export function protectedSpans(text: string, brief: Brief): Span[] {
  const spans: Span[] = [];
  for (const form of protectedForms) {
    for (const match of text.matchAll(form)) spans.push({ start: match.index, end: match.index + match[0].length });
  }
  const lower = text.toLowerCase();
  // A few capitals become longer in lower case, which would shift the offsets. Such a text is matched as it is.
  const haystack = lower.length === text.length ? lower : text;
  for (const value of ownValues(brief)) {
    addOccurrences(haystack, haystack === lower ? value.toLowerCase() : value, spans);
  }
  return mergeSpans(spans);
}

/** Returns sorted spans without overlaps. Adjacent spans are merged. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else if (end > start) merged.push({ start, end });
  }
  return merged;
}

/** The first of the sorted, disjoint `spans` that ends after `at`, by bisection; undefined where none does. */
export function firstEndingAfter<S extends Span>(spans: readonly S[], at: number): S | undefined {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return spans[low];
}

/** Whether `start..end` shares a character with one of the sorted, disjoint `spans`. */
export function touchesSpans(spans: readonly Span[], start: number, end: number): boolean {
  const found = firstEndingAfter(spans, start);
  return found !== undefined && found.start < end;
}

/** The text with every protected character except line breaks replaced by `filler`. Offsets do not change. */
export function maskSpans(text: string, spans: readonly Span[], filler = " "): string {
  let masked = "";
  let at = 0;
  for (const { start, end } of spans) {
    masked += text.slice(at, start) + text.slice(start, end).replace(/[^\n]/g, filler);
    at = end;
  }
  return masked + text.slice(at);
}

/** Everything that the user typed, as it may occur in a text: whole, and long texts also sentence by sentence. */
function ownValues(brief: Brief): ReadonlySet<string> {
  const values = new Set<string>();
  const add = (value: string): void => {
    const trimmed = value.trim().replace(/(?<![.،,؛;])[.،,؛;]+$/u, "");
    if (trimmed.length >= valueMinChars && wordCharacter.test(trimmed)) values.add(trimmed);
  };
  add(brief.topic);
  for (const keyword of brief.keywords) add(keyword);
  for (const note of brief.notes ?? []) for (const form of [note, ...sentencesOf(note)]) add(form);
  const declared = new Map<string, TemplateField>(findTemplate(brief.templateId)?.fields.map((field) => [field.key, field]));
  for (const [key, value] of Object.entries(brief.fields)) {
    for (const form of formsOfValue(value, declared.get(key), brief)) add(form);
  }
  return values;
}

function formsOfValue(value: FieldValue, field: TemplateField | undefined, brief: Brief): string[] {
  // A choice's label is our wording, not the user's, and an ordinary word of the text.
  if (field?.type === "choice" || typeof value === "number") return [];
  const written = field ? [fieldText(field, value, brief.variety)] : [];
  if (Array.isArray(value)) return [...value, ...written];
  if (typeof value === "object") return [...written, `${value.amount} ${value.currency}`];
  return value.length > 80 ? [...written, value, ...sentencesOf(value)] : [...written, value];
}

function addOccurrences(haystack: string, value: string, spans: Span[]): void {
  for (let at = haystack.indexOf(value); at !== -1; at = haystack.indexOf(value, at + value.length)) {
    const end = at + value.length;
    if (wordCharacter.test(haystack[end] ?? "")) continue;
    if (joinedBefore.test(haystack.slice(Math.max(0, at - 6), at)) || at === 0) spans.push({ start: at, end });
  }
}
