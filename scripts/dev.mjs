/**
 * `npm run dev`: Vite's development server, which serves the pages from their sources, in front of our server, which is restarted
 * when what it runs is saved. Nothing is built, and a style sheet or a page that is saved restarts nothing.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { checkNode, ensureInstalled, nodeBinary, root, toolEnv } from "./setup.mjs";

checkNode();
await ensureInstalled();

/** An answer that breaks its contract fails here, and nowhere later. */
const env = { CHECK_ANSWERS: "on", ...process.env, ...toolEnv() };
const start = (args) => spawn(nodeBinary(), args, { cwd: root, stdio: "inherit", env });
/** Folders rather than `--watch`, which knows only what the process itself has loaded, not what its child processes run. */
const watched = ["src/server", "src/language", "src/shared"].map((folder) => `--watch-path=${folder}`);
const children = [start([...watched, "src/server/main.ts"]), start([join(root, "node_modules/vite/bin/vite.js")])];
for (const child of children) {
  child.on("exit", (code) => {
    for (const other of children) other.kill("SIGTERM");
    process.exitCode ??= code ?? 1;
  });
}
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    for (const child of children) child.kill("SIGTERM");
  });
}
