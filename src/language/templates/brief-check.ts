import { briefLimits, isWordless } from "#shared/brief-limits.ts";
import { type Brief, type FieldValue, moneyValue, webAddress } from "#shared/contracts/brief.ts";
import { AppError } from "#shared/errors.ts";
import { isSubject } from "../subjects/registry.ts";
import { fold } from "../text/normalise.ts";
import { countWords } from "../text/words.ts";
import { chosenOutline } from "./chosen-outline.ts";
import { isFilled, itemsOf } from "./field-text.ts";
import { findTemplate } from "./registry.ts";
import {
  inPlaceOfTopic,
  isRequired,
  type OutlineSection,
  offeredLengths,
  type Template,
  type TemplateField,
} from "./template.ts";

/** A word count asked for by seconds or posts stays inside what a plan and a person can bear. */
const formWordsMax = 2_000;
/** A text that is rewritten keeps its length; 20,000 characters hold about so many words. */
const sourceWordsMax = 4_000;
/** A summary that is longer than this share of its text is none. */
const summaryShareMax = 0.6;
/** What a summary of this form has at most, however many words the brief asks for. */
const summaryWordsMax: Readonly<Record<NonNullable<OutlineSection["extract"]>, number>> = {
  line: 25,
  points: 120,
  paragraph: Number.POSITIVE_INFINITY,
};

/** A brief that may be written, with what follows from it. */
export interface CheckedBrief {
  readonly brief: Brief;
  readonly template: Template;
  readonly targetWords: number;
}

/**
 * Checks a brief against its template and the limits of every brief. Throws an `AppError` with the first `brief.*` code that
 * applies; nothing is cut or corrected silently, except that surrounding blanks and repeated keywords are dropped.
 */
export function checkBrief(raw: Brief): CheckedBrief {
  const template = findTemplate(raw.templateId);
  if (!template) throw new AppError("brief.template_unknown", { templateId: raw.templateId });
  // A note that only repeats the topic would stand in the text twice.
  const notes = cleanNotes(raw.notes ?? []).filter((note) => fold(note) !== fold(raw.topic.trim()));
  const { notes: _, subjectPhrase, ...rest } = raw;
  const phrase = subjectPhrase?.replace(/\s+/g, " ").trim();
  const brief: Brief = {
    ...rest,
    topic: raw.topic.trim(),
    keywords: cleanKeywords(raw.keywords),
    fields: checkFields(template, raw.fields),
    ...(notes.length > 0 && { notes }),
    ...(phrase && { subjectPhrase: phrase }),
  };
  // A text that is worked on or answered says itself what it is about.
  if (brief.topic === "" && !inPlaceOfTopic(template)) throw new AppError("brief.topic_missing");
  if (brief.topic.length > briefLimits.topicChars) {
    throw new AppError("brief.topic_too_long", { length: brief.topic.length, max: briefLimits.topicChars });
  }
  if (!template.source && brief.topic !== "" && isWordless(brief.topic)) throw new AppError("brief.topic_wordless");
  if (brief.subject !== undefined && !isSubject(brief.subject)) {
    throw new AppError("brief.subject_unknown", { subject: brief.subject });
  }
  return { brief, template, targetWords: targetWordsOf(template, brief) };
}

/** Notes without repeats and empty ones. Throws `brief.notes_too_many` or `brief.note_too_long`. */
export function cleanNotes(notes: readonly string[]): string[] {
  const unique = [...new Set(notes.map((note) => note.trim()))].filter((note) => note !== "");
  if (unique.length > briefLimits.notes) {
    throw new AppError("brief.notes_too_many", { count: unique.length, max: briefLimits.notes });
  }
  if (unique.some((note) => note.length > briefLimits.noteChars)) {
    throw new AppError("brief.note_too_long", { max: briefLimits.noteChars });
  }
  return unique;
}

