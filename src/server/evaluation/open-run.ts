import { randomBytes } from "node:crypto";
import { join, resolve } from "node:path";
import type { Config } from "#server/platform/config.ts";
import { DatabaseLockedError, lockDirectory } from "#server/platform/db/directory-lock.ts";
import { UsageError } from "#server/platform/terminal.ts";
import { readModel } from "#server/platform/writer-routes.ts";
import { builtInName } from "#server/writers/registry.ts";
import { varieties } from "#shared/options.ts";
import { chooseBriefs, type EvaluationBrief } from "./brief-set.ts";
import type { EvaluationCall } from "./call.ts";
import { type Journal, openJournal, type RunPlan, readPlan, writePlan } from "./run-files.ts";

const defaultBriefs = 40;

export interface OpenRun {
  readonly directory: string;
  readonly plan: RunPlan;
  readonly briefs: readonly EvaluationBrief[];
  readonly journal: Journal;
  /** Lets another process go on with the run. */
  release(): void;
}

/** Begins a run, or opens the one that the directory holds. @throws UsageError where that is a run of something else, ConfigError for a model that nothing is configured for. */
export function openRun(call: EvaluationCall, config: Config, now: Date): OpenRun {
  const directory = resolve(call.out ?? join(config.dataDir, "evaluations", now.toISOString().slice(0, 16).replace(":", "-")));
  const release = lock(directory);
  try {
    const known = readPlan(directory);
    if (known) refuseOther(known, call, directory);
    else if (call.votes.size > 0) throw new UsageError(`--votes: ${directory} holds no run; name it with --out`);
    const plan = known ?? newPlan(call, config, now);
    const briefs = chooseBriefs(plan.varieties, plan.briefs.length);
    if (briefs.some(({ id }, index) => id !== plan.briefs[index])) {
      throw new UsageError(`The fixed set of briefs has changed since the run in ${directory}: begin another one.`);
    }
    if (!known) writePlan(directory, plan);
    return { directory, plan, briefs, journal: openJournal(directory), release };
  } catch (error) {
    release();
    throw error;
  }
}

function lock(directory: string): () => void {
  try {
    return lockDirectory(directory);
  } catch (error) {
    if (error instanceof DatabaseLockedError) throw new UsageError(`Another process is at the run in ${directory}.`);
    throw error;
  }
}

function newPlan(call: EvaluationCall, config: Config, now: Date): RunPlan {
  const chosen = call.varieties ?? varieties;
  const wanted = call.briefs ?? defaultBriefs;
  const briefs = chooseBriefs(chosen, wanted);
  if (call.briefs !== undefined && briefs.length < wanted) {
    throw new UsageError(`--briefs: the fixed set has ${briefs.length} briefs in these varieties`);
  }
  const writers = call.writers ?? configuredNames(config);
  for (const name of writers) if (name !== builtInName) readModel(name, config.modelAccess, "--writers");
  return {
    id: `${now.toISOString().slice(0, 10)}-${randomBytes(3).toString("hex")}`,
    startedAt: now.toISOString(),
    writers: [...writers],
    varieties: [...chosen],
    briefs: briefs.map(({ id }) => id),
    seed: call.seed ?? 1,
    isRehearsal: call.rehearsal,
  };
}

/** The names of the writers that the settings name, as `--writers` has them. */
function configuredNames({ writers: { custom, openai, anthropic, google } }: Config): string[] {
  return [
    builtInName,
    ...(custom ? [custom.model] : []),
    ...(openai ? [`openai:${openai.model}`] : []),
    ...(anthropic ? [`anthropic:${anthropic.model}`] : []),
    ...(google ? [`google:${google.model}`] : []),
  ];
}

function refuseOther(plan: RunPlan, call: EvaluationCall, directory: string): void {
  const given = [
    ["writers", call.writers?.join(), plan.writers.join()],
    ["varieties", call.varieties?.join(), plan.varieties.join()],
    ["briefs", call.briefs, plan.briefs.length],
    ["seed", call.seed, plan.seed],
    ["rehearsal", call.rehearsal || undefined, plan.isRehearsal],
  ] as const;
  const other = given.find(([, wanted, known]) => wanted !== undefined && wanted !== known);
  if (other) throw new UsageError(`--${other[0]}: the run in ${directory} is of ${other[2]}. Name another directory with --out.`);
}
