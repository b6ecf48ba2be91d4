import type { Brief, FieldValue } from "#shared/contracts/brief.ts";
import type { Span } from "#shared/contracts/report.ts";
import { fieldText } from "../templates/field-text.ts";
import { findTemplate } from "../templates/registry.ts";
import type { TemplateField } from "../templates/template.ts";
import { sentencesOf } from "./sentences.ts";
import { blankPattern } from "./words.ts";

/** Code may hold anything. */
export const codeForms: readonly RegExp[] = [/```[\s\S]*?(?:```|$)/g, /`[^`\n]+`/g];

/** What is nobody's dialect and nobody's mistake, by its form alone. The order does not matter: the spans are merged. */
const protectedForms: readonly RegExp[] = [
  ...codeForms,
  /(?:https?:\/\/|www\.)[^\s<>()[\]«»“”"]*[^\s<>()[\]«»“”".,;:!?،؛؟]/giu,
  // A link's target, whatever it is: `[text](/prices)`.
  /(?<=\])\([^()\s]+\)/g,
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
  /(?<![\p{L}\p{N}])[#@][\p{L}\p{N}_\p{M}]+/gu,
  // Phone numbers: with a sign or a leading zero, grouped in the American way, or eight digits and more on end.
  /(?<![\p{L}\p{N}])(?:[+＋]|00|[0٠])[\d٠-٩](?:[\s().-]?[\d٠-٩]){6,}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?:1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}.,])[\d٠-٩]{8,}(?![\p{L}\p{N}])/gu,
  /«[^«»\n]*»/g,
  /“[^“”\n]*”/g,
  /(?<![\p{L}\p{N}])"[^"\n]{1,300}"(?![\p{L}\p{N}])/gu,
  blankPattern,
];

/** A value shorter than this stands in too many words to mean the user's own. */
const valueMinChars = 2;

/** Small words that join a name from the front in Arabic: `بالقهوة` still holds the user's `القهوة`. */
const joinedBefore = /(?:^|[^\p{L}\p{N}\p{M}])(?:[وف]?[بلك]?(?:ال|لل)?)$/u;
const wordCharacter = /[\p{L}\p{N}\p{M}]/u;

/**
 * The stretches of a text that no check may judge and no fix may change: URLs, e-mail addresses, phone numbers, hashtags,
 * handles, quotations, code, blanks, and the brief's own values (topic, own fields, keywords) where they stand literally.
 * Sorted, without overlaps, in UTF-16 units.
 */
export function protectedSpans(text: string, brief: Brief): Span[] {
  const spans: Span[] = [];
  for (const form of protectedForms) {
    for (const match of text.matchAll(form)) spans.push({ start: match.index, end: match.index + match[0].length });
  }
  const lower = text.toLowerCase();
  // A few capitals grow when they become small; the offsets would be off, so such a text is matched as it is.
  const haystack = lower.length === text.length ? lower : text;
  for (const value of ownValues(brief)) {
    addOccurrences(haystack, haystack === lower ? value.toLowerCase() : value, spans);
  }
  return mergeSpans(spans);
}

/** Sorted spans without overlaps; touching ones become one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else if (end > start) merged.push({ start, end });
  }
  return merged;
}

/** Whether `start..end` shares a character with one of the sorted, disjoint `spans`. */
export function touchesSpans(spans: readonly Span[], start: number, end: number): boolean {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const found = spans[low];
  return found !== undefined && found.start < end;
}

/** The text with every protected character (line breaks excepted) replaced by `filler`: all offsets stay as they are. */
export function maskSpans(text: string, spans: readonly Span[], filler = " "): string {
  let masked = "";
  let at = 0;
  for (const { start, end } of spans) {
    masked += text.slice(at, start) + text.slice(start, end).replace(/[^\n]/g, filler);
    at = end;
  }
  return masked + text.slice(at);
}

/** Everything that the user typed, as it may stand in a text: whole, and long texts sentence by sentence. */
function ownValues(brief: Brief): ReadonlySet<string> {
  const values = new Set<string>();
  const add = (value: string): void => {
    const trimmed = value.trim().replace(/(?<![.،,؛;])[.،,؛;]+$/u, "");
    if (trimmed.length >= valueMinChars && wordCharacter.test(trimmed)) values.add(trimmed);
  };
  add(brief.topic);
  for (const keyword of brief.keywords) add(keyword);
  const declared = new Map<string, TemplateField>(findTemplate(brief.templateId)?.fields.map((field) => [field.key, field]));
  for (const [key, value] of Object.entries(brief.fields)) {
    for (const form of formsOfValue(value, declared.get(key), brief)) add(form);
  }
  return values;
}

function formsOfValue(value: FieldValue, field: TemplateField | undefined, brief: Brief): string[] {
  // A choice is ours, not the user's: its label is an ordinary word of the form.
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
