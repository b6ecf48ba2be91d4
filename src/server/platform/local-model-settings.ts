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
  /** Whether dialects are kept from words of Standard Arabic while they are written. */
  readonly steering: boolean;
}

export const localModelEnvironment = {
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

/** The folder of the program that runs local models, below the data. */
export function runtimeFolder(dataDir: string): string {
  return join(resolve(dataDir), "local-model", "runtime");
}

/** null where no file is named: nothing of this is then loaded, started or looked for. */
export function localModelOf(settings: {
  readonly DATA_DIR: string;
  readonly LOCAL_MODEL_FILE?: string | undefined;
  readonly LOCAL_MODEL_THREADS?: number | undefined;
  readonly LOCAL_MODEL_MEMORY_MB?: number | undefined;
  readonly LOCAL_MODEL_STEERING: "on" | "off";
}): LocalModelSettings | null {
  if (!settings.LOCAL_MODEL_FILE) return null;
  return {
    file: resolve(settings.LOCAL_MODEL_FILE),
    runtime: runtimeFolder(settings.DATA_DIR),
    threads: settings.LOCAL_MODEL_THREADS ?? null,
    memoryBytes: settings.LOCAL_MODEL_MEMORY_MB === undefined ? null : settings.LOCAL_MODEL_MEMORY_MB * 1024 ** 2,
    steering: settings.LOCAL_MODEL_STEERING === "on",
  };
}
