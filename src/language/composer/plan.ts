import type { FieldKey } from "../templates/field-keys.ts";
import { isFilled, itemsOf } from "../templates/field-text.ts";
import { isSteering } from "../templates/steering.ts";
import { type OutlineSection, type TemplateField, titleIn } from "../templates/template.ts";
import { fold } from "../text/normalise.ts";
import { countWords } from "../text/words.ts";
import { adTexts } from "./ads/ad-texts.ts";
import { bannedIn } from "./brand-words.ts";
import { factLines } from "./facts/fact-lines.ts";
import { sentence } from "./facts/fact-sentence.ts";
import { isToldIn } from "./facts/told-once.ts";
import { dateline, facts, fieldOf, hashtags, ownTitle, signature, table, titleOf, wordsFor } from "./fixed-text.ts";
import { formGroups } from "./form-groups.ts";
import { headingsFromWords, takesSteps, wordsOfFacet } from "./material.ts";
import { expand, parse } from "./notation.ts";
import { facetOfOutline } from "./outline.ts";
import { type Drafting, type Group, group, type Part } from "./parts.ts";
import { type Picked, roomy } from "./picker.ts";
import { createRandom } from "./random.ts";
import { scenes } from "./scenes.ts";
import { rows } from "./table-rows.ts";

/** A value longer than this is a text of its own: it stands as a paragraph, word for word. */
const ownParagraphWords = 25;
const postMaxChars = 280;
const lineWords = 7;
/** So many short facts are looked through for one line. */
const mostLines = 12;

/** Lays out every part of the text with all that must stand in it, before a single free phrase is chosen. */
export function planParts(drafting: Drafting): Part[] {
  let numbered = 0;
  return drafting.template.outline.flatMap((section) => {
    const repeats = repetitions(section, drafting);
    return Array.from({ length: repeats }, (_, index) => {
      const part = planPart(section, index, repeats, numbered, drafting);
      if (section.layout === "posts" || section.layout === "scenes") numbered += part.groups.length;
      return part;
    });
  });
}

function repetitions(section: OutlineSection, { brief, targetWords, material }: Drafting): number {
  // A numbered article: each of its items is a part of its own.
  const times = section.layout === "text" && section.each ? brief.fields[section.each] : undefined;
  const most = Math.max(1, material.facets.length);
  if (typeof times === "number") return Math.min(most, times);
  if (!section.wordsPerPart) return 1;
  if (material.isOutline) return most;
  return Math.min(most, Math.max(1, Math.round((targetWords * section.share) / wordsOfFacet)));
}

/** Whether the section comes as several parts, each about a facet of its own. */
function isRepeated(section: OutlineSection): boolean {
  return section.wordsPerPart !== undefined || (section.layout === "text" && section.each !== undefined);
}

function planPart(section: OutlineSection, index: number, repeats: number, numbered: number, drafting: Drafting): Part {
  const start = section.roles.length > 0 ? index % section.roles.length : 0;
  const facet = isRepeated(section) ? (drafting.material.facets[index] ?? null) : null;
  const part: Part = {
    section,
    facet,
    roles: [...section.roles.slice(start), ...section.roles.slice(0, start)],
    share: section.share / repeats,
    heading: headingOf(section, index, facet, drafting),
    groups: [],
    asked: [],
    open: isOpen(section, drafting),
  };
  part.groups.push(...fixedGroups(section, numbered, drafting));
  if (index === 0) sayFields(part, drafting);
  if (facet !== null && drafting.material.isOutline) outlineFacet(part, facet, drafting);
  return part;
}

/** The notes that answer what a facet asks, and the questions that are left. */
function outlineFacet(part: Part, facet: string, drafting: Drafting): void {
  const { told, open } = facetOfOutline(facet, drafting);
  part.asked.push(...open);
  part.groups[0] ??= group();
  for (const note of told) {
    const text = closed(note);
    drafting.picker.remember(text);
    part.groups[0].pieces.push({ text, words: countWords(text) });
    part.groups[0].fixed += 1;
  }
}

/** A form's own heading stands at any length, over the first of its parts; those of facets help a long text and an outline only. */
function headingOf(section: OutlineSection, index: number, facet: string | null, drafting: Drafting): string | null {
  const { material, targetWords, brief } = drafting;
  if (section.title && index === 0) return titleIn(section.title, brief.variety);
  if (!section.heading || facet === null || (targetWords < headingsFromWords && !material.isOutline)) return null;
  return material.headings[facet] ?? null;
}

