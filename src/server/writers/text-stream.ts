import type {
  LanguageModelV4,
  LanguageModelV4FinishReason,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import type { TokenCount } from "#shared/contracts/repair.ts";
import { failureOf, WriterFailure } from "./failure.ts";
import { createTextPieces } from "./text-pieces.ts";

/** One attempt to get a text out of a model. */
export interface TextStream {
  /** The next piece of whole characters; null at the end or after an abort. Throws `WriterFailure` only. */
  next(): Promise<string | null>;
  /** What the answer cost, once it is over and where the service says so. */
  tokens(): TokenCount | null;
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
  readonly signal: AbortSignal;
}

/** Reasons to finish that leave a text whole. */
const wholeReasons: readonly LanguageModelV4FinishReason["unified"][] = ["stop", "other"];

export function openTextStream(options: TextStreamOptions): TextStream {
  const upstream = createUpstream(options);
  const pieces = createTextPieces();
  let chars = 0;
  let finished = false;
  let tokens: TokenCount | null = null;

  function take(part: LanguageModelV4StreamPart): string {
    if (part.type === "text-delta") {
      upstream.noteLife();
      const piece = pieces.push(part.delta);
      chars += piece.length;
      if (chars > options.maxChars) throw new WriterFailure("writer.broken", `the text ran past ${options.maxChars} characters`);
      return piece;
    }
    if (part.type === "reasoning-delta") upstream.noteLife();
    else if (part.type === "error") throw failureOf(part.error, "stream");
    else if (part.type === "finish") {
      tokens = tokensOf(part.usage);
      finish(part.finishReason);
    }
    return "";
  }

  function finish({ unified, raw }: LanguageModelV4FinishReason): void {
    finished = true;
    const detail = `finished with '${raw ?? unified}'`;
    if (unified === "error" || unified === "interrupted") throw new WriterFailure("writer.broken", detail, { retryable: true });
    if (chars === 0) throw new WriterFailure("writer.empty", detail);
    if (!wholeReasons.includes(unified)) throw new WriterFailure("writer.broken", detail);
  }

  return {
    async next() {
      while (!finished) {
        const part = await upstream.read();
        if (part === null) return null;
        const piece = take(part);
        if (piece !== "") return piece;
      }
      return null;
    },
    tokens: () => tokens,
    close: upstream.close,
  };
}

function tokensOf({ inputTokens, outputTokens }: LanguageModelV4Usage): TokenCount | null {
  const [input, output] = [inputTokens.total, outputTokens.total];
  return input === undefined || output === undefined ? null : { input, output };
}

/**
 * The model's stream under our own clock: a service that accepts the connection and never answers fires no time-out of
 * the HTTP client (findings.md), and one timer that is refreshed costs less than one a token.
 */
function createUpstream({ model, prompt, firstTokenMs, stallMs, signal }: TextStreamOptions) {
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();

  let silence: WriterFailure | null = null;
  let reading = false;
  let alive = false;
  let timer = setTimeout(onSilence, firstTokenMs);
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
        throw failureOf(error, reader ? "stream" : "request");
      } finally {
        reading = false;
      }
    },
    noteLife() {
      if (alive) timer.refresh();
      else {
        alive = true;
        clearTimeout(timer);
        timer = setTimeout(onSilence, stallMs);
      }
    },
    close() {
      clearTimeout(timer);
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
