import { type TopicWord, topicWords } from "./topic-words.ts";
import { headOf, namesNoSubject, triggersIn } from "./trigger-matches.ts";

/** One topic is two sentences; what comes after so many characters says no more about it. */
const readChars = 1_000;
/** Lengths of the runs of letters that are read inside a word with its boundaries. */
const shortest = 3;
const longest = 5;

/**
 * How much a feature of each kind counts before it is weighed. Small values are penalised harder when weights are fitted, so that
 * triggers and whole words are believed before letters. Chosen by measurement on held-out training topics.
 */
const scales = { letters: 0.5, word: 1.5, form: 1, pair: 0.5, clear: 2, head: 1.5, ambiguous: 0.7, nothing: 3 };

/** What a topic gives to the model: each feature with how much. `share` lessens what fields and notes say beside the topic. */
export function topicFeatures(topic: string, share = 1): Map<string, number> {
  const words = topicWords(topic.slice(0, readChars));
  const found = new Map<string, number>();
  const add = (feature: string, value: number) => found.set(feature, Math.max(found.get(feature) ?? 0, value * share));
  const factor = lengthFactor(words.length);
  for (const [at, word] of words.entries()) {
    addWord(word, factor, add);
    const next = words[at + 1];
    if (next) add(`${bareOf(word)} ${bareOf(next)}`, scales.pair * factor);
  }
  addTriggers(words, add);
  return found;
}

/** A long topic names its subject once and much else beside it. */
const lengthFactor = (words: number) => Math.min(1, Math.sqrt(8 / Math.max(1, words)));

/** The word without article and particles. */
const bareOf = ({ word, forms }: TopicWord) => forms[1] ?? word;

type Add = (feature: string, value: number) => void;

function addWord(word: TopicWord, factor: number, add: Add): void {
  add(`=${word.word}`, scales.word * factor);
  for (const form of word.forms) add(`~${form}`, scales.form * factor);
  const framed = `_${bareOf(word).slice(0, 30)}_`;
  for (let length = shortest; length <= longest; length += 1) {
    for (let start = 0; start + length <= framed.length; start += 1) {
      add(framed.slice(start, start + length), scales.letters * factor);
    }
  }
}

function addTriggers(words: readonly TopicWord[], add: Add): void {
  if (namesNoSubject(words)) add("@none", scales.nothing);
  const found = triggersIn(words);
  const head = headOf(found, words);
  for (const match of found) {
    for (const { id, isAmbiguous } of match.triggers) {
      add(`@${id}`, isAmbiguous ? scales.ambiguous : scales.clear);
      if (match === head) add(`@@${id}`, isAmbiguous ? scales.ambiguous : scales.head);
    }
  }
}
