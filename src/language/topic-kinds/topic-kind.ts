import { type FacetQuestions, type Subject, type WrittenBank, writtenBanks } from "../subjects/subject-pack.ts";
import { thinSubject } from "../subjects/thin-subject.ts";
import { nothing, nouns } from "../subjects/unknown-subject.ts";

type InEveryBank = readonly [saudi: string, egyptian: string, lebanese: string, standard: string, american: string];

/** What is asked of one side of such a topic, under a heading as each bank's country writes it. */
export interface AskedFacet {
  readonly heading: InEveryBank;
  /** Both questions, in English and in Arabic. */
  readonly asks: readonly [first: readonly [en: string, ar: string], second: readonly [en: string, ar: string]];
}

/** What a reader of such a topic wants to know, whatever its subject: the questions of a kind of topic. */
export function topicKind(facets: Readonly<Record<string, AskedFacet>>, advice?: InEveryBank): Subject {
  // A pack may have a facet of the same name.
  const entries = Object.entries(facets).map(([id, facet]) => [`asked-${id}`, facet] as const);
  const questions = ({ asks }: AskedFacet) => asks.map(([en, ar]) => ({ en, ar })) as unknown as FacetQuestions;
  const said = (at: number) => ({
    nouns,
    facets: Object.fromEntries(entries.map(([id, { heading }]) => [id, heading[at] ?? ""])),
    words: [],
    ...(advice === undefined ? {} : { advice: advice[at] ?? "" }),
  });
  const [saudi, egyptian, lebanese, standard, american] = writtenBanks.map((_, at) => said(at)) as [
    ReturnType<typeof said>,
    ReturnType<typeof said>,
    ReturnType<typeof said>,
    ReturnType<typeof said>,
    ReturnType<typeof said>,
  ];
  const sayings: Record<WrittenBank, ReturnType<typeof said>> = {
    "ar-saudi": saudi,
    "ar-egyptian": egyptian,
    "ar-lebanese": lebanese,
    "ar-standard": standard,
    "en-american": american,
  };
  return thinSubject({ ...nothing, facets: Object.fromEntries(entries.map(([id, facet]) => [id, questions(facet)])), sayings });
}
