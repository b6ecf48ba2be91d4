import type { Brief } from "#shared/contracts/brief.ts";
import type { RepairMiss } from "#shared/contracts/repair.ts";
import type { Report, Span } from "#shared/contracts/report.ts";
import { findBanned } from "../checks/brand.ts";
import { blankFor } from "../checks/claims/blank-labels.ts";
import { missesOf } from "../checks/compare.ts";
import { viewOf } from "../checks/view.ts";
import { chosenOutline } from "../templates/chosen-outline.ts";
import type { Template } from "../templates/template.ts";
import { sectionsOf, type TextSection } from "../text/sections.ts";
import { sectionText, sizeOf } from "./outline-text.ts";
import { markUserText } from "./user-text.ts";

/** One section that is to be written again. */
interface SectionRevision {
  /** Position among the sections of the text, from 0. */
  readonly index: number;
  /** How long the section is to be. */
  readonly words: number;
  /** What is wrong with it, a sentence each, for the model. */
  readonly faults: readonly string[];
}

/** What one request asks for. */
export type RevisionRequest = readonly SectionRevision[];

/** What a round of repair asks for: every failing section once, in requests that a small context has room for. */
export interface RevisionPlan {
  readonly text: string;
  readonly sections: readonly TextSection[];
  readonly missed: readonly RepairMiss[];
  readonly requests: readonly RevisionRequest[];
}

/** Sections of one request together: they stand in the prompt and again in the answer. */
const requestWords = 260;
/** A section is stretched, or shortened, by no more than this factor at once. */
const stretchMost = 2;
const shrinkMost = 0.5;
/** So many of the places that miss are quoted in a fault. */
const quotesMost = 4;
const quoteChars = 90;
const otherScriptFault = "Letters of another script, or broken ones, stand here; say it in the variety above and in its letters:";

interface Draft {
  words: number;
  readonly faults: string[];
}

/** Plans a round for a text that misses something. `requests` is empty where nothing misses, or nothing can be done about it. */
export function planRevision(text: string, brief: Brief, template: Template, report: Report): RevisionPlan {
  const sections = sectionsOf(text);
  const missed = missesOf(report);
  const drafts = sections.map(({ words }): Draft => ({ words, faults: [] }));
  if (sections.length > 0) {
    addVarietyFaults(text, sections, drafts, report, missed);
    if (missed.includes("other_script")) addQuotes(text, sections, drafts, report.otherScripts ?? [], otherScriptFault);
    if (missed.includes("claims")) addClaimFaults(text, sections, drafts, brief, report);
    addAgreementFaults(text, sections, drafts, report, missed);
    if (missed.includes("brand")) addBrandFaults(text, sections, drafts, brief, report);
    if (missed.includes("structure")) addStructureFaults(drafts, brief, template, report);
    if (missed.includes("keywords")) addKeywordFaults(sections, drafts, report);
    addWornFaults(text, sections, drafts, report, missed);
    if (missed.includes("words")) addLengthFaults(sections, drafts, report);
  }
  const revisions = drafts.flatMap(({ words, faults }, index) => (faults.length > 0 ? [{ index, words, faults }] : []));
  return { text, sections, missed, requests: groupsOf(revisions) };
}

function addVarietyFaults(
  text: string,
  sections: readonly TextSection[],
  drafts: readonly Draft[],
  { variety }: Report,
  missed: readonly RepairMiss[],
): void {
  const against = variety.evidence.filter(({ side }) => side === "against");
  if (missed.includes("other_region")) {
    const found = variety.outside
      ? ` (it reads as ${variety.outside})`
      : variety.region === null
        ? ""
        : ` (it reads as ${variety.region})`;
    for (const draft of drafts) draft.faults.push(`Not in the variety above${found}: say every sentence as people there say it.`);
  }
  if (missed.includes("leaks")) {
    addQuotes(text, sections, drafts, variety.leaks, "Too close to Standard Arabic; say it in the dialect:");
  }
  if (missed.includes("contradicts") || missed.includes("other_region")) {
    addQuotes(text, sections, drafts, against, "Words of another country; use this one's own:", missed.includes("other_region"));
  }
}

/** Quotes what misses to its own section; a miss without a place is every section's. */
function addQuotes(
  text: string,
  sections: readonly TextSection[],
  drafts: readonly Draft[],
  spans: readonly Span[],
  fault: string,
  onlyPlaces = false,
): void {
  for (const [index, section] of sections.entries()) {
    const own = spans.filter(({ start, end }) => start < section.end && end > section.start);
    const quotes = [...new Set(own.map(({ start, end }) => text.slice(start, Math.min(end, start + quoteChars))))];
    if (quotes.length > 0) drafts[index]?.faults.push(`${fault} ${quotes.slice(0, quotesMost).map(markUserText).join(" ")}`);
    else if (spans.length === 0 && !onlyPlaces) drafts[index]?.faults.push(fault);
  }
}

/** What nobody told is named where it stands, each kind with the blank that may take its place. */
function addClaimFaults(
  text: string,
  sections: readonly TextSection[],
  drafts: readonly Draft[],
  { variety }: Brief,
  { claims }: Report,
): void {
  for (const kind of new Set(claims.map((claim) => claim.kind))) {
    const blank = kind ? `, or put the blank ${blankFor(kind, variety)} in its place` : "";
    const fault = `Nobody told this, so it may be untrue; leave it out${blank}, and make up nothing else:`;
    addQuotes(
      text,
      sections,
      drafts,
      claims.filter((claim) => claim.kind === kind),
      fault,
      true,
    );
  }
}

