import type { Evidence } from "#shared/contracts/report.ts";
import { britishForms } from "../spelling/british.ts";
import { britishPhrases } from "./british-phrases.ts";
import { againstAll, type OutsideReading } from "./outside.ts";
import { arabizi, britishWords } from "./outside-latin-words.ts";

const latinWord = /[\p{Script=Latin}\d]+(?:['’-][\p{Script=Latin}\d]+)*/gu;
/** Digits that stand for Arabic letters inside a word: 'mni7', '3ala', 'sou2'. */
const lettersAsDigits =
  /^[a-z']*[a-z][235679][a-z']+$|^[235679](?!(?:pm|am|km|kg|rd|nd|th|hrs|min)s?$)[a-z]{3,}$|^[a-z]{3,}[27]$/u;
const plainEnglish = new Set(
  "the a an and or of to in on at is are was were be been have has had it you we they he she i my your our their this that with for from as but not will can do".split(
    " ",
  ),
);
/** A text in Latin letters is Arabic from this share of such words on, where fewer are plain English. */
const arabiziShare = 0.22;
const fewestArabizi = 2;

/** A text in Latin letters that is Arabic; null for any other. */
export function tellArabizi(masked: string): OutsideReading | null {
  const words = [...masked.matchAll(latinWord)].map((match) => ({ start: match.index, word: match[0].toLowerCase() }));
  const own = words.filter(({ word }) => arabizi.has(word) || lettersAsDigits.test(word));
  const english = words.filter(({ word }) => plainEnglish.has(word)).length;
  if (own.length < fewestArabizi || own.length < words.length * arabiziShare || english >= own.length) return null;
  const evidence = own.map(({ start, word }) => againstAll(masked, start, start + word.length, 1));
  return { outside: "arabizi", evidence };
}

/** British words weigh so much together in a short text, and so much for each hundred words of a longer one. */
const british = { least: 1.5, perHundredWords: 1.5, spelling: 1.5, soft: 0.8 } as const;
/** Spellings that Americans, too, are seen to write. */
const softSpelling = /^(?:grey|greys|whilst|rucksack|\p{L}+ll(?:ed|ing|er|ers))$/u;
const longestPhrase = 5;

let spellings: ReturnType<typeof britishForms> | undefined;
let britishWeights: ReadonlyMap<string, number> | undefined;

function weightsOfBritish(): ReadonlyMap<string, number> {
  return new Map([...britishPhrases, ...britishWords.flatMap(([weight, words]) => words.map((word) => [word, weight] as const))]);
}

/** English with words or spellings that only British English has; null for American English. Names are not counted. */
export function tellBritish(masked: string): OutsideReading | null {
  britishWeights ??= weightsOfBritish();
  spellings ??= britishForms();
  const words = [...masked.replaceAll("’", "'").matchAll(latinWord)];
  const weights = new Map<string, number>();
  const evidence: Evidence[] = [];
  const note = (said: string, start: number, end: number, weight: number) => {
    weights.set(said, weight);
    evidence.push(againstAll(masked, start, end, weight));
  };
  for (let at = 0; at < words.length; at += 1) {
    const phrase = phraseAt(words, at, britishWeights);
    if (phrase) {
      note(phrase.said, phrase.start, phrase.end, phrase.weight);
      at += phrase.length - 1;
      continue;
    }
    const { 0: word, index } = words[at] as RegExpExecArray;
    if (spellings.has(word)) note(word, index, index + word.length, softSpelling.test(word) ? british.soft : british.spelling);
  }
  for (const { 0: sign, index } of masked.matchAll(/£(?=\d)/g)) note(sign, index, index + sign.length, british.soft);
  const weight = [...weights.values()].reduce((sum, each) => sum + each, 0);
  const least = Math.max(british.least, (words.length / 100) * british.perHundredWords);
  return weight < least ? null : { outside: "british", evidence: evidence.sort((a, b) => a.start - b.start) };
}

/** The longest phrase of the table that begins at a word. */
function phraseAt(words: readonly RegExpMatchArray[], at: number, table: ReadonlyMap<string, number>) {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const own = words.slice(at, at + length);
    const said = own.map(([word]) => word.toLowerCase()).join(" ");
    const weight = table.get(said);
    const [first, last] = [own[0], own.at(-1)];
    if (weight !== undefined && first && last) {
      return { said, weight, length, start: first.index ?? 0, end: (last.index ?? 0) + last[0].length };
    }
  }
  return null;
}
