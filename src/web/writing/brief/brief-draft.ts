import { countWords } from "#language/text/words.ts";
import { briefLimits, isWordless } from "#shared/brief-limits.ts";
import type { Brief, FieldValue } from "#shared/contracts/brief.ts";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import type { ErrorCode, ErrorParams } from "#shared/errors.ts";
import { type Addressee, type Audience, defaultVariety, languageOf, type Tone, type Variety } from "#shared/options.ts";
import { parseNumber } from "#web/lib/digits.ts";
import { type DraftValue, type OwnField, type Problem, readField, splitKeywords } from "./field-draft.ts";

export type { DraftValue, FormProblem, OwnField, Problem } from "./field-draft.ts";

/** The choices that a person usually keeps from one text to the next. */
export interface DraftChoices {
  readonly variety: Variety;
  readonly tone: Tone;
  readonly audience: Audience;
  readonly addressee: Addressee;
  /** Null: no brand voice. */
  readonly brandVoiceId: string | null;
}

export interface BriefDraft extends DraftChoices {
  readonly topic: string;
  readonly words: number;
  readonly keywords: readonly string[];
  /** Typed into the keyword field but not added yet. It counts as a keyword when the brief is sent. */
  readonly pendingKeyword: string;
  /** As typed: a fact a line. */
  readonly notes: string;
  /** The id of a subject, or 'none'; null leaves it to the topic. */
  readonly subject: string | null;
  /** The noun phrase for sentences, as the person corrected it; null leaves it to the topic. */
  readonly subjectPhrase: string | null;
  /** Keys of the questions that were answered or skipped: they are not asked again. */
  readonly asked: readonly string[];
  /** What was answered to the questions about notes: notes that are facts as they stand, words that are no slips. */
  readonly settled: readonly string[];
  /** Facts of the brand that this text leaves out. */
  readonly withoutFacts: readonly string[];
  readonly fields: Readonly<Record<string, DraftValue>>;
}

/** Specification, section 9, and its defaults for the desk. */
export const defaultChoices: DraftChoices = {
  variety: defaultVariety,
  tone: "friendly",
  audience: "general",
  addressee: "everyone",
  brandVoiceId: null,
};

/** The limits for a length that follows a field (seconds, posts). The server has the same. */
const formWords = { min: 20, max: 2_000, sourceMax: 4_000 } as const;

export function emptyDraft(template: TemplateDetail, choices: DraftChoices = defaultChoices): BriefDraft {
  return {
    ...choices,
    topic: "",
    words: template.defaultLength,
    keywords: [],
    pendingKeyword: "",
    notes: "",
    subject: null,
    subjectPhrase: null,
    asked: [],
    settled: [],
    withoutFacts: [],
    fields: Object.fromEntries(template.fields.map((field) => [field.key, emptyValue(field)])),
  };
}

function emptyValue(field: OwnField): DraftValue {
  if (field.type === "list") return [""];
  if (field.type === "money") return { amount: "", currency: "" };
  return field.type === "number" && field.initial !== undefined ? String(field.initial) : "";
}

/** Returns a brief that was already sent as a draft for the form. */
export function draftOf(brief: Brief, template: TemplateDetail): BriefDraft {
  const { topic, variety, tone, audience, addressee, words, keywords } = brief;
  const fields = template.fields.map((field) => [field.key, draftValueOf(field, brief.fields[field.key])] as const);
  return {
    topic,
    variety,
    tone,
    audience,
    addressee,
    brandVoiceId: brief.brandVoiceId ?? null,
    words: template.lengths.includes(words) ? words : template.defaultLength,
    keywords,
    pendingKeyword: "",
    notes: (brief.notes ?? []).join("\n"),
    subject: brief.subject ?? null,
    subjectPhrase: brief.subjectPhrase ?? null,
    asked: [],
    settled: brief.plainNotes ?? [],
    withoutFacts: brief.withoutFacts ?? [],
    fields: Object.fromEntries(fields),
  };
}

/** A value of a brief as the form shows it while it is typed. */
export function draftValueOf(field: OwnField, value: FieldValue | undefined): DraftValue {
  if (value === undefined) return emptyValue(field);
  if (Array.isArray(value)) return value;
  if (typeof value === "object") return { amount: String(value.amount), currency: value.currency };
  return String(value);
}

/** The words that this draft requests; null if the number that decides them cannot be parsed. */
export function wordsAsked(draft: BriefDraft, template: TemplateDetail): number | null {
  const { formLength } = template;
  if (!formLength) return draft.words;
  if ("aboutWords" in formLength) return formLength.aboutWords;
  const isSource = formLength.field === template.source;
  const units = unitsOf(draft.fields[formLength.field] || usualOf(formLength.field, template), isSource);
  const isList = Array.isArray(draft.fields[formLength.field]);
  if (units === null || units < 0 || (units === 0 && !isList)) return null;
  const max = isSource ? formWords.sourceMax : formWords.max;
  return Math.min(max, Math.max(formWords.min, Math.round(units * formLength.wordsPerUnit)));
}

/** The server's default for an absent number that decides the length. */
function usualOf(key: string, { fields }: Pick<TemplateDetail, "fields">): string {
  return String(fields.find((field) => field.key === key)?.initial ?? "");
}

/**
 * The number of units that a form's length is computed from: a number itself, a list's items, or the words of the text to work on.
 */
