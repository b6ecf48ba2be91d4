import type { Bilingual, Variety } from "#shared/options.ts";

/** What a statement is in a text, and so which sections take it. */
export type IdeaForm = "fact" | "tip" | "warning" | "step" | "mistake" | "criterion" | "objection";

/** For whom a statement is of use: who buys or visits, who learns to do it, who runs such a business. */
export type IdeaReader = "buyer" | "learner" | "owner" | "anyone";

/** One thing that a local writer of the field knows, true without knowing this very business. Its words are in each bank's `Sayings`. */
export interface Idea<FacetId extends string = string, SettingId extends string = string, ValueId extends string = string> {
  readonly facet: FacetId;
  readonly form: IdeaForm;
  readonly reader: IdeaReader;
  /** What a business's text must have told before this may stand in it: that it sells beans, has a terrace, delivers. */
  readonly presupposes?: SettingId;
  /** The note of one value (an origin, a fabric): said only where the writer named that value. */
  readonly value?: ValueId;
  /** Says of its value what a seller's text is better without: a drawback, the trade's costs, a promise, what every buyer knows. Advice may say it. */
  readonly notBySeller?: true;
}

/** Words by which a told fact shows that a setting or value is there, in both scripts; compared folded. */
export type Signs = Readonly<Record<"ar" | "en", readonly string[]>>;

/** What only the writer knows: asked beside the text, in the language of the interface. */
export interface SubjectQuestion {
  readonly key: string;
  readonly type: "text" | "list" | "price" | "date" | "time" | "place" | "number" | "choice";
  readonly text: Bilingual;
}

/** Two things that only the writer knows of a facet; an outline asks them under its heading. */
export type FacetQuestions = readonly [Bilingual, Bilingual];

/** How careful a text must be: `high` allows no hook, joke, hurry, promise or admission. */
export type Care = "plain" | "high";

/**
 * What the built-in writer knows of one subject. Ids of ideas are permanent: jobs store those that earlier texts said. The order of
 * ideas of the form `step` is the order in which a person does them.
 */
export interface SubjectPack<
  FacetId extends string = string,
  SettingId extends string = string,
  ValueId extends string = string,
  IdeaId extends string = string,
> {
  readonly id: string;
  readonly name: Bilingual;
  readonly care: Care;
  /** What nobody may conclude from a text on this subject, and whom to ask; shown to the writer. */
  readonly careNote: Bilingual;
  readonly facets: readonly FacetId[];
  readonly settings: Readonly<Record<SettingId, Signs>>;
  readonly values: Readonly<Record<ValueId, Signs>>;
  readonly questions: readonly SubjectQuestion[];
  /** In a thin pack, what an outline asks for each facet. A full pack has statements instead. */
  readonly facetQuestions?: Readonly<Record<FacetId, FacetQuestions>>;
  readonly ideas: Readonly<Record<IdeaId, Idea<FacetId, SettingId, ValueId>>>;
}

/** Declares a pack, so that its ideas may name its own facets, settings and values only. */
export function subjectPack<
  const FacetId extends string,
  const SettingId extends string,
  const ValueId extends string,
  const IdeaId extends string,
>(pack: SubjectPack<FacetId, SettingId, ValueId, IdeaId>): SubjectPack<FacetId, SettingId, ValueId, IdeaId> {
  return pack;
}

/** A noun by which a text speaks of the subject when the writer's own words do not fit a sentence. */
export interface Noun {
  /** 'القهوة', 'the coffee'; in English without the article where none is said ('specialty coffee'). */
  readonly definite: string;
  readonly indefinite: string;
  /** How verbs and adjectives agree with it in Arabic; in English 's' or 'p' alone matters. */
  readonly agreement: "m" | "f" | "p";
}

/** The banks in which every idea is written out. The neighbours say it in their own surface forms. */
export const writtenBanks = [
  "ar-saudi",
  "ar-egyptian",
  "ar-lebanese",
  "ar-standard",
  "en-american",
] as const satisfies readonly Variety[];
export type WrittenBank = (typeof writtenBanks)[number];

/** One bank's words for a pack: nothing may be missing. */
export interface Sayings<Pack extends SubjectPack> {
  /** The subject itself, and the place or person that sells, teaches or does it. */
  readonly nouns: { readonly subject: Noun; readonly business: Noun };
  /** Each facet as a heading: a noun phrase or a question, without a full stop. */
  readonly facets: Readonly<Record<Pack["facets"][number], string>>;
  /** Each idea as one sentence, in the notation of addressee forms: `<m|f|p>`. */
  readonly ideas: Readonly<Record<keyof Pack["ideas"], string>>;
  /** Words of the trade as people there say them, for finding the subject and for judging a text. */
  readonly words: readonly string[];
  /** Where care is high: whom the reader asks, in one sentence that a text on the subject ends with. Addressee forms `<m|f|p>`. */
  readonly advice?: string;
}

/** A pack with its words in every bank. */
export interface Subject {
  readonly pack: SubjectPack;
  readonly sayings: Readonly<Record<WrittenBank, Sayings<SubjectPack>>>;
}
