import { languageOf, type Variety } from "#shared/options.ts";
import { type PlainForm, plainForms } from "../composer/plain-forms.ts";
import type { Subject } from "./subject-pack.ts";
import { type Idea, type Sayings, type SubjectPack, type WrittenBank, writtenBanks } from "./subject-pack.ts";

/** One thing known of a subject, as the text's variety says it. */
export interface Statement extends Idea {
  readonly id: string;
  /** Its place in the pack: steps are done in this order. */
  readonly order: number;
  /** In the notation of addressee forms. */
  readonly text: string;
  /** The idea as every bank of the language says it: a person's words may be another country's. */
  readonly wordings: string;
}

/** What is known of a text's subject, in the words of its variety. */
export interface Knowledge {
  readonly pack: SubjectPack;
  /** Calls and greetings that claim nothing. */
  readonly plain: (form: PlainForm) => readonly string[];
  readonly nouns: Sayings<SubjectPack>["nouns"];
  /** A heading for each facet. */
  readonly facets: Readonly<Record<string, string>>;
  /** The same headings as every bank of the language says them. */
  readonly facetWordings: Readonly<Record<string, string>>;
  readonly statements: readonly Statement[];
  /** Where care is high: whom the reader asks, in the notation of addressee forms. */
  readonly advice: string | null;
}

/** The written bank of each variety: neighbours say it in their own surface forms. */
export const bankOf: Readonly<Record<Variety, WrittenBank>> = {
  "ar-saudi": "ar-saudi",
  "ar-emirati": "ar-saudi",
  "ar-kuwaiti": "ar-saudi",
  "ar-qatari": "ar-saudi",
  "ar-egyptian": "ar-egyptian",
  "ar-lebanese": "ar-lebanese",
  "ar-jordanian": "ar-lebanese",
  "ar-standard": "ar-standard",
  "en-american": "en-american",
};

/**
 * The subject's words in a variety. `say` puts the bank's text into a neighbour's surface forms. Statements named in `excluded` are left
 * out; steps stay, because half of a recipe is none.
 */
export function knowledgeIn(
  { pack, sayings: all }: Subject,
  variety: Variety,
  say: (text: string) => string,
  excluded: readonly string[] = [],
): Knowledge {
  const { nouns, facets, ideas, advice } = all[bankOf[variety]];
  const inAll = (of: (bank: Sayings<SubjectPack>) => string | undefined) =>
    writtenBanks
      .filter((bank) => languageOf(bank) === languageOf(variety))
      .map((bank) => of(all[bank]) ?? "")
      .join("\n");
  const said = (noun: Knowledge["nouns"]["subject"]) => ({
    ...noun,
    definite: say(noun.definite),
    indefinite: say(noun.indefinite),
  });
  return {
    pack,
    plain: (form) => plainForms[bankOf[variety]][form].map(say),
    advice: advice === undefined ? null : say(advice),
    nouns: { subject: said(nouns.subject), business: said(nouns.business) },
    facets: Object.fromEntries(Object.entries(facets).map(([id, heading]) => [id, say(heading)])),
    facetWordings: Object.fromEntries(pack.facets.map((id) => [id, inAll(({ facets }) => facets[id])])),
    statements: Object.entries(pack.ideas)
      .map(([id, idea], order) => ({
        ...idea,
        id,
        order,
        text: say(ideas[id] ?? ""),
        wordings: inAll(({ ideas }) => ideas[id]),
      }))
      .filter(({ id, form }) => form === "step" || !excluded.includes(id)),
  };
}
