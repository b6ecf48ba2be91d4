import type { Brief } from "#shared/contracts/brief.ts";
import type { Suggestion } from "#shared/contracts/report.ts";
import type { Template } from "../templates/template.ts";
import { checkAgainst } from "./check.ts";

/** What could be better, found in the text itself: the check's suggestions alone. The sentences are in the locale files. */
export function suggestionsFor(text: string, brief: Brief, template: Template, targetWords: number): Suggestion[] {
  return checkAgainst(text, brief, template, targetWords).suggestions;
}
