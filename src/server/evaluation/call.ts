import { readFileSync } from "node:fs";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { UsageError } from "#server/platform/terminal.ts";
import { toVariety } from "#shared/contracts/generations-alias.ts";
import { type Variety, varieties } from "#shared/options.ts";
import { type Prices, prices } from "./prices.ts";

export const usage = `Usage: npm run -s eval -- [options]

Writes the same briefs with several writers, checks and repairs each text as a person's text is, and reports who delivered what.
The same command goes on with a run that was broken off; nothing that was answered is asked for again.

  --writers A,B      built-in, openai:NAME, anthropic:NAME, google:NAME, or the name of a model at WRITER_BASE_URL
                     (the built-in writer and all configured ones)
  --varieties A,B    ${varieties.join(", ")} (all)
  --briefs N         how many briefs of the fixed set (40)
  --budget N         the most requests that the run may send in all; a larger one goes on
  --out DIR          where the run and its report are kept (evaluations/ in the data directory, by the minute)
  --prices FILE      JSON: {"currency": "USD", "perMillionTokens": {"openai:NAME": {"input": 2, "output": 8}}}
  --votes FILE       adds the votes of a judge, which the report's page hands out; may be repeated. Writes no texts
  --retry            asks again for texts that failed
  --rehearsal        says in the report that the models are stand-ins and no real model was run; proposes nothing
  --seed N           of the built-in writer's texts and of the order in which judges see texts (1)
  --help             this text

Exit codes: 0 complete, 1 broken off or the budget is used up, 2 the call is wrong.`;

const options = {
  writers: { type: "string" },
  varieties: { type: "string" },
  briefs: { type: "string" },
  budget: { type: "string" },
  out: { type: "string" },
  prices: { type: "string" },
  votes: { type: "string", multiple: true },
  retry: { type: "boolean", default: false },
  rehearsal: { type: "boolean", default: false },
  seed: { type: "string" },
  help: { type: "boolean", default: false },
} as const satisfies ParseArgsOptionsConfig;

/** A call as it was given. What a run is of is undefined where it was left out: a run that goes on knows it. */
export interface EvaluationCall {
  readonly writers: readonly string[] | undefined;
  readonly varieties: readonly Variety[] | undefined;
  readonly briefs: number | undefined;
  readonly seed: number | undefined;
  readonly budget: number | null;
  readonly out: string | undefined;
  /** undefined: those that the run was given before, if any. */
  readonly prices: Prices | undefined;
  /** Contents of votes files, by their paths. */
  readonly votes: ReadonlyMap<string, string>;
  readonly retry: boolean;
  readonly rehearsal: boolean;
}

/** @returns null where the usage is asked for. Throws `UsageError`, and what `parseArgs` throws. */
export function readCall(argv: readonly string[]): EvaluationCall | null {
  const { values } = parseArgs({ args: [...argv], options });
  if (values.help) return null;
  return {
    writers: values.writers === undefined ? undefined : unique("writers", listOf("writers", values.writers)),
    varieties:
      values.varieties === undefined ? undefined : unique("varieties", listOf("varieties", values.varieties).map(varietyOf)),
    briefs: numberOf("briefs", values.briefs, 1),
    seed: numberOf("seed", values.seed, 0),
    budget: numberOf("budget", values.budget, 0) ?? null,
    out: values.out,
    prices: values.prices === undefined ? undefined : readPrices(values.prices),
    votes: new Map((values.votes ?? []).map((file) => [file, readText("votes", file)])),
    retry: values.retry,
    rehearsal: values.rehearsal,
  };
}

function listOf(option: string, value: string): string[] {
  const items = value.split(",").map((item) => item.trim());
  if (items.includes("")) throw new UsageError(`--${option}: names, separated by commas`);
  return items;
}

function unique<Item extends string>(option: string, items: readonly Item[]): readonly Item[] {
  const twice = items.find((item, index) => items.indexOf(item) !== index);
  if (twice !== undefined) throw new UsageError(`--${option}: ${twice} stands there twice`);
  return items;
}

function varietyOf(value: string): Variety {
  const found = varieties.find((variety) => variety === toVariety(value));
  if (!found) throw new UsageError(`--varieties: there is no '${value}'. There are: ${varieties.join(", ")}.`);
  return found;
}

function numberOf(option: string, value: string | undefined, least: number): number | undefined {
  if (value === undefined) return undefined;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : -1;
  if (number < least) throw new UsageError(`--${option}: must be a whole number from ${least}`);
  return number;
}

function readPrices(file: string): Prices {
  let content: unknown;
  try {
    content = JSON.parse(readText("prices", file));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`--prices: ${file} is no JSON`);
  }
  const parsed = prices.safeParse(content);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new UsageError(`--prices: ${file}: ${[issue?.path.join("."), issue?.message].filter(Boolean).join(" ")}`);
}

function readText(option: string, file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UsageError(`--${option}: ${file} cannot be read`);
  }
}
