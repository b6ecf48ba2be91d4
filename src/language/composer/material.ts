import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf } from "#shared/options.ts";
import type { Question } from "../interview/question.ts";
import { questionsFor } from "../interview/questions-for.ts";
import { isPractical, noteKind } from "../notes/note-kind.ts";
import type { Knowledge } from "../subjects/knowledge.ts";
import { type Relevant, relevantStatements } from "../subjects/relevant-statements.ts";
import type { IdeaForm, IdeaReader } from "../subjects/subject-pack.ts";
import { isThin } from "../subjects/thin-subject.ts";
import { fieldText, isFilled, itemsOf } from "../templates/field-text.ts";
import type { Template } from "../templates/template.ts";
import { asksBeyondPacks } from "../topic-kinds/kind-of-topic.ts";
import { slogansFor } from "./ads/slogans.ts";
import type { Phrase } from "./bank.ts";
import { isQuestion } from "./facts/fact-sentence.ts";
import { type NotesInTurn, notesInTurn } from "./form-material.ts";
import { carriesField } from "./phrase.ts";
import type { PlainForm } from "./plain-forms.ts";
import type { Names } from "./reader/addressed.ts";
import { asksForAdvice } from "./reader/announcement.ts";
import { callsFor } from "./reader/calls.ts";
import { greetingsFor } from "./reader/greetings.ts";
import { isFormRole, type Role } from "./roles.ts";
import { beatsFor, body, oneAfterEach, tipsFor } from "./statements.ts";
import { isOutlined, kindOf, speaksToReaders, type TextKind } from "./text-kind.ts";

/** What one text is made of beside the person's facts. */
export interface Material {
  readonly kind: TextKind;
  /** The phrases of each role: formulas, sentences that carry a field, and statements of the subject. */
  readonly phrases: Readonly<Partial<Record<Role, readonly Phrase[]>>>;
  /** Facets that fill a section of their own, nearest to the told facts first; in an outline those that are asked about. */
  readonly facets: readonly string[];
  readonly headings: Readonly<Record<string, string>>;
  /** The steps of doing it, all of them and in their order, in the notation of the banks. */
  readonly steps: readonly string[];
  /** What a script says of its subject where little was told, in the notation of the banks. */
  readonly beats: readonly string[];
  /** What a plan of posts may tell of its subject, under the headings of its facets and in the notation of the banks. */
  readonly tips: readonly { readonly heading: string; readonly text: string }[];
  /** In a text that sells: what is known of a told fact, in the notation of the banks, to stand after it. Said once each. */
  readonly after: (fact: string) => string | null;
  /** The subject's own name, for a tag where the topic is too long for one. */
  readonly name: string;
  /** A noun by which a sentence speaks of it; empty where nothing is known. */
  readonly noun: string;
  readonly plain: (form: PlainForm) => readonly string[];
  /** The notes, of which each finds one place. */
  readonly notes: NotesInTurn;
  /** Little was told and nothing is known: the text is headings, what was told, and questions to the writer. */
  readonly isOutline: boolean;
  /** What an outline asks of a facet, in the language of the text. */
  readonly asks: (facet: string) => readonly string[];
  /** What only the person knows of it, the most needed first. */
  readonly questions: readonly Question[];
  /** Where care is high: whom the reader asks. */
  readonly advice: string | null;
}

/** Below this, what a statement shares with the told words is chance: the topic is the subject as a whole. */
const leastNearness = 0.5;
/** Headings help from this length on; below it they chop a text up. */
export const headingsFromWords = 300;
/** About as many words as one facet of a subject has statements for. */
export const wordsOfFacet = 40;
/** Facets that no told fact touches stand in a text only until it has this share of the words asked for. */
const furtherShare = 0.4;
/** A heading stands for about so many words of the text that the person is to write. */
const wordsOfHeading = 80;
const leastFacets = 3;
/** With more questions a page is a form to fill in. */
const mostFacets = 6;
/** What opens a text touches what was told: a mistake about sinks is no way into the changing of a washer. */
const leadingRoles: ReadonlySet<Role> = new Set<Role>(["hook", "shortAnswer", "objection"]);
const leastOfLead = 1;
/** A facet with fewer statements has no section of its own. */
const leastOfFacet = 2;

/** Forms that do one thing. Who asks how to wash a car is told nothing of its charging. */
const tasks: ReadonlySet<string> = new Set(["howToGuide", "recipe"]);
const leastOfTask = 1;
const leastOfTaskLead = 2;

