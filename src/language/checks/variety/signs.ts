import { languageOf, type Variety, varieties } from "#shared/options.ts";
import type { Marker } from "../../varieties/profile.ts";
import { profileOf } from "../../varieties/registry.ts";
import { affixSign, closedSign } from "./closed-signs.ts";
import { longestWord, modelWord } from "./features.ts";
import { letterOf, type RegionSet } from "./function-words.ts";
import { bareForm } from "./proclitics.ts";

/** What the hand-made tables know about a word: whose it is. */
export interface Sign {
  /** The regions that say it, or undefined where Standard Arabic and a dialect share it. */
  readonly regions: RegionSet | undefined;
  /** The varieties whose lexicon or markers have it, with how strongly (1 to 3) it tells them. */
  readonly weights: ReadonlyMap<Variety, number>;
  /** The one country that alone says it, by its own markers. */
  readonly country: Variety | undefined;
}

/** A word of a lexicon is a clear sign (the scale of `Marker.weight`), if no other region has it. */
const lexiconWeight = 2;

interface Pattern {
  readonly test: RegExp;
  readonly variety: Variety;
  readonly marker: Marker;
}

interface Book {
  readonly words: ReadonlyMap<string, Map<Variety, number>>;
  readonly countryWords: ReadonlyMap<string, Set<Variety>>;
  readonly patterns: readonly Pattern[];
  /** All patterns in one: most words fit none of them. */
  readonly anyPattern: RegExp;
}

let book: Book | undefined;

/** Built at the first check: the profiles are data of several hundred lines each. */
function signBook(): Book {
  book ??= buildBook();
  return book;
}

function buildBook(): Book {
  const words = new Map<string, Map<Variety, number>>();
  const countryWords = new Map<string, Set<Variety>>();
  const patterns: Pattern[] = [];
  const note = (form: string, variety: Variety, weight: number) => {
    const word = modelWord(form);
    const known = words.get(word) ?? new Map<Variety, number>();
    known.set(variety, Math.max(weight, known.get(variety) ?? 0));
    words.set(word, known);
  };
  for (const variety of varieties) {
    const { lexicon, markers } = profileOf(variety);
    if (languageOf(variety) === "en") continue;
    for (const form of Object.values(lexicon).flat()) if (!form.includes(" ")) note(form, variety, lexiconWeight);
    for (const marker of markers) {
      if (marker.kind === "word") {
        note(marker.form, variety, marker.weight);
        if (marker.reach === "country") {
          const word = modelWord(marker.form);
          countryWords.set(word, (countryWords.get(word) ?? new Set()).add(variety));
        }
      } else patterns.push({ test: patternOf(marker), variety, marker });
    }
  }
  const anyPattern = new RegExp(patterns.map(({ test }) => test.source).join("|") || "$^", "u");
  return { words, countryWords, patterns, anyPattern };
}

function patternOf({ kind, form }: Marker): RegExp {
  if (kind === "pattern") return new RegExp(form, "u");
  const part = modelWord(form);
  return kind === "prefix" ? new RegExp(`^[وف]?${part}\\p{L}{2,}$`, "u") : new RegExp(`\\p{L}{2,}${part}$`, "u");
}

/** Words that were looked up are remembered up to this many, for texts that are checked while they are edited. */
const rememberedWords = 20_000;
const memory = new Map<string, Sign | null>();

/** What the tables know about a folded word (see `modelWord`); undefined when they know nothing. */
export function signOf(word: string): Sign | undefined {
  if (word.length > longestWord) return undefined;
  const known = memory.get(word);
  if (known !== undefined) return known ?? undefined;
  if (memory.size >= rememberedWords) memory.clear();
  const sign = lookUp(word);
  memory.set(word, sign ?? null);
  return sign;
}

function lookUp(word: string): Sign | undefined {
  const { words, countryWords, patterns, anyPattern } = signBook();
  const base = bareForm(word, words);
  const weights = new Map(base === undefined ? [] : words.get(base));
  const countries = new Set(base === undefined ? [] : countryWords.get(base));
  if (anyPattern.test(word)) {
    for (const { test, variety, marker } of patterns) {
      if (!test.test(word)) continue;
      weights.set(variety, Math.max(marker.weight, weights.get(variety) ?? 0));
      if (marker.reach === "country") countries.add(variety);
    }
  }
  const regions = closedSign(word) ?? affixSign(word) ?? regionsOf(weights);
  if (regions === undefined && weights.size === 0) return undefined;
  return { regions, weights, country: theOnly(countries, weights) };
}

/** Whether the tables give a word to dialects only, as a word (not by the form of its verb). */
export function isDialectWord(word: string): boolean {
  const closed = closedSign(word);
  if (closed !== undefined) return closed !== "s";
  const { words } = signBook();
  const base = bareForm(word, words);
  const regions = base === undefined ? undefined : regionsOf(words.get(base) ?? new Map());
  return regions !== undefined && regions !== "s";
}

/** Undefined where the Standard language shares the word, or nobody has it. */
function regionsOf(weights: ReadonlyMap<Variety, number>): RegionSet | undefined {
  const found = new Set<string>([...weights.keys()].map((variety) => letterOf[profileOf(variety).region]));
  const key = [..."egls"].filter((letter) => found.has(letter)).join("");
  return key === "" || (key.includes("s") && key !== "s") ? undefined : (key as RegionSet);
}

/** A country's own word, if nobody else's tables have it. */
function theOnly(countries: ReadonlySet<Variety>, weights: ReadonlyMap<Variety, number>): Variety | undefined {
  const [only] = countries;
  return countries.size === 1 && weights.size === 1 ? only : undefined;
}
