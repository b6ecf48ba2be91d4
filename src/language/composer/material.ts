import type { Brief } from "#shared/contracts/brief.ts";
import type { Knowledge, Statement } from "../subjects/knowledge.ts";
import { type Relevant, relevantStatements } from "../subjects/relevant-statements.ts";
import type { IdeaForm, IdeaReader } from "../subjects/subject-pack.ts";
import { fieldText, isFilled } from "../templates/field-text.ts";
import type { Template } from "../templates/template.ts";
import { countWords } from "../text/words.ts";
import type { Family, Phrase } from "./bank.ts";
import { mentions, parse } from "./notation.ts";
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
]);
/** Families that sell take a little that touches a told fact. */
const selling: ReadonlySet<Family> = new Set<Family>(["commerce", "social"]);
const mostWhenSelling = 2;
/** A topic of so many words is its own best title. */
const titleWords = 12;
/** A facet with fewer statements has no section of its own. */
const leastOfFacet = 2;

const body: readonly IdeaForm[] = ["fact", "tip", "warning", "criterion", "mistake"];

/**
 * Roles whose phrases are true of any subject, and the forms of statements that stand in their place where the subject is known.
 * With none, the role is silent: a summary of what was said and a promise of what comes tell nothing.
 */
const formsOf: Readonly<Partial<Record<Role, readonly IdeaForm[]>>> = {
  hook: ["mistake", "warning", "fact"],
  point: body,
  reason: body,
  detail: body,
  explain: body,
  example: body,
  tip: body,
  benefit: body,
  usage: body,
  difference: ["criterion", "fact"],
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
};

/** Roles that stand under no facet's heading: they say what is near to the told facts, as long as anything is. */
const nearRoles: ReadonlySet<Role> = new Set<Role>(["hook", "nextStep"]);

/** Lines that name the text: one that does not name the topic tells nothing. */
const namingRoles: readonly Role[] = ["title", "headline", "subject", "preheader", "heading"];

const stepRoles: ReadonlySet<Role> = new Set<Role>(["step", "cookStep"]);

export function takesSteps(roles: readonly Role[]): boolean {
  return roles.some((role) => stepRoles.has(role));
}

/** What the subject brings to a text of this brief; null where the template's form has no place for it. */
export function materialFor(
  knowledge: Knowledge,
  brief: Brief,
  template: Template,
  phrases: Readonly<Partial<Record<Role, readonly Phrase[]>>>,
): Material | null {
  const explains = explaining.has(template.key);
  if (!explains && !selling.has(template.family)) return null;
  const readers: ReadonlySet<IdeaReader> = new Set(explains ? ["anyone", "buyer", "learner", "owner"] : ["anyone", "buyer"]);
  const relevant = relevantStatements(knowledge, toldIn(brief, template), readers, !explains);
  return {
    phrases: {
      ...phrases,
      ...inPlaceOfFree(phrases, explains ? relevant : []),
      ...naming(phrases),
      topicLine: ["{topic}."],
      ...(countWords(brief.topic) <= titleWords ? { title: ["{topic}"], headline: ["{topic}"] } : {}),
    },
    facets: explains ? facetsOf(relevant) : [],
    headings: knowledge.facets,
    steps: relevant
      .flatMap(({ statement }) => (statement.form === "step" ? [statement] : []))
      .toSorted((a, b) => a.order - b.order)
      .map(({ text }) => text),
    after: explains ? () => null : oneAfterEach(knowledge, readers),
  };
}

/** What a text that sells may say of what it sells: what a named value is like, and how to make the most of it. No drawbacks. */
function mayStandInAd({ form, value }: Statement): boolean {
  return (value !== undefined && form === "fact") || form === "tip" || form === "criterion";
}

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

/** Everything that the person wrote of the matter itself. */
export function toldIn(brief: Brief, template: Template): string {
  const fields = template.fields.flatMap((field) => {
    const value = brief.fields[field.key];
    return isFilled(value) ? [fieldText(field, value, brief.variety)] : [];
  });
  return [brief.topic, ...fields, ...(brief.notes ?? []), ...brief.keywords].join("\n");
}

function inPlaceOfFree(phrases: Material["phrases"], said: readonly Relevant[]): Material["phrases"] {
  // One phrase object for each statement: the picker knows by it that it was said, whatever role it was said for.
  const statements = said.map(({ statement, nearness }) => ({
    form: statement.form,
    phrase: { text: statement.text, about: statement.facet, nearness },
  }));
  const near = statements.filter(({ phrase }) => phrase.nearness > 0);
  const entries = Object.entries(formsOf).map(([role, forms]) => {
    const own = (phrases[role as Role] ?? []).filter(carriesField);
    const from = nearRoles.has(role as Role) && near.length > 0 ? near : statements;
    return [role, [...own, ...from.filter(({ form }) => forms.includes(form)).map(({ phrase }) => phrase)]];
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

function carriesField(phrase: Phrase): boolean {
  return /\{=\w+\}/.test(textIn(phrase));
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