/** The forms of statements that fill a role in a text that explains. Every other role that carries no fact is silent there. */
const formsOf: Readonly<Partial<Record<Role, readonly IdeaForm[]>>> = {
  hook: ["objection", "mistake", "warning", "fact"],
  point: body,
  reason: body,
  detail: body,
  explain: body,
  example: body,
  tip: body,
  benefit: body,
  usage: body,
  difference: body,
  storyLine: body,
  lesson: body,
  recipeStory: ["fact"],
  cookTip: ["tip", "warning", "fact"],
  mistake: ["mistake", "warning"],
  objection: ["objection"],
  howChosen: ["criterion"],
  whichForWhom: ["criterion"],
  check: ["criterion"],
  nextStep: ["tip", "criterion"],
};

const stepRoles: ReadonlySet<Role> = new Set<Role>(["step", "cookStep"]);

export function takesSteps(roles: readonly Role[]): boolean {
  return roles.some((role) => stepRoles.has(role));
}

/** Everything that may be said in a text of this brief. */
export function materialFor(
  knowledge: Knowledge,
  brief: Brief,
  template: Template,
  targetWords: number,
  phrases: Readonly<Partial<Record<Role, readonly Phrase[]>>>,
  names: Names,
): Material {
  const kind = kindOf(template, brief.topic);
  const explains = kind === "explains";
  const readers: ReadonlySet<IdeaReader> = new Set(explains ? ["anyone", "buyer", "learner", "owner"] : ["anyone", "buyer"]);
  const told = toldIn(brief, template);
  const relevant = relevantStatements(knowledge, told, readers, !explains);
  const steps = explains ? stepsOf(relevant) : [];
  // A task of which the steps are known is the subject's own; of another one only what touches it is of use.
  const isTask = explains && steps.length === 0 && (tasks.has(template.key) || asksForAdvice(brief.topic));
  const near = relevant.filter(isTask ? ({ nearness }) => nearness >= leastOfTask : touches(brief, targetWords));
  const isLost = isTask && relevant.length > 0 && near.length === 0;
  // What is known beside a task is no step of it: a guide without its steps asks for them.
  const isWithoutSteps = isTask && template.key === "howToGuide";
  const isSilent = isLost || isWithoutSteps || (explains && (asksBeyondPacks(brief.topic) || hasOwnNews(template, brief)));
  const all = isSilent ? [] : near;
  const isOutline = isLost || isOutlined(template, brief, targetWords, !isWithoutSteps && !isThin(knowledge.pack));
  const { plain } = knowledge;
  return {
    kind,
    isOutline,
    phrases: {
      ...sayable(
        phrases,
        explains ? all : [],
        new Set(nearest(all)),
        rolesOfFacts(brief, targetWords),
        isTask ? leastOfTaskLead : leastOfLead,
      ),
      ...greetingsFor(knowledge, brief, names),
      slogan: slogansFor(knowledge, brief, template),
      smallAsk: [...(phrases.smallAsk ?? []).filter(carriesField), ...plain("ask")],
      reply: [...(phrases.reply ?? []).filter(carriesField), ...plain("rsvp")],
      question: explains || template.key === "instagramCaption" ? plain("comment") : [],
      callToAction: callsFor(knowledge, brief, template, phrases.callToAction ?? []),
    },
    facets: isOutline ? facetsOfOutline(knowledge, targetWords) : explains ? facetsFor(all, targetWords) : [],
    headings: knowledge.facets,
    steps,
    beats: beatsFor(template, (brief.notes ?? []).length, all),
    tips: template.key === "contentCalendar" ? tipsFor(all, knowledge.facets) : [],
    name: knowledge.nouns.subject.indefinite.replace(/^(?:an?|the) /, ""),
    noun: knowledge.nouns.subject.definite,
    plain,
    after: kind === "sells" ? oneAfterEach(knowledge, readers, told) : () => null,
    notes: notesInTurn(brief.notes ?? []),
    asks: (facet) => (knowledge.pack.facetQuestions?.[facet] ?? []).map((question) => question[languageOf(brief.variety)]),
    questions: questionsFor(brief, template, knowledge.pack),
    advice: adviceFor(knowledge, brief, template, names),
  };
}

/**
 * Without headings an answer to a question says nothing that only its facet has in common with it: of medicines on ice, none of food.
 */
function touches({ topic, variety }: Brief, targetWords: number): (one: Relevant) => boolean {
  const isAnswer = targetWords < headingsFromWords && !asksForAdvice(topic) && isQuestion(topic, languageOf(variety));
  return ({ ownNearness }) => !isAnswer || ownNearness > 0;
}

/** A newsletter whose news are told is no lecture on its trade. */
const hasOwnNews = ({ key }: Template, { fields }: Brief) => key === "newsletter" && itemsOf(fields.items).length > 0;

