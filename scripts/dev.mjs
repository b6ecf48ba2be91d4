/** `npm run dev`: the server, restarted on changes, and Vite's development server in front of it. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { checkNode, ensureBuilt, ensureInstalled, nodeBinary, root, toolEnv } from "./setup.mjs";

checkNode();
await ensureInstalled();
await ensureBuilt();

const env = { ...process.env, ...toolEnv() };
const start = (args) => spawn(nodeBinary(), args, { cwd: root, stdio: "inherit", env });
const children = [start(["--watch-path=src", "src/server/main.ts"]), start([join(root, "node_modules/vite/bin/vite.js")])];
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
