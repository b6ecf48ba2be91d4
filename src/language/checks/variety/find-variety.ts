import type { Brief } from "#shared/contracts/brief.ts";
import type { Evidence, Region, Span, VarietyFinding, VarietyVerdict } from "#shared/contracts/report.ts";
import { isDialect, languageOf, type Variety } from "#shared/options.ts";
import type { Template } from "../../templates/template.ts";
import { maskSpans, protectedSpans } from "../../text/protected.ts";
import { blankPattern } from "../../text/words.ts";
import { profileOf } from "../../varieties/registry.ts";
import { closedSign } from "./closed-signs.ts";
import { type FoundEvidence, findEvidence } from "./evidence.ts";
import type { Token } from "./features.ts";
import { type OutsideReading, tellOutside } from "./outside.ts";
import { tellArabizi, tellBritish } from "./outside-latin.ts";
import { arabicSentences, type ReadableSentence } from "./sentence-spans.ts";
import { isDialectWord } from "./signs.ts";
import { tellCountry } from "./tell-country.ts";
import { isDialectForm, isLeak, readSentence, readTogether, type SentenceReading, standardAt } from "./tell-region.ts";

/** How much of a dialect text may be Standard Arabic, by the template's register. */
const leakLimits = { D: 0.1, M: 0.35, S: 1 } as const;
/** A single sentence is no leak yet: one slip of the reading would otherwise condemn a short text. */
const fewestLeaks = 2;
/** A text of which this share of the told sentences is in the asked dialect leaks; one with less is Standard Arabic. */
const dialectShareOfLeaking = 0.25;

/** Shown at most, the strongest. */
const mostEvidence = 60;
/** Fewer letters than this are no text. */
const fewestLetters = 12;
const fewestWords = 4;

/** A word of one region weighs so much. */
const clearWord = 2;

/** Foreign words contradict from this weight on, and only if they weigh this much beside the words of the place itself. */
const contradicting = { country: 3, region: 3.5, share: 0.34, fewestWords: 2 } as const;

/**
 * Which variety a text is written in, against the one that its brief asks for. Pure and deterministic: region by a fitted model
 * over words, letters and function words (`tell-region.ts`), country by words that no neighbour says (`tell-country.ts`).
 * Names, quotes, hashtags, addresses, blanks and the user's own words do not count. An unknown template counts as register M.
 */
export function findVariety(text: string, brief: Brief, template: Template | undefined): VarietyFinding {
  const masked = maskSpans(text, protectedSpans(text, brief));
  const found = findIn(text, masked, brief, template);
  return found.verdict === "open" && isMostlyTold(text, masked) ? { ...found, verdict: "told" } : found;
}

/** From this share of the letters on a text is its person's words rather than its writer's. */
const toldShare = 0.5;

/** Whether most of the text is what no check judges, the person's own words before all; a blank tells nothing. */
function isMostlyTold(text: string, masked: string): boolean {
  const letters = (words: string) => words.match(/\p{L}/gu)?.length ?? 0;
  const all = letters(text.replace(blankPattern, ""));
  return all >= fewestLetters && letters(masked) <= all * (1 - toldShare);
}

function findIn(text: string, masked: string, brief: Brief, template: Template | undefined): VarietyFinding {
  const asked = brief.variety;
  const script = scriptOf(masked);
  const leakLimit = isDialect(asked) ? leakLimits[template?.register ?? "M"] : 1;
  if (script !== "arabic") {
    const outside = script === null ? null : (tellArabizi(masked) ?? tellBritish(masked));
    return outside ? byOutside(asked, leakLimit, outside) : byScript(asked, script, leakLimit);
  }
  if (languageOf(asked) === "en") {
    return { ...byScript(asked, null, leakLimit), ...arabicRegion(masked), verdict: "other_region" };
  }
  return findArabicVariety(text, masked, asked, leakLimit, template?.register === "S");
}

