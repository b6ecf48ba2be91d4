import type { Logger } from "pino";
import type { WriterInfo } from "#shared/contracts/generations.ts";
import { AppError } from "#shared/errors.ts";
import type { ConversionTask, EditTask, Writer, WritingTask } from "./writer.ts";

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
    isLocal: writers.some(({ isLocal }) => isLocal === true),
    canWrite: (variety) => writers.some((writer) => writer.canWrite(variety)),
    write: (task) => writeWithFirst(writers, task, log),
    // Another model would not know its own voice again.
    async revise(task) {
      const author = authorAmong(writers, task.writer);
      if (!author?.revise) throw new AppError("writer.unavailable");
      return author.revise(task);
    },
    convert: (task) => convertWithFirst(writers, task, log),
    edit: (task) => editWithFirst(writers, task, log),
  };
}

function authorAmong(writers: readonly Writer[], { provider, model }: WriterInfo): Writer | undefined {
  return writers.find(({ info }) => info.provider === provider && info.model === model);
}

/** The first part finds who converts; the same one converts the rest. */
async function convertWithFirst(writers: readonly Writer[], task: ConversionTask, log: Logger): Promise<string> {
  const author = task.writer && authorAmong(writers, task.writer);
  const candidates = author ? [author] : writers.filter((writer) => writer.convert && writer.canWrite(task.brief.variety));
  const errors: AppError[] = [];
  for (const writer of candidates) {
    let begun = false;
    const onWriter = (info: WriterInfo) => {
      begun = true;
      task.onWriter(info);
    };
    try {
      return (await writer.convert?.({ ...task, onWriter })) ?? "";
    } catch (error) {
      if (begun || !(error instanceof AppError)) throw error;
      errors.push(error);
      noteFallback(writer, error, log);
    }
  }
  throw toReport(errors);
}

function writeWithFirst(writers: readonly Writer[], task: WritingTask, log: Logger): AsyncGenerator<string, void, undefined> {
  const candidates = writers.filter((candidate) => candidate.canWrite(task.brief.variety));
  return streamWithFirst(candidates, (writer) => writer.write(task), log);
}

/** Who answered the first time is asked again. */
function editWithFirst(writers: readonly Writer[], task: EditTask, log: Logger): AsyncGenerator<string, void, undefined> {
  const author = task.writer && authorAmong(writers, task.writer);
  const candidates = author ? [author] : writers.filter((writer) => writer.edit && writer.canWrite(task.brief.variety));
  return streamWithFirst(candidates, (writer) => writer.edit?.(task) ?? [], log);
}

async function* streamWithFirst(
  candidates: readonly Writer[],
  stream: (writer: Writer) => AsyncIterable<string> | Iterable<string>,
  log: Logger,
): AsyncGenerator<string, void, undefined> {
  const errors: AppError[] = [];
  for (const writer of candidates) {
    let begun = false;
    try {
      for await (const piece of stream(writer)) {
        begun = true;
        yield piece;
      }
      return;
    } catch (error) {
      if (begun || !(error instanceof AppError)) throw error;
      errors.push(error);
      noteFallback(writer, error, log);
    }
  }
  throw toReport(errors);
}

function noteFallback({ info }: Writer, { code }: AppError, log: Logger): void {
  log.warn({ provider: info.provider, model: info.model, code }, "a model failed before its first text");
}

function toReport(errors: readonly AppError[]): AppError {
  return errors.find((error) => error.code !== "writer.unauthorized") ?? errors[0] ?? new AppError("writer.variety_unavailable");
}
