import { contentWords } from "../composer/content-words.ts";
import { fold } from "../text/normalise.ts";
import type { Knowledge, Statement } from "./knowledge.ts";
import type { IdeaReader, Signs } from "./subject-pack.ts";

/** A statement that may stand in a text, and how near it is to what the person told. */
export interface Relevant {
  readonly statement: Statement;
  /** How much of what was told it touches; 0 for what belongs to the subject only. */
  readonly nearness: number;
  /** The same of its own words alone, without its facet's heading and the signs of its value. */
  readonly ownNearness: number;
  /** How much of what was told the heading of its facet names. */
  readonly facetNearness: number;
  /** A told word is one of the signs of its value or presupposition. */
  readonly isSigned: boolean;
}

/** A sign of a value or setting tells more than a word that stands in the statement by chance. */
const signNearness = 2;

/** Words by which a topic shows that it is meant for those who run such a business. */
const ownerSigns: Signs = {
  ar: ["مشروع", "مشروعك", "صاحب مشروع", "أصحاب", "تفتح", "افتتاح مشروع", "مشاريع", "بزنس", "ربح", "أرباح", "دخل"],
  en: ["owner", "owners", "small business", "startup", "start a", "running a", "your business", "profit", "side income"],
};

/**
 * The statements that a text may hold, nearest first: whose values the told words show, and which serve one of the text's readers.
 * In a business's own text the told words must show too what a statement presupposes of it: an article speaks of beans, but a café
 * sells them only where it was told. Statements for owners come where the told words speak of running such a business, or of
 * what the statement presupposes.
 */
export function relevantStatements(
  { pack, facetWordings, statements }: Knowledge,
  told: string,
  readers: ReadonlySet<IdeaReader>,
  isOfBusiness: boolean,
): readonly Relevant[] {
  const folded = fold(told);
  const shown = new Set(
    [...Object.entries(pack.settings), ...Object.entries(pack.values)]
      .filter(([, signs]) => isShown(signs, folded))
      .map(([key]) => key),
  );
  const isForOwners = readers.has("owner") && isShown(ownerSigns, folded);
  const weights = weightsOf(statements);
  const words = new Set([...contentWords(told)].map(rootOf));
  const nearTo = (text: string) =>
    [...new Set([...contentWords(text)].map(rootOf))].reduce(
      (sum, root) => sum + (words.has(root) ? (weights.get(root) ?? 1) : 0),
      0,
    );
  const facetNearness = new Map(pack.facets.map((facet) => [facet, nearTo(facetWordings[facet] ?? "")]));
  return statements
    .filter(({ presupposes, value, reader }) => {
      const isOpen = (key: string | undefined) => key === undefined || shown.has(key);
      return (
        (!isOfBusiness || isOpen(presupposes)) &&
        isOpen(value) &&
        readers.has(reader) &&
        (reader !== "owner" || isForOwners || (presupposes !== undefined && shown.has(presupposes)))
      );
    })
    .map((statement) => {
      const isSigned = [statement.presupposes, statement.value].some((key) => key !== undefined && shown.has(key));
      const ofFacet = facetNearness.get(statement.facet) ?? 0;
      const own = nearTo(statement.wordings);
      const nearness = own + ofFacet + (isSigned ? signNearness : 0);
      return { statement, isSigned, ownNearness: own, facetNearness: ofFacet, nearness };
    })
    .toSorted((a, b) => b.nearness - a.nearness || a.statement.order - b.statement.order);
}

/** How much each word says of which statement is meant: 0 for one that all hold, 1 for one that a single statement holds. */
function weightsOf(statements: readonly Statement[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { wordings } of statements) {
    for (const root of new Set([...contentWords(wordings)].map(rootOf))) counts.set(root, (counts.get(root) ?? 0) + 1);
  }
  const all = Math.log(Math.max(2, statements.length));
  return new Map([...counts].map(([root, count]) => [root, 1 - Math.log(count) / all]));
}

/** 'fresh' and 'freshness' begin alike. */
function rootOf(word: string): string {
  return /^[a-z]/.test(word) ? word.slice(0, 5) : word;
}

/** Whether one of the words stands in the folded text, in Arabic also with joined particles and article. */
function isShown(signs: Signs, folded: string): boolean {
  return patternsOf(signs).test(folded);
}

const compiled = new WeakMap<Signs, RegExp>();

function patternsOf(signs: Signs): RegExp {
  const known = compiled.get(signs);
  if (known) return known;
  const any = (words: readonly string[]) => words.map((word) => fold(word).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const made = new RegExp(
    `(?<![\\p{L}\\p{M}])(?:(?:[وف]?[بلك]?(?:ال|ل)?)(?:${any(signs.ar)})|(?:${any(signs.en)}))(?![\\p{L}\\p{M}])`,
    "iu",
  );
  compiled.set(signs, made);
  return made;
}
