import { areTooManyWorn } from "#language/checks/compare.ts";
import type { Evidence, Region, Report, Span, VarietyFinding, VarietyVerdict } from "#shared/contracts/report.ts";
import { type Variety, varieties } from "#shared/options.ts";

/** How a section of the receipt ends: as asked, with something to look at, or undecided. */
export type Tone = "good" | "warn" | "open";

const varietyTones: Readonly<Record<VarietyVerdict, Tone>> = {
  fits: "good",
  nothing_against: "good",
  standard: "good",
  told: "good",
  open: "open",
  contradicts: "warn",
  leaks: "warn",
  other_region: "warn",
  outside: "warn",
};

export function varietyTone(verdict: VarietyVerdict): Tone {
  return varietyTones[verdict];
}

export function wordsTone({ words, overLimit }: Pick<Report, "words" | "overLimit">): Tone {
  if (overLimit.length > 0) return "warn";
  return words.verdict === "short" || words.verdict === "long" ? "warn" : "good";
}

/** A text that says nothing but facts uses a keyword where a fact has it: one that none has is told, and is no fault of the text. */
export function keywordFacts({ keywords, told }: Pick<Report, "keywords" | "told">) {
  const used = keywords.filter(({ spans }) => spans.length > 0).length;
  const missing: Tone = told?.isFromFacts ? "open" : "warn";
  const tone: Tone = used === keywords.length ? "good" : missing;
  return { used, total: keywords.length, tone };
}

/** Why a text is as long as it is. One that was stopped, or lacks told facts, is not short because there is nothing more to say. */
export function lengthVerdict({ words, notes = [] }: Pick<Report, "words" | "notes">, isStopped: boolean) {
  if (words.verdict !== "told" && words.verdict !== "short") return words.verdict;
  if (isStopped) return "stopped" as const;
  return words.verdict === "told" && notes.some(({ isTold, reason }) => !isTold && !reason) ? "lacking" : words.verdict;
}

export function noteFacts({ notes = [] }: Pick<Report, "notes">) {
  // What tells the writer something is no fact that a text could lack; printed it is a fault.
  const facts = notes.filter(({ reason }) => reason !== "instruction");
  const told = facts.filter(({ isTold }) => isTold).length;
  const isPrinted = notes.some(({ reason, isTold }) => reason === "instruction" && isTold);
  return { told, total: facts.length, tone: (told === facts.length && !isPrinted ? "good" : "warn") as Tone };
}

/** A word that gives a text away, with all its places. */
export interface TellingWord {
  readonly text: string;
  readonly varieties: readonly Variety[];
  readonly spans: readonly Span[];
}

/** The words of one side, the most telling first; the same word stands once, with how often. */
export function tellingWords(evidence: readonly Evidence[], side: Evidence["side"]): TellingWord[] {
  const groups = new Map<string, { weight: number; varieties: Set<Variety>; spans: Span[] }>();
  for (const found of evidence) {
    if (found.side !== side) continue;
    const group = groups.get(found.text) ?? { weight: 0, varieties: new Set<Variety>(), spans: [] };
    group.weight += Math.abs(found.weight);
    group.spans.push({ start: found.start, end: found.end });
    for (const variety of found.varieties) group.varieties.add(variety);
    groups.set(found.text, group);
  }
  return [...groups]
    .sort(([, one], [, other]) => other.weight - one.weight)
    .map(([text, group]) => ({
      text,
      varieties: varieties.filter((variety) => group.varieties.has(variety)),
      spans: group.spans,
    }));
}

/** The varieties that the straying words of a text belong to, the asked one left out. */
export function strayVarieties({ evidence, asked }: VarietyFinding): Variety[] {
  const found = new Set(evidence.flatMap((each) => (each.side === "against" ? each.varieties : [])));
  return varieties.filter((variety) => variety !== asked && found.has(variety));
}

/** A probability as people say it; the figure stands in the details. */
export type Sureness = "clearly" | "probably" | "perhaps";

/** 0.95: one in twenty is wrong, as good as the check gets on whole texts; 0.8: about one in five. */
const clearlyFrom = 0.95;
const probablyFrom = 0.8;

export function surenessOf(probability: number): Sureness {
  if (probability >= clearlyFrom) return "clearly";
  return probability >= probablyFrom ? "probably" : "perhaps";
}

/**
 * What the text was found to be: a country where one may be asserted, else the region. Inside the Gulf the check asserts no country,
 * and whatever it answered would not be shown.
 */
export function foundAs({
  region,
  regionProbability,
  country,
  countryProbability,
}: VarietyFinding):
  | { readonly country: Variety; readonly sureness: Sureness }
  | { readonly region: Region; readonly sureness: Sureness }
  | null {
  if (country !== null && region !== "gulf") return { country, sureness: surenessOf(countryProbability) };
  return region === null ? null : { region, sureness: surenessOf(regionProbability) };
}

/** Below these shares of different four-word sequences a text reads as a loop. */
const distinctFloor = 0.85;

/** What repeats, or is hard to read: empty where nothing is off. */
export function readingFacts({ repetition, readability }: Pick<Report, "repetition" | "readability">) {
  return {
    repeated: repetition.sentences,
    openings: repetition.openings,
    loops: repetition.distinctFourGrams < distinctFloor,
    long: readability.longSentences,
  };
}

export function isReadingFine(report: Pick<Report, "repetition" | "readability">): boolean {
  const { repeated, openings, loops, long } = readingFacts(report);
  return repeated.length === 0 && openings.length === 0 && !loops && long.length === 0;
}

/** A preferred word is said where it fits: one that is not used is shown, and asks for nothing. */
export function brandFacts({ brand = [] }: Pick<Report, "brand">) {
  const broken = brand.filter(({ rule, holds }) => rule !== "preferred" && !holds).length;
  return { rules: brand, broken, tone: (broken > 0 ? "warn" : "good") as Tone };
}

/** A worn phrase or two are told; more of them than `areTooManyWorn` allows ask for a look. */
export function wornFacts(report: Report) {
  return { places: report.worn ?? [], tone: (areTooManyWorn(report) ? "warn" : "good") as Tone };
}

export function agreementTone({ asked, found }: Report["agreement"]): Tone {
  return found === null || found === asked ? "good" : "warn";
}

export function structureTone({ structure }: Pick<Report, "structure">): Tone {
  return structure.every(({ found }) => found) ? "good" : "warn";
}

/** A text that has its variety may still hold words of another one. */
export function varietyPartTone({ variety }: Pick<Report, "variety">): Tone {
  const hasStrays = variety.evidence.some(({ side }) => side === "against");
  return hasStrays ? "warn" : varietyTone(variety.verdict);
}

/** How many parts of the receipt need a look: those that stand open at its head. */
export function partsToLookAt(report: Report): number {
  const isAddressed = report.agreement.found !== null || report.agreement.asked !== "everyone";
  const tones: readonly Tone[] = [
    wordsTone(report),
    varietyPartTone(report),
    keywordFacts(report).tone,
    noteFacts(report).tone,
    brandFacts(report).tone,
    structureTone(report),
    isAddressed ? agreementTone(report.agreement) : "good",
    isReadingFine(report) ? "good" : "warn",
    wornFacts(report).tone,
    report.blanks.length > 0 ? "warn" : "good",
    report.claims.length > 0 ? "warn" : "good",
    report.otherScripts?.length ? "warn" : "good",
  ];
  return tones.filter((tone) => tone === "warn").length;
}
