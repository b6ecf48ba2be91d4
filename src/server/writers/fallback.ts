import type { Logger } from "pino";
import { AppError } from "#shared/errors.ts";
import type { Writer, WritingTask } from "./writer.ts";

/**
 * Configured models in the order of preference, as one writer. The next one takes over when one fails before its first
 * text, and says so through `onWriter`; after the first text never, because two models' halves make no text. Never give
 * it the built-in writer: who configured a model must hear that it fails.
 *
 * Fails with the first error that a person can do something about: a refused key is the operator's business.
 */
export function createFallbackWriter(writers: readonly [Writer, ...Writer[]], log: Logger): Writer {
  return {
    info: writers[0].info,
    canWrite: (variety) => writers.some((writer) => writer.canWrite(variety)),
    write: (task) => writeWithFirst(writers, task, log),
    // Another model would not know its own voice again.
    async revise(task) {
      const { provider, model } = task.writer;
      const author = writers.find(({ info }) => info.provider === provider && info.model === model);
      if (!author?.revise) throw new AppError("writer.unavailable");
      return author.revise(task);
    },
  };
}

async function* writeWithFirst(
  writers: readonly Writer[],
  task: WritingTask,
  log: Logger,
): AsyncGenerator<string, void, undefined> {
  const errors: AppError[] = [];
  for (const writer of writers.filter((candidate) => candidate.canWrite(task.brief.variety))) {
    let begun = false;
    try {
      for await (const piece of writer.write(task)) {
        begun = true;
        yield piece;
      }
      return;
    } catch (error) {
      if (begun || !(error instanceof AppError)) throw error;
      errors.push(error);
      log.warn({ provider: writer.info.provider, model: writer.info.model, code: error.code }, "falling back to the next model");
    }
  }
  const toReport = errors.find((error) => error.code !== "writer.unauthorized") ?? errors[0];
  throw toReport ?? new AppError("writer.variety_unavailable");
}
