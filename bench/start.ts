/** Start time and memory: `node bench/start.ts`. From the process's birth to the first ready answer, on new and on known data. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";

const port = 3999;
const root = join(import.meta.dirname, "..");

async function measure(dataDir: string, command: readonly string[]) {
  const startedAt = performance.now();
  const [program = "", ...args] = command;
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, WRITER_DISCOVERY: "off" };
  const child = spawn(program, args, { cwd: root, stdio: "ignore", env });
  while (!(await isReady())) await delay(20);
  const ms = performance.now() - startedAt;
  const memory = readFileSync(`/proc/${child.pid}/status`, "utf8");
  const mb = Number(/VmRSS:\s+(\d+)/.exec(memory)?.[1] ?? 0) / 1024;
  child.kill("SIGTERM");
  await once(child, "exit");
  return { ms: ms.toFixed(0), "MB resident": mb.toFixed(0) };
}

async function isReady(): Promise<boolean> {
  return fetch(`http://localhost:${port}/api/health/ready`).then(
    (answer) => answer.ok,
    // Not listening yet is what this waits for.
    () => false,
  );
}

const dataDir = await mkdtemp(join(tmpdir(), "lahja-bench-"));
const server = [process.execPath, "src/server/main.ts"];
console.table({
  "server, new data": await measure(dataDir, server),
  "server, known data": await measure(dataDir, server),
  "npm start, nothing changed": await measure(dataDir, ["npm", "start", "--silent"]),
});
await rm(dataDir, { recursive: true });
