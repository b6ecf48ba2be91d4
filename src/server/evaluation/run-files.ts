import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { brief } from "#shared/contracts/brief.ts";
import { writerInfo } from "#shared/contracts/generations.ts";
import { repair } from "#shared/contracts/repair.ts";
import { errorCodes } from "#shared/errors.ts";
import { varieties } from "#shared/options.ts";

/** What a run is of. Written once, before the first request, and compared when the run goes on. */
const runPlan = z.object({
  id: z.string(),
  startedAt: z.iso.datetime(),
  writers: z.array(z.string()).min(1),
  varieties: z.array(z.enum(varieties)).min(1),
  briefs: z.array(z.string()),
  /** Of the built-in writer's texts, and of the order in which texts are shown to judges. */
  seed: z.number().int(),
  isRehearsal: z.boolean(),
});
export type RunPlan = z.infer<typeof runPlan>;

/** Tokens of all requests of one answer. `estimated`: how many of them we estimated. */
const spend = z.object({
  requests: z.number().int(),
  input: z.number().int(),
  output: z.number().int(),
  estimated: z.number().int(),
});
export type AnswerSpend = z.infer<typeof spend>;

/** What came back of a request, or of several where the writer tried again. `text` is a brief and a writer (`textKey`). */
const answer = z.object({
  kind: z.literal("answer"),
  text: z.string(),
  answer: z.string(),
  /** Set where the writer failed; `answer` is then what had come. */
  code: z.enum(errorCodes).nullable(),
  writer: writerInfo,
  /** From the start to the first letter; null without one. */
  firstMs: z.number().nullable(),
  ms: z.number(),
  spend,
});
export type AnswerEntry = z.infer<typeof answer>;

/** A request that is about to be sent. */
const request = z.object({ kind: z.literal("request"), text: z.string() });

/** A text that is done: nothing more is asked for it. */
const end = z.object({
  kind: z.literal("end"),
  text: z.string(),
  /** As its writer took it, which the check goes by too: with the subject for the built-in writer. */
  brief,
  /** As it was written, and after its repair; the same where nothing was repaired. */
  before: z.string(),
  after: z.string(),
  code: z.enum(errorCodes).nullable(),
  writer: writerInfo,
  repair: repair.nullable(),
});
export type EndEntry = z.infer<typeof end>;

/** A failed text that is to be asked for again: what is recorded of it before counts for nothing but the budget. */
const again = z.object({ kind: z.literal("again"), text: z.string() });

const entry = z.discriminatedUnion("kind", [request, answer, end, again]);
export type JournalEntry = z.infer<typeof entry>;

const files = { plan: "run.json", journal: "journal.jsonl" } as const;

export const textKey = (brief: string, writer: string): string => `${brief}|${writer}`;

export function readPlan(directory: string): RunPlan | null {
  const file = join(directory, files.plan);
  return existsSync(file) ? runPlan.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

export function writePlan(directory: string, plan: RunPlan): void {
  mkdirSync(directory, { recursive: true });
  writeWhole(join(directory, files.plan), `${JSON.stringify(plan, null, 2)}\n`);
}

/** Nobody ever reads half a file, whenever the process dies. */
export function writeWhole(file: string, content: string): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

export interface Journal {
  /** What counts, in its order. */
  readonly entries: readonly JournalEntry[];
  append(entry: JournalEntry): void;
}

/** Opens the record of all that was asked and answered. A line that a dying process left half-written is taken away. */
export function openJournal(directory: string): Journal {
  const file = join(directory, files.journal);
  const content = existsSync(file) ? readFileSync(file, "utf8") : "";
  const whole = content.slice(0, content.lastIndexOf("\n") + 1);
  if (whole !== content) writeWhole(file, whole);
  const entries: JournalEntry[] = [];
  function add(added: JournalEntry): void {
    if (added.kind !== "again") return void entries.push(added);
    const rest = entries.filter(({ kind, text }) => kind === "request" || text !== added.text);
    entries.splice(0, entries.length, ...rest);
  }
  for (const line of whole.split("\n")) if (line !== "") add(entry.parse(JSON.parse(line)));
  return {
    entries,
    append(added) {
      appendFileSync(file, `${JSON.stringify(added)}\n`);
      add(added);
    },
  };
}
