import {
  APICallError,
  type LanguageModelV4,
  type LanguageModelV4CallOptions,
  type LanguageModelV4Prompt,
  type LanguageModelV4StreamPart,
  UnsupportedFunctionalityError,
} from "@ai-sdk/provider";
import type { GuardedStream } from "#server/platform/http/guarded-fetch.ts";
import { readCompletionStream } from "./openai-stream.ts";

export interface OpenAiCompatibleOptions {
  /** With the version and without a trailing slash, as such services document it: `https://host/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  /** The name that stands in `WriterInfo.provider`. */
  readonly provider: string;
  /** For an address that the operator did not choose; otherwise the runtime's own. */
  readonly fetch?: GuardedStream;
}

/** How a service that knows no `stream_options` names it in its refusal. */
const refusesOption = /stream_options|include_usage/;

/** An error body longer than this holds nothing that helps. */
const maxErrorBodyChars = 20_000;

/**
 * A lean `LanguageModelV4` for any server that speaks OpenAI's chat completions, streaming only. The providers' own
 * packages validate every chunk against a schema; this one reads three fields, which halves the CPU of a token.
 *
 * Errors before the stream are `APICallError`s, as the other providers throw them.
 */
export function createOpenAiCompatibleModel(options: OpenAiCompatibleOptions): LanguageModelV4 {
  const url = `${options.baseUrl.replace(/\/+$/, "")}/chat/completions`;
  let countsTokens = true;

  /** Asks for the count of tokens, and no more once the service has refused to hear of it. */
  async function stream(call: LanguageModelV4CallOptions): Promise<ReadableStream<LanguageModelV4StreamPart>> {
    try {
      return await streamCompletion(url, options, call, countsTokens);
    } catch (error) {
      if (!countsTokens || !APICallError.isInstance(error) || !refusesOption.test(error.responseBody ?? "")) throw error;
      countsTokens = false;
      return streamCompletion(url, options, call, false);
    }
  }

  return {
    specificationVersion: "v4",
    provider: options.provider,
    modelId: options.model,
    supportedUrls: {},
    async doGenerate() {
      throw new UnsupportedFunctionalityError({ functionality: "answers that are not streamed" });
    },
    async doStream(call) {
      return { stream: await stream(call) };
    },
  };
}

async function streamCompletion(
  url: string,
  options: OpenAiCompatibleOptions,
  call: LanguageModelV4CallOptions,
  countTokens: boolean,
): Promise<ReadableStream<LanguageModelV4StreamPart>> {
  const send: GuardedStream = options.fetch ?? fetch;
  const response = await send(url, {
    method: "POST",
    // A redirected POST would arrive as a GET, or carry the prompt to a host that nobody configured.
    redirect: "error",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      ...(options.apiKey ? { authorization: `Bearer ${options.apiKey}` } : {}),
    },
    body: JSON.stringify({
      model: options.model,
      messages: messagesOf(call.prompt),
      stream: true,
      ...(countTokens ? { stream_options: { include_usage: true } } : {}),
    }),
    signal: call.abortSignal ?? null,
  });
  if (!response.ok) throw await callError(url, response);
  if (!response.body) throw new Error("The answer has no body.");
  return readCompletionStream(response.body);
}

/** The prompt and the request stay out of the error: it may be logged. */
async function callError(url: string, response: Response): Promise<APICallError> {
  return new APICallError({
    message: `HTTP ${response.status}`,
    url,
    requestBodyValues: {},
    statusCode: response.status,
    responseHeaders: Object.fromEntries(response.headers),
    responseBody: (await response.text()).slice(0, maxErrorBodyChars),
  });
}

function messagesOf(prompt: LanguageModelV4Prompt): { role: string; content: string }[] {
  return prompt.map((message) => {
    if (message.role === "system") return { role: message.role, content: message.content };
    const texts = message.content.map((part) => {
      if (part.type !== "text") throw new UnsupportedFunctionalityError({ functionality: `a prompt with ${part.type}` });
      return part.text;
    });
    return { role: message.role, content: texts.join("") };
  });
}
