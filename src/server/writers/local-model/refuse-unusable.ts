import type { LocalModelSettings } from "#server/platform/local-model-settings.ts";
import { ConfigError } from "#server/platform/startup-error.ts";
import { fileProblem } from "./model-file.ts";
import { runtimeProblem } from "./runtime.ts";

/** Refuses to start with a model that cannot be used: whoever named it is there to read why. Throws a ConfigError. */
export function refuseUnusable({ file, runtime }: LocalModelSettings): void {
  const problem = fileProblem(file);
  if (problem === "missing") throw new ConfigError(`LOCAL_MODEL_FILE: there is no file ${file}, or it cannot be read.`);
  if (problem === "damaged") {
    throw new ConfigError(`LOCAL_MODEL_FILE: ${file} is no GGUF model. A page that was saved in its place, or half a file?`);
  }
  const missing = runtimeProblem(runtime);
  if (missing) throw new ConfigError(`LOCAL_MODEL_FILE: ${missing}`);
}
