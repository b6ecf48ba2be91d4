/**
 * `npm run -s model -- install-runtime`: installs the program that runs a model in a process of the server's own, into the data directory.
 * Exit codes: 0 done, 1 not, 2 the call is wrong.
 */
import { loadConfig, readEnvironment } from "./platform/config.ts";
import { runtimeFolder } from "./platform/local-model-settings.ts";
import { ConfigError } from "./platform/startup-error.ts";
import { InstallError, installRuntime } from "./writers/local-model/runtime.ts";

const usage = `Usage: npm run -s model -- install-runtime

Fetches the program that runs a model of yours (node-llama-cpp, for the processor) from npm's registry into DATA_DIR, about 90 MB on the
disk. Nothing else is fetched. Then name the model with LOCAL_MODEL_FILE=/path/to/model.gguf and start the server.`;

async function run(command: string | undefined): Promise<number> {
  if (command !== "install-runtime") {
    console.log(usage);
    return command === undefined || command === "--help" ? 0 : 2;
  }
  const folder = runtimeFolder(loadConfig(readEnvironment()).dataDir);
  await installRuntime({ folder, log: console.log });
  console.log("Installed. Set LOCAL_MODEL_FILE to a .gguf file of yours and start the server.");
  return 0;
}

try {
  process.exitCode = await run(process.argv[2]);
} catch (error) {
  if (!(error instanceof InstallError) && !(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
