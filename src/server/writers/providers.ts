import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import { createOpenAiCompatibleModel } from "./openai-compatible.ts";
import { localTiming, remoteTiming, type WriterTiming } from "./timing.ts";

export const providerIds = [
  "openai-compatible",
  "openai",
  "anthropic",
  "google",
  "ollama",
  "lm-studio",
  "llama.cpp",
  "vllm",
] as const;
export type ProviderId = (typeof providerIds)[number];

/** Where a model is reached. */
export interface Connection {
  readonly model: string;
  readonly apiKey: string | null;
  /** null: the provider's own address. */
  readonly baseUrl: string | null;
}

export interface Provider {
  createModel(connection: Connection): LanguageModelV4;
  readonly timing: WriterTiming;
  /** The port on which a server of this kind usually listens on one's own machine; null: not looked for. */
  readonly loopbackPort: number | null;
}

/**
 * Every kind of model service. Adding one is adding its id and its entry here; one that speaks OpenAI's protocol needs no
 * more, another one its `@ai-sdk/*` package. Keys and addresses are always given: the packages would otherwise read the
 * environment behind the configuration's back.
 */
export const providers: Readonly<Record<ProviderId, Provider>> = {
  "openai-compatible": compatible("openai-compatible", null, remoteTiming),
  openai: {
    // Chat completions: the newer API brings nothing to plain text and is missing behind most proxies.
    createModel: ({ model, apiKey, baseUrl }) =>
      createOpenAI({ apiKey: apiKey ?? "", baseURL: baseUrl ?? "https://api.openai.com/v1" }).chat(model),
    timing: remoteTiming,
    loopbackPort: null,
  },
  anthropic: {
    createModel: ({ model, apiKey, baseUrl }) =>
      createAnthropic({ apiKey: apiKey ?? "", baseURL: baseUrl ?? "https://api.anthropic.com/v1" })(model),
    timing: remoteTiming,
    loopbackPort: null,
  },
  google: {
    createModel: ({ model, apiKey, baseUrl }) =>
      createGoogle({ apiKey: apiKey ?? "", baseURL: baseUrl ?? "https://generativelanguage.googleapis.com/v1beta" })(model),
    timing: remoteTiming,
    loopbackPort: null,
  },
  ollama: compatible("ollama", 11434, localTiming),
  "lm-studio": compatible("lm-studio", 1234, localTiming),
  "llama.cpp": compatible("llama.cpp", 8080, localTiming),
  vllm: compatible("vllm", 8000, localTiming),
};

function compatible(id: ProviderId, loopbackPort: number | null, timing: WriterTiming): Provider {
  return {
    createModel({ model, apiKey, baseUrl }) {
      if (baseUrl === null) throw new TypeError(`${id}: an OpenAI-compatible service has no address of its own`);
      return createOpenAiCompatibleModel({ provider: id, baseUrl, apiKey, model });
    },
    timing,
    loopbackPort,
  };
}
