import type { Evidence } from "#shared/contracts/report.ts";
import { isDialect, type Variety, varieties } from "#shared/options.ts";
import { profileOf } from "../../varieties/registry.ts";
import { anchorsNowhere } from "./anchors.ts";
import { attestedRegions } from "./attested.ts";
import { affixSign, closedSign, isAtHome } from "./closed-signs.ts";
import type { Token } from "./features.ts";
import { foreignTo } from "./foreign.ts";
import { letterOf, type RegionSet } from "./function-words.ts";
import { ownWords } from "./own-words.ts";
import { bareForm } from "./proclitics.ts";
import { type Sign, signOf } from "./signs.ts";
import { arabicRegions, regionLinearModel } from "./tell-region.ts";

/** What a word says about the asked variety. */
interface Judged {
  readonly side: "for" | "against";
  readonly varieties: readonly Variety[];
  readonly weight: number;
  /** Another country of the asked region says it, or (as `for`) the asked country itself. */
  readonly country: boolean;
}

export interface FoundEvidence extends Evidence {
  readonly country: boolean;
  readonly word: string;
}

/** Weights, in nats, by how many regions share a sign. Set by hand; they order the words and never make a region's verdict. */
const weightOfShared: Readonly<Record<number, number>> = { 1: 2, 2: 1, 3: 0.4 };
/** A marker of this weight (`Marker.weight`) is clear enough to speak against a text that lacks its country. */
const clearMarker = 2;
const neighbourHint = 1;
const standardHint = 0.5;
/** What the fitted model must say about a word that no table has, before it is shown as speaking for the variety. */
const shownFromModel = 0.9;

/** The words that speak for or against the asked variety, in order. */
export function findEvidence(text: string, tokens: readonly Token[], asked: Variety): FoundEvidence[] {
  const judgements = new Map<string, Judged | undefined>();
  const found: FoundEvidence[] = [];
  for (const [at, token] of tokens.entries()) {
    const { start, end, word } = token;
    if (anchorsNowhere(token, tokens[at - 1]) || isAnother(text.slice(start, end))) continue;
    if (!judgements.has(word)) judgements.set(word, judge(word, asked));
    const judged = judgements.get(word);
    if (judged) found.push({ start, end, text: text.slice(start, end), word, ...judged, varieties: [...judged.varieties] });
  }
  return found;
}

/** «وإيد», and a hand, is no «وايد», and «وشّ» is a noise. */
const isAnother = (word: string) => /^وإيد|^و?وشّ/u.test(word);

/** A word of a neighbour, by natives' judgement: two of them in a text contradict the asked country. */
const foreignWord = 1.5;

function judge(word: string, asked: Variety): Judged | undefined {
  const judged = judgeByTables(word, asked) ?? judgeByModel(word, asked);
  return judged?.side === "against" && isOwnWord(word, asked) ? undefined : judged;
}

/** What the lists and tables alone say of a folded word. */
export function judgeByTables(word: string, asked: Variety): Judged | undefined {
  const sign = signOf(word);
  const speakers = sign?.weights.has(asked) ? undefined : foreignTo(word, asked);
  if (speakers) return { side: "against", varieties: speakers, weight: foreignWord, country: true };
  return sign && judgeSign(word, sign, asked);
}

const ownSets = new Map<Variety, ReadonlyMap<string, true>>();

/** Whether our texts of the asked country hold the word, with whatever is joined to it. */
function isOwnWord(word: string, asked: Variety): boolean {
  if (!isDialect(asked)) return false;
  const words =
    ownSets.get(asked) ??
    new Map(ownWords[asked].split(" ").flatMap((own) => [own, stemOf(own), `verb:${verbOf(own)}`].map((one) => [one, true])));
  ownSets.set(asked, words);
  const verb = verbOf(word);
  return (
    bareForm(word, words) !== undefined ||
    bareForm(stemOf(word), words) !== undefined ||
    (verb !== null && words.has(`verb:${verb}`))
  );
}

/** «ربعي» and «ربعك» are one word; short ones stay whole. */
const stemOf = (word: string) => (word.length > 3 ? word.replace(/(?:كم|كن|هم|ها|نا|ك|ه|ي|ج)$/u, "") : word);
/** «بتستوي», «تستوي» and «يستوون» are one verb: without its particle, its person and its ending. Null for what is none. */
const verbOf = (word: string) => /^[وف]?[بحهل]?[يتن](\p{L}{3,}?)(?:ون|ين|وا|و|ي)?$/u.exec(word)?.[1] ?? null;

