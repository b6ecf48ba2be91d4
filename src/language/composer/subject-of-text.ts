import type { Brief } from "#shared/contracts/brief.ts";
import { type FacetQuestions, type Subject, type WrittenBank, writtenBanks } from "../subjects/subject-pack.ts";
import { isThin } from "../subjects/thin-subject.ts";
import { unknownEvent } from "../subjects/unknown-event.ts";
import { asksAnything, unknownSubject } from "../subjects/unknown-subject.ts";
import type { Template } from "../templates/template.ts";
import { doing } from "../topic-kinds/doing.ts";
import { kindOfTopic } from "../topic-kinds/kind-of-topic.ts";
import { contentWords } from "./content-words.ts";
import { announces } from "./reader/announcement.ts";
import { isOutlined } from "./text-kind.ts";

/**
 * What a text asks about and knows: its subject; in an outline, what is to be known of such news, or what readers ask of such a topic
 * together with what the subject's pack asks of it.
 */
export function subjectOfText(found: Subject | null, brief: Brief, template: Template, targetWords: number): Subject {
  const subject = found ?? unknownSubject(brief.topic);
  if (!isOutlined(template, brief, targetWords, !isThin(subject.pack))) return advised(subject, kindOfTopic(brief.topic));
  if (announces(brief.topic)) return asking([unknownEvent], subject);
  const kind = kindOfTopic(brief.topic);
  const own = found === null ? null : nearest(found, brief.topic, kind);
  // Tools and steps are no answer where care is high: the pack asks of such a matter what its field asks.
  const isFit = kind !== null && !(kind === doing && subject.pack.care === "high");
  if (isFit) return asking([part(kind, 0, leading), own, part(kind, leading)], subject, kind);
  if (asksAnything(brief.topic)) return asking([own ?? part(subject, 0, mostOfPack), unknownSubject(brief.topic)], subject);
  const [first, others] = own === null ? [part(subject, 0, leading), part(subject, leading)] : [own, subject];
  return asking([first, others], subject);
}

/** So many facets of a kind of topic come first: without them it is not answered. */
const leading = 3;
/** Of a pack those that the topic names, and behind them those that the kind of its question names. */
const mostOfPack = 3;
const weightOfKind = 0.2;

/** The facets and questions of several, with the nouns and the care of the subject; whom to ask may come from the kind of the topic. */
function asking(
  sources: readonly (Subject | null)[],
  { pack: { id, name, care, careNote }, sayings: own }: Subject,
  kind?: Subject,
): Subject {
  const all = sources.filter((one) => one !== null);
  const merged = <T>(of: (one: Subject) => Readonly<Record<string, T>> | undefined): Record<string, T> =>
    Object.assign({}, ...all.map(of).toReversed()) as Record<string, T>;
  const said = (bank: WrittenBank) => {
    const { nouns, advice = kind?.sayings[bank].advice, words } = own[bank];
    const facets = merged(({ sayings }) => sayings[bank].facets);
    return { nouns, words, facets, ideas: {}, ...(advice === undefined ? {} : { advice }) };
  };
  const [{ pack }] = all as [Subject];
  const facets = [...new Set(all.flatMap((one) => one.pack.facets))];
  const facetQuestions = merged<FacetQuestions>((one) => one.pack.facetQuestions);
  return {
    pack: { ...pack, id, name, care, careNote, facets, facetQuestions },
    sayings: Object.fromEntries(writtenBanks.map((bank) => [bank, said(bank)])) as Subject["sayings"],
  };
}

/** A question of law or of the body ends with whom to ask, also where the subject's own pack sends to nobody. */
function advised(subject: Subject, kind: Subject | null): Subject {
  const said = (bank: WrittenBank) => {
    const advice = subject.sayings[bank].advice ?? kind?.sayings[bank].advice;
    return advice === undefined ? subject.sayings[bank] : { ...subject.sayings[bank], advice };
  };
  return { ...subject, sayings: Object.fromEntries(writtenBanks.map((bank) => [bank, said(bank)])) as Subject["sayings"] };
}

/** Some of a subject's facets. */
function part(subject: Subject, from: number, to?: number): Subject {
  return { ...subject, pack: { ...subject.pack, facets: subject.pack.facets.slice(from, to) } };
}

/** The facets of a pack whose heading or questions share most words with the topic and with what such a topic asks; null where none does. */
function nearest({ pack, sayings }: Subject, topic: string, kind: Subject | null): Subject | null {
  // The subject's own noun stands in every facet.
  const nouns = contentWords(writtenBanks.map((bank) => sayings[bank].nouns.subject.indefinite).join("\n"));
  const words = new Set([...contentWords(topic)].filter((word) => !nouns.has(word)));
  const ofKind = contentWords(kind === null ? "" : kind.pack.facets.map((facet) => wordsOf(kind, facet)).join("\n"));
  const shared = (facet: string) =>
    [...contentWords(wordsOf({ pack, sayings }, facet))].reduce(
      (sum, word) => sum + (words.has(word) ? 1 : ofKind.has(word) && !nouns.has(word) ? weightOfKind : 0),
      0,
    );
  const facets = pack.facets
    .map((facet) => ({ facet, score: shared(facet) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostOfPack)
    .map(({ facet }) => facet);
  return facets.length === 0 ? null : { pack: { ...pack, facets }, sayings };
}

/** What a facet's heading and questions say, in every bank. */
function wordsOf({ pack, sayings }: Subject, facet: string): string {
  const headings = writtenBanks.map((bank) => sayings[bank].facets[facet] ?? "");
  return [...headings, ...(pack.facetQuestions?.[facet] ?? []).flatMap(({ en, ar }) => [en, ar])].join("\n");
}
