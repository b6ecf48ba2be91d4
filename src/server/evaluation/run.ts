import type { Writer } from "#server/writers/writer.ts";
import type { EvaluationBrief } from "./brief-set.ts";
import { Interrupted, produceText } from "./produce-text.ts";
import { type AnswerEntry, type EndEntry, type Journal, type RunPlan, textKey } from "./run-files.ts";

export interface RunJob {
  readonly plan: RunPlan;
  readonly briefs: readonly EvaluationBrief[];
  /** The writers of the plan, by their names. */
  readonly writers: ReadonlyMap<string, Writer>;
  readonly journal: Journal;
  /** The most requests that the run may send in all, those of earlier calls of the command included; null: no limit. */
  readonly budget: number | null;
  readonly signal: AbortSignal;
  /** Told after every text. */
  readonly onText: (done: number, of: number, end: EndEntry) => void;
}

export type RunEnding = "complete" | "budget" | "interrupted";

class BudgetUsed extends Error {}

/**
 * Writes what is still missing, brief after brief, each by all writers, so that a run which is broken off compares them all the same.
 * One text at a time: how long a writer takes would otherwise depend on the others. A writer that fails is recorded, and the run goes on.
 */
export async function runEvaluation(job: RunJob): Promise<RunEnding> {
  const { plan, briefs, writers, journal, budget, signal } = job;
  const ended = endsOf(journal);
  const total = briefs.length * plan.writers.length;
  const allowRequest = () => {
    if (budget !== null && requestsOf(journal) >= budget) throw new BudgetUsed();
  };
  for (const { id, brief } of briefs) {
    for (const [name, writer] of writers) {
      const text = textKey(id, name);
      if (ended.has(text)) continue;
      if (signal.aborted) return "interrupted";
      const answered = journal.entries.filter((entry): entry is AnswerEntry => entry.kind === "answer" && entry.text === text);
      const record = journal.append;
      try {
        const end = await produceText({ text, brief, writer, seed: plan.seed, signal, answered, record, allowRequest });
        journal.append(end);
        ended.set(text, end);
        job.onText(ended.size, total, end);
      } catch (error) {
        if (error instanceof BudgetUsed) return "budget";
        if (error instanceof Interrupted) return "interrupted";
        throw error;
      }
    }
  }
  return "complete";
}

/** Texts that are done, by their keys. One that was written again replaces the earlier one. */
export function endsOf({ entries }: Pick<Journal, "entries">): Map<string, EndEntry> {
  return new Map(entries.flatMap((entry) => (entry.kind === "end" ? [[entry.text, entry] as const] : [])));
}

export function requestsOf({ entries }: Pick<Journal, "entries">): number {
  return entries.filter(({ kind }) => kind === "request").length;
}