function findArabicVariety(text: string, masked: string, asked: Variety, leakLimit: number, isFormal: boolean): VarietyFinding {
  const sentences = distinct(arabicSentences(masked));
  const outside = tellOutside(text, sentences);
  if (outside) return byOutside(asked, leakLimit, outside);
  const readings = sentences.map(({ tokens, start, end }) => {
    const words = tokens.map(({ word }) => word);
    const reading = readSentence(words);
    return { span: { start, end }, ...reading, isLeak: isLeak(words, reading) };
  });
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const told = readings.filter((reading) => reading.region !== null);
  const together = readTogether(readings);
  const spoken = readings.filter((_, at) => (sentences[at]?.tokens.length ?? 0) >= fewestOfSentence);
  const isClear = told.length > spoken.length * toldOfFragments || Math.max(...together.probabilities) >= clearFragments;
  const isOneOfMany = told.length === 1 && readings.length >= manySentences && !saysSoWithout(told[0], readings);
  const region = tokens.length < fewestWords || !isClear || isOneOfMany ? null : plainRegion(together, tokens);
  const regionProbability = Math.max(...together.probabilities);
  const standard = told.filter((reading) => reading.isLeak);
  const leakShare = told.length === 0 ? 0 : standard.length / told.length;
  // A text that reads as Standard on the whole leaks or is Standard by all its sentences that read so.
  const ofVerdict = region === "standard" ? told.filter((reading) => reading.region === "standard") : standard;
  const { country, probability } = tellCountry(region, regionProbability, tokens);
  const evidence = findEvidence(text, tokens, asked);
  const askedRegion = profileOf(asked).region;
  const facts: Facts = {
    asked,
    askedRegion,
    region,
    country,
    evidence,
    isFormal,
    isLeaking: ofVerdict.length >= fewestLeaks && ofVerdict.length > told.length * leakLimit,
    ownShare: told.length === 0 ? 0 : told.filter((reading) => reading.region === askedRegion).length / told.length,
  };
  return {
    asked,
    verdict: verdictOf(facts),
    region,
    regionProbability,
    country,
    countryProbability: probability,
    sentences: told.length,
    leakShare,
    leakLimit,
    leaks: !isDialect(asked) || isFormal ? [] : standard.map(({ span }): Span => span),
    evidence: strongest(withoutStray(evidence, tokens.length)),
  };
}

/** A sentence that is said twice tells nothing new. */
function distinct(sentences: readonly ReadableSentence[]): ReadableSentence[] {
  return [
    ...new Map(sentences.toReversed().map((one) => [one.tokens.map(({ word }) => word).join(" "), one])).values(),
  ].toReversed();
}

/**
 * A text of this many words in which fewer than this share are a dialect's is in no dialect, whatever its letters look like: in texts of
 * five lines, dialects have 4 to 44 % of such words and Standard Arabic has 0 to 3 %. Formal letters are read as Gulf otherwise.
 */
const plainText = { words: 25, dialectShare: 0.035, standardProbability: 0.15 } as const;

/** Slogans and short messages, of which hardly one is told by itself, are told together only as clearly as this. */
const toldOfFragments = 0.2;
const clearFragments = 0.8;
/** Labels and single words are no sentences that could tell anything. */
const fewestOfSentence = 3;
/** Of so many sentences one alone decides nothing: a poem is not judged by one line. */
const manySentences = 6;

function plainRegion(
  together: ReturnType<typeof readTogether>,
  tokens: readonly Token[],
): ReturnType<typeof readTogether>["region"] {
  const { region, probabilities } = together;
  if (region === null || region === "standard" || tokens.length < plainText.words) return region;
  const dialect = tokens.filter(({ word }) => isDialectWord(word) || isDialectForm(word)).length;
  if (dialect >= tokens.length * plainText.dialectShare) return region;
  return (probabilities[standardAt] ?? 0) >= plainText.standardProbability ? "standard" : null;
}

/** Whether the sentences beside the one that is told say together what it says. */
function saysSoWithout(one: SentenceReading | undefined, readings: readonly SentenceReading[]): boolean {
  return readTogether(readings.filter((reading) => reading !== one)).region === one?.region;
}

interface Facts {
  readonly asked: Variety;
  readonly askedRegion: Region;
  readonly region: Region | null;
  readonly country: Variety | null;
  readonly evidence: readonly FoundEvidence[];
  readonly isFormal: boolean;
  readonly isLeaking: boolean;
  /** Share of the told sentences that are in the asked region. */
  readonly ownShare: number;
}

function verdictOf(facts: Facts): VarietyVerdict {
  const { asked, askedRegion, region, country, evidence, isFormal, isLeaking, ownShare } = facts;
  if (region === null) return isLeaking ? "leaks" : "open";
  if (region !== askedRegion) {
    if (region !== "standard") return isOwnByWords(evidence, askedRegion) ? "open" : "other_region";
    if (isFormal) return "standard";
    return isLeaking && ownShare >= dialectShareOfLeaking ? "leaks" : "other_region";
  }
  if (isLeaking) return "leaks";
  if ((country !== null && country !== asked) || contradicts(evidence)) return "contradicts";
  const speaksForCountry = country === asked || evidence.some(({ side, country: own }) => side === "for" && own);
  return speaksForCountry ? "fits" : "nothing_against";
}

