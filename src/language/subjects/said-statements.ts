import { expand, parse } from "../composer/notation.ts";
import { createRandom } from "../composer/random.ts";
import { fold } from "../text/normalise.ts";
import type { Knowledge } from "./knowledge.ts";

/** The ids of the statements that stand in a text, whomever it addresses; in the pack's order. */
export function statementsIn(text: string, { statements }: Knowledge): string[] {
  const folded = fold(text);
  const addressees = ["man", "woman", "everyone"] as const;
  const forms = (statement: string) => addressees.map((one) => expand(parse(statement), createRandom(1), one, {}) ?? "");
  return statements
    .filter(({ text: statement }) => forms(statement).some((form) => form !== "" && folded.includes(fold(form))))
    .map(({ id }) => id);
}

/** So much of what could be said without looking back has to be left of a text that repeats nothing. */
const enoughShare = 0.5;
/** So many statements come back at once where the new ones are not enough. */
const releasedAtOnce = 4;

/**
 * What a text is not to say: all that the latest texts said, while the rest makes half of the text that there would be without looking
 * back; else what was said longest ago may come again, a few statements at a time. `said` is latest first, and so is the answer.
 * `wordsWithout` composes the text without these statements.
 */
export async function chooseExcluded(
  said: readonly string[],
  wordsWithout: (excluded: readonly string[]) => Promise<number>,
): Promise<readonly string[]> {
  if (said.length === 0) return said;
  const enough = (await wordsWithout([])) * enoughShare;
  let excluded = said;
  while (excluded.length > 0 && (await wordsWithout(excluded)) < enough) excluded = excluded.slice(0, -releasedAtOnce);
  return excluded;
}
