import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { LocalChoice, LocalTask } from "#shared/contracts/local-models.ts";
import { AppError } from "#shared/errors.ts";
import type { CatalogueModel } from "./catalogue/catalogue-model.ts";
import { type DownloadOptions, download } from "./download.ts";
import { FetchProblem } from "./fetch-problem.ts";
import { pullModel } from "./ollama.ts";
import { createPace } from "./pace.ts";
import { lockPart, partOf, partSize, readPartNote, removePart, removePartNote, writePartNote } from "./part-file.ts";

export type Way = LocalTask["way"];

export interface TaskParts {
  readonly log: Logger;
  readonly models: string;
  readonly hubUrl: string;
  readonly ollamaUrl: string | null;
  /** Installs the program that runs models, unless it is there. Throws `local_model.runtime`, `local_model.platform`. */
  readonly provideProgram: () => Promise<void>;
  /** Notes that a file is whole, and by which checksum. */
  readonly noteFile: (name: string, sum: { readonly sha256: string; readonly confirmed: boolean }) => void;
  /** Lets the model write and tries it; takes the choice back where it cannot, and throws why. */
  readonly choose: (choice: LocalChoice, signal: AbortSignal) => Promise<void>;
  readonly changed?: () => void;
  readonly waits?: DownloadOptions["waits"];
}

/** Calls that find nothing to act on throw `local_model.nothing`. */
export interface ModelTasks {
  current(): LocalTask | null;
  /** Begins in the background. Throws `local_model.busy`. */
  start(model: CatalogueModel, way: Way): Promise<void>;
  pause(): Promise<void>;
  resume(): void;
  /** Ends it and deletes what was fetched. */
  drop(): Promise<void>;
  /** Takes the file with this checksum. Throws `local_model.checksum` for another one. */
  confirm(sha256: string): Promise<void>;
  /** Takes up what another process has left: fetched on, unless somebody paused it or its checksum waits. */
  recover(models: readonly CatalogueModel[]): Promise<void>;
  /** Settles when nothing goes on: done, failed, or waiting for somebody. */
  settled(): Promise<void>;
  /** Ends what is under way and keeps all of it. */
  stop(): Promise<void>;
}

export const addressOf = (hubUrl: string, { repository, revision, file }: CatalogueModel["hub"]): string =>
  `${hubUrl}/${repository}/resolve/${revision ?? "main"}/${encodeURIComponent(file)}`;

interface Task {
  readonly model: CatalogueModel;
  readonly way: Way;
  told: Pick<LocalTask, "step" | "state" | "bytes" | "total" | "sha256" | "problem">;
  abort: AbortController;
  readonly pace: ReturnType<typeof createPace>;
  ended: Promise<void>;
}

const begun = { step: "program", state: "running", bytes: 0, total: null, sha256: null, problem: null } as const;

