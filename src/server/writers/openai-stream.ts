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

/** The only parts of a chunk that are read. The names of the reasoning differ: DeepSeek and vLLM, Ollama and OpenRouter. */
interface Chunk {
  readonly error?: unknown;
  readonly choices?: readonly {
    readonly delta?: {
      readonly content?: string | null;
      readonly reasoning_content?: string | null;
      readonly reasoning?: string | null;
    };
    readonly finish_reason?: string | null;
  }[];
  /** In a last chunk without choices, or in every chunk with the count so far. */
  readonly usage?: { readonly prompt_tokens?: unknown; readonly completion_tokens?: unknown } | null;
}

/**
 * Reads the body of a streaming chat completion. Text of all events in one network chunk goes out as one part, so that a
 * busy stream costs no more promises than packets. Bytes of a letter split between chunks are put together by the decoder.
 *
 * Reasoning comes out as an empty part: a sign of life whose words nobody sees.
 * A body that ends with neither a finish reason nor `[DONE]` finishes as `interrupted`; an event that is not JSON, or an
 * error event, comes out as an `error` part and ends the stream.
 */
export function readCompletionStream(body: ReadableStream<Uint8Array>): ReadableStream<LanguageModelV4StreamPart> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const events = createEventReader();
  return new ReadableStream<LanguageModelV4StreamPart>(
    {
      async pull(controller) {
        while (true) {
          const { done, value } = await reader.read();
          // The blank line lets the last event through where a server leaves its own out.
          events.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
          const sent = events.flush(controller);
          if (done || events.ended()) {
            if (!events.failed())
              controller.enqueue({ type: "finish", finishReason: events.finishReason(), usage: events.usage() });
            controller.close();
            if (!done) await reader.cancel();
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

/** Collects what the events of one network chunk say. */
function createEventReader() {
  let text = "";
  let reasoning = false;
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
      error = new Error("The event is not a chunk of a chat completion.", { cause });
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
    const content = choice.delta?.content;
    if (typeof content === "string") text += content;
    else if (content) throw new TypeError("The content of a chunk is not a text.");
    if (choice.delta?.reasoning_content || choice.delta?.reasoning) reasoning = true;
    if (choice.finish_reason) finish = { unified: finishReasons[choice.finish_reason] ?? "other", raw: choice.finish_reason };
  }

  const parser = createParser({
    onEvent: (event) => onData(event.data),
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
      if (reasoning) controller.enqueue({ type: "reasoning-delta", id: "reasoning", delta: "" });
      if (text !== "") controller.enqueue({ type: "text-delta", id: "text", delta: text });
      if (error !== null) controller.enqueue({ type: "error", error });
      const sent = reasoning || text !== "" || error !== null;
      text = "";
      reasoning = false;
      return sent;
    },
    usage: () => usage,
    failed: () => error !== null,
    ended: () => error !== null || done,
    finishReason: (): LanguageModelV4FinishReason => finish ?? { unified: done ? "stop" : "interrupted", raw: undefined },
  };
}

function wholeNumber(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
