/**
 * Prompts as the product sends them, and answers that people or models gave to them. One brief of `bench/briefs` for each dialect and
 * template: seven dialects, nine templates.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { buildPrompt } from "#language/prompt/build-prompt.ts";
import { exampleFamilyOf } from "#language/prompt/examples/example.ts";
import { loadExamples } from "#language/prompt/examples/load-examples.ts";
import type { Prompt } from "#language/prompt/prompt-parts.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { findTemplateByKey } from "#language/templates/registry.ts";
import type { Template } from "#language/templates/template.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { isDialect, varieties } from "#shared/options.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";

/** A template of each kind, and those that models write worst. */
const recordedTemplates = [
  "socialMediaPost",
  "instagramCaption",
  "blogPost",
  "howToGuide",
  "marketingEmail",
  "followUpEmail",
  "adCopy",
  "productDescription",
  "reelsScript",
] as const;

/** An answer as its file holds it: `answers/<variety>/<template>.json`. */
export const recordedAnswer = z.strictObject({
  /** Of the prompt that was answered: `promptHash`. An answer to another prompt than today's is still an answer. */
  promptHash: z.string().regex(/^[0-9a-f]{16}$/),
  /** The day on which it was written. */
  date: z.iso.date(),
  /** Who wrote it: a model by its name, or a person by what they are ('a writer who saw the prompt and nothing else'). */
  who: z.string().min(1),
  /** The answer, unchanged. */
  text: z.string().min(1),
});

export interface RecordedPrompt {
  readonly variety: Brief["variety"];
  readonly template: Template;
  readonly brief: Brief;
  readonly targetWords: number;
  readonly prompt: Prompt;
  /** The file that holds its answer, where there is one. */
  readonly file: string;
}

/** All 63, each built as a service in the network gets it. Texts of three hundred words and less are written in one request. */
export async function recordedPrompts(): Promise<RecordedPrompt[]> {
  const all: RecordedPrompt[] = [];
  for (const variety of varieties.filter(isDialect)) {
    for (const key of recordedTemplates) {
      const template = findTemplateByKey(key);
      if (!template) throw new Error(`no template ${key}`);
      const words = "field" in template.lengths ? {} : { words: Math.min(template.defaultLength, 300) };
      const { brief, targetWords } = checkBrief(sampleBrief(template.id, variety, words));
      const examples = await loadExamples(variety, exampleFamilyOf(template));
      // The code that marks a source is made anew for each request; none of these templates has one.
      const prompt = buildPrompt({ brief, template, targetWords, examples });
      const file = join(import.meta.dirname, "answers", variety, `${key}.json`);
      all.push({ variety, template, brief, targetWords, prompt, file });
    }
  }
  return all;
}

export function readAnswer({ file }: RecordedPrompt): z.infer<typeof recordedAnswer> | null {
  return existsSync(file) ? recordedAnswer.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

/** Names a prompt: the same for the same messages. */
export function promptHash(prompt: Prompt): string {
  return createHash("sha256").update(JSON.stringify(prompt)).digest("hex").slice(0, 16);
}