function judgeSign(word: string, sign: Sign, asked: Variety): Judged | undefined {
  const { regions, weights, country } = sign;
  const letter = letterOf[profileOf(asked).region];
  const own = weights.get(asked);
  if (country !== undefined && country !== asked && profileOf(country).region === profileOf(asked).region) {
    return { side: "against", varieties: [country], weight: 1 + (weights.get(country) ?? 0), country: true };
  }
  if (own === undefined && !regions?.includes(letter)) return judgeForeign(word, sign, asked);
  const neighbours = neighboursOf(weights, asked);
  const strongest = Math.max(0, ...neighbours.map((variety) => weights.get(variety) ?? 0));
  // Neighbours have the word in their tables and the asked country has not: a hint, no more.
  const isEverybodys = attestedRegions(word).includes("s");
  if (own === undefined && strongest >= clearMarker && regions === letter && !isEverybodys) {
    return { side: "against", varieties: neighbours, weight: neighbourHint, country: false };
  }
  // A word that the asked country has too, but that is another region's by its class, says nothing here.
  if (regions === undefined || !regions.includes(letter)) return undefined;
  // Four of six Gulf states have tables; in the Levant two of four, so that a word of one table is no country's yet.
  const isAlone = letter === "g" && own !== undefined && neighbours.length === 0 && regions === letter && !isEverybodys;
  const isOwn = country === asked || isAlone;
  const weight = (weightOfShared[regions.length] ?? 0) + (country === asked ? (own ?? 0) : 0);
  return { side: "for", varieties: speakers(regions, weights), weight, country: isOwn };
}

/** A word of other regions alone: the tables say so, and neither the asked region nor Standard Arabic was seen to write it. */
function judgeForeign(word: string, sign: Sign, asked: Variety): Judged | undefined {
  const { regions, weights, country } = sign;
  const letter = letterOf[profileOf(asked).region];
  if (regions === undefined || (affixSign(word) !== undefined && regions.length > 1)) return undefined;
  const strongest = Math.max(0, ...weights.values());
  if (closedSign(word) === undefined) {
    const seen = attestedRegions(word);
    const isKnown = seen.includes(letter) || seen.includes("s");
    if (regions === "s" || isKnown || (strongest < clearMarker && affixSign(word) === undefined)) return undefined;
  }
  // A Standard word is at home in any careful text: whole sentences of them leak (tell-region.ts), one is only a hint.
  if (regions === "s" && isAtHome(word)) return undefined;
  if (regions === "s") return { side: "against", varieties: ["ar-standard"], weight: standardHint, country: false };
  const weight = (weightOfShared[regions.length] ?? 0) + (country === undefined ? 0 : strongest);
  return { side: "against", varieties: speakers(regions, weights), weight, country: false };
}

function neighboursOf(weights: ReadonlyMap<Variety, number>, asked: Variety): Variety[] {
  return varieties.filter(
    (variety) => variety !== asked && weights.has(variety) && profileOf(variety).region === profileOf(asked).region,
  );
}

/** The varieties of the tables, or all of the regions where only the region is known. */
function speakers(regions: RegionSet, weights: ReadonlyMap<Variety, number>): Variety[] {
  const known = varieties.filter(
    (variety) => weights.has(variety) && regions.includes(letterOf[profileOf(variety).region] || "-"),
  );
  if (known.length > 0) return known;
  return varieties.filter((variety) => regions.includes(letterOf[profileOf(variety).region] || "-"));
}

/** Words that no table has and the fitted model finds typical. Only `for`: a topic's words are no foreign words. */
function judgeByModel(word: string, asked: Variety): Judged | undefined {
  const { region } = profileOf(asked);
  if (region === "english") return undefined;
  const at = arabicRegions.indexOf(region);
  const { content } = regionLinearModel().scoresOf(word);
  const best = Math.max(...content.filter((_, k) => k !== at));
  const weight = (content[at] ?? 0) - best;
  if (weight < shownFromModel) return undefined;
  // What careful Standard Arabic writes too gives no dialect away, however often the region says it.
  if (region !== "standard" && attestedRegions(word).includes("s")) return undefined;
  return {
    side: "for",
    varieties: varieties.filter((variety) => profileOf(variety).region === region),
    weight: Math.min(weight, 2),
    country: false,
  };
}
