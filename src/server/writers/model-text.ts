import { setTimeout as delay } from "node:timers/promises";
import type { LanguageModelV4, LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { Logger } from "pino";
import type { AnswerContext } from "#language/answer/step.ts";
import { withBrandFacts } from "#language/notes/brand-facts.ts";
import { withCutContext } from "#language/prompt/cut-context.ts";
import { promptTokens } from "#language/prompt/examples/with-examples.ts";
import type { Prompt } from "#language/prompt/prompt-parts.ts";
import { findTemplate } from "#language/templates/registry.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { WriterInfo, WriterWait } from "#shared/contracts/generations.ts";
import type { AppError } from "#shared/errors.ts";
import { toAppError, WriterFailure } from "./failure.ts";
import { namedModels } from "./model-list.ts";
import { scrub } from "./scrub.ts";
import { openTextStream, type TextStream } from "./text-stream.ts";
import type { WriterTiming } from "./timing.ts";
import type { Reports, Spend } from "./writer.ts";

export interface ModelWriterOptions {
  readonly info: WriterInfo;
  /** Whether the model runs on this machine. */
  readonly isLocal?: boolean;
  /** A function where the model has to know the request beside its prompt. */
  readonly model: LanguageModelV4 | ((request: ModelRequest) => LanguageModelV4);
  readonly timing: WriterTiming;
  /** The tokens of prompt and answer together that the model can hold; absent: more than any prompt of ours has. */
  readonly contextTokens?: number | undefined;
  /** Keys that must not appear in a log. */
  readonly secrets: readonly string[];
  readonly log: Logger;
  /** What the service says that it offers; null where it does not say. Asked when it does not know the model. */
  readonly listModels?: (signal: AbortSignal) => Promise<readonly string[] | null>;
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
  /** Whose turn it takes; absent: nobody's in particular. */
  readonly person?: string | undefined;
  readonly seed?: number | undefined;
  /** Called once, before the first text. */
  readonly onBegin?: () => void;
  /** What was yielded so far was no text, or not the text: what follows takes its place. */
  readonly onRestart?: (() => void) | undefined;
  readonly onTokens?: Reports["onTokens"];
  readonly onRequest?: Reports["onRequest"];
  readonly onStatus?: Reports["onStatus"];
}

/** Words are about 6 characters in both languages; four times the length asked for is no longer the text asked for. */
const maxCharsPerWord = 28;
/** Room for headings, blanks and markup of short texts. */
const maxExtraChars = 2_000;

/**
 * The answer to one prompt, in pieces. Retries before the first text only, waits as long as the service asks where that is short, tells
 * what it waits for, and ends quietly when the request is aborted. Throws an `AppError`; neither keys nor prompts nor texts are logged.
 */
export async function* streamModelText(
  options: ModelWriterOptions,
  request: ModelRequest,
): AsyncGenerator<string, void, undefined> {
  const { timing } = options;
  const startedAt = performance.now();
  const leftMs = () => timing.beforeTextMs - (performance.now() - startedAt);
  try {
    for (let attempt = 0; ; attempt++) {
      const tried = yield* tryOnce(options, request, Math.max(1, leftMs()));
      if (tried === null) return;
      const wait = tried.begun ? null : retryWaitMs(tried.failure, attempt, timing, leftMs());
      const reported = await report(tried.failure, options, request, { attempt, retried: wait !== null });
      if (wait === null) throw reported;
      request.onStatus?.(waitOf(tried.failure, wait));
      if (!(await waited(wait, request.signal))) return;
    }
  } finally {
    request.onStatus?.(null);
  }
}

interface Failed {
  readonly failure: WriterFailure;
  /** Some of the text was there already. */
  readonly begun: boolean;
}

/** One request and its answer. @returns why it failed; null where it did not, and when it was aborted. */
async function* tryOnce(
  options: ModelWriterOptions,
  request: ModelRequest,
  leftMs: number,
): AsyncGenerator<string, Failed | null, undefined> {
  const { timing } = options;
  const settle = await request.onRequest?.(expectedSpend(options, request));
  const stream = openTextStream({
    model: typeof options.model === "function" ? options.model(request) : options.model,
    prompt: modelPrompt(request.prompt),
    firstTokenMs: Math.min(timing.firstTokenMs, leftMs),
    stallMs: timing.stallMs,
    maxChars: request.words * maxCharsPerWord + maxExtraChars,
    context: contextOf(request),
    signal: request.signal,
    loadingAfterMs: timing.loadingAfterMs,
    onStatus: request.onStatus,
  });
  let begun = false;
  let failure: WriterFailure | null = null;
  try {
    for (let step = await stream.next(); step !== null; step = await stream.next()) {
      if (step.restart && begun) request.onRestart?.();
      if (step.text === "") continue;
      if (!begun) {
        request.onStatus?.(null);
        request.onBegin?.();
      }
      begun = true;
      yield step.text;
    }
    const tokens = stream.tokens();
    if (tokens) request.onTokens?.(withCutContext(tokens, promptTokens(request.prompt)));
    return null;
  } catch (error) {
    if (!(error instanceof WriterFailure)) throw error;
    failure = error;
    return { failure, begun };
  } finally {
    stream.close();
    settle?.(failure === null || mayHaveWorked(failure) ? spendOf(options, request, stream) : null);
  }
}

/** A service that refused the request, or was not reached, has done nothing for it. */
function mayHaveWorked({ status, code }: WriterFailure): boolean {
  return status === null && code !== "writer.unavailable";
}

/** A request that is sent has cost its prompt, whatever becomes of it. */
function expectedSpend({ info }: ModelWriterOptions, { prompt }: ModelRequest): Spend {
  const input = promptTokens(prompt);
  return { provider: info.provider, model: info.model ?? "", input, output: 0, estimated: input };
}

function spendOf(options: ModelWriterOptions, request: ModelRequest, stream: TextStream): Spend {
  const expected = expectedSpend(options, request);
  const tokens = stream.tokens();
  if (tokens) return { ...expected, input: tokens.input, output: tokens.output, estimated: 0 };
  const output = stream.receivedTokens();
  return { ...expected, output, estimated: expected.input + output };
}

/** What is waited for until the next attempt. A moment's wait is none to count down. */
function waitOf({ code, isLoading }: WriterFailure, waitMs: number): WriterWait {
  if (isLoading) return { kind: "loading" };
  return code === "writer.rate_limited" && waitMs >= 1_000
    ? { kind: "busy", until: Date.now() + waitMs }
    : { kind: "connecting" };
}

/** A model that is being loaded is asked for again this often. */
const loadingPollMs = 2_000;

/** How long to wait before a service that loads its model is asked again. */
export function loadingWaitMs({ retryAfterMs }: WriterFailure, { beforeTextMs }: WriterTiming): number {
  return retryAfterMs ?? Math.min(loadingPollMs, beforeTextMs / 4);
}

/** How long to wait before trying again; null when there is no sense or no time in it. */
function retryWaitMs(failure: WriterFailure, attempt: number, timing: WriterTiming, leftMs: number): number | null {
  if (!failure.retryable || (attempt >= timing.retries && !failure.isLoading)) return null;
  const isBusy = failure.code === "writer.rate_limited";
  const baseMs = isBusy ? (timing.busyBaseMs ?? timing.retryBaseMs) : timing.retryBaseMs;
  const waitMs = failure.isLoading ? loadingWaitMs(failure, timing) : (failure.retryAfterMs ?? baseMs * 2 ** attempt);
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

async function report(
  failure: WriterFailure,
  { info, secrets, log, listModels }: ModelWriterOptions,
  request: Pick<ModelRequest, "brief" | "texts" | "signal">,
  more: { attempt: number; retried: boolean },
): Promise<AppError> {
  const detail = scrub(failure.message, secrets, userTextsOf(request));
  const { code, status } = failure;
  log.warn({ provider: info.provider, model: info.model, code, status, detail, ...more }, "model writer failed");
  if (code !== "writer.model_unknown") return toAppError(failure, detail);
  const models = (await listModels?.(request.signal)) ?? null;
  return toAppError(failure, detail, { model: info.model ?? "", models: namedModels(models) });
}

/** Kinds of text whose own closing may offer what a model offers: 'Let me know if …'. */
const mails = new Set(
  "apology businessProposal cartReminder coldEmail coverLetter eventInvitation followUpEmail formalLetter marketingEmail newsletter reviewReply supportMacro welcomeEmail".split(
    " ",
  ),
);

function contextOf(request: ModelRequest): AnswerContext {
  const template = findTemplate(request.brief.templateId);
  return { own: userTextsOf(request), isMail: template !== undefined && mails.has(template.key) };
}

/** All that is the person's: what was typed, what the brand voice says, the text that is worked on. For `scrub`. */
function userTextsOf({ brief, texts = [] }: Pick<ModelRequest, "brief" | "texts">): string[] {
  const { brandVoice: voice } = brief;
  const lists = voice ? [...voice.preferred, ...voice.banned].flatMap(({ words }) => words) : [];
  const ofVoice = voice ? [voice.name, voice.signOff, ...voice.samples, ...lists] : [];
  const values = Object.values(brief.fields).flatMap((value) => (typeof value === "string" || Array.isArray(value) ? value : []));
  return [brief.topic, ...brief.keywords, ...(withBrandFacts(brief).notes ?? []), ...values, ...ofVoice, ...texts];
}

function modelPrompt({ system, turns = [], user }: Prompt): LanguageModelV4Prompt {
  return [
    { role: "system", content: system },
    ...turns.flatMap(
      (turn): LanguageModelV4Prompt => [
        { role: "user", content: [{ type: "text", text: turn.user }] },
        { role: "assistant", content: [{ type: "text", text: turn.assistant }] },
      ],
    ),
    { role: "user", content: [{ type: "text", text: user }] },
  ];
}
