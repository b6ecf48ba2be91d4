import { join, resolve } from "node:path";
import { z } from "zod";

/** A model that the server runs itself, in a process of its own. */
export interface LocalModelSettings {
  /** The model, an absolute path to a `.gguf` file. */
  readonly file: string;
  /** Where the program that runs it is installed. */
  readonly runtime: string;
  /** null: measured. */
  readonly threads: number | null;
  /** The most memory that its process may take; null: by the size of the file. */
  readonly memoryBytes: number | null;
  /** How a conversation is written for it; absent: as its file says. */
  readonly chatForm?: { readonly type: string; readonly settings: Readonly<Record<string, string | boolean>> };
  /** Tokens of prompt and answer that it can read; absent: not known before it is loaded. */
  readonly contextTokens?: number;
  /** Whether dialects are kept from words of Standard Arabic while they are written. */
  readonly steering: boolean;
}

/** The models that the app fetches and chooses among, and what each of them is run with. */
export interface LocalModelsSettings {
  /** Whether anything can be fetched or chosen in the app. */
  readonly isOn: boolean;
  /** Where the program, the models and the choice are kept. */
  readonly folder: string;
  /** The address of the hub that models come from, without a trailing slash. */
  readonly hubUrl: string;
  /** Where Ollama may answer; null: nobody is asked. */
  readonly ollamaUrl: string | null;
  readonly running: Pick<LocalModelSettings, "threads" | "memoryBytes" | "steering">;
}

export const localModelEnvironment = {
  LOCAL_MODELS: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  MODEL_HUB_URL: z.url({ protocol: /^https?$/, error: "must be an http(s) address" }).default("https://huggingface.co"),
  OLLAMA_URL: z.url({ protocol: /^https?$/, error: "must be an http(s) address" }).optional(),
  LOCAL_MODEL_FILE: z
    .string()
    .regex(/\.gguf$/i, "must be the path of a .gguf file")
    .optional(),
  LOCAL_MODEL_THREADS: z
    .string()
    .regex(/^[1-9]\d?$/, "must be a number of threads")
    .transform(Number)
    .optional(),
  LOCAL_MODEL_MEMORY_MB: z
    .string()
    .regex(/^[1-9]\d{2,6}$/, "must be a number of megabytes")
    .transform(Number)
    .optional(),
  LOCAL_MODEL_STEERING: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
};

/** The program, the models and the choice lie below the data. */
function localModelFolder(dataDir: string): string {
  return join(resolve(dataDir), "local-model");
}

interface Given {
  readonly DATA_DIR: string;
  readonly LOCAL_MODELS: "on" | "off";
  readonly MODEL_HUB_URL: string;
  readonly OLLAMA_URL?: string | undefined;
  readonly WRITER_DISCOVERY: "on" | "off";
  readonly LOCAL_MODEL_FILE?: string | undefined;
  readonly LOCAL_MODEL_THREADS?: number | undefined;
  readonly LOCAL_MODEL_MEMORY_MB?: number | undefined;
  readonly LOCAL_MODEL_STEERING: "on" | "off";
}

/** Ollama's usual address; as with all servers of this machine, nobody looks there in production. */
const usualOllama = "http://127.0.0.1:11434";

export function localModelsOf(settings: Given, mode: "local" | "production"): LocalModelsSettings {
  const looks = mode === "local" && settings.WRITER_DISCOVERY === "on";
  return {
    isOn: settings.LOCAL_MODELS === "on",
    folder: localModelFolder(settings.DATA_DIR),
    hubUrl: settings.MODEL_HUB_URL.replace(/\/+$/, ""),
    ollamaUrl: settings.OLLAMA_URL?.replace(/\/+$/, "") ?? (looks ? usualOllama : null),
    running: runningOf(settings),
  };
}

function runningOf(settings: Given): LocalModelsSettings["running"] {
  return {
    threads: settings.LOCAL_MODEL_THREADS ?? null,
    memoryBytes: settings.LOCAL_MODEL_MEMORY_MB === undefined ? null : settings.LOCAL_MODEL_MEMORY_MB * 1024 ** 2,
    steering: settings.LOCAL_MODEL_STEERING === "on",
  };
}

/** null where no file is named: nothing of this is then loaded, started or looked for. */
export function localModelOf(settings: Given): LocalModelSettings | null {
  if (!settings.LOCAL_MODEL_FILE) return null;
  return {
    file: resolve(settings.LOCAL_MODEL_FILE),
    runtime: join(localModelFolder(settings.DATA_DIR), "runtime"),
    ...runningOf(settings),
  };
}