/** Where care is high, whom to ask; elsewhere only where the writer wants it said. */
function adviceFor({ advice, plain }: Knowledge, brief: Brief, template: Template, { adviser }: Names): string | null {
  const known = speaksToReaders(template, brief) ? advice : null;
  return known ?? (adviser === null ? null : (plain(adviser)[0] ?? null));
}

/** The facets that an outline of so many words asks about, the first ones (`subject-of-text.ts`). */
function facetsOfOutline({ pack: { facets } }: Knowledge, targetWords: number): readonly string[] {
  return facets.slice(0, Math.min(mostFacets, Math.max(leastFacets, Math.round(targetWords / wordsOfHeading))));
}

/** Facets that the told words touch, and others as far as the length asks for them. */
function facetsFor(all: readonly Relevant[], targetWords: number): string[] {
  const facets = facetsOf(nearest(all));
  const further = facetsOf(all).filter((facet) => !facets.includes(facet));
  const room = Math.round((targetWords * furtherShare) / wordsOfFacet) - facets.length;
  return [...facets, ...further.slice(0, Math.max(0, room))];
}

/** The steps in their order, where the topic is what they do: who changes a washer wants no visit of a plumber, step by step. */
function stepsOf(relevant: readonly Relevant[]): string[] {
  return relevant
    .filter(({ statement, facetNearness }) => statement.form === "step" && facetNearness >= leastNearness)
    .map(({ statement }) => statement)
    .toSorted((a, b) => a.order - b.order)
    .map(({ text }) => text);
}

/** Everything that the person wrote of the matter itself. */
function toldIn(brief: Brief, template: Template): string {
  const fields = template.fields.flatMap((field) => {
    const value = brief.fields[field.key];
    return isFilled(value) ? [fieldText(field, value, brief.variety)] : [];
  });
  return [brief.topic, ...fields, ...(brief.notes ?? []), ...brief.keywords].join("\n");
}

/**
 * Where the person's own facts open the text, no statement leads up to them; and under a facet's heading none stands that is about
 * another one.
 */
function rolesOfFacts({ notes = [] }: Brief, targetWords: number): ReadonlySet<Role> {
  const opens = notes.some((note) => !isPractical(noteKind(note)));
  return new Set<Role>([
    ...(opens ? (["hook"] as const) : []),
    ...(targetWords >= headingsFromWords ? (["objection"] as const) : []),
  ]);
}

/** Formulas as they are, of all other phrases those that carry a value of the person's own, and the statements of each role. */
function sayable(
  phrases: Material["phrases"],
  said: readonly Relevant[],
  near: ReadonlySet<Relevant>,
  ofFacts: ReadonlySet<Role>,
  leastLead: number,
): Partial<Record<Role, readonly Phrase[]>> {
  // One phrase object for each statement: the picker knows by it that it was said, whatever role it was said for.
  const statements = said.map((one) => ({
    form: one.statement.form,
    phrase: {
      text: one.statement.text,
      about: one.statement.facet,
      nearness: one.nearness,
      onlyUnderHeading: !near.has(one),
    },
  }));
  const roles = new Set([...Object.keys(phrases), ...Object.keys(formsOf)] as Role[]);
  const entries = [...roles].map((role) => {
    const all = phrases[role] ?? [];
    const forms = ofFacts.has(role) ? [] : (formsOf[role] ?? []);
    const own = isFormRole(role) ? all : all.filter(carriesField);
    const least = leadingRoles.has(role) ? leastLead : 0;
    const known = statements.filter(({ form, phrase }) => forms.includes(form) && phrase.nearness >= least);
    return [role, [...own, ...known.map(({ phrase }) => phrase)]];
  });
  return Object.fromEntries(entries);
}

/**
 * What belongs to the told facts: statements that touch one of them, and those of the same facets. Where nothing does, the topic is
 * the subject as a whole, and everything belongs to it.
 */
function nearest(relevant: readonly Relevant[]): readonly Relevant[] {
  const most = relevant[0]?.nearness ?? 0;
  if (most < leastNearness) return relevant;
  const near = relevant.filter(({ nearness }) => nearness >= most / 2);
  const facets = new Set(near.map(({ statement }) => statement.facet));
  return relevant.filter(({ statement }) => facets.has(statement.facet));
}

/** Facets with enough to fill a section, by how near their statements are to what was told. */
function facetsOf(said: readonly Relevant[]): string[] {
  const ofBody = said.filter(({ statement }) => body.includes(statement.form));
  return [...Map.groupBy(ofBody, ({ statement }) => statement.facet)]
    .filter(([, all]) => all.length >= leastOfFacet)
    .map(([facet, all]) => ({ facet, nearness: all.reduce((sum, { nearness }) => sum + nearness, 0) }))
    .toSorted((a, b) => b.nearness - a.nearness)
    .map(({ facet }) => facet);
}
