import { stat } from "node:fs/promises";
import { freemem, totalmem } from "node:os";
import type { Logger } from "pino";
import { WriterFailure } from "../failure.ts";
import type { ChatForm, FromModel, LoadedModel, LoadProblem } from "./messages.ts";
import { type ModelProcess, startModelProcess } from "./model-process.ts";

export interface LoaderOptions {
  readonly log: Logger;
  readonly file: string;
  readonly runtime: string;
  /** null: measured when the model is loaded first. */
  readonly threads: number | null;
  /** Absent: as the file says. */
  readonly chatForm?: ChatForm;
  /** null: twice the file and half a gigabyte. Some formats are laid out anew for the processor, which takes the file's size again. */
  readonly memoryBytes: number | null;
  /** What runs in the process; tests give a stand-in. */
  readonly script?: URL;
  /** Loading may take so long. */
  readonly loadMs?: number;
  readonly onMessage: (message: FromModel) => void;
  /** The process ended, and nobody asked it to. */
  readonly onEnd: (reason: string, failure: WriterFailure) => void;
}

export interface ModelLoader {
  /** The process with the model in it, started where there is none. Throws `WriterFailure`. */
  load(): Promise<ModelProcess>;
  isLoaded(): boolean;
  processId(): number | null;
  unload(reason: string): void;
}

const loadMs = 300_000;
const halfGigabyte = 512 * 1024 ** 2;

/** Starts the process of a model, loads the model into it, and forgets both when the process ends. */
export function createModelLoader(options: LoaderOptions): ModelLoader {
  const { log, file, runtime, chatForm = null, onMessage } = options;
  let loading: Promise<ModelProcess> | null = null;
  let process: ModelProcess | null = null;
  let isLoaded = false;
  let threads = options.threads;

  async function start(): Promise<ModelProcess> {
    const memoryBytes = await memoryFor(options);
    const ready = Promise.withResolvers<LoadedModel>();
    const started = startModelProcess({
      script: options.script ?? new URL("./model-worker.ts", import.meta.url),
      memoryBytes,
      onMessage(message) {
        if (message.kind === "loaded") ready.resolve(message);
        else if (message.kind === "unloadable") ready.reject(unloadable(message.problem, message.detail));
        else onMessage(message);
      },
      onEnd(reason, isMemory) {
        const failure = isMemory
          ? unloadable("memory", reason)
          : new WriterFailure("writer.unavailable", reason, { retryable: true });
        ready.reject(failure);
        const wasAsked = process !== started;
        if (!wasAsked) forget();
        if (!wasAsked && reason !== "") options.onEnd(reason, failure);
      },
    });
    process = started;
    started.hold(true);
    const late = setTimeout(() => started.end(`not loaded after ${options.loadMs ?? loadMs} ms`), options.loadMs ?? loadMs);
    try {
      started.send({ kind: "load", file, runtime, threads, chatForm });
      const loaded = await ready.promise;
      threads = loaded.threads;
      isLoaded = true;
      log.info({ ...loaded, file }, "the local model is loaded");
      if (!loaded.canSteer) log.warn({ file }, "the local model cannot be steered: what it takes back comes otherwise again");
      return started;
    } catch (error) {
      if (process === started) unload();
      throw error;
    } finally {
      clearTimeout(late);
      started.hold(false);
    }
  }

  function forget(): void {
    process = null;
    loading = null;
    isLoaded = false;
  }

  function unload(reason = "it could not be loaded"): void {
    const ending = process;
    forget();
    ending?.end(reason);
  }

  return {
    load() {
      loading ??= start().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
    isLoaded: () => isLoaded,
    processId: () => process?.pid ?? null,
    unload,
  };
}

/** The memory that the process may take. Throws where the machine cannot have so much, or where the file is gone. */
async function memoryFor({ file, memoryBytes }: LoaderOptions): Promise<number> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw unloadable("missing", "there is no such file");
  // The file is read through the page cache, which gives way: what is free now says less than what the machine has.
  if (found.size > totalmem() || (freemem() < found.size / 4 && totalmem() < found.size * 2)) {
    throw unloadable("memory", `${found.size} bytes on a machine with ${totalmem()}`);
  }
  return memoryBytes ?? found.size * 2 + halfGigabyte;
}

function unloadable(problem: LoadProblem, detail: string): WriterFailure {
  return new WriterFailure("writer.model_file", detail, { params: { problem } });
}
