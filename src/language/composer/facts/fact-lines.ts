import { isOffer } from "../../notes/is-offer.ts";
import { noteKind, noteOrder } from "../../notes/note-kind.ts";
import { fieldText, isFilled } from "../../templates/field-text.ts";
import { isSteering } from "../../templates/steering.ts";
import { maxCharsOf, type OutlineSection } from "../../templates/template.ts";
import { fold } from "../../text/normalise.ts";
import { countWords } from "../../text/words.ts";
import { fieldOf, wordsFor } from "../fixed-text.ts";
import { type Drafting, type Group, group } from "../parts.ts";
import { roomy } from "../picker.ts";
import { isFormRole } from "../roles.ts";
import { readSubject } from "../subject.ts";
import { saysItsTopic } from "../text-kind.ts";
import { labelOf } from "./fact-labels.ts";
import { sentence } from "./fact-sentence.ts";

/** A line of a list of alternatives without a limit of its own is at most so long; a mail's subject may be its whole topic. */
const lineWords = 10;
const subjectWords = 12;
/** What may stand in a line by itself, the topic first, then what a reader needs to know first. */
export function factsFor({ brief, template }: Drafting, isLine: boolean): string[] {
  const subject = template.fields.find(({ key }) => key === template.subjectField);
  const own = subject && brief.fields[subject.key];
  // Among slogans the bare name is none.
  const isNamed = subject && isFilled(own) && !Array.isArray(own) && template.key !== "slogan";
  const name = isNamed ? fieldText(subject, own, brief.variety) : "";
  const inOrder = (brief.notes ?? []).toSorted((a, b) => noteOrder.indexOf(noteKind(a)) - noteOrder.indexOf(noteKind(b)));
  const { full, asTyped } = readSubject(brief.topic);
  // Alone in a line stands the noun («ورشة خياطة»), in a text the sentence («إحنا ورشة خياطة»).
  const topic = !saysItsTopic(template, brief) ? "" : isLine ? (asTyped ?? full) : full;
  return [
    ...new Set([topic, ...(name !== "" && topic.includes(name) ? [] : [name]), ...toldFields(brief.fields), ...inOrder]),
  ].filter(Boolean);
}

/** Fields that are a fact in a line of their own: what an offer is, which news there is. */
function toldFields(fields: Drafting["brief"]["fields"]): string[] {
  return ["offer", "benefit", "whatIsNew", "adHook"].flatMap((key) => {
    const value = fields[key];
    return typeof value === "string" && value.trim() !== "" ? [value.trim()] : [];
  });
}

/** A fact too long for a line is as many lines as it has clauses. */
const clausesOf = (fact: string) =>
  countWords(fact) > lineWords
    ? fact.split(/[:؛;،,—–]\s+/u).filter((clause, at) => at === 0 || !/^(?:و\p{L}|and\s|but\s)/iu.test(clause))
    : [fact];

const bare = (fact: string) => fact.replace(/^[-*•]\s+/u, "").replace(/[\s.،,؛;:]+$/u, "");

/**
 * Lines that may have so many characters and no more, and short alternatives (headlines, subject lines): each a told fact, as many as
 * there are. Search terms stand first; phrases that hold a field carry it. Where nothing is short enough, one line is a blank.
 */
export function factLines(section: OutlineSection, drafting: Drafting): Group[] {
  const maxChars = maxCharsOf(section, drafting.language);
  const count = section.layout === "options" || section.layout === "bullets" ? (section.count ?? 3) : 1;
  const isRunning = maxChars >= 80 && Number.isFinite(maxChars);
  const terms = section.fields?.includes("searchTerms") ? drafting.brief.fields.searchTerms : undefined;
  const facts = factsFor(drafting, !isRunning);
  const single = [...(Array.isArray(terms) ? terms : []), ...facts.flatMap(clausesOf)].map(bare);
  const told = isRunning ? packed(facts, section, maxChars, drafting) : single;
  const noted = new Set((drafting.brief.notes ?? []).flatMap(clausesOf).map(bare));
  const opens = (line: string) => !noted.has(line) || opensMail(line, section);
  const longest = section.label === "subject" ? subjectWords : lineWords;
  const isLine = (line: string) => line.length <= maxChars && (Number.isFinite(maxChars) || countWords(line) <= longest);
  const phrased = fromPhrases(section, maxChars, count, drafting);
  const isFormula = phrased.length > 0 && section.roles.every(isFormRole);
  const lines = isFormula
    ? phrased
    : [...phrased, bareFields(section, maxChars, drafting), ...told.filter((line) => isLine(line) && opens(line))];
  const unique = withoutSame(lines.filter((line) => line !== "")).slice(0, count);
  if (unique.length === 0) unique.push(...asked(section, isRunning, drafting));
  const begun = unique.map((text) => (drafting.language === "en" ? text.charAt(0).toUpperCase() + text.slice(1) : text));
  return begun.map((text) => ({ ...group(), pieces: [{ text, words: countWords(text) }] }));
}

