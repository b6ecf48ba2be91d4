import { createHash } from "node:crypto";
import type { Logger } from "pino";
import type { WordConversion, WordConversionTask } from "#language/convert/convert-by-words.ts";
import type { ChangedWords } from "#language/diff/word-diff.ts";
import { knownStatements } from "#language/subjects/known-statements.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { Report } from "#shared/contracts/report.ts";
import { AppError } from "#shared/errors.ts";
import type { Service } from "./service.ts";
import { type TextTask, textTasks } from "./text-tasks.ts";
import { createWorkerPool, type PoolLimits } from "./worker-pool.ts";

const defaultLimits: PoolLimits<TextTask> = {
  workers: 2,
  runningPerOwner: 2,
  // A save waits for these tasks, so the queue is short. After a few seconds the text is stored without its report.
  waiting: 4,
  waitingPerOwner: 4,
  timeoutMs: 4_000,
  startMs: 1_500,
  failedMs: 600_000,
  idleMs: 60_000,
  heapMb: 384,
  keptBytes: 400 * 1024 * 1024,
  script: new URL("./text-worker.ts", import.meta.url),
};

/**
 * Up to this many characters the work runs in this process. The slowest texts of this length block the server for about 50 ms,
 * ordinary ones for 15 (measured over all texts of `bench/linear.ts`). Fixes are applied one by one with a check each, so their
 * limit is lower.
 */
const charsAtOnce = { report: 12_000, changes: 8_000, convert: 12_000, fix: 1_000 } as const;

/** Computations on people's texts. Long texts run off the main thread with a time limit. */
export interface TextWork extends Service {
  /** Null if the text could not be checked, or not in time. The text must be stored anyway. */
  report(text: string, brief: Brief): Promise<Report | null>;
  /** Null if the texts could not be compared in time. */
  changes(before: string, after: string): Promise<ChangedWords | null>;
  /** Null if the languages differ. Throws `writer.timeout`, `server.stopping`. */
  convert(task: WordConversionTask): Promise<WordConversion | null>;
  /** Returns the passage with the check's fixes applied to its words. Throws `writer.timeout`, `server.stopping`. */
  fix(passage: string, brief: Brief): Promise<string>;
}

/** `changed` lets tests set their own limits. */
export function createTextWork(log: Logger, changed: Partial<PoolLimits<TextTask>> = {}): TextWork {
  const pool = createWorkerPool<TextTask, unknown>({ ...defaultLimits, ...changed }, (reason, { kind }, detail) => {
    log.warn({ kind, reason, detail }, "a long text could not be worked on in time");
    return new AppError("writer.timeout");
  });

  /** The hash makes the pool refuse a text whose task failed recently, instead of running it again. */
  const run = (task: TextTask): Promise<unknown> =>
    pool.run(task, { content: createHash("sha256").update(JSON.stringify(task)).digest("base64") });

  /** For a task whose failure has no consequences. The pool has already logged it. */
  const attempt = async <Result>(task: TextTask): Promise<Result | null> => (await run(task).catch(() => null)) as Result | null;

  return {
    start: () => pool.start(),
    stop: () => pool.stop(),
    async report(text, brief) {
      try {
        const known = await knownStatements(brief);
        if (text.length > charsAtOnce.report) return attempt<Report>({ kind: "report", input: [text, brief, known] });
        return textTasks.report(text, brief, known);
      } catch (error) {
        log.error({ err: error, template: brief.templateId, variety: brief.variety }, "a text could not be checked");
        return null;
      }
    },
    async changes(before, after) {
      if (before.length + after.length <= charsAtOnce.changes) return textTasks.changes(before, after);
      return attempt<ChangedWords>({ kind: "changes", input: [before, after] });
    },
    async convert(task) {
      if (task.text.length <= charsAtOnce.convert) return textTasks.convert(task);
      return (await run({ kind: "convert", input: [task] })) as WordConversion | null;
    },
    async fix(passage, brief) {
      if (passage.length <= charsAtOnce.fix) return textTasks.fix(passage, brief);
      return (await run({ kind: "fix", input: [passage, brief] })) as string;
    },
  };
}
