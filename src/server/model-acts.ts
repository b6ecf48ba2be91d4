import type { Logger } from "pino";
import type { LocalChoice, LocalTask } from "#shared/contracts/local-models.ts";
import { AppError } from "#shared/errors.ts";
import { defaultVariety, type Variety } from "#shared/options.ts";
import type { Config } from "./platform/config.ts";
import type { Terminal } from "./platform/terminal.ts";
import { createLocalSlot } from "./writers/local-slot.ts";
import { catalogue, findCatalogueModel, recommendedFor } from "./writers/model-store/catalogue/catalogue.ts";
import type { CatalogueModel } from "./writers/model-store/catalogue/catalogue-model.ts";
import { FetchProblem, inGb } from "./writers/model-store/fetch-problem.ts";
import { changeChoice, readChoice } from "./writers/model-store/kept-choice.ts";
import { lookAtMachine } from "./writers/model-store/machine.ts";
import { createModelStore } from "./writers/model-store/model-store.ts";
import { addressOf, createModelTasks, type Way } from "./writers/model-store/model-tasks.ts";
import { tryParagraph } from "./writers/model-store/trial.ts";
import { ollamaWriter } from "./writers/registry.ts";

/** What `npm run model` does. Each returns the exit code, and throws an AppError with what to tell. */
export interface ModelActs {
  list(): Promise<number>;
  installRuntime(): Promise<number>;
  install(name: string | null, answers: InstallAnswers): Promise<number>;
  use(file: string): Promise<number>;
  try(variety: Variety): Promise<number>;
  remove(file: string): Promise<number>;
}

interface InstallAnswers {
  /** The licence that is accepted; null: it is only shown. */
  readonly accepted: string | null;
  readonly sha256: string | null;
  readonly onProgress: (task: LocalTask) => void;
}

