import type { Region } from "#shared/contracts/report.ts";
import { attestedRegions } from "./attested.ts";
import { affixSign, closedSign, isSharedStandard } from "./closed-signs.ts";
import { tokensOf } from "./features.ts";
import { type LinearModel, softmax, unpackModel } from "./model.ts";
import { isDialectWord, signOf } from "./signs.ts";
import { regionModel } from "./weights.ts";

/** The regions of Arabic, in the order of the model's classes. */
export const arabicRegions = ["egyptian", "gulf", "levantine", "standard"] as const;
type ArabicRegion = (typeof arabicRegions)[number];
export const standardAt = arabicRegions.indexOf("standard");

/**
 * What calibration on the development set gave (decision 9): the temperature at which probabilities come true, and the growth of
 * the temperature with the number of sentences that are read together, which lean on one another.
 */
const temperature = 2;
/** The fit leans towards Egyptian, whose signs Levantine songs and questions share: so much less, in nats before calibration. */
const egyptianBias = 0.6;
const togetherGrowth = 0.7;

/** A sentence's region is told from this probability on, a text's from that. */
const toldFromSentence = 0.55;
const toldFromText = 0.42;

/** A sentence of fewer words is not told alone, and never counts as a leak. */
const fewestWords = 3;
const fewestWordsOfLeak = 4;

/**
 * A sentence is read once as it stands and once without the dialect's own words: Standard sentences into which a few such words
 * were strewn stay Standard. At most this share of the words may be left out for that; more are a dialect, not a sprinkling.
 */
const mostStrewn = 0.34;
const standardWithoutThem = 0.7;
/** A sentence without a Standard sign is Standard only if its content alone says so this clearly. */
const standardByContent = 0.85;

/**
 * What one word of the profiles' lexicons and markers adds for the regions that say it, in nats before calibration, and how many
 * such words count in a sentence. Set by hand: the fit never saw the profiles, and no heap of markers outvotes a sentence.
 */
const tableWeight = 1.2;
const mostTableWords = 3;

export interface SentenceReading {
  /** Scores of the four regions as they count for the whole text. */
  readonly scores: ArrayLike<number>;
  readonly probabilities: readonly number[];
  /** null: not told. */
  readonly region: ArabicRegion | null;
}

let unpacked: LinearModel | undefined;

/** Unpacked at the first check. */
export function regionLinearModel(): LinearModel {
  unpacked ??= unpackModel(regionModel);
  return unpacked;
}

/** Reads one sentence, given as folded words (see `tokensOf`). */
export function readSentence(words: readonly string[]): SentenceReading {
  const model = regionLinearModel();
  const bare = strewnStandard(words, model);
  if (bare) return reading(bare, words.length);
  const scores = model.sentenceScores(words);
  const canBeStandard = hasStandardEvidence(words, scores);
  return reading(withPlainStandard(withTables(scores, words), words), words.length, canBeStandard);
}

/** What one sign of Standard Arabic adds in a sentence without a single dialect word, in nats before calibration. Set by hand. */
const plainStandard = 2;

/** A sentence with Standard words and none of a dialect's is no dialect that happens to look like one. */
function withPlainStandard(scores: Float64Array, words: readonly string[]): Float64Array {
  if (words.some((word) => isDialectWord(word) || isDialectForm(word))) return scores;
  if (words.some((word) => (closedSign(word) ?? affixSign(word)) === "s"))
    scores[standardAt] = (scores[standardAt] ?? 0) + plainStandard;
  return scores;
}

/** Adds what the profiles' tables say about words that the model has no sign for. */
function withTables(scores: Float64Array, words: readonly string[]): Float64Array {
  let counted = 0;
  for (const word of words) {
    const letters = counted < mostTableWords ? tableRegions(word) : "";
    if (letters === "") continue;
    counted += 1;
    for (const [k, letter] of [..."egls"].entries()) if (letters.includes(letter)) scores[k] = (scores[k] ?? 0) + tableWeight;
  }
  return scores;
}

/** The regions of a table's word and of the training sentences that hold it; '' where Standard Arabic shares it with a dialect. */
function tableRegions(word: string): string {
  const regions = signOf(word)?.regions;
  if (regions === undefined || closedSign(word) !== undefined || affixSign(word) !== undefined) return "";
  const attested = attestedRegions(word);
  const all = [..."egls"].filter((letter) => regions.includes(letter) || attested.includes(letter)).join("");
  return all.includes("s") && all !== "s" ? "" : all;
}

