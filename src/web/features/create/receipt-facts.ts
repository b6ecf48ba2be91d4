import type { Generation } from "#shared/contracts/generations.ts";
import type { Suggestion } from "#shared/contracts/report.ts";

/** A length counts as met within this share of what was asked (issue 2: ±10 %); the server's suggestions use the same. */
export const lengthTolerance = 0.1;

export type LengthVerdict = "within" | "short" | "long";

export function lengthVerdict(words: number, targetWords: number): LengthVerdict {
  if (words < targetWords * (1 - lengthTolerance)) return "short";
  return words > targetWords * (1 + lengthTolerance) ? "long" : "within";
}

/** The keywords of the brief with what the server's check of the text found. */
export function keywordUse({
  brief,
  suggestions,
}: Pick<Generation, "brief" | "suggestions">): { keyword: string; isUsed: boolean }[] {
  const missing = new Set(suggestions.filter(({ code }) => code === "keyword_missing").map(({ params }) => params.keyword));
  return brief.keywords.map((keyword) => ({ keyword, isUsed: !missing.has(keyword) }));
}

/** How many `[…]` only the person can fill. */
export function blanksLeft({ suggestions }: Pick<Generation, "suggestions">): number {
  return Number(suggestions.find(({ code }) => code === "blanks_left")?.params.count ?? 0);
}

/** The receipt already lists the missing keywords one by one; the sentences about them stop after so many. */
const keywordSentencesMax = 3;

/** The suggestions to read in full. */
export function suggestionsToRead(suggestions: readonly Suggestion[]): Suggestion[] {
  const ofKeywords = suggestions.filter(({ code }) => code === "keyword_missing");
  const beyond = new Set(ofKeywords.slice(keywordSentencesMax));
  return suggestions.filter((suggestion) => !beyond.has(suggestion));
}

/** Whole seconds from start to end. */
export function secondsTaken({ startedAt, finishedAt }: Pick<Generation, "startedAt" | "finishedAt">): number | null {
  return finishedAt === null ? null : Math.max(0, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000));
}