export function openModelActs(config: Config, log: Logger, { write: print, onInterrupt }: Terminal): ModelActs {
  const say = (line: string) => print(`${line}\n`);
  const settings = config.localModels;
  const { folder } = settings;
  const store = createModelStore(settings, log);
  const locked = config.writers.local !== null;

  function admit(): void {
    if (!settings.isOn) throw new FetchProblem("off");
  }

  function refuseLocked(): void {
    admit();
    if (locked) throw new FetchProblem("locked", { setting: "LOCAL_MODEL_FILE" });
  }

  async function write(choice: LocalChoice, variety: Variety, signal: AbortSignal): Promise<void> {
    const slot = createLocalSlot(null, { log, ollamaWriter: ollamaWriter({ log }), onChange: () => undefined });
    slot.use(await store.resolve(choice));
    const writer = slot.writer();
    try {
      if (!writer) throw new FetchProblem("no_writer");
      const wordsPerMinute = await tryParagraph({ writer, variety, signal, onText: print });
      const speed = wordsPerMinute === null ? null : { wordsPerMinute, at: new Date().toISOString() };
      changeChoice(folder, () => ({ choice, ...(speed ? { speed } : {}) }));
      say(speed ? `\n\nAbout ${wordsPerMinute} words a minute, measured now.` : "\n\nToo short a text to tell the speed.");
    } finally {
      slot.end();
    }
  }

  /** One that is named, or the one for this machine. */
  async function chosenModel(name: string | null): Promise<CatalogueModel> {
    const model = name === null ? recommendedFor(await lookAtMachine(config.dataDir)) : findCatalogueModel(name);
    if (model) return model;
    if (name !== null) throw new FetchProblem("unknown");
    const { memoryBytes } = await lookAtMachine(config.dataDir);
    throw new FetchProblem("no_memory", { needed: catalogue[0]?.machineGb ?? 8, has: inGb(memoryBytes) });
  }

  return {
    async list() {
      const machine = await lookAtMachine(config.dataDir);
      const recommended = recommendedFor(machine);
      const { choice, speed } = readChoice(folder);
      const ollama = await store.ollama();
      say(
        `This machine: ${inGb(machine.memoryBytes)} GB of memory, ${inGb(machine.freeBytes)} GB free, ${machine.cores} cores (${machine.processor})` +
          `${machine.graphics ? `, graphics by ${machine.graphics}, not used` : ""}.`,
      );
      say(`The program that runs models: ${store.programState()}.${ollama ? ` Ollama answers at ${ollama.address}.` : ""}`);
      if (locked) say("LOCAL_MODEL_FILE decides which model writes.");
      say(`\nOn offer, from ${settings.hubUrl} (sizes and licences as published; none was tried by us):`);
      for (const model of catalogue) {
        const size = model.bytes === null ? "size unknown" : `${inGb(model.bytes)} GB`;
        const mark = model === recommended ? "  <- for this machine" : "";
        say(`  ${model.id.padEnd(14)}${size.padEnd(14)}for ${model.machineGb} GB, ${model.licence.name}${mark}`);
        say(`  ${"".padEnd(14)}${model.purpose.en}`);
      }
      say(`\nHere, in ${store.modelsFolder}:`);
      const files = await store.files.list();
      for (const { name, bytes, problem } of files) {
        const isChosen = choice?.kind === "file" && choice.name === name;
        const state = problem
          ? ` (${problem.code})`
          : isChosen
            ? ` (writes${speed ? `, ${speed.wordsPerMinute} words a minute` : ""})`
            : "";
        say(`  ${name}, ${inGb(bytes)} GB${state}`);
      }
      if (choice?.kind === "ollama") say(`  ${choice.model} of Ollama (writes)`);
      if (files.length === 0 && choice?.kind !== "ollama") say("  none");
      return 0;
    },
    async installRuntime() {
      admit();
      await store.provideProgram();
      say("The program that runs models is installed. Next: npm run -s model -- install");
      return 0;
    },
    async install(name, { accepted, sha256, onProgress }) {
      refuseLocked();
      const model = await chosenModel(name);
      const way: Way = (await store.ollama()) && model.ollama ? "ollama" : "own";
      const from = way === "ollama" ? `Ollama's ${model.ollama?.name}` : addressOf(settings.hubUrl, model.hub);
      say(
        `${model.name} (${model.maker}), ${model.bytes === null ? "size unknown" : `${inGb(model.bytes)} GB`}, from\n  ${from}`,
      );
      say(`Its licence is ${model.licence.name}: ${model.licence.url} (here: public/licences/${model.licence.name}.txt)`);
      if (accepted !== model.licence.name) {
        say(`Accept it with: npm run -s model -- install ${model.id} --accept ${model.licence.name}`);
        return 1;
      }
      const done = Promise.withResolvers<void>();
      const tasks = createModelTasks({
        log,
        models: store.modelsFolder,
        hubUrl: settings.hubUrl,
        ollamaUrl: settings.ollamaUrl,
        provideProgram: store.provideProgram,
        noteFile: (file, sum) => void changeChoice(folder, ({ files }) => ({ files: { ...files, [file]: sum } })),
        choose: (choice, signal) => write(choice, defaultVariety, signal),
        changed() {
          const task = tasks.current();
          if (task) onProgress(task);
          if (!task || task.state === "failed" || task.state === "confirm") done.resolve();
        },
      });
      onInterrupt(() => {
        done.reject(new AppError("local_model.cut"));
        void tasks.stop();
      });
      const at = new Date().toISOString();
      changeChoice(folder, (kept) => ({ accepted: [...kept.accepted, { model: model.id, licence: accepted, at }] }));
      await tasks.start(model, way);
      await done.promise;
      return await answer(tasks, model, { sha256, say });
    },
    async use(file) {
      refuseLocked();
      const choice: LocalChoice | null = file === "none" ? null : { kind: "file", name: file };
      if (choice) await store.resolve(choice);
      changeChoice(folder, () => ({ choice, speed: null }));
      say(choice ? `${file} writes from now on.` : "No model of this server writes now.");
      return 0;
    },
    async try(variety) {
      admit();
      const { choice } = readChoice(folder);
      if (!choice) throw new FetchProblem("no_writer");
      await write(choice, variety, new AbortController().signal);
      return 0;
    },
    async remove(file) {
      admit();
      await store.files.remove(file);
      changeChoice(folder, (kept) =>
        kept.choice?.kind === "file" && kept.choice.name === file ? { choice: null, speed: null } : {},
      );
      say(`${file} is deleted.`);
      return 0;
    },
  };
}

/** What is left when the fetch has come to rest: an unknown checksum to be confirmed, a failure, or nothing. */
async function answer(
  tasks: ReturnType<typeof createModelTasks>,
  model: CatalogueModel,
  { sha256, say }: { readonly sha256: string | null; readonly say: (line: string) => void },
): Promise<number> {
  const task = tasks.current();
  if (task?.state === "confirm") {
    if (sha256 === null) {
      say(`\nFetched. Its checksum is not known to Lahja. Compare it with what the model's page shows:\n  ${task.sha256}`);
      say(`If it is right: npm run -s model -- install ${model.id} --accept ${model.licence.name} --sha256 ${task.sha256}`);
      return 1;
    }
    await tasks.confirm(sha256);
    await tasks.settled();
  }
  const after = tasks.current();
  if (after?.problem) throw new AppError(after.problem.code, after.problem.params);
  say(`${model.name} writes from now on.`);
  return 0;
}
