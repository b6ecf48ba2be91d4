import type { Brief } from "#shared/contracts/brief.ts";
import { noteKind } from "../notes/note-kind.ts";
import type { Knowledge, Statement } from "../subjects/knowledge.ts";
import { type Relevant, relevantStatements } from "../subjects/relevant-statements.ts";
import type { IdeaForm, IdeaReader } from "../subjects/subject-pack.ts";
import { fieldText, isFilled } from "../templates/field-text.ts";
import type { Template } from "../templates/template.ts";
import { countWords } from "../text/words.ts";
import type { Family, Phrase } from "./bank.ts";
import { formPhrases, isFormOfFacts, type NotesInTurn, notesInTurn } from "./form-material.ts";
import { mentions, parse } from "./notation.ts";
import { carriesField } from "./phrase.ts";
import type { Role } from "./roles.ts";

/** What is known of the subject, ready for one text: it stands where phrases that are true of any subject stood. */
export interface Material {
  /** The phrases of each role of the bank, with statements in the place of free phrases. */
  readonly phrases: Readonly<Partial<Record<Role, readonly Phrase[]>>>;
  /** Facets that fill a section of their own, nearest to the told facts first. */
  readonly facets: readonly string[];
  readonly headings: Readonly<Record<string, string>>;
  /** The steps of doing it, all of them and in their order, in the notation of the banks. */
  readonly steps: readonly string[];
  /** In a text that sells: what is known of a told fact, in the notation of the banks, to stand after it. Said once each. */
  readonly after: (fact: string) => string | null;
  /** The subject's own name, for a tag where the topic is too long for one. */
  readonly name: string;
  /** Where a form of its own takes the notes, which then stand in the order of typing; null for articles and for what sells. */
  readonly form: NotesInTurn | null;
}

/** Templates that explain a subject take all that is known of it. */
const explaining: ReadonlySet<string> = new Set([
  "blogPost",
  "howToGuide",
  "listicle",
  "seoArticle",
  "educationalContent",
  "newsletter",
  "linkedinPost",
  "podcastNotes",
  "youtubeDescription",
  "storeCategory",
  "productComparison",
  "recipe",
  "twitterThread",
]);
/** Families that sell take a little that touches a told fact. */
const selling: ReadonlySet<Family> = new Set<Family>(["commerce", "social"]);
/** Where a text that sells speaks of its topic. Replies, apologies, menus and messages of so many letters have forms of their own. */
const topicRoles: readonly Role[] = ["topicLine", "adText"];
const mostWhenSelling = 2;
/** A topic of so many words is its own best title. */
const titleWords = 12;
const wholeTitles = { title: ["{topic}"], headline: ["{topic}"], formalTitle: ["{topic}"] } as const;
/** Below this, what a statement shares with the told words is chance: the topic is the subject as a whole. */
const leastNearness = 0.5;
/** About as many words as one facet of a subject has statements for. */
export const wordsOfFacet = 40;
/** Facets that no told fact touches stand in a text only until it has this share of the words asked for. */
const furtherShare = 0.4;
/** A facet with fewer statements has no section of its own. */
const leastOfFacet = 2;

const body: readonly IdeaForm[] = ["fact", "tip", "warning", "criterion", "mistake"];

/**
 * Roles whose phrases are true of any subject, and the forms of statements that stand in their place where the subject is known.
 * With none, the role is silent: a summary of what was said and a promise of what comes tell nothing.
 */
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
  featureBenefit: [],
  step: [],
  cookStep: [],
  whyNow: [],
  promise: [],
  need: [],
  pain: [],
  solution: [],
  reveal: [],
  teaser: [],
  oneLiner: [],
  whoFor: [],
  shortAnswer: [],
  pro: [],
  con: [],
  summary: [],
  close: [],
  faq: [],
  dishLine: [],
  listItem: [],
  offer: [],
  proof: [],
  topicLine: [],
  question: [],
  postscript: [],
  editorNote: [],
  checkQuestion: [],
  adText: [],
  adLine: [],
};

/** Lines that name the text: one that does not name the topic tells nothing. */
const namingRoles: readonly Role[] = ["title", "headline", "formalTitle", "subject", "preheader", "heading", "adHeadline"];

const stepRoles: ReadonlySet<Role> = new Set<Role>(["step", "cookStep"]);

export function takesSteps(roles: readonly Role[]): boolean {
  return roles.some((role) => stepRoles.has(role));
}

