import type { Bilingual } from "#shared/options.ts";
import type { Care, FacetQuestions, Noun, Subject, SubjectPack, SubjectQuestion, WrittenBank } from "./subject-pack.ts";

/** One bank's words for a thin pack. */
interface ThinSayings<FacetId extends string> {
  /** The subject itself, and the place or person that sells, teaches or does it. */
  readonly nouns: { readonly subject: Noun; readonly business: Noun };
  /** Each facet as the heading that a writer there would use, without a full stop. */
  readonly facets: Readonly<Record<FacetId, string>>;
  /** Words of the trade as people there say them. */
  readonly words: readonly string[];
  /** Where care is high: whom the reader asks, in one sentence. Addressee forms `<m|f|p>`. */
  readonly advice?: string;
}

/**
 * A subject of which the writer can speak rightly and make an outline, but states nothing: what is true of it nobody of that field has
 * written down yet.
 */
interface ThinSubject<FacetId extends string> {
  readonly id: string;
  readonly name: Bilingual;
  readonly care: Care;
  /** What nobody may conclude from a text on this subject, and whom to ask; shown to the writer. */
  readonly careNote: Bilingual;
  /** What only the writer knows of the whole: asked before writing. */
  readonly questions: readonly SubjectQuestion[];
  /** The facets in the order of a text, each with two questions to the writer. */
  readonly facets: Readonly<Record<FacetId, FacetQuestions>>;
  readonly sayings: Readonly<Record<WrittenBank, ThinSayings<NoInfer<FacetId>>>>;
}

/** Declares a thin pack: a facet without its heading in a bank does not compile. */
export function thinSubject<const FacetId extends string>({ facets, sayings, ...pack }: ThinSubject<FacetId>): Subject {
  const said = (bank: WrittenBank) => ({ ...sayings[bank], ideas: {} });
  return {
    pack: { ...pack, facets: Object.keys(facets), facetQuestions: facets, settings: {}, values: {}, ideas: {} },
    sayings: {
      "ar-saudi": said("ar-saudi"),
      "ar-egyptian": said("ar-egyptian"),
      "ar-lebanese": said("ar-lebanese"),
      "ar-standard": said("ar-standard"),
      "en-american": said("en-american"),
    },
  };
}

/** Whether nothing is stated of the subject, so that a text of few facts becomes an outline. */
export function isThin({ ideas }: Pick<SubjectPack, "ideas">): boolean {
  return Object.keys(ideas).length === 0;
}
