import type { Brief } from "#shared/contracts/brief.ts";
import { nounPhrase } from "../subjects/noun-phrase.ts";
import { fieldText } from "../templates/field-text.ts";
import type { Template } from "../templates/template.ts";
import { countWords } from "../text/words.ts";
import { withoutRequests } from "./reader/requests.ts";

/** Longer than this, a subject makes every sentence that holds it clumsy; the sentences then speak of it by a noun of their own. */
const subjectMaxWords = 11;
/** A topic is quoted whole up to here; a longer one is a brief, not a subject, and only its first sentence is said. */
const topicMaxWords = 45;

/** English words that carry a capital only because they begin a topic: inside a sentence they lose it. Names never stand here. */
const ordinaryBeginnings = new Set(
  "a an the how why what when where which who our my your his her their its this that these those small big new old good better best simple easy free first one two three four five six seven ten many some every all any no more most tips ways things ideas reasons steps".split(
    " ",
  ),
);

function uncapitalised(text: string): string {
  const [first = ""] = text.split(" ", 1);
  const begun = ordinaryBeginnings.has(first.toLowerCase()) ? first.toLowerCase() + text.slice(first.length) : text;
  // 'Best stroller for hills' is a title; inside a sentence it is 'the best stroller'.
  return begun.replace(/^best\s/u, "the best ");
}

/** «إحنا ورشة يونيفورم»: what stands behind is the noun. */
const introduction = /^(?:إحنا|احنا|نحنا|نحن|حنا|حنّا|we are|we['’]re|i am|i['’]m)\s+(?=\S)/iu;

/** Without the stop at its end; a question stays one. */
function trimEnd(text: string): string {
  return text.replace(/[\s.،,؛;:!…]+$/u, "").trim();
}

export interface Subject {
  /** A noun short enough to stand inside a sentence, in the user's words; null where none is sure. */
  readonly short: string | null;
  /** The same as it was typed, for a title. */
  readonly asTyped: string | null;
  /** What the user asked about, for the one sentence that says it in full. */
  readonly full: string;
  /** Further sentences of the topic: the user's own points, used word for word. */
  readonly rest: readonly string[];
}

/** Reads the topic (or the own field that the text is about) as the user wrote it; nothing is inflected or reworded. */
export function readSubject(raw: string): Subject {
  const clean = withoutRequests(raw);
  const sentences = clean
    .split(/\n+|(?<=[.!?؟])\s+/u)
    .map(trimEnd)
    .filter((sentence) => sentence !== "");
  const first = sentences[0] ?? trimEnd(clean);
  const full = countWords(first) <= topicMaxWords ? first : firstClause(first);
  const asTyped = withinLimit(first.replace(introduction, ""));
  const short = asTyped && nounPhrase(asTyped);
  return { short: short ? uncapitalised(short) : null, asTyped, full, rest: sentences.slice(1) };
}

/**
 * What a text of this brief is about: the own field that the template names, else the topic. A noun phrase that the person gave stands
 * in sentences as it is.
 */
export function readBriefSubject(brief: Brief, template: Template): Subject {
  const field = template.fields.find(({ key }) => key === template.subjectField);
  const value = field && brief.fields[field.key];
  const told = field && typeof value === "string" && value.trim() !== "" ? fieldText(field, value, brief.variety) : brief.topic;
  const subject = readSubject(told);
  return brief.subjectPhrase ? { ...subject, short: trimEnd(brief.subjectPhrase) } : subject;
}

function firstClause(text: string): string {
  return trimEnd(text.split(/[،,:;؛—–(]/u)[0] ?? text);
}

/** The text, or its first clause where the whole is too long. */
function withinLimit(text: string): string | null {
  if (countWords(text) <= subjectMaxWords) return text;
  const clause = firstClause(text);
  const words = countWords(clause);
  return words >= 2 && words <= subjectMaxWords ? clause : null;
}