/** Where nothing fits a line, what it is for; of running ones, what only the person knows. */
function asked({ purpose }: OutlineSection, isRunning: boolean, { language, material }: Drafting): string[] {
  const questions = isRunning ? material.questions.slice(0, mostAsked).map(({ text }) => text[language]) : [];
  return (questions.length > 0 ? questions : [purpose[language]]).map((question) => `[… ${question}]`);
}

const mostAsked = 2;
const leastOfSubject = 4;

/**
 * Whether a note is worth opening a mail for: as its subject what the reader gains, said in words; as the line below it that, or when it
 * is and what it costs. Neither «42 عامل» nor 'wrap them in a towel' opens anything.
 */
function opensMail(line: string, { label }: OutlineSection): boolean {
  if (label !== "subject" && label !== "preheader") return true;
  const isSubject = isOffer(line) && !/^[\d٠-٩]/u.test(line) && labelOf(line) === null;
  const isPreview = label === "preheader" && (noteKind(line) === "time" || noteKind(line) === "price");
  return countWords(line) >= leastOfSubject && (isSubject || isPreview);
}

/** The same facts in another order are no other line. */
function withoutSame(lines: readonly string[]): string[] {
  const keyOf = (line: string) =>
    fold(line)
      .split(/(?<=[.!?؟])\s+/u)
      .map((one) => one.replace(/[.!?؟]$/u, ""))
      .toSorted()
      .join("|");
  return [...new Map(lines.map((line) => [keyOf(line), line] as const).toReversed()).values()].toReversed();
}

/**
 * Lines of as many facts as each takes, every fact in one of them. One fact alone that is short enough for the lines above (a headline)
 * says there what it says.
 */
function packed(facts: readonly string[], { id }: OutlineSection, maxChars: number, drafting: Drafting): string[] {
  const { language, template } = drafting;
  const above = template.outline
    .filter((one) => one.id !== id && one.layout === "options")
    .map((one) => maxCharsOf(one, language));
  const headline = Math.max(0, ...above.filter((chars) => chars < maxChars));
  const lines: string[][] = [];
  for (const fact of facts) {
    const room = lines.findLast((line) => textOf([...line, fact], language).length <= maxChars);
    if (room) room.push(fact);
    else lines.push([fact]);
  }
  const isOwn = (line: readonly string[]) => line.length > 1 || bare(line[0] ?? "").length > headline;
  // The topic and its name are headlines: a description of nothing else says it all again.
  const isTold = (drafting.brief.notes ?? []).length > 0 || headline === 0;
  return lines
    .filter((line) => isOwn(line) && (isTold || line.some((fact) => bare(fact).length > headline)))
    .map((line) => textOf(line, language));
}

const textOf = (facts: readonly string[], language: Drafting["language"]) =>
  facts.map((fact) => sentence(fact, language)).join(" ");

/** Formulas of the form, and phrases that carry a field. */
function fromPhrases({ roles }: OutlineSection, maxChars: number, count: number, { picker, brief }: Drafting): string[] {
  const [keyword] = brief.keywords;
  const slots = keyword === undefined ? {} : { keyword };
  const lines: string[] = [];
  for (let at = 0; at < count; at++) {
    const role = roles[at % Math.max(1, roles.length)];
    const holding = at % 2 === 0 ? ("subject" as const) : undefined;
    const isFormula = role !== undefined && isFormRole(role);
    const picked = role && picker.next(role, roomy, { maxChars, slots, ...(holding && isFormula ? { holding } : {}) });
    if (picked) lines.push(picked.text);
  }
  return lines;
}

/** As many of the section's told fields as the line takes, in their order. Terms that somebody searches for are lines of their own. */
function bareFields(section: OutlineSection, maxChars: number, drafting: Drafting): string {
  let line = "";
  for (const key of section.fields ?? []) {
    const field = key === "searchTerms" || isSteering(key) ? undefined : fieldOf(key, drafting);
    const longer = [line, (field && wordsFor(field, drafting)) ?? ""].filter(Boolean).join(" ");
    if (longer.length <= maxChars) line = longer;
  }
  return line;
}
