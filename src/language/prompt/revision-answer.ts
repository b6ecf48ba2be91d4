import { countWords } from "../text/words.ts";
import type { RevisionPlan, RevisionRequest } from "./revision-plan.ts";
import { closeMark, openMark } from "./user-text.ts";

/** A revised section that lost, or gained, more than this against what was asked is no revision of it. */
const wordsLeast = 0.5;
const wordsMost = 2;
const wordsSlack = 25;

const delimiter = /^[ \t>*#]*={2,}[ \t]*(\d{1,4})[ \t]*={2,}[ \t*]*$/gm;
const firstHeading = /^#{1,6}[ \t][^\n]*(?:\n+|$)/;

/** Revised sections by their position in the text. */
export type RevisedSections = ReadonlyMap<number, string>;

/**
 * Reads an answer to a revision prompt. @returns the sections; null where the answer is anything else than exactly those that were
 * asked for, each about as long as asked.
 */
export function readRevision(answer: string, plan: RevisionPlan, request: RevisionRequest): RevisedSections | null {
  const marks = [...answer.matchAll(delimiter)];
  const sections = new Map<number, string>();
  for (const [at, mark] of marks.entries()) {
    const content = plainSection(answer.slice(mark.index + mark[0].length, marks[at + 1]?.index ?? answer.length));
    const index = Number(mark[1]) - 1;
    if (sections.has(index)) return null;
    sections.set(index, content);
  }
  if (sections.size !== request.length) return null;
  for (const { index, words } of request) {
    const content = sections.get(index);
    const before = sectionText(plan, index);
    if (content === undefined) return null;
    const whole = withHeadingOf(before, content, plan.missed.includes("structure"));
    const length = countWords(whole);
    const least = Math.min(words, countWords(before)) * wordsLeast;
    if (length < least || length > words * wordsMost + wordsSlack) return null;
    sections.set(index, whole);
  }
  return sections;
}

/** The text with its revised sections in their places; all white space between sections stays. */
export function applyRevision({ text, sections }: RevisionPlan, revised: RevisedSections): string {
  let result = "";
  let at = 0;
  for (const [index, { start, end }] of sections.entries()) {
    result += text.slice(at, start) + (revised.get(index) ?? text.slice(start, end));
    at = end;
  }
  return result + text.slice(at);
}

function sectionText({ text, sections }: RevisionPlan, index: number): string {
  const section = sections[index];
  return section ? text.slice(section.start, section.end) : "";
}

/** Without the fence, the marks and the context labels that models copy from the prompt. */
function plainSection(content: string): string {
  return content
    .replace(/^\s*```[a-z]*\n|\n```\s*$/g, "")
    .replaceAll(openMark, "")
    .replaceAll(closeMark, "")
    .replace(/^\(context (?:before|after)\)[^\n]*$/gm, "")
    .trim();
}

/** A heading is no business of a revision: one that was forgotten comes back, one that was invented goes, unless one was missing. */
function withHeadingOf(before: string, content: string, mayAdd: boolean): string {
  const had = firstHeading.exec(before)?.[0];
  const has = firstHeading.exec(content)?.[0];
  if (had && !has) return `${had.trimEnd()}\n\n${content}`;
  return has && !had && !mayAdd ? content.slice(has.length).trim() : content;
}
