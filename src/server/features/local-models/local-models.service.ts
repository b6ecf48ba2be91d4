import { unwatchFile, watchFile } from "node:fs";
import type { Deps } from "#server/deps.ts";
import type { Actor } from "#server/platform/actor.ts";
import { catalogue, findCatalogueModel } from "#server/writers/model-store/catalogue/catalogue.ts";
import { FetchProblem, inGb } from "#server/writers/model-store/fetch-problem.ts";
import { changeChoice, choiceFile, readChoice } from "#server/writers/model-store/kept-choice.ts";
import { lookAtMachine } from "#server/writers/model-store/machine.ts";
import { createModelStore } from "#server/writers/model-store/model-store.ts";
import { createModelTasks, type TaskParts } from "#server/writers/model-store/model-tasks.ts";
import { tryParagraph } from "#server/writers/model-store/trial.ts";
import { toStatus } from "#server/writers/status.ts";
import type { WriterStatus } from "#shared/contracts/generations.ts";
import type { InstallModelRequest, LocalChoice, LocalModels, LocalTaskRequest } from "#shared/contracts/local-models.ts";
import { AppError } from "#shared/errors.ts";
import { defaultVariety, type Variety } from "#shared/options.ts";
import { tellTabs } from "../events/events.service.ts";
import { offeredModels } from "./local-models.offer.ts";

type LocalModelsDeps = Pick<Deps, "config" | "db" | "writers" | "events" | "clock" | "log">;

interface TryWatch {
  readonly signal: AbortSignal;
  readonly onText: (text: string) => void;
  readonly onStatus: (status: WriterStatus | null) => void;
}