function addAgreementFaults(
  text: string,
  sections: readonly TextSection[],
  drafts: readonly Draft[],
  { agreement }: Report,
  missed: readonly RepairMiss[],
): void {
  if (!missed.includes("agreement")) return;
  const fault = "Speaks to somebody else than the addressee above; these forms must change:";
  addQuotes(text, sections, drafts, agreement.spans, fault);
}

/** What the brand bans is named with the word to say instead, where it stands; its sign-off belongs to the last section. */
function addBrandFaults(
  text: string,
  sections: readonly TextSection[],
  drafts: readonly Draft[],
  brief: Brief,
  { brand = [] }: Report,
): void {
  for (const { start, end, word, preferred } of findBanned(viewOf(text, brief))) {
    const instead = preferred === null ? "say it with another word" : `say ${markUserText(preferred)} instead`;
    addFaultOnce(drafts[sectionAt(sections, start, end)], `The brand never says ${markUserText(word)}, in any form: ${instead}.`);
  }
  for (const { rule, holds, words, spans } of brand) {
    if (holds) continue;
    if (rule === "emoji") addQuotes(text, sections, drafts, spans, "The brand does not want these emoji; leave them out:");
    if (rule === "sign_off") {
      drafts.at(-1)?.faults.push(`The last line of the whole text is exactly this, once: ${words.map(markUserText).join(" ")}`);
    }
  }
}

const sectionAt = (sections: readonly TextSection[], start: number, end: number) =>
  sections.findIndex((section) => start < section.end && end > section.start);

function addFaultOnce(draft: Draft | undefined, fault: string): void {
  if (draft && !draft.faults.includes(fault)) draft.faults.push(fault);
}

/** Worn phrases are named wherever a section is written anew, and ask for it themselves only where they are too many. */
function addWornFaults(
  text: string,
  sections: readonly TextSection[],
  drafts: readonly Draft[],
  { worn = [] }: Report,
  missed: readonly RepairMiss[],
): void {
  const isAsked = missed.includes("worn");
  const spans = worn.filter(({ start, end }) => isAsked || (drafts[sectionAt(sections, start, end)]?.faults.length ?? 0) > 0);
  if (spans.length === 0) return;
  addQuotes(text, sections, drafts, spans, "Sounds like a machine; say something of this subject instead, plainly:", true);
}

/** A section that is missing is asked for where it belongs: at the place that it has in the plan. */
function addStructureFaults(drafts: readonly Draft[], brief: Brief, template: Template, report: Report): void {
  const outline = chosenOutline(template, brief);
  for (const [index, section] of outline.entries()) {
    if (report.structure.find(({ section: id }) => id === section.id)?.found !== false) continue;
    const at = Math.round((index / Math.max(1, outline.length - 1)) * (drafts.length - 1));
    const draft = drafts[at];
    if (!draft) continue;
    const size = sizeOf(section, report.words.asked);
    draft.words += Math.min(size.words, 60);
    draft.faults.push(
      `This belongs here and is missing, add it: ${sectionText(section, template, { ...size, words: 0 }, brief.variety)}.`,
    );
  }
}

/** Each missing keyword goes to one section: those that are written anew anyway first, then the longest. */
function addKeywordFaults(sections: readonly TextSection[], drafts: readonly Draft[], { keywords }: Report): void {
  const order = byPreference(sections, drafts);
  const missing = keywords.filter(({ spans }) => spans.length === 0);
  const perSection = Math.max(2, Math.ceil(missing.length / order.length));
  for (const [position, { keyword }] of missing.entries()) {
    const index = order[Math.floor(position / perSection)] ?? 0;
    drafts[index]?.faults.push(`Use this keyword where it sits naturally, spelled exactly so: ${markUserText(keyword)}.`);
  }
}

function addLengthFaults(sections: readonly TextSection[], drafts: readonly Draft[], { words }: Report): void {
  let left = words.asked - drafts.reduce((sum, draft) => sum + draft.words, 0);
  const isShort = left > 0;
  for (const index of byPreference(sections, drafts)) {
    const draft = drafts[index];
    if (!draft || (isShort ? left <= 0 : left >= 0)) return;
    const room = isShort ? draft.words * (stretchMost - 1) : draft.words * (shrinkMost - 1);
    const change = Math.round(isShort ? Math.min(left, Math.max(room, 15)) : Math.max(left, room));
    if (change === 0) continue;
    draft.words += change;
    left -= change;
    draft.faults.push(
      isShort
        ? "Too short: add substance (a reason, an everyday example), no padding, and no fact that the brief does not give."
        : "Too long: say it shorter.",
    );
  }
}

function byPreference(sections: readonly TextSection[], drafts: readonly Draft[]): number[] {
  const isFailing = (index: number) => ((drafts[index]?.faults.length ?? 0) > 0 ? 1 : 0);
  const wordsOf = (index: number) => sections[index]?.words ?? 0;
  return sections.map((_, index) => index).sort((a, b) => isFailing(b) - isFailing(a) || wordsOf(b) - wordsOf(a));
}

function groupsOf(revisions: readonly SectionRevision[]): RevisionRequest[] {
  const groups: SectionRevision[][] = [];
  for (const revision of revisions) {
    const last = groups.at(-1);
    const words = last?.reduce((sum, { words: own }) => sum + own, 0) ?? 0;
    if (last && words + revision.words <= requestWords) last.push(revision);
    else groups.push([revision]);
  }
  return groups;
}
