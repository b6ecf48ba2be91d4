import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { bareEnv } from "#tests/support/run-command.ts";
import { tempDir } from "#tests/support/temp-dir.ts";

const root = join(import.meta.dirname, "../..");
const children = new Set<ChildProcess>();

interface Started {
  readonly child: ChildProcess;
  output(): string;
  errors(): string;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
}

/** What a server says on a machine under load. */
const heldUp = /^.*the event loop was held up.*\n/gm;

/** Runs the server as an operator does, in an empty folder, so that no `.env` of this machine plays a part. */
function startServer(env: Record<string, string>): Started {
  const cwd = tempDir("start");
  const child = spawn(process.execPath, [join(root, "src/server/main.ts")], {
    cwd,
    env: { ...bareEnv, WRITER_DISCOVERY: "off", ...env },
  });
  children.add(child);
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const ended = once(child, "close").then(([code]) => {
    children.delete(child);
    return code as number | null;
  });
  return { child, output: () => output, errors: () => errors.replace(heldUp, ""), ended };
}

afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
});

async function listen(port: number): Promise<Server> {
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}

async function freePort(): Promise<number> {
  const server = await listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** One line that says what to do, and exit code 1. */
async function expectRefusal(started: Started, line: RegExp): Promise<void> {
  expect(await started.ended).toBe(1);
  expect(started.errors().trim()).toMatch(line);
  expect(started.errors().trim()).not.toContain("\n");
  expect(started.output()).toBe("");
}

test("a server starts, says where it is, guards its data and port, and stops in order", { timeout: 180_000 }, async () => {
  const data = join(tempDir("data"), "data");
  const port = await freePort();
  const first = startServer({ DATA_DIR: data, PORT: String(port) });
  await vi.waitUntil(() => first.output().includes(".env.example"), { timeout: 80_000 });
  expect(first.output()).toContain(`Lahja is ready: http://localhost:${port}\n`);
  for (const fact of ["built-in writer", data, `http://localhost:${port}/outbox`, "WRITER_BASE_URL"])
    expect(first.output()).toContain(fact);
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);

  await expectRefusal(
    startServer({ DATA_DIR: data, PORT: String(await freePort()) }),
    new RegExp(`^The data directory ${data}/pglite is in use by process ${first.child.pid}\\.`),
  );

  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);
  expect(existsSync(join(data, "pglite.lock"))).toBe(false);
  expect(first.errors()).toBe("");

  const other = await listen(port);
  await expectRefusal(startServer({ DATA_DIR: data, PORT: String(port) }), new RegExp(`^Port ${port} is taken`));
  other.close();
});

// Every setting's own line stands in config.test.ts, the database's in open-database.test.ts; this is how any of them ends a start.
test("a setting that is wrong ends the start in one clear line", async () => {
  await expectRefusal(startServer({ PORT: "http" }), /^PORT must be a port number\.$/);
});
