import type { Brief } from "#shared/contracts/brief.ts";
import { chosenOutline } from "../templates/chosen-outline.ts";
import { offeredLengths, type Template } from "../templates/template.ts";
import { outlineText } from "./outline-text.ts";
import { briefText, contentRules, kindText, type Prompt, systemText, varietyReminder } from "./prompt-parts.ts";

/**
 * Builds the prompt for one text that is written in one go.
 *
 * The user's words stand only in `user`, each value between ⟦ and ⟧, and the rules say that they are material, never
 * instructions. The same arguments give the same prompt.
 */
export function buildPrompt(task: { brief: Brief; template: Template; targetWords: number }): Prompt {
  const { brief, template, targetWords } = task;
  const user = [
    ...kindText(brief, template),
    `Plan, in this order:\n${outlineText({ ...template, outline: chosenOutline(template, brief) }, targetWords, brief.variety)}`,
    `Brief:\n${briefText(brief, template)}`,
    `Now write the whole text: about ${targetWords} words, ${varietyReminder(brief, template)}.`,
  ].join("\n\n");
  return { system: systemText(brief, template, outputRules(brief, template, targetWords)), user };
}

function outputRules(brief: Brief, template: Template, targetWords: number): string {
  const byForm = offeredLengths(template).length === 0;
  return [
    "# Output",
    "- Markdown only: `# ` for the title, `## ` for headings, lists where the plan says so. No HTML, no links or images that the brief does not give, no code fence around the text.",
    "- Begin with the text itself: no preamble, no note about what you did, nothing after the end.",
    `- ${targetWords} words, give or take ten percent${byForm ? "; the form (seconds, posts) decides" : ""}. Do not pad: no sentence twice, no idea twice.`,
    ...contentRules(brief),
    "- Use each keyword at least once, where it sits naturally. Say every given field and every fact of the brief.",
  ].join("\n");
}
