import { type TopicWord, triggerWords } from "./topic-words.ts";
import { eaten, noSubject } from "./trigger-rules.ts";
import { triggers } from "./triggers.ts";

/** Every subject that a topic can be about, whether or not there is a pack for it. */
export type TopicSubject = keyof typeof triggers;
export const topicSubjects = Object.keys(triggers) as readonly TopicSubject[];

interface Trigger {
  readonly words: readonly string[];
  readonly id: TopicSubject;
  /** Means something else as often. */
  readonly isAmbiguous: boolean;
}

/** Triggers that stand in a topic from word `at` on, over `length` words. */
export interface TriggerMatch {
  readonly at: number;
  readonly length: number;
  readonly triggers: readonly Trigger[];
}

type Index = ReadonlyMap<string, readonly Trigger[]>;

/** The triggers of each subject by their first word, those of several words first. */
function indexOf(entries: readonly (readonly [TopicSubject, string])[]): Index {
  const all = entries.flatMap(([id, list]) =>
    list.split(", ").map((trigger): Trigger => ({ words: triggerWords(trigger), id, isAmbiguous: trigger.endsWith("~") })),
  );
  const byFirst = Map.groupBy(all, ({ words }) => words[0] ?? "");
  for (const same of byFirst.values()) same.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}

const index = indexOf(Object.entries(triggers) as [TopicSubject, string][]);
const anySubject: TopicSubject = "restaurant";
const noSubjectIndex = indexOf([[anySubject, noSubject]]);
const eatenIndex = indexOf([[anySubject, eaten]]);

/** Whether the topic names what no subject of ours is about. */
export const namesNoSubject = (topic: readonly TopicWord[]) => matchesIn(topic, noSubjectIndex, new Set()).length > 0;

/** The triggers in a topic, in order. A phrase that only looks like one leaves none of its words to others. */
export function triggersIn(topic: readonly TopicWord[]): TriggerMatch[] {
  const consumed = new Set(matchesIn(topic, eatenIndex, new Set()).flatMap(placesOf));
  return matchesIn(topic, index, consumed);
}

const placesOf = ({ at, length }: TriggerMatch) => Array.from({ length }, (_, step) => at + step);

/** The longest trigger at each place; a phrase leaves none of its words to others. */
function matchesIn(topic: readonly TopicWord[], known: Index, consumed: ReadonlySet<number>): TriggerMatch[] {
  const found: TriggerMatch[] = [];
  for (let at = 0; at < topic.length; at++) {
    if (consumed.has(at)) continue;
    const match = matchAt(topic, at, known);
    if (!match) continue;
    found.push(match);
    at += match.length - 1;
  }
  return found;
}

function matchAt(topic: readonly TopicWord[], at: number, known: Index): TriggerMatch | undefined {
  // The whole word counts before any of its shorter forms: what looks like an article may belong to it.
  const forms = topic[at]?.forms ?? [];
  const fitting = forms
    .flatMap((form) => known.get(form) ?? [])
    .map((trigger) => ({ trigger, length: lengthAt(topic, at, trigger) }))
    .filter(({ length }) => length > 0);
  const longest = Math.max(0, ...fitting.map(({ length }) => length));
  if (longest === 0) return undefined;
  const same = fitting.filter(({ length }) => length === longest).map(({ trigger }) => trigger);
  const whole = same.filter(({ words: [first] }) => first === topic[at]?.word);
  return { at, length: longest, triggers: whole.length > 0 ? whole : same };
}

const functionWords = new Set("في من على عن مع ل the a my our your to for of in and و".split(" "));

/** How many words of the topic a trigger covers from here on, one function word between its own left aside; 0 where it does not stand. */
function lengthAt(topic: readonly TopicWord[], at: number, { words: wanted }: Trigger): number {
  let place = at + 1;
  for (const word of wanted.slice(1)) {
    const isThere = (where: number) => topic[where]?.forms.includes(word) ?? false;
    if (!isThere(place) && functionWords.has(topic[place]?.word ?? "") && isThere(place + 1)) place += 1;
    if (!isThere(place)) return 0;
    place += 1;
  }
  return place - at;
}

const englishBreaks = new Set(["for", "in", "at", "of", "with", "to", "on", "from", "near"]);

/** What the topic is mainly about: the first trigger in Arabic, in English the last before a preposition. */
export function headOf(found: readonly TriggerMatch[], topic: readonly TopicWord[]): TriggerMatch | undefined {
  const [first] = found;
  if (!first || /\p{Script=Arabic}/u.test(topic[first.at]?.word ?? "")) return first;
  const breakAt = topic.findIndex(({ word }, at) => at > first.at && englishBreaks.has(word));
  return found.filter(({ at }) => breakAt < 0 || at < breakAt).at(-1) ?? first;
}
