import { useTranslations } from "use-intl";
import type { Suggestion } from "#shared/contracts/report.ts";
import type { ErrorParams } from "#shared/errors.ts";

/** The sentence of a suggestion in the person's language. */
export function useSuggestionText(): (suggestion: Suggestion) => string {
  const t = useTranslations("suggestions");
  // Each code has its own arguments; which one this is, is known only now, so the types cannot follow.
  const sentence = t as unknown as (code: Suggestion["code"], params: ErrorParams) => string;
  return ({ code, params }) => sentence(code, params);
}

/** Suggestions that the receipt lists in sections of their own. */
const listedElsewhere: readonly Suggestion["code"][] = [
  "blanks_left",
  "claim_number",
  "banned_word",
  "emoji_not_wanted",
  "sign_off_missing",
];

/** Of one kind, so many are read in full; the receipt counts the rest. */
const perCodeMax = 3;

/** The suggestions that stand as sentences: those that no click can follow, without what the receipt lists anyway. */
export function suggestionsToRead(suggestions: readonly Suggestion[]): Suggestion[] {
  const counts = new Map<Suggestion["code"], number>();
  const said = new Set<string>();
  return suggestions.filter(({ code, params, fix }) => {
    // The same word in several places is one sentence.
    const sentence = JSON.stringify([code, params]);
    if (fix || listedElsewhere.includes(code) || said.has(sentence)) return false;
    said.add(sentence);
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= perCodeMax;
  });
}
