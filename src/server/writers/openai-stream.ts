import type { LanguageModelV4FinishReason, LanguageModelV4StreamPart, LanguageModelV4Usage } from "@ai-sdk/provider";
import { createParser } from "eventsource-parser";

/** A line longer than this is no token: whoever sends it is not speaking the protocol. */
const maxEventChars = 1_000_000;

const finishReasons: Readonly<Record<string, LanguageModelV4FinishReason["unified"]>> = {
  stop: "stop",
  length: "length",
  content_filter: "content-filter",
  tool_calls: "tool-calls",
  function_call: "tool-calls",
};

/** Many servers do not count tokens, or not in the stream. */
function usageOf(input: number | undefined, output: number | undefined): LanguageModelV4Usage {
  return {
    inputTokens: { total: input, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: output, text: undefined, reasoning: undefined },
  };
}

interface Delta {
  /** A text, or a list of parts. */
  readonly content?: unknown;
  readonly reasoning_content?: string | null;
  readonly reasoning?: string | null;
}

/** The only parts of a chunk that are read. The names of the reasoning differ: DeepSeek and vLLM, Ollama and OpenRouter. */
interface Chunk {
  readonly error?: unknown;
  readonly choices?: readonly {
    readonly delta?: Delta;
    readonly message?: Delta;
    readonly finish_reason?: string | null;
  }[];
  /** In a last chunk without choices, or in every chunk with the count so far. */
  readonly usage?: { readonly prompt_tokens?: unknown; readonly completion_tokens?: unknown } | null;
}

/** After the finish reason only the count of tokens is still to come: a service that leaves the socket open is not waited for. */
const afterFinishMs = 2_000;

/**
 * Reads the body of a streaming chat completion. Text of all events in one network chunk goes out as one part, so that a
 * busy stream costs no more promises than packets. Bytes of a letter split between chunks are put together by the decoder.
 *
 * Reasoning comes out as an empty part that tells its length, a comment as a `raw` one: signs of life whose words nobody sees. A body that is one JSON
 * document (a service that does not stream, or its error) is read whole.
 * A body that ends with neither a finish reason nor `[DONE]` finishes as `interrupted`; an event that is not JSON, or an
 * error event, comes out as an `error` part and ends the stream.
 */
