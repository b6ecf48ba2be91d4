import type { Brief } from "#shared/contracts/brief.ts";
import type { Variety } from "#shared/options.ts";
import { chosenOutline } from "../templates/chosen-outline.ts";
import { type Template, writtenVariety } from "../templates/template.ts";
import { extractSummary } from "./source/extract.ts";

/**
 * Which phrases a brief is written with. Letters, press releases and the like stay Standard in every dialect (register S), and only
 * they ask for the formal half, which is as large as a dialect.
 */
export function wantedBanks(
  { variety }: Pick<Brief, "variety">,
  { register, family }: Pick<Template, "register" | "family">,
): { spoken: Variety; isFormal: boolean } {
  return { spoken: writtenVariety(variety, register), isFormal: family === "formal" };
}

/** A summary holds sentences of the user's own text and no phrases; null for every other template. */
export function extractOf(brief: Brief, template: Template, targetWords: number): string | null {
  const source = template.source && brief.fields[template.source];
  const section = chosenOutline(template, brief).find(({ extract }) => extract !== undefined);
  if (typeof source !== "string" || !section?.extract) return null;
  return extractSummary(source, { form: section.extract, words: targetWords, keywords: brief.keywords });
}