function unitsOf(value: DraftValue, isSource: boolean): number | null {
  if (Array.isArray(value)) return value.filter((item: string) => item.trim() !== "").length;
  return isSource ? countWords(String(value)) : parseNumber(String(value));
}

export function addKeywords(keywords: readonly string[], text: string): string[] {
  return [...new Set([...keywords, ...splitKeywords(text)])];
}

/**
 * The brief of a draft, and the problems to fix before it can be sent (in the form's order). The server makes the same checks and
 * more. Checking here saves a round trip and shows each problem next to its field.
 */
export function readDraft(draft: BriefDraft, template: TemplateDetail): { brief: Brief; problems: Problem[] } {
  const keywords = addKeywords(draft.keywords, draft.pendingKeyword);
  const problems: Problem[] = [...topicProblems(draft.topic, template)];
  const fields: Record<string, FieldValue> = {};
  for (const field of template.fields) {
    const read = readField(field, draft.fields[field.key] ?? "", draft.variety);
    if (read.problem) problems.push({ at: `field:${field.key}`, ...read.problem });
    else if (read.value !== undefined) fields[field.key] = read.value;
  }
  if (!template.formLength && !template.lengths.includes(draft.words)) {
    problems.push({ at: "length", code: "brief.length_not_offered", params: {} });
  }
  problems.push(...keywordProblems(keywords));
  const notes = template.source === undefined ? notesIn(draft.notes) : [];
  const plainNotes = notes.filter((note) => draft.settled.includes(note));
  problems.push(...noteProblems(notes));
  const { variety, tone, audience, words } = draft;
  const addressee = languageOf(variety) === "en" ? "everyone" : draft.addressee;
  const brief: Brief = {
    templateId: template.id,
    topic: draft.topic.trim(),
    variety,
    words,
    tone,
    audience,
    addressee,
    keywords,
    fields,
    ...(notes.length > 0 && { notes }),
    ...(plainNotes.length > 0 && { plainNotes }),
    ...(draft.subject === null ? {} : { subject: draft.subject }),
    ...(draft.subjectPhrase?.trim() ? { subjectPhrase: draft.subjectPhrase.trim() } : {}),
    ...(draft.brandVoiceId === null ? {} : { brandVoiceId: draft.brandVoiceId }),
    ...(draft.brandVoiceId === null || draft.withoutFacts.length === 0 ? {} : { withoutFacts: [...draft.withoutFacts] }),
  };
  return { brief, problems };
}

/** Whether a brief needs a topic. It does, but for templates that require a text instead. */
export function needsTopic({ fields }: Pick<TemplateDetail, "fields">): boolean {
  return !fields.some(({ required }) => required);
}

/** Whether nothing was said yet of what the text is about. */
export function lacksTopic(draft: BriefDraft, template: Pick<TemplateDetail, "fields">): boolean {
  return needsTopic(template) && draft.topic.trim() === "";
}

function topicProblems(topic: string, template: Pick<TemplateDetail, "source" | "fields">): Problem[] {
  const length = topic.trim().length;
  if (length === 0 && !needsTopic(template)) return [];
  if (length === 0) return [{ at: "topic", code: "brief.topic_missing", params: {} }];
  if (template.source === undefined && isWordless(topic)) return [{ at: "topic", code: "brief.topic_wordless", params: {} }];
  if (length > briefLimits.topicChars) {
    return [{ at: "topic", code: "brief.topic_too_long", params: { max: briefLimits.topicChars } }];
  }
  return [];
}

/** The facts of the notes, a line each. */
export function notesIn(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function noteProblems(notes: readonly string[]): Problem[] {
  if (notes.length > briefLimits.notes) {
    return [{ at: "notes", code: "brief.notes_too_many", params: { max: briefLimits.notes } }];
  }
  if (notes.some((note) => note.length > briefLimits.noteChars)) {
    return [{ at: "notes", code: "brief.note_too_long", params: { max: briefLimits.noteChars } }];
  }
  return [];
}

function keywordProblems(keywords: readonly string[]): Problem[] {
  if (keywords.length > briefLimits.keywords) {
    return [{ at: "keywords", code: "brief.keywords_too_many", params: { max: briefLimits.keywords } }];
  }
  if (keywords.some((keyword) => keyword.length > briefLimits.keywordChars)) {
    return [{ at: "keywords", code: "brief.keyword_too_long", params: { max: briefLimits.keywordChars } }];
  }
  return [];
}

/** The part of the form that a server error belongs to; null if it concerns no single part. */
export function problemOf(error: { code: string; params: ErrorParams }): Problem | null {
  const { code, params } = error;
  const at = (place: string, as = code as ErrorCode): Problem => ({ at: place, code: as, params });
  if (code.startsWith("brief.topic_")) return at("topic");
  if (code.startsWith("brief.keyword")) return at("keywords");
  if (code.startsWith("brief.note")) return at("notes");
  if (code === "brief.phrase_language") return at("phrase");
  if (code === "brief.subject_unknown") return at("subject");
  if (code === "brief.length_not_offered") return at("length");
  if (code === "brief.brand_voice_unknown") return at("brandVoice");
  if (code === "brief.variety_mismatch" || code === "plan.variety" || code === "writer.variety_unavailable") return at("variety");
  if (code === "plan.template" || code === "brief.template_unknown") return at("template");
  if (code === "brief.field_missing" && params.field) return { ...at(`field:${params.field}`), code: "required" };
  if (code === "brief.field_invalid" && params.field) return { ...at(`field:${params.field}`), code: "invalid" };
  return null;
}