/**
 * Whether a word that only the asked region has stands in a text without a word of another one: short lines that hold little else read
 * like any region's, and the model's guess then says nothing.
 */
function isOwnByWords(evidence: readonly FoundEvidence[], askedRegion: Region): boolean {
  const isOwn = ({ side, weight, varieties }: FoundEvidence) =>
    side === "for" && weight >= clearWord && varieties.every((variety) => profileOf(variety).region === askedRegion);
  return evidence.some(isOwn) && !evidence.some(({ side, weight }) => side === "against" && weight >= 1);
}

/** Whether words of another place weigh enough beside the words of the place itself. Each word counts once. */
function contradicts(evidence: readonly FoundEvidence[]): boolean {
  const distinct = [...new Map(evidence.map((item) => [item.word.replace(/^[وف]?[بلكع]?(?:هال|ال|لل)/u, ""), item])).values()];
  const against = distinct.filter(({ side, varieties }) => side === "against" && !varieties.includes("ar-standard"));
  const own = sum(distinct.filter(({ side }) => side === "for"));
  const neighbours = against.filter(({ country }) => country);
  const ownCountry = sum(distinct.filter(({ side, country }) => side === "for" && country));
  if (sum(neighbours) >= contradicting.country && sum(neighbours) > ownCountry * contradicting.share) return true;
  return (
    against.length >= contradicting.fewestWords &&
    sum(against) >= contradicting.region &&
    sum(against) >= own * contradicting.share
  );
}

function sum(evidence: readonly Evidence[]): number {
  return evidence.reduce((total, { weight }) => total + weight, 0);
}

/** In a longer text one word against it that is no function word of a dialect is chance: of such words so many have to stand there. */
const longText = { words: 60, fewestAgainst: 2 } as const;

/** Without a lone word of another place in a longer text: of ten such words in good texts readers called eight at home. */
function withoutStray(evidence: readonly FoundEvidence[], words: number): readonly FoundEvidence[] {
  if (words <= longText.words) return evidence;
  const isDoubtful = ({ side, word, varieties }: FoundEvidence) =>
    side === "against" && (closedSign(word) === undefined || varieties.includes("ar-standard"));
  const doubtful = new Set(evidence.filter(isDoubtful).map(({ word }) => word));
  return doubtful.size >= longText.fewestAgainst ? evidence : evidence.filter((one) => !isDoubtful(one));
}

/** The strongest, in the order of the text. What only shows that a text is no Standard Arabic comes last. */
function strongest(evidence: readonly Evidence[]): Evidence[] {
  return [...evidence]
    .sort((a, b) => b.weight - a.weight || a.start - b.start)
    .slice(0, mostEvidence)
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, text, side, varieties, weight }) => ({ start, end, text, side, varieties, weight }));
}

/** The script of most letters; null where there are too few to be a text. */
function scriptOf(masked: string): "arabic" | "latin" | null {
  const arabic = masked.match(/(?=\p{Script=Arabic})\p{L}/gu)?.length ?? 0;
  const latin = masked.match(/(?=\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  if (arabic + latin < fewestLetters) return null;
  return arabic >= latin ? "arabic" : "latin";
}

/** A text in a variety that is none of ours: its own words speak against every variety that can be asked. */
function byOutside(asked: Variety, leakLimit: number, { outside, evidence }: OutsideReading): VarietyFinding {
  return { ...byScript(asked, null, leakLimit), verdict: "outside", outside, evidence: strongest(evidence) };
}

/** What the script alone decides: an English text, or no text. */
function byScript(asked: Variety, script: "latin" | null, leakLimit: number): VarietyFinding {
  const isEnglish = script === "latin";
  const verdict = isEnglish ? (languageOf(asked) === "en" ? "fits" : "other_region") : "open";
  return {
    asked,
    verdict,
    region: isEnglish ? "english" : null,
    regionProbability: isEnglish ? 1 : 0,
    country: null,
    countryProbability: 0,
    sentences: 0,
    leakShare: 0,
    leakLimit,
    leaks: [],
    evidence: [],
  };
}

function arabicRegion(masked: string): Pick<VarietyFinding, "region" | "regionProbability"> {
  const readings = arabicSentences(masked).map(({ tokens }) => readSentence(tokens.map(({ word }) => word)));
  const { region, probabilities } = readTogether(readings);
  return { region, regionProbability: Math.max(...probabilities) };
}
