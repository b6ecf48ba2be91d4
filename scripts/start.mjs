/** `npm start`: installs, builds and starts the server, each step only when something has changed. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { checkNode, ensureBuilt, ensureInstalled, nodeBinary, root } from "./setup.mjs";

checkNode();
await ensureInstalled();
await ensureBuilt();

const server = spawn(nodeBinary(), ["src/server/main.ts"], {
  cwd: root,
  stdio: "inherit",
  // Node keeps here what it compiled, so that the next start need not do it again.
  env: { ...process.env, NODE_COMPILE_CACHE: join(root, ".cache", "compile") },
});
// Ctrl+C reaches the server by itself, since it shares the terminal; a signal to this process alone must be passed on.
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill("SIGTERM"));
// npm passes a signal to the shell between it and this process, and the shell dies of it without passing it on. A changed parent
// means that the command was ended.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) server.kill("SIGTERM");
}, 250).unref();
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
