import type { Brief } from "#shared/contracts/brief.ts";
import type { Span, ToldSentences } from "#shared/contracts/report.ts";
import { contentForms } from "../../composer/content-words.ts";
import { spokenNumbers } from "../../numbers/read-numbers.ts";
import { isWrittenFromFacts } from "../../subjects/from-facts.ts";
import { fieldText, isFilled } from "../../templates/field-text.ts";
import { isSteering } from "../../templates/steering.ts";
import type { Template } from "../../templates/template.ts";
import { phoneForms } from "../../text/protected.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { blankPattern } from "../../text/words.ts";
import { figure, plainNumber } from "../claims/number-forms.ts";
import { type Line, type Sentence, type TextView, type Token, tokensOf, wordsIn } from "../view.ts";
import { createSayings, figureSign } from "./sayings.ts";

/** Fewer words are no sentence that could carry anything. */
const leastWords = 2;
/** A phone number is the same with and without the code of its country. */
const phoneDigits = 7;

/** How many sentences carry what was told, and which carry neither that nor what is known of the subject. Linear. */
export function findTold(view: TextView, template: Template | undefined, known: readonly string[]): ToldSentences {
  const facts = factsOf(view.brief, template);
  const told = createSayings([view.brief.topic, ...facts].flatMap(partsOf).map(saidBy));
  const subject = createSayings(known.map(saidBy));
  const heads = tableHeads(view);
  const judged = view.sentences.filter((sentence) => isJudged(view, sentence) && !heads.has(sentence.line));
  const others: Span[] = [];
  const counts = { told: 0, known: 0 };
  for (const sentence of judged) {
    const { start, end, firstToken, endToken } = sentence;
    const said = signsOf(view.text.slice(start, end), view.tokens.slice(firstToken, endToken));
    if (told.holds(said)) counts.told += 1;
    else if (subject.holds(said)) counts.known += 1;
    else others.push({ start, end });
  }
  return { hasFacts: facts.length > 0, isFromFacts: isWrittenFromFacts(view.brief), sentences: judged.length, ...counts, others };
}

/** Headings name, and a sentence with a blank still waits for what it tells. */
function isJudged({ text }: TextView, sentence: Sentence): boolean {
  const { kind } = sentence.line;
  if (kind === "heading" || kind === "label" || wordsIn(sentence) < leastWords) return false;
  const words = text.slice(sentence.start, sentence.end);
  return words.search(blankPattern) === -1 && !onlyTags.test(words);
}

const onlyTags = /^(?:\s*#[\p{L}\p{N}\p{M}_]+)+\s*$/u;

/** The lines that name a table's columns. */
function tableHeads({ text, lines }: TextView): ReadonlySet<Line> {
  const isRule = (line: Line | undefined) => line?.kind === "table" && /^[\s|:-]+$/.test(text.slice(line.start, line.end));
  return new Set(lines.filter((line, at) => line.kind === "table" && isRule(lines[at + 1])));
}

/** What the person told beside topic and keywords: notes, with the brand's, and what was typed into the template's own fields. */
function factsOf({ notes = [], fields, variety }: Brief, template: Template | undefined): string[] {
  const typed = (template?.fields ?? []).flatMap((field) => {
    const value = fields[field.key];
    if (!isFilled(value) || field.type === "choice" || isSteering(field.key)) return [];
    return Array.isArray(value) ? value : [fieldText(field, value, variety)];
  });
  return [...notes, ...typed].filter((fact) => fact.trim() !== "");
}

/** A fact's sentences; one of figures alone has none. */
function partsOf(fact: string): string[] {
  const parts = sentencesOf(fact);
  return parts.length > 0 ? parts : [fact];
}

const saidBy = (text: string) => signsOf(text, tokensOf(text));

/** What a sentence says, to be compared: its content words, its figures by their values, its phone numbers by their last digits. */
function signsOf(text: string, tokens: readonly Token[]): ReadonlySet<string> {
  const words = contentForms(tokens.filter(({ folded }) => !/^\d+$/.test(folded)).map(({ folded }) => folded));
  const values = [
    ...[...text.matchAll(figure)].map(([found]) => plainNumber(found)),
    ...spokenNumbers(tokens).map(({ value }) => String(value)),
  ];
  const phones = phoneForms.flatMap((form) =>
    (text.match(form) ?? []).map((found) => plainNumber(found.replace(/\D/gu, "")).slice(-phoneDigits)),
  );
  return new Set([...words, ...[...values, ...phones].map(figureSign)]);
}
