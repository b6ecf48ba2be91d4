/**
 * `npm run -s eval -- --writers built-in,openai:NAME --briefs 40`: compares writers over a fixed set of briefs. The texts go the way of a
 * person's text, with no server and no account. Exit codes: 0 complete, 1 broken off or the budget is used up, 2 the call is wrong.
 */
import { type EvaluationCall, readCall, UsageError, usage } from "./evaluation/call.ts";
import { type OpenRun, openRun } from "./evaluation/open-run.ts";
import { keptPrices } from "./evaluation/prices.ts";
import { reportDataOf } from "./evaluation/report/report-data.ts";
import { endsOf, type RunEnding, requestsOf, runEvaluation } from "./evaluation/run.ts";
import { mergeVotes, readVotes, VotesError } from "./evaluation/votes.ts";
import { writeReport } from "./evaluation/write-report.ts";
import { type Config, loadConfig, readEnvironment } from "./platform/config.ts";
import { createLog } from "./platform/log.ts";
import { ConfigError } from "./platform/startup-error.ts";
import { readModel } from "./platform/writer-routes.ts";
import { builtInName, findNamedWriter } from "./writers/registry.ts";
import type { Writer } from "./writers/writer.ts";

async function evaluate(argv: readonly string[]): Promise<number> {
  const call = readCall(argv);
  if (!call) {
    console.log(usage);
    return 0;
  }
  const config = loadConfig(readEnvironment());
  const run = openRun(call, config, new Date());
  try {
    const writers = writersOf(run, config);
    const ending = call.votes.size > 0 ? takeVotes(run, call) : await write(run, writers, call);
    const data = reportDataOf({
      ...run,
      infos: new Map([...writers].map(([name, { info }]) => [name, info])),
      votes: readVotes(run.directory),
      prices: keptPrices(run.directory, call.prices),
      at: new Date(),
    });
    const page = writeReport(run.directory, data, config.dataDir);
    console.log(endingText(ending, run, call));
    console.log(`The report: ${page}`);
    return ending === "budget" || ending === "interrupted" ? 1 : 0;
  } finally {
    run.release();
  }
}

/** @throws ConfigError for a model whose service is not configured. */
function writersOf({ plan }: OpenRun, config: Config): Map<string, Writer> {
  const options = { log: createLog(config), access: config.modelAccess };
  return new Map(
    plan.writers.map((name) => {
      if (name !== builtInName) readModel(name, config.modelAccess, "--writers");
      const writer = findNamedWriter(name, options);
      if (!writer) throw new Error(`no writer ${name}`);
      return [name, writer];
    }),
  );
}

function takeVotes({ directory, plan }: OpenRun, { votes }: EvaluationCall): "votes" {
  for (const [file, content] of votes) {
    try {
      console.log(`${file}: ${mergeVotes(directory, plan, content)} votes`);
    } catch (error) {
      throw error instanceof VotesError ? new UsageError(`--votes: ${file}: ${error.message}`) : error;
    }
  }
  return "votes";
}

async function write(run: OpenRun, writers: ReadonlyMap<string, Writer>, call: EvaluationCall): Promise<RunEnding> {
  if (call.retry) {
    for (const { text, code } of [...endsOf(run.journal).values()]) if (code) run.journal.append({ kind: "again", text });
  }
  const abort = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => abort.abort());
  return runEvaluation({
    ...run,
    writers,
    budget: call.budget,
    signal: abort.signal,
    onText: (done, of, { text, code }) =>
      console.log(`${done} of ${of}  ${text.replace("|", "  ")}${code ? `  failed: ${code}` : ""}`),
  });
}

function endingText(
  ending: RunEnding | "votes",
  { directory, plan, journal, briefs }: OpenRun,
  { budget }: EvaluationCall,
): string {
  const [done, of, requests] = [endsOf(journal).size, briefs.length * plan.writers.length, requestsOf(journal)];
  const state = `${done} of ${of} texts are done, ${requests} requests sent.`;
  switch (ending) {
    case "budget":
      return `The budget of ${budget} requests is used up: ${state} A larger --budget goes on with --out ${directory}.`;
    case "interrupted":
      return `Broken off: ${state} The same command goes on with --out ${directory}.`;
    case "complete":
    case "votes":
      return state;
  }
}

/** The call itself is wrong: what `parseArgs` refuses, what we refuse, a setting. */
function isWrongCall(error: unknown): error is Error {
  if (error instanceof UsageError || error instanceof ConfigError) return true;
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}

try {
  process.exitCode = await evaluate(process.argv.slice(2));
} catch (error) {
  if (!isWrongCall(error)) throw error;
  console.error(`${error.message}\n\nnpm run -s eval -- --help lists the options.`);
  process.exitCode = 2;
}