/** Whether the writer may open further groups. A list that the user left empty is the writer's to fill. */
function isOpen(section: OutlineSection, { brief }: Drafting): boolean {
  const { layout, each, count, roles } = section;
  if (layout === "text") return true;
  if (layout === "steps" && takesSteps(roles)) return false;
  if (count !== undefined || (each !== undefined && isFilled(brief.fields[each]))) return false;
  return layout === "questions" || layout === "steps" || layout === "bullets";
}

const times = (n: number, make: (index: number) => Group): Group[] => Array.from({ length: n }, (_, index) => make(index));

function fixedGroups(section: OutlineSection, numbered: number, drafting: Drafting): Group[] {
  const ofForm = formGroups(section, drafting);
  if (ofForm) return ofForm;
  if (section.maxChars !== undefined && section.layout !== "posts") return factLines(section, drafting);
  switch (section.layout) {
    case "title":
      return [group(ownTitle(section, drafting) ?? titleOf(section, drafting))];
    case "line":
      return lineOf(section, drafting);
    case "options":
      return section.label === "primaryTexts" ? adTexts(section, drafting) : factLines(section, drafting);
    case "scenes":
      return scenes(section, numbered, drafting);
    case "posts":
      return posts(section, numbered, drafting);
    case "table":
      return [{ ...group(section.columns ? rows(section, section.columns, drafting) : table(section, drafting)) }];
    case "facts":
      return [{ ...group(facts(section, drafting)) }];
    case "hashtags":
      return [{ ...group(hashtags(drafting)) }];
    case "signature":
      return [{ ...group(signature(section, drafting)) }];
    case "text":
      return [group(dateline(section, drafting))];
    default:
      if (section.count !== undefined) return times(section.count, () => group());
      if (section.each && isFilled(drafting.brief.fields[section.each])) return eachGroups(section, section.each, drafting);
      if (section.layout === "steps" && takesSteps(section.roles)) return knownSteps(drafting);
      return section.each ? eachGroups(section, section.each, drafting) : [];
  }
}

/** A line under its label: a formula of the form (a sound), or the fact that a reader needs first. */
function lineOf(section: OutlineSection, drafting: Drafting): Group[] {
  const picked = drafting.picker.next(section.roles[0] ?? "subject", lineWords, { holding: "subject" });
  if (picked) return [{ ...group(), pieces: [picked] }];
  if (section.label !== "subject" && section.label !== "preheader" && section.label !== "description") return [];
  const [first, ...others] = factLines({ ...section, layout: "options", count: mostLines }, drafting);
  // A headline says the second fact already; the line below it says the last, how to order or to come.
  const line = section.label === "subject" ? first : section.label === "description" ? others.at(-1) : others[0];
  return line ? [line] : [];
}

/** One group an item that the user listed, or as many as the number that the user gave. */
function eachGroups(section: OutlineSection, key: FieldKey, drafting: Drafting): Group[] {
  const { picker, language, brief } = drafting;
  const value = brief.fields[key];
  if (typeof value === "number") return times(value, () => group());
  // A bare list of nothing is a blank for the user.
  if (!isFilled(value) && section.roles.length === 0) return [group(`[… ${fieldOf(key, drafting)?.label[language] ?? key}]`)];
  const blank = section.itemBlank ? `[… ${section.itemBlank[language]}] ` : "";
  return itemsOf(value).map((item) => {
    picker.remember(item);
    if (section.layout === "questions") return group(`**${item}**\n\n`);
    // Without a role nothing is said about the items: they are a list.
    return section.roles.length > 0 ? { ...group(`${blank}**${item}:** `), bare: `${blank}${item}` } : group(`${blank}${item}`);
  });
}

/** All steps that are known, in their order: a guide that leaves one out leads nowhere. */
function knownSteps({ material, brief, picker }: Drafting): Group[] {
  const isBanned = bannedIn(brief);
  return material.steps.flatMap((step) => {
    const text = expand(parse(step), createRandom(1), brief.addressee, {});
    if (text === null || isBanned(text)) return [];
    picker.remember(text);
    return [{ ...group(), pieces: [{ text, words: countWords(text) }], fixed: 1 }];
  });
}

/**
 * How many scenes or posts a section has: as many as it says, or what the form leaves to the one section that does not say.
 * `numbered` of them stand before it.
 */
function unitsIn(section: OutlineSection, total: number, drafting: Drafting): number {
  if (section.count) return section.count;
  const others = drafting.template.outline.filter(({ layout, id }) => layout === section.layout && id !== section.id);
  return Math.max(1, total - others.reduce((sum, other) => sum + (other.count ?? 0), 0));
}

