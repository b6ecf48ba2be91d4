import type { Evidence, OutsideVariety } from "#shared/contracts/report.ts";
import { britishForms } from "../spelling/british.ts";
import type { Token } from "./features.ts";
import { arabizi, britishWords, outsideWords } from "./outside-words.ts";

export interface OutsideReading {
  readonly outside: OutsideVariety;
  /** The words that say so, in order. */
  readonly evidence: Evidence[];
}

/** Distinct words of such weight together tell a text's place; in a long text so many of its sentences have to have one. */
const leastWeight = 1.2;
const spokenShare = 0.3;
/** And so much for each of its sentences: a long text of ours holds a shared word here and there. */
const leastForSentence = 0.4;
/** So much more than the next place, which shares some of the words. */
const leastMargin = 0.5;
/** A word of less weight is no sign of a sentence by itself. */
const signOfSentence = 0.5;

/** The letter ga is written for ق in Iraq; in our varieties it stands in names. */
const gaf: readonly [OutsideVariety, number] = ["iraqi", 1];

const tables = new Map<string, Map<OutsideVariety, number>>();

/** Two words that together tell a place, where each alone is anybody's. */
const pairs: ReadonlyMap<string, readonly [OutsideVariety, number]> = new Map(
  [
    ["yemeni", "ما بش|ما بلا|ايش من|لا عند|ما عد|ايش قا|قد معه|قد هو"],
    ["sudanese", "عليك الله|ما حصل|قدر شنو|شاطره شديد|حلو شديد|كويس شديد|فرحان شديد|فرحانين شديد|سخن شديد|تعبان شديد|سمحه شديد"],
    ["iraqi", "دا يمشي|دا تسوي|دا اسوي|دا يسوي|على كيفك|خوش شغل|ما الي|دا احچي|دا اشوف|هواي ناس"],
    ["maghrebi", "كل شي لاباس|في هاد|ما كاين|شي حاجه|ما بقيتش|شن الجو"],
  ].flatMap(([variety, list = ""]) => list.split("|").map((pair) => [pair, [variety as OutsideVariety, 2]] as const)),
);

function weightsOf(word: string): ReadonlyMap<OutsideVariety, number> | undefined {
  if (tables.size === 0) {
    for (const [variety, lists] of Object.entries(outsideWords) as [
      keyof typeof outsideWords,
      (typeof outsideWords)["iraqi"],
    ][]) {
      for (const [weight, words] of lists) {
        for (const own of words.split(/\s+/)) {
          const known = tables.get(own) ?? new Map<OutsideVariety, number>();
          known.set(variety, Math.max(weight, known.get(variety) ?? 0));
          tables.set(own, known);
        }
      }
    }
  }
  return tables.get(word) ?? (/^[وف]\p{L}{3}/u.test(word) ? tables.get(word.slice(1)) : undefined);
}

/**
 * The Arabic variety outside our nine that a text is written in; null where it is none. Words of a place decide, each counted once,
 * and in a text of many sentences only where they stand in many of them.
 */
export function tellOutside(text: string, sentences: readonly { readonly tokens: readonly Token[] }[]): OutsideReading | null {
  const sums = new Map<OutsideVariety, { weight: number; words: Set<string>; sentences: number }>();
  for (const { tokens } of sentences) {
    const here = new Map<OutsideVariety, number>();
    for (const [at, { word }] of tokens.entries()) {
      const pair = pairs.get(`${tokens[at - 1]?.word} ${word}`);
      for (const [variety, weight] of [
        ...(weightsOf(word) ?? []),
        ...(pair ? [pair] : []),
        ...(word.includes("گ") ? [gaf] : []),
      ]) {
        const sum = sums.get(variety) ?? { weight: 0, words: new Set<string>(), sentences: 0 };
        sums.set(variety, sum);
        if (!sum.words.has(word)) sum.weight += weight;
        sum.words.add(word);
        here.set(variety, Math.max(weight, here.get(variety) ?? 0));
      }
    }
    for (const [variety, weight] of here) {
      const sum = sums.get(variety);
      if (sum && weight >= signOfSentence) sum.sentences += 1;
    }
  }
  const [first, second] = [...sums].sort(([, a], [, b]) => b.weight - a.weight);
  if (!first) return null;
  const [outside, { weight, sentences: spoken }] = first;
  if (weight < Math.max(leastWeight, sentences.length * leastForSentence) || weight - (second?.[1].weight ?? 0) < leastMargin)
    return null;
  if (spoken < Math.ceil(sentences.length * spokenShare)) return null;
  const own = sentences.flatMap(({ tokens }) =>
    tokens.filter(({ word }) => (weightsOf(word)?.get(outside) ?? 0) >= signOfSentence),
  );
  return {
    outside,
    evidence: own.map(({ start, end, word }) => againstAll(text, start, end, weightsOf(word)?.get(outside) ?? 0)),
  };
}

function againstAll(text: string, start: number, end: number, weight: number): Evidence {
  return { start, end, text: text.slice(start, end), side: "against", varieties: [], weight };
}

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
const british = { least: 1.5, perHundredWords: 1.5, spelling: 1.2 } as const;

let spellings: ReturnType<typeof britishForms> | undefined;
let britishPattern: RegExp | undefined;
let britishWeights: ReadonlyMap<string, number> | undefined;

/** English with words or spellings that only British English has; null for American English. Names are not counted. */
export function tellBritish(masked: string): OutsideReading | null {
  britishWeights ??= new Map(britishWords.flatMap(([weight, words]) => words.map((word) => [word, weight] as const)));
  britishPattern ??= new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[...britishWeights.keys()].sort((a, b) => b.length - a.length).join("|")})(?![\\p{L}\\p{N}])|£(?=\\d)`,
    "giu",
  );
  const weights = new Map<string, number>();
  const evidence: Evidence[] = [];
  for (const match of masked.replaceAll("’", "'").matchAll(britishPattern)) {
    const weight = britishWeights.get(match[0].toLowerCase()) ?? british.spelling;
    weights.set(match[0].toLowerCase(), weight);
    evidence.push(againstAll(masked, match.index, match.index + match[0].length, weight));
  }
  const words = [...masked.matchAll(latinWord)];
  spellings ??= britishForms();
  for (const { 0: word, index } of words) {
    if (weights.has(word) || !spellings.has(word)) continue;
    weights.set(word, british.spelling);
    evidence.push(againstAll(masked, index, index + word.length, british.spelling));
  }
  const weight = [...weights.values()].reduce((sum, each) => sum + each, 0);
  const least = Math.max(british.least, (words.length / 100) * british.perHundredWords);
  return weight < least ? null : { outside: "british", evidence: evidence.sort((a, b) => a.start - b.start) };
}