function reading(raw: ArrayLike<number>, words: number, canBeStandard = true): SentenceReading {
  const scores = Array.from(raw, (score, k) => (arabicRegions[k] === "egyptian" ? score - egyptianBias : score));
  const probabilities = softmax(scores, temperature);
  const best = probabilities.indexOf(Math.max(...probabilities));
  const told = words >= fewestWords && (probabilities[best] ?? 0) >= toldFromSentence;
  const standard = best === standardAt;
  const region = told && !(standard && (!canBeStandard || words < fewestWordsOfLeak)) ? (arabicRegions[best] ?? null) : null;
  return { scores, probabilities, region };
}

/** A question that opens with its dialect's own word is built on it: the word was not strewn in. */
const questionWords = new Set("ليش ليه وش ايش شو شنو شلون وين فين منو مين ازاي امتي ايمتي قديش كام جم شحقه".split(" "));

/** The scores without the dialect words, where the rest is a Standard sentence; undefined where it is not. */
function strewnStandard(words: readonly string[], model: LinearModel): Float64Array | undefined {
  const rest = words.filter((word) => !isDialectWord(word));
  const left = words.length - rest.length;
  if (left === 0 || left > words.length * mostStrewn || rest.length < fewestWordsOfLeak) return undefined;
  if (rest.some(isDialectForm) || questionWords.has(words[0] ?? "")) return undefined;
  const scores = model.sentenceScores(rest);
  if (!hasStandardEvidence(rest, scores)) return undefined;
  return (softmax(scores, temperature)[standardAt] ?? 0) >= standardWithoutThem ? scores : undefined;
}

/** Verbs and joined words that only a dialect builds. */
export function isDialectForm(word: string): boolean {
  const sign = affixSign(word);
  return sign !== undefined && sign !== "s";
}

/** Two of them in a sentence without a word of the dialect are no slip. */
const leastSigns = 2;
/** A sentence whose words are all content leaks where these say so this clearly, in so many words. */
const leakByContent = { probability: 0.9, words: 6 } as const;
/** A form alone may be a name or a noun («سنجاري», «سياكل»): beside it the whole sentence has to read so clearly. */
const leakByForm = 0.8;

/**
 * Whether a sentence that reads as Standard is shown as a leak in a dialect text: a word that only Standard Arabic has says so, or a form
 * beside another sign, or, in a sentence without a word of the dialect, a form in a clear content, two shared words, or a content that is
 * very clear.
 */
export function isLeak(words: readonly string[], { region, probabilities }: SentenceReading): boolean {
  if (region !== "standard") return false;
  const signs = words.filter((word) => (closedSign(word) ?? affixSign(word)) === "s");
  const own = signs.filter((word) => !isSharedStandard(word));
  // «أكبر مما بتفكروا»: a dialect's own verb outweighs one such word.
  const isSpoken = signs.length < leastSigns && words.some(isDialectForm);
  const isSure =
    (own.some((word) => closedSign(word) !== undefined) && !isSpoken) || (own.length > 0 && signs.length >= leastSigns);
  if (isSure) return true;
  if (words.some((word) => isDialectWord(word) || isDialectForm(word))) return false;
  const standard = probabilities[standardAt] ?? 0;
  return (
    signs.length >= leastSigns ||
    (own.length > 0 && standard >= leakByForm) ||
    (words.length >= leakByContent.words && standard >= leakByContent.probability)
  );
}

/** That nothing speaks for a dialect does not make a sentence Standard: a word or form must say so. */
function hasStandardEvidence(words: readonly string[], scores: ArrayLike<number>): boolean {
  if (words.some((word) => (closedSign(word) ?? affixSign(word)) === "s")) return true;
  return (softmax(scores, temperature)[standardAt] ?? 0) >= standardByContent;
}

/** Several sentences read together: what the whole text's region is, by the sum of its sentences' evidence. */
export function readTogether(readings: readonly SentenceReading[]): {
  region: ArabicRegion | null;
  probabilities: readonly number[];
} {
  const total = arabicRegions.map((_, k) => readings.reduce((sum, { scores }) => sum + (scores[k] ?? 0), 0));
  const probabilities = softmax(total, temperature * Math.max(1, readings.length) ** togetherGrowth);
  const best = probabilities.indexOf(Math.max(...probabilities));
  const told = readings.length > 0 && (probabilities[best] ?? 0) >= toldFromText;
  return { region: told ? (arabicRegions[best] ?? null) : null, probabilities };
}

/** The region of one Arabic sentence with the calibrated probability of each; null where too little tells. */
export function tellRegion(sentence: string): { region: Region | null; probabilities: Readonly<Record<ArabicRegion, number>> } {
  const { region, probabilities } = readSentence(tokensOf(sentence).map(({ word }) => word));
  const [egyptian = 0, gulf = 0, levantine = 0, standard = 0] = probabilities;
  return { region, probabilities: { egyptian, gulf, levantine, standard } };
}
