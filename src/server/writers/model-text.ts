import { setTimeout as delay } from "node:timers/promises";
import type { LanguageModelV4, LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { Logger } from "pino";
import type { Prompt } from "#language/prompt/prompt-parts.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { WriterInfo } from "#shared/contracts/generations.ts";
import type { TokenCount } from "#shared/contracts/repair.ts";
import type { AppError } from "#shared/errors.ts";
import { toAppError, WriterFailure } from "./failure.ts";
import { scrub } from "./scrub.ts";
import { openTextStream } from "./text-stream.ts";
import type { WriterTiming } from "./timing.ts";

export interface ModelWriterOptions {
  readonly info: WriterInfo;
  readonly model: LanguageModelV4;
  readonly timing: WriterTiming;
  /** Keys that must not appear in a log. */
  readonly secrets: readonly string[];
  readonly log: Logger;
}

/** One question to a model. */
export interface ModelRequest {
  readonly prompt: Prompt;
  /** The words asked for; an answer of four times as many has run away. */
  readonly words: number;
  /** What must not appear in a log, and the texts that go to the model beside it. */
  readonly brief: Brief;
  readonly texts?: readonly string[];
  readonly signal: AbortSignal;
  /** Called once, before the first text. */
  readonly onBegin?: () => void;
  readonly onTokens?: ((tokens: TokenCount) => void) | undefined;
}

/** Words are about 6 characters in both languages; four times the length asked for is no longer the text asked for. */
const maxCharsPerWord = 28;
/** Room for headings, blanks and markup of short texts. */
const maxExtraChars = 2_000;

/**
 * The answer to one prompt, in pieces. Retries before the first text only, waits as long as the service asks where that is short,
 * and ends quietly when the request is aborted. Throws an `AppError`; neither keys nor prompts nor texts are logged.
 */
export async function* streamModelText(
  options: ModelWriterOptions,
  request: ModelRequest,
): AsyncGenerator<string, void, undefined> {
  const { timing } = options;
  const startedAt = performance.now();
  for (let attempt = 0; ; attempt++) {
    const leftMs = timing.beforeTextMs - (performance.now() - startedAt);
    const stream = openTextStream({
      model: options.model,
      prompt: modelPrompt(request.prompt),
      firstTokenMs: Math.min(timing.firstTokenMs, Math.max(1, leftMs)),
      stallMs: timing.stallMs,
      maxChars: request.words * maxCharsPerWord + maxExtraChars,
      signal: request.signal,
    });
    let begun = false;
    let waitMs: number;
    try {
      for (let piece = await stream.next(); piece !== null; piece = await stream.next()) {
        if (!begun) request.onBegin?.();
        begun = true;
        yield piece;
      }
      const tokens = stream.tokens();
      if (tokens) request.onTokens?.(tokens);
      return;
    } catch (error) {
      if (!(error instanceof WriterFailure)) throw error;
      const wait = begun ? null : retryWaitMs(error, attempt, timing, timing.beforeTextMs - (performance.now() - startedAt));
      const reported = report(error, options, request, { attempt, retried: wait !== null });
      if (wait === null) throw reported;
      waitMs = wait;
    } finally {
      stream.close();
    }
    if (!(await waited(waitMs, request.signal))) return;
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
  request: Pick<ModelRequest, "brief" | "texts">,
  more: { attempt: number; retried: boolean },
): AppError {
  const detail = scrub(failure.message, secrets, userTextsOf(request));
  const { code, status } = failure;
  log.warn({ provider: info.provider, model: info.model, code, status, detail, ...more }, "model writer failed");
  return toAppError(failure, detail);
}

/** All that is the person's: what was typed, what the brand voice says, the text that is worked on. For `scrub`. */
function userTextsOf({ brief, texts = [] }: Pick<ModelRequest, "brief" | "texts">): string[] {
  const { brandVoice: voice } = brief;
  const lists = voice ? [...voice.preferred, ...voice.banned].flatMap(({ words }) => words) : [];
  const ofVoice = voice ? [voice.name, voice.signOff, ...voice.samples, ...lists] : [];
  const values = Object.values(brief.fields).flatMap((value) => (typeof value === "string" || Array.isArray(value) ? value : []));
  return [brief.topic, ...brief.keywords, ...values, ...ofVoice, ...texts];
}

function modelPrompt({ system, user }: Prompt): LanguageModelV4Prompt {
  return [
    { role: "system", content: system },
    { role: "user", content: [{ type: "text", text: user }] },
  ];
}