/** For the operator; everybody else gets `request.not_found`. Where models are off every call throws `local_model.off`. */
export interface LocalModelsService {
  get(actor: Actor): Promise<LocalModels>;
  /** Begins to fetch a model. Its licence is the one that was shown. */
  install(actor: Actor, request: InstallModelRequest): Promise<LocalModels>;
  task(actor: Actor, request: LocalTaskRequest): Promise<LocalModels>;
  choose(actor: Actor, choice: LocalChoice | null): Promise<LocalModels>;
  remove(actor: Actor, name: string): Promise<LocalModels>;
  /** What is returned writes a paragraph and notes its speed. Throws `local_model.no_writer`. */
  try(actor: Actor, variety: Variety): (watch: TryWatch) => Promise<LocalModels>;
  /** Lets the chosen model write, and goes on with what a process that ended was fetching. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** How often the kept choice is looked at: the command may change it while the server runs. */
const lookMs = 2_000;
/** What a machine needs beside a model's file to run it at all. */
const memoryBeside = 512 * 1024 ** 2;

export function createLocalModelsService(deps: LocalModelsDeps, waits?: TaskParts["waits"]): LocalModelsService {
  const { config, writers, clock, log } = deps;
  const settings = config.localModels;
  const { folder } = settings;
  const store = createModelStore(settings, log);
  const slot = writers.local;
  const lockedBy = config.writers.local ? "LOCAL_MODEL_FILE" : null;
  /** Whose tabs are told when a task has ended. */
  let asker: string | null = null;

  const tasks = createModelTasks({
    log,
    models: store.modelsFolder,
    hubUrl: settings.hubUrl,
    ollamaUrl: settings.ollamaUrl,
    provideProgram: store.provideProgram,
    noteFile: (name, sum) => void changeChoice(folder, ({ files }) => ({ files: { ...files, [name]: sum } })),
    async choose(choice, signal) {
      const before = readChoice(folder).choice;
      await use(choice);
      try {
        await measure(defaultVariety, { signal });
      } catch (error) {
        await use(before).catch(() => use(null));
        throw error;
      }
    },
    ...(waits ? { waits } : {}),
  });

  async function use(choice: LocalChoice | null): Promise<void> {
    const resolved = choice && (await store.resolve(choice));
    changeChoice(folder, (kept) => ({
      choice,
      speed: JSON.stringify(choice) === JSON.stringify(kept.choice) ? kept.speed : null,
    }));
    slot?.use(resolved);
    tell();
  }

  function tell(): void {
    if (asker) tellTabs(deps, asker, { type: "settings" });
  }

  async function measure(
    variety: Variety,
    { signal, onText, onStatus }: Pick<TryWatch, "signal"> & Partial<TryWatch>,
  ): Promise<void> {
    const writer = slot?.writer();
    if (!writer) throw new FetchProblem("no_writer");
    const wordsPerMinute = await tryParagraph({
      writer,
      variety,
      signal,
      ...(onText ? { onText } : {}),
      ...(onStatus ? { onStatus: (status) => onStatus(toStatus(status)) } : {}),
    });
    signal.throwIfAborted();
    if (wordsPerMinute !== null) changeChoice(folder, () => ({ speed: { wordsPerMinute, at: clock().toISOString() } }));
  }

  /** Lets write what is kept. A file that is gone or broken lets the other writers write; the page says why. */
  async function apply(): Promise<void> {
    if (lockedBy || !settings.isOn) return;
    const { choice } = readChoice(folder);
    try {
      slot?.use(choice && (await store.resolve(choice)));
    } catch (error) {
      if (!(error instanceof FetchProblem)) throw error;
      log.warn({ choice, code: error.code, detail: error.detail }, "the chosen model cannot write");
      slot?.use(null);
    }
  }

  async function state(): Promise<LocalModels> {
    const [machine, ollama, files] = await Promise.all([lookAtMachine(config.dataDir), store.ollama(), store.files.list()]);
    const { choice, speed } = readChoice(folder);
    return {
      machine,
      folder: store.modelsFolder,
      hub: settings.hubUrl,
      program: store.programState(),
      ollama,
      lockedBy,
      models: offeredModels(machine, ollama !== null),
      files,
      task: tasks.current(),
      chosen: lockedBy ? null : choice,
      state: slot?.state() ?? "off",
      speed: lockedBy ? null : speed,
    };
  }

  function admit({ person, userId }: Actor): void {
    if (!person.isOperator && config.mode !== "local") throw new AppError("request.not_found");
    if (!settings.isOn) throw new FetchProblem("off");
    asker = userId;
  }

  function refuseLocked(): void {
    if (lockedBy) throw new FetchProblem("locked", { setting: lockedBy });
  }

  async function refuseImpossible({ model: id, way, licence }: InstallModelRequest) {
    const model = findCatalogueModel(id);
    if (!model) throw new FetchProblem("unknown");
    if (licence !== model.licence.name) throw new FetchProblem("licence", { licence: model.licence.name });
    if (way === "ollama") {
      if (!model.ollama || !(await store.ollama())) throw new FetchProblem("ollama_away");
      return model;
    }
    if (store.programState() === "unavailable") throw new FetchProblem("platform");
    const { memoryBytes } = await lookAtMachine(config.dataDir);
    const needed = (model.bytes ?? 0) + memoryBeside;
    if (needed > memoryBytes) throw new FetchProblem("no_memory", { needed: inGb(needed), has: inGb(memoryBytes) });
    return model;
  }

  return {
    async get(actor) {
      admit(actor);
      return state();
    },
    async install(actor, request) {
      admit(actor);
      refuseLocked();
      const model = await refuseImpossible(request);
      await tasks.start(model, request.way);
      const accepted = { model: model.id, licence: request.licence, at: clock().toISOString() };
      changeChoice(folder, (kept) => ({ accepted: [...kept.accepted.filter((one) => one.model !== model.id), accepted] }));
      return state();
    },
    async task(actor, request) {
      admit(actor);
      if (request.act === "confirm") await tasks.confirm(request.sha256);
      else await tasks[request.act]();
      return state();
    },
    async choose(actor, choice) {
      admit(actor);
      refuseLocked();
      await use(choice);
      return state();
    },
    async remove(actor, name) {
      admit(actor);
      const { choice } = readChoice(folder);
      if (choice?.kind === "file" && choice.name === name && !lockedBy) {
        // Its process holds the file open.
        slot?.end();
        changeChoice(folder, () => ({ choice: null, speed: null }));
        tell();
      }
      await store.files.remove(name);
      changeChoice(folder, ({ files }) => ({ files: Object.fromEntries(Object.entries(files).filter(([one]) => one !== name)) }));
      return state();
    },
    try(actor, variety) {
      admit(actor);
      if (!slot?.writer()) throw new FetchProblem("no_writer");
      return async (watch) => {
        await measure(variety, watch);
        return state();
      };
    },
    async start() {
      if (!settings.isOn) return;
      await apply();
      if (lockedBy) return;
      watchFile(choiceFile(folder), { interval: lookMs, persistent: false }, () => {
        apply().catch((error: unknown) => log.error({ err: error }, "the chosen model could not be read"));
      });
      await tasks.recover(catalogue);
    },
    async stop() {
      unwatchFile(choiceFile(folder));
      await tasks.stop();
    },
  };
}
