import type { FieldKey } from "../templates/field-keys.ts";
import { isFilled, itemsOf } from "../templates/field-text.ts";
import { type OutlineSection, type TemplateField, titleIn } from "../templates/template.ts";
import { countWords } from "../text/words.ts";
import type { Theme } from "./bank.ts";
import { bannedIn } from "./brand-words.ts";
import { dateline, facts, fieldOf, hashtags, ownTitle, signature, table, wordsFor } from "./fixed-text.ts";
import { formGroups } from "./form-groups.ts";
import { limitedLines } from "./limited-lines.ts";
import { takesSteps, wordsOfFacet } from "./material.ts";
import { expand, parse } from "./notation.ts";
import { type Drafting, type Group, group, type Part } from "./parts.ts";
import { type Picked, roomy } from "./picker.ts";
import { createRandom } from "./random.ts";
import { rows } from "./table-rows.ts";

/** Headings help from this length on; below it they chop a text up. */
const headingsFromWords = 300;
/** A value longer than this is a text of its own: it stands as a paragraph, word for word. */
const ownParagraphWords = 25;
const sceneSeconds = 8;
const postMaxChars = 280;

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

function repetitions(section: OutlineSection, drafting: Drafting): number {
  // A numbered article: each of its items is a part of its own.
  const times = section.layout === "text" && section.each ? drafting.brief.fields[section.each] : undefined;
  const most = drafting.material ? Math.max(1, drafting.material.facets.length) : 12;
  if (typeof times === "number") return drafting.material ? Math.min(most, times) : times;
  if (!section.wordsPerPart) return 1;
  const words = drafting.targetWords * section.share;
  const wordsPerPart = drafting.material ? wordsOfFacet : section.wordsPerPart;
  return Math.min(most, Math.max(1, Math.round(words / wordsPerPart)));
}

/** Whether the section comes as several parts, each about something of its own. */
function isRepeated(section: OutlineSection): boolean {
  return section.wordsPerPart !== undefined || (section.layout === "text" && section.each !== undefined);
}

function planPart(section: OutlineSection, index: number, repeats: number, numbered: number, drafting: Drafting): Part {
  const start = section.roles.length > 0 ? index % section.roles.length : 0;
  const theme = themeOf(section, index, drafting);
  const part: Part = {
    section,
    theme,
    roles: [...section.roles.slice(start), ...section.roles.slice(0, start)],
    share: section.share / repeats,
    heading: headingOf(section, index, theme, drafting),
    groups: [],
    open: isOpen(section, drafting),
  };
  part.groups.push(...fixedGroups(section, numbered, drafting));
  if (index === 0) sayFields(part, drafting);
  return part;
}

/** A form's own heading stands at any length, over the first of its parts; others help a long text only. */
function headingOf(section: OutlineSection, index: number, theme: string | null, drafting: Drafting): string | null {
  if (section.title && index === 0) return titleIn(section.title, drafting.brief.variety);
  if (!section.heading || drafting.targetWords < headingsFromWords) return null;
  if (drafting.material) return theme === null ? null : (drafting.material.headings[theme] ?? null);
  return drafting.picker.next(section.heading, 6, { theme })?.text ?? null;
}

/** Who is about to buy does not ask about habits or first steps; in other texts the price may be no matter at all. */
const buyingThemes: readonly Theme[] = ["choice", "cost", "trust", "time", "people"];
const otherThemes: readonly Theme[] = ["clarity", "start", "habit", "time", "people", "choice", "trust"];

/** What a part is about: a facet of the subject, or a theme, with which each text begins elsewhere and goes round from there. */
function themeOf(section: OutlineSection, index: number, drafting: Drafting): string | null {
  if (drafting.material) return isRepeated(section) ? (drafting.material.facets[index] ?? null) : null;
  const own = drafting.template.family === "commerce" ? buyingThemes : otherThemes;
  return own[(drafting.firstTheme + index) % own.length] ?? "choice";
}

/** Whether the writer may open further groups. A list that the user left empty is the writer's to fill. */
function isOpen(section: OutlineSection, { brief, material }: Drafting): boolean {
  const { layout, each, count, roles } = section;
  if (layout === "text") return true;
  if (material && layout === "steps" && takesSteps(roles)) return false;
  if (count !== undefined || (each !== undefined && isFilled(brief.fields[each]))) return false;
  return layout === "questions" || layout === "steps" || layout === "bullets";
}

const times = (n: number, make: (index: number) => Group): Group[] => Array.from({ length: n }, (_, index) => make(index));