/** Fetches one model at a time, and lets it write in the end. What is under way outlives the process in the part beside the file. */
export function createModelTasks(parts: TaskParts): ModelTasks {
  let task: Task | null = null;

  function tell(of: Task, news: Partial<Task["told"]>): void {
    of.told = { ...of.told, ...news };
    if (task === of) parts.changed?.();
  }

  const targetOf = ({ model }: Task) => join(parts.models, model.hub.file);

  /** Goes on in the background. What fails there is told by the task. */
  function goOn(of: Task, work: (of: Task) => Promise<void>): void {
    of.abort = new AbortController();
    tell(of, { state: "running", problem: null });
    of.ended = work(of).catch((error: unknown) => {
      if (of.abort.signal.aborted) return;
      const { code, params } = error instanceof AppError ? error : new AppError("internal");
      const detail = error instanceof FetchProblem ? error.detail : "";
      parts.log.warn({ err: error, detail, model: of.model.id }, "a model could not be fetched");
      tell(of, { state: "failed", problem: { code, params } });
    });
  }

  async function run(of: Task): Promise<void> {
    if (of.way === "ollama") return pull(of);
    tell(of, { step: "program" });
    await parts.provideProgram();
    of.abort.signal.throwIfAborted();
    // Fetched before: only its trial is left.
    if (existsSync(targetOf(of))) return choose(of);
    tell(of, { step: "file" });
    const release = lockPart(targetOf(of));
    try {
      const { sha256 } = await download({
        model: of.model.id,
        url: addressOf(parts.hubUrl, of.model.hub),
        bytes: of.model.bytes,
        sha256: of.model.sha256,
        target: targetOf(of),
        signal: of.abort.signal,
        onProgress: (bytes, total) => progress(of, bytes, total),
        ...(parts.waits ? { waits: parts.waits } : {}),
      });
      if (of.model.sha256 === null) return await ask(of, sha256);
      await take(of, sha256, false);
    } finally {
      release();
    }
    await choose(of);
  }

  async function pull(of: Task): Promise<void> {
    tell(of, { step: "file" });
    const { ollama } = of.model;
    if (!ollama || !parts.ollamaUrl) throw new FetchProblem("ollama_away");
    await pullModel({
      address: parts.ollamaUrl,
      model: ollama.name,
      signal: of.abort.signal,
      onProgress: (bytes, total) => progress(of, bytes, total),
    });
    await choose(of);
  }

  function progress(of: Task, bytes: number, total: number | null): void {
    of.pace.note(bytes);
    tell(of, { bytes, total });
  }

  /** The catalogue does not know the file: somebody has to say that it is the right one. */
  async function ask(of: Task, sha256: string): Promise<void> {
    const note = await readPartNote(targetOf(of));
    if (note) await writePartNote(targetOf(of), { ...note, sha256 });
    tell(of, { state: "confirm", sha256 });
  }

  async function take(of: Task, sha256: string, confirmed: boolean): Promise<void> {
    await rename(partOf(targetOf(of)), targetOf(of));
    await removePartNote(targetOf(of));
    parts.noteFile(of.model.hub.file, { sha256, confirmed });
  }

  async function choose(of: Task): Promise<void> {
    tell(of, { step: "trial" });
    const { ollama, hub } = of.model;
    const choice: LocalChoice =
      of.way === "ollama" && ollama ? { kind: "ollama", model: ollama.name } : { kind: "file", name: hub.file };
    await parts.choose(choice, of.abort.signal);
    task = null;
    parts.changed?.();
  }

  function waiting(...states: LocalTask["state"][]): Task {
    if (!task || !states.includes(task.told.state)) throw new FetchProblem("nothing");
    return task;
  }

  async function halt(of: Task): Promise<void> {
    of.abort.abort();
    // npm hears nothing: its end is not waited for, and what it has installed serves the next one.
    if (of.told.step !== "program") await of.ended;
  }

  async function markPaused(of: Task): Promise<void> {
    const note = await readPartNote(targetOf(of));
    if (note) await writePartNote(targetOf(of), { ...note, isPaused: true });
  }

  const newTask = (model: CatalogueModel, way: Way): Task => ({
    model,
    way,
    told: { ...begun, total: way === "ollama" ? (model.ollama?.bytes ?? null) : model.bytes },
    abort: new AbortController(),
    pace: createPace(),
    ended: Promise.resolve(),
  });

  return {
    current() {
      if (!task) return null;
      const { model, way, told, pace } = task;
      const speed = told.state === "running" && told.step === "file" ? pace.bytesPerSecond() : null;
      const left = speed && told.total !== null ? Math.ceil((told.total - told.bytes) / speed) : null;
      return { model: model.id, way, ...told, bytesPerSecond: speed && Math.round(speed), secondsLeft: left };
    },
    async start(model, way) {
      if (task && task.told.state !== "failed") throw new FetchProblem("busy");
      if (task && task.model !== model) await markPaused(task);
      task = newTask(model, way);
      goOn(task, run);
    },
    async pause() {
      const of = waiting("running");
      await halt(of);
      await markPaused(of);
      tell(of, { state: "paused" });
    },
    resume: () => goOn(waiting("paused", "failed"), run),
    async drop() {
      const of = waiting("running", "paused", "confirm", "failed");
      await halt(of);
      await removePart(targetOf(of));
      task = null;
      parts.changed?.();
    },
    async confirm(sha256) {
      const of = waiting("confirm");
      if (sha256 !== of.told.sha256) throw new FetchProblem("checksum", { expected: of.told.sha256 ?? "", computed: sha256 });
      await take(of, sha256, true);
      goOn(of, choose);
    },
    async recover(models) {
      for (const model of models) {
        const of = newTask(model, "own");
        const note = await readPartNote(targetOf(of));
        if (!note || task) continue;
        task = of;
        const { total, sha256 } = note;
        tell(of, { step: "file", bytes: await partSize(targetOf(of)), total, sha256 });
        if (sha256 !== null || note.isPaused) tell(of, { state: sha256 === null ? "paused" : "confirm" });
        else goOn(of, run);
      }
    },
    settled: async () => task?.ended,
    async stop() {
      if (task) await halt(task);
    },
  };
}
