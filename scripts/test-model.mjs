/**
 * `npm run test:model`: the server's own model with tiny models that the tests make, in the real program, which is installed into .cache
 * (90 MB). Where it cannot be installed the reason is said and nothing is tested. What follows goes to vitest.
 */
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { noteProof } from "./proven-suites.mjs";
import { checkNode, ensureInstalled, nodeBinary, run, runTool, toolEnv } from "./setup.mjs";

checkNode();
await ensureInstalled();
const data = join(dirname(fileURLToPath(import.meta.url)), "..", ".cache", "model");
const runtime = join(data, "local-model", "runtime");
const command = ["src/server/model.ts", "install-runtime"];
const code = await run(nodeBinary(), command, { env: { ...toolEnv(), DATA_DIR: data } });
if (code !== 0) {
  console.log("Skipped: the program that runs models could not be installed, for the reason above.");
} else {
  const args = ["run", "--project", "model", ...process.argv.slice(2)];
  process.exitCode = await runTool("vitest/vitest.mjs", args, { env: { MODEL_RUNTIME: runtime } });
  noteProof("model");
}
