import { type Config, loadConfig } from "#server/platform/config.ts";
import { createLog } from "#server/platform/log.ts";
import { type Terminal, UsageError } from "#server/platform/terminal.ts";
import { readModel } from "#server/platform/writer-routes.ts";
import { builtInName, findNamedWriter } from "#server/writers/registry.ts";
import type { Writer } from "#server/writers/writer.ts";
import { type EvaluationCall, readCall, usage } from "./call.ts";
import { type OpenRun, openRun } from "./open-run.ts";
import { keptPrices } from "./prices.ts";
import { reportDataOf } from "./report/report-data.ts";
import { endsOf, type RunEnding, requestsOf, runEvaluation } from "./run.ts";
import { mergeVotes, readVotes, VotesError } from "./votes.ts";
import { writeReport } from "./write-report.ts";

/** Compares writers. Exit codes: 0 complete, 1 broken off or the budget is used up, 2 the call is wrong. */
export async function evaluateCommand(terminal: Terminal): Promise<number> {
  const { args, env, write } = terminal;
  const print = (line: string) => write(`${line}\n`);
  const call = readCall(args);
  if (!call) {
    print(usage);
    return 0;
  }
  const config = loadConfig(env);
  const run = openRun(call, config, new Date());
  try {
    const writers = writersOf(run, config);
    const ending = call.votes.size > 0 ? takeVotes(run, call, print) : await writeTexts(run, writers, call, terminal);
    const data = reportDataOf({
      ...run,
      infos: new Map([...writers].map(([name, { info }]) => [name, info])),
      votes: readVotes(run.directory),
      prices: keptPrices(run.directory, call.prices),
      at: new Date(),
    });
    const page = writeReport(run.directory, data, config.dataDir);
    print(endingText(ending, run, call));
    print(`The report: ${page}`);
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

function takeVotes({ directory, plan }: OpenRun, { votes }: EvaluationCall, print: (line: string) => void): "votes" {
  for (const [file, content] of votes) {
    try {
      print(`${file}: ${mergeVotes(directory, plan, content)} votes`);
    } catch (error) {
      throw error instanceof VotesError ? new UsageError(`--votes: ${file}: ${error.message}`) : error;
    }
  }
  return "votes";
}

async function writeTexts(
  run: OpenRun,
  writers: ReadonlyMap<string, Writer>,
  call: EvaluationCall,
  { write, onInterrupt }: Terminal,
): Promise<RunEnding> {
  if (call.retry) {
    for (const { text, code } of [...endsOf(run.journal).values()]) if (code) run.journal.append({ kind: "again", text });
  }
  const abort = new AbortController();
  onInterrupt(() => abort.abort());
  return runEvaluation({
    ...run,
    writers,
    budget: call.budget,
    signal: abort.signal,
    onText: (done, of, { text, code }) =>
      write(`${done} of ${of}  ${text.replace("|", "  ")}${code ? `  failed: ${code}` : ""}\n`),
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
