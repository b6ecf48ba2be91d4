import type {
  LanguageModelV4,
  LanguageModelV4FinishReason,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import { createAnswerFilter } from "#language/answer/answer-filter.ts";
import { type AnswerContext, type AnswerStep, noStep } from "#language/answer/step.ts";
import { estimateTokens } from "#language/prompt/tokens.ts";
import type { WriterWait } from "#shared/contracts/generations.ts";
import type { TokenCount } from "#shared/contracts/repair.ts";
import { failureOf, failureOfAnswer, WriterFailure } from "./failure.ts";

/** One attempt to get a text out of a model. */
export interface TextStream {
  /** What comes next of the text, cleaned; null at the end or after an abort. Throws `WriterFailure` only. */
  next(): Promise<AnswerStep | null>;
  /** What the answer cost, once it is over and where the service says so. */
  tokens(): TokenCount | null;
  /** About how many tokens have come in so far, thoughts included. */
  receivedTokens(): number;
  /** Lets go of the connection; safe at any time. */
  close(): void;
}

export interface TextStreamOptions {
  readonly model: LanguageModelV4;
  readonly prompt: LanguageModelV4Prompt;
  readonly firstTokenMs: number;
  readonly stallMs: number;
  /** A text longer than this has run away: small models repeat themselves for ever. */
  readonly maxChars: number;
  /** What the answer is cleaned against. */
  readonly context: AnswerContext;
  readonly signal: AbortSignal;
  /** Silent for so long, the model is probably being loaded; absent: never. */
  readonly loadingAfterMs?: number | undefined;
  /** Told what is waited for, and with null that text comes. */
  readonly onStatus?: ((status: WriterWait | null) => void) | undefined;
}

/** A model that thinks longer than this, before its text, will not come to an end: about 25,000 tokens, or ten minutes. */
const thoughtMaxChars = 80_000;
const thoughtMaxMs = 600_000;

/** Of thoughts, whose letters nobody keeps. */
const charsPerToken = 3;

/** Reasons to finish that leave a text whole. */
const wholeReasons: readonly LanguageModelV4FinishReason["unified"][] = ["stop", "other"];

export function openTextStream(options: TextStreamOptions): TextStream {
  const upstream = createUpstream(options);
  const filter = createAnswerFilter(options.context);
  const thoughts = createThoughtClock(options);
  /** Characters of the text as it stands; what was withdrawn does not count. */
  let chars = 0;
  let received = "";
  let finished = false;
  /** What went wrong while there was still text to give out. */
  let failure: WriterFailure | null = null;
  let tokens: TokenCount | null = null;

  function take(part: LanguageModelV4StreamPart): AnswerStep {
    if (part.type === "text-delta") {
      upstream.noteLife();
      received += part.delta;
      const step = given(filter.push(part.delta));
      thoughts.note(filter.isThinking(), filter.thoughtChars());
      if (chars > options.maxChars) throw new WriterFailure("writer.broken", `the text ran past ${options.maxChars} characters`);
      if (filter.isRepeating()) failure = repeating();
      return step;
    }
    if (part.type === "reasoning-delta") {
      upstream.noteLife();
      thoughts.noteReasoning(part.delta.length || Number(part.providerMetadata?.reasoning?.chars ?? 0));
    } else if (part.type === "raw") upstream.noteLife();
    else if (part.type === "error") throw chars === 0 ? failureOfAnswer(part.error) : failureOf(part.error, "answer");
    else if (part.type === "finish") {
      finished = true;
      tokens = tokensOf(part.usage, Number(part.providerMetadata?.steering?.words ?? 0));
      const rest = given(filter.end());
      failure = filter.isRepeating() ? repeating() : failureOfFinish(part.finishReason);
      return rest;
    }
    return noStep;
  }

  function given(step: AnswerStep): AnswerStep {
    chars = step.restart ? step.text.length : chars + step.text.length;
    return step;
  }

  function failureOfFinish({ unified, raw }: LanguageModelV4FinishReason): WriterFailure | null {
    const detail = `finished with '${raw ?? unified}'`;
    if (unified === "interrupted" && chars > 0) return new WriterFailure("writer.connection_lost", detail);
    if (unified === "error" || unified === "interrupted") return new WriterFailure("writer.broken", detail, { retryable: true });
    if (chars === 0) return new WriterFailure(thoughts.total() > 0 ? "writer.only_thoughts" : "writer.empty", detail);
    if (unified === "length") return new WriterFailure("writer.cut_short", detail);
    return wholeReasons.includes(unified) ? null : new WriterFailure("writer.broken", detail);
  }

  /** What breaks off has its text up to there, once some of it was given out. */
  function breakOff(error: unknown): AnswerStep {
    if (!(error instanceof WriterFailure) || chars === 0) throw error;
    failure = error;
    return given(filter.end());
  }

  return {
    async next() {
      while (!finished && failure === null) {
        let step: AnswerStep;
        try {
          const part = await upstream.read();
          if (part === null) return null;
          step = take(part);
        } catch (error) {
          step = breakOff(error);
        }
        if (step.restart || step.text !== "") return step;
      }
      if (failure !== null) throw failure;
      return null;
    },
    tokens: () => tokens,
    receivedTokens: () => estimateTokens(received) + Math.ceil(thoughts.reasoned() / charsPerToken),
    close: upstream.close,
  };
}

function repeating(): WriterFailure {
  return new WriterFailure("writer.repeating", "the same words again and again");
}

/** Tells that a model thinks, and gives up on one that does nothing else. */
function createThoughtClock({ onStatus }: TextStreamOptions) {
  let since: number | null = null;
  let inText = 0;
  let reasoned = 0;

  function note(isThinking: boolean): void {
    if (!isThinking) {
      if (since !== null) onStatus?.(null);
      since = null;
      return;
    }
    if (since === null) onStatus?.({ kind: "thinking" });
    since ??= performance.now();
    if (inText + reasoned <= thoughtMaxChars && performance.now() - since <= thoughtMaxMs) return;
    throw new WriterFailure("writer.only_thoughts", `${inText + reasoned} characters of thoughts`);
  }

  return {
    /** `chars`: of the thoughts that stood in the text so far. */
    note(isThinking: boolean, chars: number) {
      inText = chars;
      note(isThinking);
    },
    noteReasoning(chars: number) {
      reasoned += chars;
      note(true);
    },
    reasoned: () => reasoned,
    total: () => inText + reasoned,
  };
}

function tokensOf({ inputTokens, outputTokens }: LanguageModelV4Usage, steered: number): TokenCount | null {
  const [input, output] = [inputTokens.total, outputTokens.total];
  if (input === undefined || output === undefined) return null;
  return { input, output, ...(steered > 0 ? { steered } : {}) };
}

/**
 * The model's stream under our own clock: a service that accepts the connection and never answers fires no time-out of
 * the HTTP client, and one timer that is refreshed costs less than one a token.
 */
function createUpstream({ model, prompt, firstTokenMs, stallMs, signal, loadingAfterMs, onStatus }: TextStreamOptions) {
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();

  let silence: WriterFailure | null = null;
  let reading = false;
  let alive = false;
  let timer = setTimeout(onSilence, firstTokenMs);
  onStatus?.({ kind: "connecting" });
  const loading =
    loadingAfterMs === undefined
      ? undefined
      : setTimeout(() => onStatus?.({ kind: "loading" }), Math.min(loadingAfterMs, firstTokenMs));
  let reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart> | null = null;

  function onSilence(): void {
    if (!reading) {
      // Whoever takes the pieces is slow, not the model.
      timer.refresh();
      return;
    }
    silence = alive
      ? new WriterFailure("writer.stalled", `no progress for ${stallMs} ms`)
      : new WriterFailure("writer.timeout", `no token in ${firstTokenMs} ms`);
    stop();
  }

  async function openReader() {
    const opening = Promise.resolve(model.doStream({ prompt, abortSignal: controller.signal })).then(({ stream }) => stream);
    const opened = await Promise.race([opening, whenAborted(controller.signal)]);
    if (opened === null) {
      // A provider that ignored the signal may still answer: nobody reads it.
      opening.then((stream) => stream.cancel()).catch(() => undefined);
      return null;
    }
    const streamReader = opened.getReader();
    // Ends a read that is under way, whether or not the provider heeds the signal. A stream in error cannot be cancelled.
    controller.signal.addEventListener("abort", () => void streamReader.cancel().catch(() => undefined), { once: true });
    return streamReader;
  }

  return {
    /** null after an abort from outside. */
    async read(): Promise<LanguageModelV4StreamPart | null> {
      reading = true;
      try {
        reader ??= await openReader();
        const result = reader === null || controller.signal.aborted ? null : await reader.read();
        if (silence) throw silence;
        if (result === null || controller.signal.aborted) return null;
        if (result.done) throw new WriterFailure("writer.broken", "the stream ended without a finish", { retryable: true });
        return result.value;
      } catch (error) {
        if (silence) throw silence;
        if (controller.signal.aborted) return null;
        throw failureOf(error, reader ? "read" : "request");
      } finally {
        reading = false;
      }
    },
    noteLife() {
      if (alive) timer.refresh();
      else {
        alive = true;
        clearTimeout(timer);
        clearTimeout(loading);
        timer = setTimeout(onSilence, stallMs);
      }
    },
    close() {
      clearTimeout(timer);
      clearTimeout(loading);
      signal.removeEventListener("abort", stop);
      stop();
    },
  };
}

function whenAborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener("abort", () => resolve(null), { once: true });
  });
}