function fixedGroups(section: OutlineSection, numbered: number, drafting: Drafting): Group[] {
  const { picker } = drafting;
  const ofForm = formGroups(section, drafting);
  if (ofForm) return ofForm;
  if (section.maxChars !== undefined && section.layout !== "posts") return limitedLines(section, drafting);
  if (drafting.material && section.roles.includes("adText") && section.layout === "options") return adsOfFacts(section, drafting);
  switch (section.layout) {
    case "title":
      return [
        { ...group(ownTitle(section, drafting) ?? picker.next(section.roles[0] ?? "title", 7, { holding: "subject" })?.text) },
      ];
    case "line":
      return [{ ...group(), pieces: present(picker.next(section.roles[0] ?? "title", 7)) }];
    case "options":
      return times(optionsIn(section, drafting), () => group());
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
      if (section.layout === "steps" && takesSteps(section.roles) && drafting.material) return knownSteps(drafting);
      return section.each ? eachGroups(section, section.each, drafting) : [];
  }
}

/** An alternative is at least about this long; a short text has fewer of them. */
const optionWords = 17;

function optionsIn(section: OutlineSection, drafting: Drafting): number {
  const wanted = section.count ?? 3;
  if (section.label !== "primaryTexts") return wanted;
  return Math.min(wanted, Math.max(1, Math.floor((drafting.targetWords * section.share) / optionWords)));
}

/** Alternatives of the person's own facts: each opens with another one. */
function adsOfFacts(section: OutlineSection, drafting: Drafting): Group[] {
  const facts = drafting.brief.notes ?? [];
  const most = Math.min(optionsIn(section, drafting), Math.max(1, facts.length));
  return times(most, (at) => {
    const said = [drafting.brief.topic, ...facts.slice(at), ...facts.slice(0, at)].slice(0, 3).map((fact) => closed(fact));
    return { ...group(), pieces: said.map((text) => ({ text, words: countWords(text) })), fixed: said.length };
  });
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
  return (material?.steps ?? []).flatMap((step) => {
    const text = expand(parse(step), createRandom(1), brief.addressee, {});
    if (text === null || isBanned(text)) return [];
    picker.remember(text);
    return [{ ...group(), pieces: [{ text, words: countWords(text) }], fixed: 1 }];
  });
}

function present(picked: Picked | null): Picked[] {
  return picked ? [picked] : [];
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

function scenes(section: OutlineSection, numbered: number, drafting: Drafting): Group[] {
  const seconds = Number(drafting.brief.fields.seconds);
  const total = Math.min(14, Math.max(3, Math.round(seconds / sceneSeconds)));
  const { labels, picker } = drafting;
  return times(unitsIn(section, total, drafting), (i) => {
    const from = Math.round((seconds * (numbered + i)) / total);
    const to = Math.round((seconds * (numbered + i + 1)) / total);
    const picture = picker.next("picture", 10)?.text ?? `[… ${labels.picture}]`;
    const onScreen = picker.next("onScreen", 4)?.text ?? `[… ${labels.onScreen}]`;
    return group(
      `**${from}–${to} ${labels.seconds}**\n- **${labels.picture}:** ${picture}\n- **${labels.voice}:** `,
      `\n- **${labels.onScreen}:** ${onScreen}`,
    );
  });
}

/** Fields that say what the text is for. They steer it and are no words of it. */
const steering: ReadonlySet<FieldKey> = new Set<FieldKey>(["goal"]);

function sayFields(part: Part, drafting: Drafting): void {
  if (["facts", "signature", "table"].includes(part.section.layout) || part.section.maxChars !== undefined) return;
  for (const key of part.section.fields ?? []) {
    const field = fieldOf(key, drafting);
    const value = field && wordsFor(field, drafting);
    if (!field || value === null || value === undefined) continue;
    if (drafting.material && steering.has(key)) continue;
    const isLead = part.section.dateline !== undefined && key === part.section.fields?.[0];
    const phrase = isLead || countWords(value) > ownParagraphWords ? null : fieldPhrase(key, value, part, drafting);
    const said = phrase ?? bareField(field, value, drafting);
    if (!phrase) drafting.picker.remember(said.text);
    // Alternatives and posts carry the fields one by one; everywhere else they open the part.
    const target =
      part.groups[part.groups.filter((g) => g.pieces.length > 0).length % Math.max(1, part.groups.length)] ?? group();
    if (part.groups.length === 0) part.groups.push(target);
    target.pieces.push(said);
    target.fixed += 1;
  }
}

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

function closed(text: string): string {
  return /[.!?؟…:»”"\]]$/u.test(text) ? text : `${text}.`;
}