function posts(section: OutlineSection, numbered: number, drafting: Drafting): Group[] {
  const total = Number(drafting.brief.fields.postCount);
  return times(unitsIn(section, total, drafting), (i) => group(`${numbered + i + 1}/${total} `, "", postMaxChars));
}

/** Fields that their section's heading names. */
const ofHeading: ReadonlySet<FieldKey> = new Set<FieldKey>(["pain", "market", "problem", "solution", "action", "result"]);
/** Fields that people fill with a sentence, which says by itself what it is. */
const tellsItself: ReadonlySet<FieldKey> = new Set<FieldKey>([
  "pain",
  "proof",
  "whyThem",
  "foundingReason",
  "turningPoint",
  "conflict",
]);
/** «اللي يحجز قبل 31 يناير له خصم»: an offer that begins so is a sentence, too. */
const clause = /^(?:اللي|يلي|لو|[إا]ذا|if|whoever)\s/iu;
/** A word or two need their label under any heading. */
const labelWords = 3;

function sayFields(part: Part, drafting: Drafting): void {
  if (["facts", "signature", "table", "line"].includes(part.section.layout) || part.section.maxChars !== undefined) return;
  for (const key of part.section.fields ?? []) {
    const field = fieldOf(key, drafting);
    const value = field && wordsFor(field, drafting);
    if (!field || value === null || value === undefined) continue;
    if (isSteering(key) || isToldByNote(field, drafting)) continue;
    if (field.type === "list") {
      sayItems(part, itemsOf(drafting.brief.fields[key]), drafting);
      continue;
    }
    // The phrase of a field before it may have said this one.
    const isSaid = ({ text }: Picked) => countWords(value) > 2 && fold(text).includes(fold(value));
    if (part.groups.some(({ pieces }) => pieces.some(isSaid))) continue;
    const isLead = part.section.dateline !== undefined && key === part.section.fields?.[0];
    // «المشكلة: …» under the heading of the problem says it twice.
    const isHeaded = part.heading !== null && ofHeading.has(key) && countWords(value) > labelWords;
    const isBare =
      isHeaded || (tellsItself.has(key) && countWords(value) > labelWords) || (key === "offer" && clause.test(value));
    const phrase = isLead || isBare || countWords(value) > ownParagraphWords ? null : fieldPhrase(key, value, part, drafting);
    const said = phrase ?? (isBare ? asPiece(sentence(value, drafting.language)) : bareField(field, value, drafting));
    if (!phrase) drafting.picker.remember(said.text);
    // Alternatives and posts carry the fields one by one; everywhere else they open the part.
    const target =
      part.groups[part.groups.filter((g) => g.pieces.length > 0).length % Math.max(1, part.groups.length)] ?? group();
    if (part.groups.length === 0) part.groups.push(target);
    target.pieces.push(said);
    target.fixed += 1;
  }
}

/** Facts of a list are sentences, as notes are. */
function sayItems(part: Part, items: readonly string[], { language, picker }: Drafting): void {
  part.groups[0] ??= group();
  for (const line of items) {
    const text = sentence(line, language);
    picker.remember(text);
    part.groups[0].pieces.push({ text, words: countWords(text), told: { line, label: null } });
    part.groups[0].fixed += 1;
  }
}

/** A price or day that a note tells, with what it is of, is not said before it. */
function isToldByNote(field: TemplateField, drafting: Drafting): boolean {
  const value = wordsFor(field, drafting);
  return once.has(field.type) && value !== null && isToldIn(value, drafting.brief.notes ?? []);
}

const once: ReadonlySet<TemplateField["type"]> = new Set<TemplateField["type"]>(["money", "date"]);

/** A phrase that says the field: one of the field's own, or one of the section's that holds it. */
function fieldPhrase(key: FieldKey, value: string, part: Part, drafting: Drafting): Picked | null {
  const own = drafting.picker.field(drafting.fieldPhrases[key] ?? [], value);
  if (own) return own;
  for (const role of part.roles) {
    const picked = drafting.picker.next(role, roomy, { holding: `=${key}`, onlyHolding: true });
    if (picked) return picked;
  }
  return null;
}

/** A sentence of the user's stands as it is; a word or two need their label. */
function bareField(field: TemplateField, value: string, drafting: Drafting): Picked {
  const isSentence = countWords(value) > 3 || (field.type !== "text" && field.type !== "place" && field.type !== "money");
  const text = closed(isSentence ? value : `${field.label[drafting.language]}: ${value}`);
  return { text, words: countWords(text) };
}

const asPiece = (text: string): Picked => ({ text, words: countWords(text) });

function closed(text: string): string {
  return /[.!?؟…:»”"\]]$/u.test(text) ? text : `${text}.`;
}
