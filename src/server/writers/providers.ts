import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import { askForModels } from "./model-list.ts";
import { createOpenAiCompatibleModel } from "./openai-compatible.ts";

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
  /** The models that the service says it offers; null where it does not say. */
  listModels(connection: Pick<Connection, "apiKey" | "baseUrl">, signal?: AbortSignal): Promise<readonly string[] | null>;
  /** The port on which a server of this kind usually listens on one's own machine; null: not looked for. */
  readonly loopbackPort: number | null;
}

const addresses = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
} as const;

/**
 * Every kind of model service. Adding one is adding its id and its entry here; one that speaks OpenAI's protocol needs no
 * more, another one its `@ai-sdk/*` package. Keys and addresses are always given: the packages would otherwise read the
 * environment behind the configuration's back.
 */
export const providers: Readonly<Record<ProviderId, Provider>> = {
  "openai-compatible": compatible("openai-compatible", null),
  openai: {
    // Chat completions: the newer API brings nothing to plain text and is missing behind most proxies.
    createModel: ({ model, apiKey, baseUrl }) =>
      createOpenAI({ apiKey: apiKey ?? "", baseURL: baseUrl ?? addresses.openai }).chat(model),
    listModels: ({ apiKey, baseUrl }, signal) =>
      askForModels({ baseUrl: baseUrl ?? addresses.openai, headers: bearer(apiKey), ...(signal ? { signal } : {}) }),
    loopbackPort: null,
  },
  anthropic: {
    createModel: ({ model, apiKey, baseUrl }) =>
      createAnthropic({ apiKey: apiKey ?? "", baseURL: baseUrl ?? addresses.anthropic })(model),
    listModels: ({ apiKey, baseUrl }, signal) =>
      askForModels({
        baseUrl: baseUrl ?? addresses.anthropic,
        headers: { "x-api-key": apiKey ?? "", "anthropic-version": "2023-06-01" },
        ...(signal ? { signal } : {}),
      }),
    loopbackPort: null,
  },
  google: {
    createModel: ({ model, apiKey, baseUrl }) =>
      createGoogle({ apiKey: apiKey ?? "", baseURL: baseUrl ?? addresses.google })(model),
    listModels: ({ apiKey, baseUrl }, signal) =>
      askForModels({
        baseUrl: baseUrl ?? addresses.google,
        headers: { "x-goog-api-key": apiKey ?? "" },
        ...(signal ? { signal } : {}),
      }),
    loopbackPort: null,
  },
  ollama: compatible("ollama", 11434),
  "lm-studio": compatible("lm-studio", 1234),
  "llama.cpp": compatible("llama.cpp", 8080),
  vllm: compatible("vllm", 8000),
};

/** A header that some servers want and the others ignore. */
export function bearer(apiKey: string | null): Record<string, string> {
  return apiKey ? { authorization: `Bearer ${apiKey}` } : {};
}

function compatible(id: ProviderId, loopbackPort: number | null): Provider {
  return {
    createModel({ model, apiKey, baseUrl }) {
      if (baseUrl === null) throw new TypeError(`${id}: an OpenAI-compatible service has no address of its own`);
      return createOpenAiCompatibleModel({ provider: id, baseUrl, apiKey, model });
    },
    listModels: async ({ apiKey, baseUrl }, signal) =>
      baseUrl === null ? null : askForModels({ baseUrl, headers: bearer(apiKey), ...(signal ? { signal } : {}) }),
    loopbackPort,
  };
}
