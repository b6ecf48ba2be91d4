import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Puts the stand-in for the program that runs models where the real one would be, below a server's data. */
export function installStandIn(dataDir: string): void {
  const folder = join(dataDir, "local-model/runtime/node_modules/node-llama-cpp");
  mkdirSync(join(folder, "dist"), { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ version: "3.22.1", type: "module" }));
  const program = pathToFileURL(join(import.meta.dirname, "program.ts")).href;
  writeFileSync(join(folder, "dist/index.js"), `export * from ${JSON.stringify(program)};\n`);
}
