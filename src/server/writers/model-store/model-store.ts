import { join } from "node:path";
import type { Logger } from "pino";
import type { LocalModelsSettings } from "#server/platform/local-model-settings.ts";
import type { LocalChoice } from "#shared/contracts/local-models.ts";
import { contextMost } from "../local-model/limits.ts";
import { InstallError, installRuntime, isProgramFor, runtimeProblem } from "../local-model/runtime.ts";
import type { ResolvedLocal } from "../writer.ts";
import { modelOfFile } from "./catalogue/catalogue.ts";
import { FetchProblem } from "./fetch-problem.ts";
import { createModelFiles, type ModelFiles } from "./model-files.ts";
import { ollamaModels } from "./ollama.ts";

/** The folder of the server's own models: the program, the files, and what was chosen. For the server and the command. */
export interface ModelStore {
  readonly files: ModelFiles;
  readonly modelsFolder: string;
  programState(): "installed" | "missing" | "unavailable";
  /** Installs the program that runs models, unless it is there. Throws `local_model.platform`, `local_model.runtime`. */
  provideProgram(): Promise<void>;
  /** The models that Ollama has; null where it does not answer, or nobody is to be asked. */
  ollama(): Promise<{ readonly address: string; readonly models: string[] } | null>;
  /**
   * What a choice needs to write. Throws `local_model.unknown`, `local_model.damaged`, `local_model.no_chat`, `local_model.runtime`,
   * `local_model.ollama_away`.
   */
  resolve(choice: LocalChoice): Promise<ResolvedLocal>;
}

export function createModelStore({ folder, ollamaUrl, running }: LocalModelsSettings, log: Logger): ModelStore {
  const modelsFolder = join(folder, "models");
  const runtime = join(folder, "runtime");
  const files = createModelFiles(modelsFolder);
  let installing: Promise<void> | null = null;

  async function fileOf(name: string): Promise<ResolvedLocal> {
    const { path, header } = await files.usable(name);
    const problem = runtimeProblem(runtime);
    if (problem) throw new FetchProblem("runtime", {}, { detail: problem });
    const chatForm = modelOfFile(name)?.chatForm;
    return {
      kind: "file",
      settings: {
        file: path,
        runtime,
        ...running,
        ...(chatForm ? { chatForm } : {}),
        ...(header.contextTokens === null ? {} : { contextTokens: Math.min(header.contextTokens, contextMost) }),
      },
    };
  }

  async function install(): Promise<void> {
    if (!isProgramFor()) throw new FetchProblem("platform");
    try {
      await installRuntime({ folder: runtime, log: (line) => log.info(line) });
    } catch (error) {
      if (error instanceof InstallError) throw new FetchProblem("runtime", {}, { detail: error.message });
      throw error;
    }
  }

  async function ollama() {
    const models = ollamaUrl === null ? null : await ollamaModels(ollamaUrl);
    return ollamaUrl === null || models === null ? null : { address: ollamaUrl, models };
  }

  return {
    files,
    modelsFolder,
    programState: () => (runtimeProblem(runtime) === null ? "installed" : isProgramFor() ? "missing" : "unavailable"),
    async provideProgram() {
      if (runtimeProblem(runtime) === null) return;
      // One that was left alone is still under way: two at once would write into one folder.
      installing ??= install().finally(() => {
        installing = null;
      });
      await installing;
    },
    ollama,
    async resolve(choice) {
      if (choice.kind === "file") return fileOf(choice.name);
      const found = await ollama();
      if (!found) throw new FetchProblem("ollama_away");
      return { kind: "ollama", baseUrl: `${found.address}/v1`, model: choice.model };
    },
  };
}