export function readCompletionStream(
  body: ReadableStream<Uint8Array>,
  { finishMs = afterFinishMs } = {},
): ReadableStream<LanguageModelV4StreamPart> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const events = createEventReader();
  const document = createDocument();
  return new ReadableStream<LanguageModelV4StreamPart>(
    {
      async pull(controller) {
        while (true) {
          const { done, value } = await (events.finished() ? readFor(reader, finishMs) : reader.read());
          const decoded = done ? decoder.decode() : decoder.decode(value, { stream: true });
          if (document.take(decoded)) {
            if (done) events.feedWhole(document.json());
          } else {
            // The blank line lets the last event through where a server leaves its own out.
            if (done) events.feedLast(`${decoded}\n\n`);
            else events.feed(decoded);
          }
          const sent = events.flush(controller);
          if (done || events.ended()) {
            if (!events.failed())
              controller.enqueue({ type: "finish", finishReason: events.finishReason(), usage: events.usage() });
            controller.close();
            // Nobody waits for a service that does not close either.
            void reader.cancel().catch(() => undefined);
            return;
          }
          if (sent) return;
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** The next chunk, or the end where none comes in time. */
async function readFor(reader: ReadableStreamDefaultReader<Uint8Array>, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{ done: true; value: undefined }>((resolve) => {
    timer = setTimeout(() => resolve({ done: true, value: undefined }), ms);
  });
  try {
    return await Promise.race([reader.read(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Keeps a body that begins as a JSON document does: no event begins with a brace. */
function createDocument() {
  let isJson: boolean | null = null;
  let json = "";
  return {
    json: () => json,
    /** True where the body is a document, which is kept to its end. */
    take(decoded: string): boolean {
      isJson ??= decoded.trim() === "" ? null : decoded.trimStart().startsWith("{");
      if (!isJson) return false;
      // What is cut off here is no JSON any more, and ends as an error.
      if (json.length < maxEventChars) json += decoded;
      return true;
    },
  };
}

/** Collects what the events of one network chunk say. */
function createEventReader() {
  let text = "";
  let reasoning = 0;
  let isAlive = false;
  let isLast = false;
  let error: unknown = null;
  let finish: LanguageModelV4FinishReason | null = null;
  let done = false;
  let usage = usageOf(undefined, undefined);

  function onData(data: string): void {
    if (error !== null || done) return;
    if (data === "[DONE]") {
      done = true;
      return;
    }
    try {
      onChunk(JSON.parse(data) as Chunk);
    } catch (cause) {
      if (!isLast) error = new Error("The event is not a chunk of a chat completion.", { cause });
    }
  }

  function onChunk(chunk: Chunk): void {
    if (chunk.error) {
      error = chunk.error;
      return;
    }
    if (chunk.usage) usage = usageOf(wholeNumber(chunk.usage.prompt_tokens), wholeNumber(chunk.usage.completion_tokens));
    const choice = chunk.choices?.[0];
    if (!choice) return;
    // A service that was asked to stream and sends the answer whole names it `message`.
    const delta = choice.delta ?? choice.message;
    takeContent(delta?.content);
    reasoning += (delta?.reasoning_content || delta?.reasoning || "").length;
    if (choice.finish_reason) finish = { unified: finishReasons[choice.finish_reason] ?? "other", raw: choice.finish_reason };
  }

  /** A text, or parts of it (Mistral and several gateways): those that think are a sign of life, those that are texts are joined. */
  function takeContent(content: unknown): void {
    if (typeof content === "string") text += content;
    else if (Array.isArray(content)) content.forEach(takePart);
    else if (content) throw new TypeError("The content of a chunk is not a text.");
  }

  function takePart(part: unknown): void {
    if (typeof part === "string") text += part;
    else if (typeof part !== "object" || part === null) return;
    else if ("text" in part && typeof part.text === "string") text += part.text;
    else reasoning += JSON.stringify(part).length;
  }

  const parser = createParser({
    onEvent: (event) => onData(event.data),
    onComment: () => {
      isAlive = true;
    },
    onError: (parseError) => {
      // Lines that are no SSE fields are skipped, as the standard says; without a finish they end as `interrupted`.
      if (parseError.type === "max-buffer-size-exceeded") error = parseError;
    },
    maxBufferSize: maxEventChars,
  });
  return {
    feed: (decoded: string) => parser.feed(decoded),
    /** True when something went out. */
    flush(controller: ReadableStreamDefaultController<LanguageModelV4StreamPart>): boolean {
      // A comment keeps the connection open while the service has nothing to say.
      if (isAlive) controller.enqueue({ type: "raw", rawValue: null });
      if (reasoning > 0) {
        controller.enqueue({
          type: "reasoning-delta",
          id: "reasoning",
          delta: "",
          providerMetadata: { reasoning: { chars: reasoning } },
        });
      }
      if (text !== "") controller.enqueue({ type: "text-delta", id: "text", delta: text });
      if (error !== null) controller.enqueue({ type: "error", error });
      const sent = isAlive || reasoning > 0 || text !== "" || error !== null;
      text = "";
      reasoning = 0;
      isAlive = false;
      return sent;
    },
    usage: () => usage,
    /** What the end of the body leaves over: half an event there is none, and no mistake of the service. */
    feedLast(decoded: string) {
      isLast = true;
      parser.feed(decoded);
    },
    /** Reads a body that is one JSON document instead of events. */
    feedWhole(json: string) {
      onData(json);
      done = true;
    },
    finished: () => finish !== null,
    failed: () => error !== null,
    ended: () => error !== null || done,
    finishReason: (): LanguageModelV4FinishReason => finish ?? { unified: done ? "stop" : "interrupted", raw: undefined },
  };
}

function wholeNumber(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
