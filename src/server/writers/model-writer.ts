import { setTimeout as delay } from "node:timers/promises";
import type { LanguageModelV4, LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { Logger } from "pino";
import { buildPrompt } from "#language/prompt/build-prompt.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { WriterInfo } from "#shared/contracts/generations.ts";
import type { AppError } from "#shared/errors.ts";
import { toAppError, WriterFailure } from "./failure.ts";
import { scrub } from "./scrub.ts";
import { openTextStream } from "./text-stream.ts";
import type { WriterTiming } from "./timing.ts";
import type { Writer, WritingTask } from "./writer.ts";

export interface ModelWriterOptions {
  readonly info: WriterInfo;
  readonly model: LanguageModelV4;
  readonly timing: WriterTiming;
  /** Keys that must not appear in a log. */
  readonly secrets: readonly string[];
  readonly log: Logger;
}

/** Words are about 6 characters in both languages; four times the length asked for is no longer the text asked for. */
const maxCharsPerWord = 28;
/** Room for headings, blanks and markup of short texts. */
const maxExtraChars = 2_000;

/**
 * A `Writer` over any language model. Retries before the first text only, waits as long as the service asks where that is
 * short, and ends quietly when the task is aborted. Neither keys nor prompts nor texts are logged.
 */
export function createModelWriter(options: ModelWriterOptions): Writer {
  return {
    info: options.info,
    canWrite: () => true,
    write: (task) => write(options, task),
  };
}

async function* write(options: ModelWriterOptions, task: WritingTask): AsyncGenerator<string, void, undefined> {
  const { timing, info } = options;
  const prompt = modelPrompt(task);
  const startedAt = performance.now();
  for (let attempt = 0; ; attempt++) {
    const leftMs = timing.beforeTextMs - (performance.now() - startedAt);
    const stream = openTextStream({
      model: options.model,
      prompt,
      firstTokenMs: Math.min(timing.firstTokenMs, Math.max(1, leftMs)),
      stallMs: timing.stallMs,
      maxChars: task.targetWords * maxCharsPerWord + maxExtraChars,
      signal: task.signal,
    });
    let begun = false;
    let waitMs: number;
    try {
      for (let piece = await stream.next(); piece !== null; piece = await stream.next()) {
        if (!begun) task.onWriter(info);
        begun = true;
        yield piece;
      }
      return;
    } catch (error) {
      if (!(error instanceof WriterFailure)) throw error;
      const wait = begun ? null : retryWaitMs(error, attempt, timing, timing.beforeTextMs - (performance.now() - startedAt));
      const reported = report(error, options, task, { attempt, retried: wait !== null });
      if (wait === null) throw reported;
      waitMs = wait;
    } finally {
      stream.close();
    }
    if (!(await waited(waitMs, task.signal))) return;
  }
}

/** How long to wait before trying again; null when there is no sense or no time in it. */
function retryWaitMs(failure: WriterFailure, attempt: number, timing: WriterTiming, leftMs: number): number | null {
  if (!failure.retryable || attempt >= timing.retries) return null;
  const waitMs = failure.retryAfterMs ?? timing.retryBaseMs * 2 ** attempt;
  return waitMs < leftMs ? waitMs : null;
}

/** False when the task was aborted meanwhile. */
async function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await delay(ms, undefined, { signal });
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}

function report(
  failure: WriterFailure,
  { info, secrets, log }: ModelWriterOptions,
  task: WritingTask,
  more: { attempt: number; retried: boolean },
): AppError {
  const detail = scrub(failure.message, secrets, userTextsOf(task.brief));
  const { code, status } = failure;
  log.warn({ provider: info.provider, model: info.model, code, status, detail, ...more }, "model writer failed");
  return toAppError(failure, detail);
}

/** All that the person typed, for `scrub`. */
function userTextsOf(brief: Brief): string[] {
  const values = Object.values(brief.fields).flatMap((value) => (typeof value === "string" || Array.isArray(value) ? value : []));
  return [brief.topic, ...brief.keywords, ...values];
}

function modelPrompt(task: WritingTask): LanguageModelV4Prompt {
  const { system, user } = buildPrompt(task);
  return [
    { role: "system", content: system },
    { role: "user", content: [{ type: "text", text: user }] },
  ];
}
