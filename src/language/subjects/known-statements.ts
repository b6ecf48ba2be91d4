import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf } from "#shared/options.ts";
import { expand, parse } from "../composer/notation.ts";
import { createRandom } from "../composer/random.ts";
import { bankOf } from "./knowledge.ts";
import { loadSubject, subjectIds } from "./registry.ts";

/**
 * What is known of the subject that a text was written on, a sentence each, in the words of its variety and of formal texts; empty where
 * the brief names no subject. A neighbour's own forms are left to the comparison. Rejects where the pack cannot be fetched.
 */
export async function knownStatements(brief: Brief): Promise<readonly string[]> {
  const id = subjectIds.find((known) => known === brief.subject);
  if (id === undefined) return [];
  const { sayings } = await loadSubject(id);
  const banks = new Set([
    bankOf[brief.variety],
    languageOf(brief.variety) === "ar" ? ("ar-standard" as const) : ("en-american" as const),
  ]);
  return [...banks].flatMap((bank) => {
    const { ideas, advice } = sayings[bank];
    return [...Object.values(ideas), ...(advice === undefined ? [] : [advice])].map(
      (statement) => expand(parse(statement), createRandom(1), brief.addressee, {}) ?? "",
    );
  });
}
