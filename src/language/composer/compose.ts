import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf } from "#shared/options.ts";
import { askedAddressee } from "../checks/agreement/agreement.ts";
import type { Knowledge } from "../subjects/knowledge.ts";
import { fieldText, isFilled } from "../templates/field-text.ts";
import type { Template } from "../templates/template.ts";
import { fold } from "../text/normalise.ts";
import { countWords } from "../text/words.ts";
import { type FormalBank, type SpokenBank, themes } from "./bank.ts";
import { fillPart, fitLength, isWritten, wordsIn } from "./fill.ts";
import { materialFor } from "./material.ts";
import type { Slots } from "./notation.ts";
import { type Drafting, type Group, group, type Part } from "./parts.ts";
import { createPicker, type Picked } from "./picker.ts";
import { planParts } from "./plan.ts";
import { createRandom, hashOf } from "./random.ts";
import { render } from "./render.ts";
import { reservesOf } from "./reserves.ts";
import { roleLimits } from "./role-limits.ts";
import { sayNotes } from "./say-notes.ts";
import { readBriefSubject, readSubject, withoutOrders } from "./subject.ts";

export interface Composition {
  readonly brief: Brief;
  readonly template: Template;
  readonly targetWords: number;
  readonly seed: number;
  readonly spoken: SpokenBank;
  /** Null where the template is not a formal one: none of its phrases would be asked for. */
  readonly formal: FormalBank | null;
  /** What is known of the subject; null where no pack was found. */
  readonly knowledge: Knowledge | null;
}

/** Keywords that the text does not hold anyway may take up to this share of it. */
const keywordShare = 0.15;
const keywordSentenceWords = 9;

/**
 * Composes a text from phrases: the outline says which roles in which shares, the banks say them, the brief chooses among them.
 * Deterministic: the same brief and seed give the same text. Pure: no network, no clock, no chance.
 */
export function compose(composition: Composition): string {
  const { template, spoken, formal, targetWords, knowledge } = composition;
  const brief = {
    ...composition.brief,
    topic: withoutOrders(composition.brief.topic),
    addressee: askedAddressee(composition.brief),
  };
  const random = createRandom(hashOf(JSON.stringify(brief)) ^ composition.seed);
  const subject = readBriefSubject(brief, template);
  const topic = readSubject(brief.topic);
  const phrases = { ...spoken.phrases, ...formal?.phrases };
  const material = knowledge && materialFor(knowledge, brief, template, targetWords, phrases);
  const picker = createPicker({
    bank: spoken,
    phrases: material?.phrases ?? phrases,
    family: template.family,
    reserves: material ? [] : reservesOf(template),
    roleLimits: material ? { ...roleLimits, callToAction: 1, question: 1 } : roleLimits,
    maxBlanks: material ? blanksFor(targetWords) : Number.POSITIVE_INFINITY,
    brief,
    targetWords,
    subject: subject.short,
    topic: topic.full,
    ownFields: ownFieldSlots(brief, template),
    random,
  });
  const drafting: Drafting = {
    brief,
    template,
    targetWords,
    language: languageOf(brief.variety),
    labels: spoken.labels,
    picker,
    fieldPhrases: { ...spoken.fields, ...formal?.fields },
    subject: subject.short,
    material,
    firstTheme: Math.floor(random() * themes.length),
  };
  const parts = planParts(drafting);
  sayOwnPoints(parts, topic.rest, drafting);
  sayNotes(parts, drafting);
  if (!material) sayKeywords(parts, drafting);
  fill(parts, drafting);
  if (material) countPosts(parts);
  return render(parts, drafting);
}

/** One blank in forty words and eight in all: with more, a text is a form to fill in. */
function blanksFor(targetWords: number): number {
  return Math.min(8, Math.max(1, Math.floor(targetWords / 40)));
}

/** A thread has as many posts as there is something to say in. */
function countPosts(parts: readonly Part[]): void {
  const threads = parts.filter(({ section }) => section.layout === "posts");
  for (const { groups } of threads) groups.splice(0, groups.length, ...groups.filter(({ pieces }) => pieces.length > 0));
  const total = threads.reduce((sum, { groups }) => sum + groups.length, 0);
  let number = 0;
  for (const { groups } of threads) {
    for (const [at, post] of groups.entries()) groups[at] = { ...post, before: `${++number}/${total} ` };
  }
}

