import type { LanguageModelV4, LanguageModelV4Prompt, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { UnsupportedFunctionalityError } from "@ai-sdk/provider";
import type { Logger } from "pino";
import { steeringRules } from "#language/steering/steering-rules.ts";
import { findTemplate } from "#language/templates/registry.ts";
import type { LocalModelSettings } from "#server/platform/local-model-settings.ts";
import type { ModelRequest } from "../model-text.ts";
import { createModelWriter } from "../model-writer.ts";
import type { WriterTiming } from "../timing.ts";
import type { Writer } from "../writer.ts";
import type { HostLimits } from "./limits.ts";
import { modelName } from "./model-file.ts";
import { createModelHost, type ModelHost } from "./model-host.ts";
import type { TurnPart } from "./model-turn.ts";

/** What stands in `WriterInfo.provider` of everything that the server's own model wrote. */
const localProvider = "this-server";

/** The host watches its process, and a line moves slowly: these limits only end what the host has lost sight of. */
const localTiming: WriterTiming = {
  firstTokenMs: 3_600_000,
  stallMs: 120_000,
  retries: 1,
  retryBaseMs: 200,
  beforeTextMs: 3_600_000,
};

/** Tokens of Arabic a word in tokenizers that know little of it, with room for markup. */
const tokensPerWord = 8;
const tokensBeside = 400;

export interface LocalWriter {
  readonly writer: Writer;
  readonly host: ModelHost;
}

interface LocalWriterOptions {
  readonly log: Logger;
  /** For tests: what runs in the process, and how patient the host is. */
  readonly script?: URL;
  readonly limits?: Partial<HostLimits>;
}

/** The model in a process of our own as one more writer: jobs, pieces, repair, conversion and suggestions as with any model. */
export function createLocalWriter(settings: LocalModelSettings, { log, script, limits }: LocalWriterOptions): LocalWriter {
  const { file, runtime, threads, memoryBytes, chatForm, contextTokens } = settings;
  const host = createModelHost({
    log,
    file,
    runtime,
    threads,
    memoryBytes,
    ...(chatForm ? { chatForm } : {}),
    ...(script ? { script } : {}),
    ...(limits ? { limits } : {}),
  });
  const info = { kind: "model", provider: localProvider, model: modelName(file) } as const;
  const writer = createModelWriter({
    info,
    isLocal: true,
    model: (request) => modelFor(host, settings, request),
    timing: localTiming,
    contextTokens,
    secrets: [file],
    log,
  });
  return { writer, host };
}

/** The host behind the seam of all models, for one request: it has to know for whom it writes and what it is kept from. */
function modelFor(host: ModelHost, { steering }: LocalModelSettings, request: ModelRequest): LanguageModelV4 {
  const { brief, words, person = "", seed = null } = request;
  return {
    specificationVersion: "v4",
    provider: localProvider,
    modelId: localProvider,
    supportedUrls: {},
    async doGenerate() {
      throw new UnsupportedFunctionalityError({ functionality: "answers that are not streamed" });
    },
    async doStream({ prompt, abortSignal }) {
      const parts = host.write({
        owner: person,
        ...textsOf(prompt),
        maxTokens: words * tokensPerWord + tokensBeside,
        seed,
        steering: steering ? steeringRules(brief, findTemplate(brief.templateId)) : null,
        signal: abortSignal ?? new AbortController().signal,
        onWait: (wait) => request.onStatus?.(wait),
      });
      return { stream: streamOf(parts) };
    },
  };
}

function streamOf(parts: AsyncIterable<TurnPart>): ReadableStream<LanguageModelV4StreamPart> {
  const iterator = parts[Symbol.asyncIterator]();
  return new ReadableStream<LanguageModelV4StreamPart>(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(streamPart(value));
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

function streamPart(part: TurnPart): LanguageModelV4StreamPart {
  if (part.kind === "alive") return { type: "raw", rawValue: null };
  if (part.kind === "text") return { type: "text-delta", id: "0", delta: part.text };
  const { reason, input, output, steered } = part;
  return {
    type: "finish",
    finishReason: { unified: reason === "length" ? "length" : "stop", raw: reason },
    usage: {
      inputTokens: { total: input, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
      outputTokens: { total: output, text: undefined, reasoning: undefined },
    },
    providerMetadata: { steering: { words: steered } },
  };
}

function textsOf(prompt: LanguageModelV4Prompt): { system: string; user: string } {
  const text = (role: "system" | "user") =>
    prompt
      .filter((message) => message.role === role)
      .map(({ content }) =>
        typeof content === "string" ? content : content.map((part) => (part.type === "text" ? part.text : "")).join(""),
      )
      .join("\n\n");
  return { system: text("system"), user: text("user") };
}
