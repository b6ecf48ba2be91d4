import { bareForm } from "./proclitics.ts";
import { attestedWords } from "./weights.ts";

let attested: ReadonlyMap<string, string> | undefined;

/** The regions whose training sentences hold a word, with or without what is joined to it, as letters; '' for none. */
export function attestedRegions(word: string): string {
  attested ??= new Map(attestedWords.flatMap(([regions, list]) => list.split(" ").map((own) => [own, regions] as const)));
  const bare = bareForm(word, attested);
  return (attested.get(word) ?? "") + (bare === undefined ? "" : (attested.get(bare) ?? ""));
}
