import type { Language } from "#shared/options.ts";
import { callRoles } from "../checks/calls.ts";
import { kindsIn, type NoteKind, noteKind } from "../notes/note-kind.ts";
import type { OutlineSection, SectionLayout } from "../templates/template.ts";
import { kindAsked } from "./facts/matching-notes.ts";
import { takesSteps } from "./material.ts";
import { type Drafting, type Group, group, type Part } from "./parts.ts";
import { isFormRole } from "./roles.ts";

interface Answered {
  /** Notes that answer a question of the facet, in their words. */
  readonly told: readonly string[];
  /** Questions that nobody has answered. */
  readonly open: readonly string[];
}

/** What an outline says and asks of a facet: a note of the kind that a question asks for stands in the question's place. */
export function facetOfOutline(facet: string, { material, brief }: Drafting): Answered {
  const told: string[] = [];
  const open: string[] = [];
  const inTopic = kindsIn(brief.topic);
  for (const question of material.asks(facet)) {
    const kind = kindAsked(question);
    if (kind !== undefined && inTopic.has(kind)) continue;
    const notes = kind === undefined ? [] : notesOf(kind, brief.notes ?? [], material.notes.taken);
    for (const note of notes) material.notes.taken.add(note);
    if (notes.length > 0) told.push(...notes);
    else open.push(question);
  }
  return { told, open };
}

function notesOf(kind: NoteKind, notes: readonly string[], taken: ReadonlySet<string>): string[] {
  return notes.filter((note) => noteKind(note) === kind && !taken.has(note));
}

/** What an outline asks of a section that nothing was told for. */
const askedLayouts: ReadonlySet<SectionLayout> = new Set<SectionLayout>(["text", "bullets", "steps", "questions"]);
/** Weeks of a course, days of a trip, questions of a quiz: an outline shows no more of them. */
const mostUnits = 8;

/** Asks for what each section of an outline is for, where it holds nothing; calls and formulas are the writer's own. */
export function askForSections(parts: readonly Part[], drafting: Drafting): void {
  const { brief, language, material } = drafting;
  if (!material.isOutline) {
    // A guide or recipe without its steps is none.
    const steps = parts.find(
      ({ section, groups }) =>
        section.layout === "steps" && groups.every(({ pieces, before }) => pieces.length === 0 && before === ""),
    );
    if (steps && takesSteps(steps.roles)) steps.asked.push(...askedOf(steps.section, language));
    return;
  }
  const asksOfFacets = parts.some(({ facet }) => facet !== null);
  for (const part of parts) {
    const { section, groups, facet, roles } = part;
    const isOwn = roles.length === 0 || roles.some((role) => isFormRole(role) || callRoles.includes(role));
    const isCounted = section.each !== undefined && typeof brief.fields[section.each] === "number";
    const isFilled =
      part.asked.length > 0 ||
      (groups.some(({ pieces }) => pieces.length > 0) && !isCounted) ||
      (part.section.each !== undefined && groups.some(({ before }) => before !== ""));
    if (isOwn || isFilled || facet !== null || !askedLayouts.has(section.layout)) continue;
    // Where the facets are asked about, what leads up to them and away from them is not.
    if (asksOfFacets && section.layout === "text" && section.title === undefined) continue;
    const units = section.each === undefined ? undefined : brief.fields[section.each];
    const questions = askedOf(section, language);
    if (typeof units !== "number") part.asked.push(...questions);
    else groups.splice(0, groups.length, ...unitGroups(Math.min(units, mostUnits), questions, part));
  }
}

/** What a section asks the writer, where nothing was told for it. */
export const askedOf = ({ asks, purpose }: OutlineSection, language: Language) =>
  (asks ?? [purpose]).map((question) => question[language]);

/** A week of a course, a question of a quiz: what was told of it, else what is asked of each. */
function unitGroups(count: number, questions: readonly string[], { section, groups }: Part): Group[] {
  return Array.from({ length: count }, (_, at) => {
    const told = groups[at];
    if (told && told.pieces.length > 0) return told;
    // The number tells the same question apart from unit to unit.
    return group(questions.map((question) => `[… (${at + 1}) ${question}]`).join(section.layout === "questions" ? "\n\n" : " "));
  });
}
