import type { Region } from "#shared/contracts/report.ts";
import { type Variety, varieties } from "#shared/options.ts";
import { profileOf } from "../../varieties/registry.ts";
import type { Token } from "./features.ts";
import { signOf } from "./signs.ts";

export interface CountryReading {
  /** Asserted only where text can tell; null otherwise, and always inside the Gulf. */
  readonly country: Variety | null;
  readonly probability: number;
}

const open: CountryReading = { country: null, probability: 0 };

/**
 * Damascus says much of what Beirut says, and Nablus what Amman says: a country is asserted only by words that no neighbour has,
 * so many different ones, and so much more of them than of the other's (in weights of `Marker`).
 */
const fewestWords = 2;
const leastWeight = 4;
const leastMargin = 3;

/** The country of a text whose region is told. */
export function tellCountry(region: Region | null, regionProbability: number, tokens: readonly Token[]): CountryReading {
  if (region === null || region === "gulf" || region === "english") return open;
  const ofRegion = varieties.filter((variety) => profileOf(variety).region === region);
  const [only] = ofRegion;
  if (only !== undefined && ofRegion.length === 1) return { country: only, probability: regionProbability };
  const sums = countryWeights(tokens);
  const candidates = ofRegion
    .map((variety) => ({ variety, ...(sums.get(variety) ?? { weight: 0, words: 0 }) }))
    .sort((a, b) => b.weight - a.weight);
  const [first, second] = candidates;
  if (!first || !second) return open;
  const margin = first.weight - second.weight;
  if (first.words < fewestWords || first.weight < leastWeight || margin < leastMargin) return open;
  // A logistic curve through 0.8 at the least margin: the figure grows with the evidence and never claims to be sure.
  const probability = regionProbability * (1 / (1 + Math.exp(-0.46 * margin)));
  return { country: first.variety, probability };
}

/** For each country the weights of its own words, each word counted once. */
function countryWeights(tokens: readonly Token[]): Map<Variety, { weight: number; words: number }> {
  const sums = new Map<Variety, { weight: number; words: number }>(
    varieties.map((variety) => [variety, { weight: 0, words: 0 }]),
  );
  for (const word of new Set(tokens.map((token) => token.word))) {
    const sign = signOf(word);
    if (!sign?.country) continue;
    const sum = sums.get(sign.country);
    if (!sum) continue;
    sum.weight += sign.weights.get(sign.country) ?? 0;
    sum.words += 1;
  }
  return sums;
}