function cleanKeywords(keywords: readonly string[]): string[] {
  const unique = [...new Set(keywords.map((keyword) => keyword.trim()))].filter((keyword) => keyword !== "");
  if (unique.length > briefLimits.keywords) {
    throw new AppError("brief.keywords_too_many", { count: unique.length, max: briefLimits.keywords });
  }
  const long = unique.find((keyword) => keyword.length > briefLimits.keywordChars);
  if (long) throw new AppError("brief.keyword_too_long", { max: briefLimits.keywordChars });
  return unique;
}

/**
 * The words to aim at: what the form (seconds, posts) holds, or the length asked for, offered or not. For texts that are there
 * already; a brief that is to be written goes through `checkBrief`.
 */
export function wordsToAimAt(template: Template, brief: Brief): number {
  if ("field" in template.lengths) {
    const { field, wordsPerUnit } = template.lengths;
    const most = field === template.source ? sourceWordsMax : formWordsMax;
    return Math.min(most, Math.max(20, Math.round(unitsOf(brief.fields[field]) * wordsPerUnit)));
  }
  if ("aboutWords" in template.lengths) return template.lengths.aboutWords;
  return Math.min(brief.words, summaryWords(template, brief));
}

/** What a form's length is counted in: a number itself, the items of a list, the words of a text. */
function unitsOf(value: FieldValue | undefined): number {
  if (typeof value === "string") return countWords(value);
  return Array.isArray(value) ? itemsOf(value).length : Number(value ?? 0);
}

/** The most words that a summary of this brief's text may have; no limit where nothing is summarised. */
function summaryWords(template: Template, brief: Brief): number {
  const form = chosenOutline(template, brief).find(({ extract }) => extract !== undefined)?.extract;
  if (!form || !template.source) return Number.POSITIVE_INFINITY;
  const source = unitsOf(brief.fields[template.source]);
  return Math.min(summaryWordsMax[form], Math.max(1, Math.round(source * summaryShareMax)));
}

/** The words to aim at in a brief that is to be written: an offered length, or what the form holds. */
function targetWordsOf(template: Template, brief: Brief): number {
  const offered = offeredLengths(template);
  if (offered.length > 0 && !offered.some((length) => length === brief.words))
    throw new AppError("brief.length_not_offered", { words: brief.words, offered: offered.join(", ") });
  return wordsToAimAt(template, brief);
}

function checkFields(template: Template, values: Brief["fields"]): Brief["fields"] {
  const checked: Record<string, FieldValue> = {};
  for (const field of template.fields) {
    const value = values[field.key];
    if (isFilled(value)) checked[field.key] = checkField(field, value);
    else if (field.type === "number" && shapesForm(template, field.key)) checked[field.key] = field.initial;
    else if (isRequired(template, field.key)) throw new AppError("brief.field_missing", { field: field.key });
  }
  return checked;
}

/**
 * How long the text is or how many parts it has hangs on this number, so one that is left out is the form's usual one. Every other
 * number is a fact, and none is made up.
 */
function shapesForm({ lengths, outline }: Template, key: string): boolean {
  return ("field" in lengths && lengths.field === key) || outline.some(({ each }) => each === key);
}

function checkField(field: TemplateField, value: FieldValue): FieldValue {
  const invalid = (): never => {
    throw new AppError("brief.field_invalid", { field: field.key });
  };
  switch (field.type) {
    case "number": {
      const number = Number(value);
      return Number.isInteger(number) && number >= field.min && number <= field.max ? number : invalid();
    }
    case "money":
      return moneyValue.safeParse(value).success ? value : invalid();
    case "list": {
      const items = typeof value === "string" ? value.split("\n").map((item) => item.trim()) : itemsOf(value);
      const filled = items.filter((item) => item !== "");
      return filled.length <= field.maxItems && filled.every((item) => item.length <= field.maxLength) ? filled : invalid();
    }
    case "choice":
      return field.choices.some((choice) => choice.value === value) ? value : invalid();
    case "date":
      return typeof value === "string" && isDate(value) ? value : invalid();
    case "url":
      return typeof value === "string" && webAddress.safeParse(value.trim()).success ? value.trim() : invalid();
    default:
      return typeof value === "string" && value.trim().length <= field.maxLength ? value.trim() : invalid();
  }
}

function isDate(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));
}
