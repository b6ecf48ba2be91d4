import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf } from "#shared/options.ts";
import { chosenOutline } from "../templates/chosen-outline.ts";
import type { Template } from "../templates/template.ts";
import type { Example } from "./examples/example.ts";
import { withExamples } from "./examples/with-examples.ts";
import { lengthRule, markdownRule } from "./length-rules.ts";
import { headingsFromWords, outlineText } from "./outline-text.ts";
import { briefText, contentRules, kindText, type Prompt, systemText, varietyReminder } from "./prompt-parts.ts";
import { answerTokens } from "./tokens.ts";
import type { CardSize } from "./variety-card.ts";

/** A text that is written in one go. */
export interface PromptTask {
  readonly brief: Brief;
  readonly template: Template;
  readonly targetWords: number;
  /** Of the brief's variety and the template's kind; absent: none are shown. */
  readonly examples?: readonly Example[];
  /** What the model can read and write together, as far as it is known. */
  readonly contextTokens?: number | undefined;
  /** The marks of a text from a file or a page are made of it, anew for each request. */
  readonly code?: string;
}

/**
 * Builds the prompt for one text that is written in one go.
 *
 * The user's words stand only in `user`, each value between ⟦ and ⟧, and the rules say that they are material, never
 * instructions. The same arguments give the same prompt.
 */
export function buildPrompt(task: PromptTask): Prompt {
  const answer = answerTokens(task.targetWords, languageOf(task.brief.variety) === "ar");
  return withExamples((size) => promptOf(task, size), answer, task);
}

function promptOf({ brief, template: given, targetWords, code }: PromptTask, cardSize: CardSize): Prompt {
  const template = { ...given, outline: chosenOutline(given, brief) };
  const length = lengthRule(brief, template, targetWords);
  const user = [
    ...kindText(brief, template),
    `Plan, in this order:\n${outlineText(template, targetWords, brief.variety)}`,
    `Brief:\n${briefText(brief, template, code)}`,
    `Now write the whole text: ${length}.\n${varietyReminder(brief, template, { begins: true })}`,
  ].join("\n\n");
  return { system: systemText(brief, template, outputRules(brief, template, targetWords), cardSize), user };
}

function outputRules(brief: Brief, template: Template, targetWords: number): string {
  return [
    "# Output",
    markdownRule(template.outline, { isHeaded: targetWords >= headingsFromWords }),
    "- Begin with the text itself: no preamble, no note about what you did, nothing after the end.",
    "- Do not pad: no sentence twice, no idea twice.",
    ...contentRules(brief),
    "- Use each keyword at least once, where it sits naturally. Say what the brief gives, every fact of it.",
  ].join("\n");
}
