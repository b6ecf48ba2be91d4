import { affixes, functionWords, type RegionSet } from "./function-words.ts";

let table: ReadonlyMap<string, RegionSet> | undefined;

function closedWords(): ReadonlyMap<string, RegionSet> {
  table ??= new Map(functionWords.flatMap(([regions, list]) => list.split(/\s+/).map((word) => [word, regions] as const)));
  return table;
}

/** A function word's regions; a joined و or ف before it is left out. Undefined for every other word. */
export function closedSign(word: string): RegionSet | undefined {
  const words = closedWords();
  const known = words.get(word);
  if (known !== undefined || word.length < 4 || !/^[وف]/u.test(word)) return known;
  return words.get(word.slice(1));
}

/** The regions whose grammar a word's form shows (futures, negations, joined prepositions). */
export function affixSign(word: string): RegionSet | undefined {
  return affixes.find(([, pattern]) => pattern.test(word))?.[0];
}

/** The name under which a sign is a feature of the model. */
export function signFeature(word: string): string | undefined {
  const regions = closedSign(word) ?? affixSign(word);
  return regions === undefined ? undefined : `@${regions}`;
}