/** `{=offer}` in a phrase is what the user wrote into the field 'offer'; an empty field leaves such phrases unused. */
function ownFieldSlots(brief: Brief, template: Template): Slots {
  const slots = template.fields.flatMap((field) => {
    const value = brief.fields[field.key];
    return isFilled(value) ? [[`=${field.key}`, fieldText(field, value, brief.variety)]] : [];
  });
  return Object.fromEntries(slots);
}

/** The parts that can take one more sentence, widest first. */
function takers(parts: readonly Part[]): Part[] {
  // A slide or a line of so many characters has no room for a sentence of somebody else's.
  const wide = parts.filter(
    (part) => part.section.share > 0 && part.roles.length > 0 && part.section.count === undefined && !isWritten(part),
  );
  const texts = wide.filter((part) => part.section.layout === "text");
  return (texts.length > 0 ? texts : wide).toSorted((a, b) => b.share - a.share);
}

/** The group that takes one more sentence, in turn. */
function groupAt(part: Part, at: number): Group | undefined {
  if (part.groups.length === 0) part.groups.push(group());
  return part.groups[at % part.groups.length];
}

function put(part: Part, piece: Picked, at: number): void {
  const target = groupAt(part, at);
  if (!target) return;
  target.pieces.splice(target.fixed, 0, piece);
  target.fixed += 1;
}

/** What the user wrote beyond the first sentence of the topic stands in the text word for word, as far as there is room. */
function sayOwnPoints(parts: readonly Part[], points: readonly string[], drafting: Drafting): void {
  const [part] = takers(parts);
  let room = drafting.targetWords / 4;
  for (const [index, point] of points.entries()) {
    const words = countWords(point);
    if (!part || words > room) return;
    const text = `${point}.`;
    drafting.picker.remember(text);
    put(part, { text, words }, index);
    room -= words;
  }
}

/** Each keyword that the fixed text does not hold yet gets into a sentence, several together where there are many. */
function sayKeywords(parts: readonly Part[], drafting: Drafting): void {
  // A hashtag holds its keyword too, joined.
  const said = fold(render(parts, drafting)).replaceAll("_", " ");
  const isSaid = (keyword: string) => said.includes(keyword) || said.includes(`#${keyword.replaceAll(" ", "")}`);
  const missing = drafting.brief.keywords
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== "" && !isSaid(fold(keyword)));
  if (missing.length === 0) return;
  const targets = takers(parts);
  if (targets.length === 0) return;
  const sentences = Math.max(
    1,
    Math.min(missing.length, Math.round((drafting.targetWords * keywordShare) / keywordSentenceWords)),
  );
  const role = drafting.template.family === "formal" ? "formalKeyword" : "keyword";
  const separator = drafting.language === "ar" ? "، " : ", ";
  for (let i = 0; i < sentences; i++) {
    const keyword = missing.filter((_, at) => at % sentences === i).join(separator);
    const picked = drafting.picker.next(role, keywordSentenceWords, { slots: { keyword } });
    const part = targets[i % targets.length];
    if (picked && part) groupAt(part, Math.floor(i / targets.length))?.keywords.push(picked);
  }
}

function fill(parts: readonly Part[], drafting: Drafting): void {
  const shared = parts.filter((part) => part.section.share > 0);
  const shares = shared.reduce((sum, part) => sum + part.share, 0);
  // What the fixed text takes (titles, labels, items) is not there to be shared out; what parts already hold is.
  const fixed = countWords(render(parts, drafting)) - shared.reduce((sum, part) => sum + wordsIn(part), 0);
  const free = Math.max(0, drafting.targetWords - fixed);
  let due = 0;
  let written = 0;
  shared.forEach((part, index) => {
    const own = (free * part.share) / shares;
    due += own;
    // What the facets could not fill is no room for statements that belong elsewhere.
    const room = drafting.material && part.theme === null ? Math.min(own, due - written) : due - written;
    fillPart(part, room, index === shared.length - 1, drafting);
    written += wordsIn(part);
  });
  for (const part of parts.filter((part) => part.section.share === 0)) fillPart(part, 0, false, drafting);
  // Headings stand only over what was filled, so all is counted once more; from here on only phrases come and go.
  const said = () => parts.reduce((sum, part) => sum + wordsIn(part), 0);
  const around = countWords(render(parts, drafting)) - said();
  fitLength(parts, () => around + said(), drafting);
}