/** What the subject brings to a text of this brief; null where the template's form has no place for it. */
export function materialFor(
  knowledge: Knowledge,
  brief: Brief,
  template: Template,
  targetWords: number,
  phrases: Readonly<Partial<Record<Role, readonly Phrase[]>>>,
): Material | null {
  const explains = explaining.has(template.key);
  const sells =
    selling.has(template.family) && template.outline.some(({ roles }) => roles.some((role) => topicRoles.includes(role)));
  if (!explains && !sells) return formMaterial(knowledge, brief, template, phrases);
  const readers: ReadonlySet<IdeaReader> = new Set(explains ? ["anyone", "buyer", "learner", "owner"] : ["anyone", "buyer"]);
  const all = relevantStatements(knowledge, toldIn(brief, template), readers, !explains);
  const relevant = nearest(all);
  const facets = facetsOf(relevant);
  const further = facetsOf(all).filter((facet) => !facets.includes(facet));
  const room = Math.round((targetWords * furtherShare) / wordsOfFacet) - facets.length;
  return {
    phrases: {
      ...phrases,
      ...inPlaceOfFree(phrases, explains ? all : [], new Set(relevant)),
      ...naming(phrases),
      callToAction: callsFor(knowledge, brief, phrases.callToAction ?? []),
      ...(countWords(brief.topic) <= titleWords ? wholeTitles : {}),
    },
    facets: explains ? [...facets, ...further.slice(0, Math.max(0, room))] : [],
    headings: knowledge.facets,
    steps: stepsOf(all, template.key === "recipe"),
    name: knowledge.nouns.subject.indefinite.replace(/^(?:an?|the) /, ""),
    after: explains ? () => null : oneAfterEach(knowledge, readers),
    form: null,
  };
}

/** What a form says: the notes, the fields, and its formulas. Null where no note was told, or the form is not made of facts. */
function formMaterial(knowledge: Knowledge, brief: Brief, template: Template, phrases: Material["phrases"]): Material | null {
  const notes = brief.notes ?? [];
  if (notes.length === 0 || !isFormOfFacts(template.key)) return null;
  const { plain } = knowledge;
  const own = formPhrases(phrases);
  return {
    phrases: {
      ...own,
      ...naming(phrases),
      ...(countWords(brief.topic) <= titleWords ? wholeTitles : {}),
      regret: plain("regret"),
      welcome: plain("welcome"),
      supportGreeting: plain("hello"),
      smallAsk: [...(own.smallAsk ?? []), ...plain("ask")],
      callToAction: callsFor(knowledge, brief, phrases.callToAction ?? []),
    },
    facets: [],
    headings: {},
    steps: [],
    after: () => null,
    name: "",
    form: notesInTurn(notes),
  };
}

/** A text that sells says what the origin or dish that it names is like. Advice on choosing is for the buyer's own time. */
function mayStandInAd({ form, value, text }: Statement): boolean {
  return value !== undefined && form === "fact" && !drawback.test(text);
}

/** Words that turn a description to its drawback. */
const drawback = /(?<!\p{L})(?:but|though|however|بس|لكن|لكنه|لكنها|ولكن|مع إن)(?!\p{L})/iu;

/** Finds what is known of each fact in turn, until enough was said: what the fact's own words are a sign of. */
function oneAfterEach(knowledge: Knowledge, readers: ReadonlySet<IdeaReader>): Material["after"] {
  const said = new Set<string>();
  return (fact) => {
    if (said.size >= mostWhenSelling) return null;
    const near = relevantStatements(knowledge, fact, readers, true).find(
      ({ statement, isSigned }) => isSigned && mayStandInAd(statement) && !said.has(statement.id),
    );
    if (near) said.add(near.statement.id);
    return near?.statement.text ?? null;
  };
}

/** The steps in their order, where the topic is what they do: how to brew is no answer to how to store. */
function stepsOf(relevant: readonly Relevant[], isAsked: boolean): string[] {
  const steps = relevant.filter(({ statement }) => statement.form === "step");
  if (!isAsked && steps.every(({ nearness }) => nearness < leastNearness)) return [];
  return steps
    .map(({ statement }) => statement)
    .toSorted((a, b) => a.order - b.order)
    .map(({ text }) => text);
}

/** A call with the person's own link or date, else a plain one: to come where a place or time is told. Who told a contact has said it. */
function callsFor({ plain }: Knowledge, brief: Brief, phrases: readonly Phrase[]): Phrase[] {
  const told = new Set((brief.notes ?? []).map(noteKind));
  const own = phrases.filter(carriesField);
  if (told.has("contact")) return own;
  return [...own, ...(told.has("place") || told.has("time") ? plain("visit") : plain("ask"))];
}

/** Everything that the person wrote of the matter itself. */
function toldIn(brief: Brief, template: Template): string {
  const fields = template.fields.flatMap((field) => {
    const value = brief.fields[field.key];
    return isFilled(value) ? [fieldText(field, value, brief.variety)] : [];
  });
  return [brief.topic, ...fields, ...(brief.notes ?? []), ...brief.keywords].join("\n");
}

function inPlaceOfFree(
  phrases: Material["phrases"],
  said: readonly Relevant[],
  near: ReadonlySet<Relevant>,
): Material["phrases"] {
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
  const entries = Object.entries(formsOf).map(([role, forms]) => {
    const own = (phrases[role as Role] ?? []).filter(carriesField);
    return [role, [...own, ...statements.filter(({ form }) => forms.includes(form)).map(({ phrase }) => phrase)]];
  });
  return Object.fromEntries(entries);
}

function naming(phrases: Material["phrases"]): Material["phrases"] {
  const names = (phrase: Phrase) => {
    const nodes = parse(textIn(phrase));
    return mentions(nodes, "subject") || mentions(nodes, "topic");
  };
  return Object.fromEntries(namingRoles.map((role) => [role, [...(phrases[role] ?? []).filter(names), "{topic}"]]));
}

const textIn = (phrase: Phrase) => (typeof phrase === "string" ? phrase : phrase.text).replace(/^@\w+ /, "");

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
