import type { ServerResponse } from "node:http";
import type { TokenCount } from "#shared/contracts/repair.ts";

/** How one service puts a text on the wire, as server-sent events. */
export interface Wire {
  /** Before the text. */
  readonly begin: string;
  word(content: string): string;
  reasoning(content: string): string;
  /** After the text; `reason` in OpenAI's words: 'stop' or 'length'. The other services always count tokens, one for each side. */
  finish(reason: string, tokens?: TokenCount): string;
  /** The service's own error in the middle of a stream. */
  readonly error: string;
}

function data(value: unknown, event?: string): string {
  return `${event ? `event: ${event}\n` : ""}data: ${JSON.stringify(value)}\n\n`;
}

/** One chunk of a chat completion, as an event. */
export function openAiChunk(delta: Record<string, unknown>, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  return data({ id: "chatcmpl-fake", object: "chat.completion.chunk", created: 1, model: "fake-model", choices });
}

/** The last chunk, as services send it that were asked with `stream_options`. */
export function openAiUsage({ input, output }: TokenCount): string {
  return data({ id: "chatcmpl-fake", choices: [], usage: { prompt_tokens: input, completion_tokens: output } });
}

export const openAiWire: Wire = {
  begin: openAiChunk({ role: "assistant", content: "" }),
  word: (content) => openAiChunk({ content }),
  reasoning: (content) => openAiChunk({ reasoning_content: content }),
  finish: (reason, tokens) => `${openAiChunk({}, reason)}${tokens ? openAiUsage(tokens) : ""}data: [DONE]\n\n`,
  error: data({ error: { message: "The engine is overloaded", type: "server_error" } }),
};

function anthropicEvent(value: { type: string } & Record<string, unknown>): string {
  return data(value, value.type);
}

const anthropic: Wire = {
  begin:
    anthropicEvent({
      type: "message_start",
      message: {
        id: "msg_fake",
        type: "message",
        role: "assistant",
        content: [],
        model: "fake-model",
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 1, output_tokens: 1 },
      },
    }) + anthropicEvent({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } }),
  word: (text) => anthropicEvent({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } }),
  reasoning: () => anthropicEvent({ type: "ping" }),
  finish: (reason) =>
    anthropicEvent({ type: "content_block_stop", index: 0 }) +
    anthropicEvent({
      type: "message_delta",
      delta: { stop_reason: reason === "length" ? "max_tokens" : "end_turn", stop_sequence: null },
      usage: { output_tokens: 1 },
    }) +
    anthropicEvent({ type: "message_stop" }),
  error: anthropicEvent({ type: "error", error: { type: "overloaded_error", message: "Overloaded" } }),
};

function googleChunk(text: string, more: Record<string, unknown> = {}): string {
  return data({ candidates: [{ index: 0, content: { role: "model", parts: [{ text, ...more }] } }] });
}

const google: Wire = {
  begin: "",
  word: (text) => googleChunk(text),
  reasoning: (text) => googleChunk(text, { thought: true }),
  finish: (reason) =>
    data({
      candidates: [
        {
          index: 0,
          content: { role: "model", parts: [{ text: "" }] },
          finishReason: reason === "length" ? "MAX_TOKENS" : "STOP",
        },
      ],
      usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
    }),
  error: data({ error: { code: 503, message: "The model is overloaded.", status: "UNAVAILABLE" } }),
};

/** The wire of the service whose path is asked; null for other paths. */
export function wireOf(path: string): Wire | null {
  if (path.endsWith("/chat/completions")) return openAiWire;
  if (path.endsWith("/messages")) return anthropic;
  return path.includes(":streamGenerateContent") ? google : null;
}

/** Settles when all that was written has left the process, so that a cut does not take it along. */
export function flushed(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    response.write(": flushed\n\n", () => resolve());
  });
}
