/**
 * Prompts as the product sends them, and answers that people or models gave to them. One brief of `bench/briefs` for each dialect and
 * template: seven dialects, nine templates. What a brief tells in the fields of its own template is told as notes.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { z } from "zod";
import { buildPrompt } from "#language/prompt/build-prompt.ts";
import { exampleFamilyOf } from "#language/prompt/examples/example.ts";
import { loadExamples } from "#language/prompt/examples/load-examples.ts";
import type { Prompt } from "#language/prompt/prompt-parts.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { fieldText, isFilled } from "#language/templates/field-text.ts";
import { findTemplate, findTemplateByKey } from "#language/templates/registry.ts";
import { isSteering } from "#language/templates/steering.ts";
import type { Template } from "#language/templates/template.ts";
import { type Brief, brief as briefSchema } from "#shared/contracts/brief.ts";
import type { Dialect } from "#shared/options.ts";

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

/** The briefs of `bench/briefs` that are written as these templates, in the same order. Each brief is about something else. */
const chosen: Readonly<Record<Dialect, readonly string[]>> = {
  "ar-saudi": ["sa-a1", "sa-b1", "sa-a3", "sa-b3", "sa-a2", "sa-b2", "sa-b5", "sa-a4", "sa-b4"],
  "ar-egyptian": ["eg-a1", "eg-b1", "eg-b4", "eg-a3", "eg-a2", "eg-a5", "eg-a4", "eg-b3", "eg-b2"],
  "ar-emirati": ["ae-a2", "ae-a5", "ae-a4", "ae-b2", "ae-b4", "ae-b3", "ae-b1", "ae-a3", "ae-a1"],
  "ar-kuwaiti": ["kw-b3", "kw-a4", "kw-b5", "kw-a2", "kw-b2", "kw-a5", "kw-b1", "kw-a1", "kw-a3"],
  "ar-qatari": ["qa-b1", "qa-b3", "qa-b5", "qa-a2", "qa-a1", "qa-b4", "qa-a5", "qa-a3", "qa-a4"],
  "ar-lebanese": ["lb-b3", "lb-a1", "lb-b5", "lb-b1", "lb-a4", "lb-a5", "lb-b4", "lb-a2", "lb-a3"],
  "ar-jordanian": ["jo-b1", "jo-a3", "jo-b5", "jo-a1", "jo-b3", "jo-a2", "jo-b2", "jo-a4", "jo-a5"],
};

const storedBriefs = z.array(z.object({ id: z.string(), brief: briefSchema }));

/** An answer as its file holds it: `answers/<set>/<variety>/<template>.json`. */
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
  readonly variety: Dialect;
  readonly template: Template;
  readonly brief: Brief;
  readonly targetWords: number;
  readonly prompt: Prompt;
  /** The file that holds its answer, where there is one. */
  readonly file: string;
}

/**
 * The sets of answers, by how many briefs further on each template finds its own. Each set is of other writers, and what one showed was mended
 * before the next was written.
 */
export const answerSets = {
  first: 0,
  second: 0,
  third: 1,
  fourth: 2,
  fifth: 3,
  sixth: 4,
  seventh: 5,
  eighth: 6,
  ninth: 7,
  tenth: 8,
  eleventh: 0,
  twelfth: 1,
  thirteenth: 2,
  fourteenth: 3,
  fifteenth: 4,
} as const;
export type AnswerSet = keyof typeof answerSets;

/**
 * All 63, each built as a service in the network gets it, with the files of one set of answers. Texts of three hundred words and less
 * are written in one request.
 */
export async function recordedPrompts(set: AnswerSet = "first"): Promise<RecordedPrompt[]> {
  const all: RecordedPrompt[] = [];
  for (const variety of Object.keys(chosen) as Dialect[]) {
    const stored = new Map(storedBriefs.parse(readBriefs(variety)).map(({ id, brief }) => [id, brief]));
    for (const [index, key] of recordedTemplates.entries()) {
      const id = chosen[variety][(index + answerSets[set]) % recordedTemplates.length] ?? "";
      const template = findTemplateByKey(key);
      const told = stored.get(id);
      if (!template || !told) throw new Error(`no template ${key} or no brief ${id}`);
      const { brief, targetWords } = checkBrief(asTemplate(told, template));
      const examples = await loadExamples(variety, exampleFamilyOf(template));
      // The code that marks a source is made anew for each request; none of these templates has one.
      const prompt = buildPrompt({ brief, template, targetWords, examples });
      const file = join(import.meta.dirname, "answers", set, variety, `${key}.json`);
      all.push({ variety, template, brief, targetWords, prompt, file });
    }
  }
  return all;
}

function readBriefs(variety: Dialect): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, "..", "briefs", `${variety}.json`), "utf8"));
}

/** The same brief for another template: fields that both have stay, the others are notes; choices and what steers the first form are left out. */
function asTemplate(brief: Brief, template: Template): Brief {
  const own = findTemplate(brief.templateId)?.fields ?? [];
  const fields: Brief["fields"] = {};
  const told: string[] = [];
  for (const field of own) {
    const value = brief.fields[field.key];
    if (!isFilled(value)) continue;
    const same = template.fields.find(({ key, type }) => key === field.key && type === field.type);
    if (same) fields[field.key] = value;
    else if (field.type !== "choice" && !isSteering(field.key))
      told.push(`${field.label.ar}: ${fieldText(field, value, brief.variety)}`);
  }
  const words = "field" in template.lengths ? brief.words : Math.min(template.defaultLength, 300);
  return { ...brief, templateId: template.id, words, fields, notes: [...told, ...(brief.notes ?? [])] };
}

export function readAnswer({ file }: RecordedPrompt): z.infer<typeof recordedAnswer> | null {
  return existsSync(file) ? recordedAnswer.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

/** Names a prompt: the same for the same messages. */
export function promptHash(prompt: Prompt): string {
  return createHash("sha256").update(JSON.stringify(prompt)).digest("hex").slice(0, 16);
}

/** The set that a command line names, the first where it names none. Ends the process with 2 for any other name. */
export function setFrom(name: string | undefined): AnswerSet {
  const set = (Object.keys(answerSets) as AnswerSet[]).find((one) => one === (name ?? "first"));
  if (set) return set;
  console.error(`There is no set ${name}; there are ${Object.keys(answerSets).join(", ")}.`);
  process.exit(2);
}
