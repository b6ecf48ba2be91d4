import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrationsHash, prepareDataDir } from "#tests/support/test-db.ts";

const root = join(import.meta.dirname, "../../..");

/** A server process as a person starts it, on a data directory of its own. */
export interface TestServer {
  readonly url: string;
  readonly dataDir: string;
  /** Ends it without a chance to clean up, as a power cut does. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  restart(): Promise<void>;
  /** Stops it in order and removes the data. */
  close(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

async function start(main: string, port: number, dataDir: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "",
      // As `npm start` does: what one server has compiled, the next one need not.
      NODE_COMPILE_CACHE: join(root, ".cache/compile"),
      PORT: String(port),
      DATA_DIR: dataDir,
      WRITER_DISCOVERY: "off",
      TREND_SOURCES: "off",
      LOG_LEVEL: "warn",
      // The tests say themselves where a call comes from.
      TRUST_PROXY_HOPS: "1",
      // The limits of the free plan are part of what is tested; on a person's own machine new accounts are on Pro.
      DEFAULT_PLAN: "free",
      CHECK_ANSWERS: "on",
      ...env,
    },
  });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the server did not start:\n${output}`)), 100_000);
    const onData = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Lahja is ready")) {
        clearTimeout(timer);
        resolve();
      }
    };
    child.stdout?.on("data", onData);
    child.stderr?.on("data", onData);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
  child.removeAllListeners("exit");
  return child;
}

/** A migrated, empty database directory: making one takes seconds of every core, copying it does not. */
const preparedDatabase = join(root, ".cache/e2e-database", migrationsHash());

/** Makes the directory that every server of the tests begins with. Called once, before the first test. */
export async function prepareDatabase(): Promise<void> {
  if (existsSync(preparedDatabase)) return;
  const dataDir = await mkdtemp(join(tmpdir(), "lahja-e2e-"));
  await prepareDataDir(dataDir);
  const draft = `${preparedDatabase}.${process.pid}`;
  await cp(join(dataDir, "pglite"), draft, { recursive: true });
  await rename(draft, preparedDatabase);
  await rm(dataDir, { recursive: true, force: true });
}

interface ServerOptions {
  /** A free port, for a test whose other servers must know the address before. */
  readonly port?: number;
  /** What the process runs: what a person starts, unless the tests share the server. */
  readonly main?: string;
}

/** For servers that many people sign up on (`quick-server.ts`). */
export const quickMain = "tests/e2e/support/quick-server.ts";

export async function startServer(env: Record<string, string> = {}, options: ServerOptions = {}): Promise<TestServer> {
  const { port = await freePort(), main = "src/server/main.ts" } = options;
  const dataDir = await mkdtemp(join(tmpdir(), "lahja-e2e-"));
  if (existsSync(preparedDatabase)) await cp(preparedDatabase, join(dataDir, "pglite"), { recursive: true });
  let child = await start(main, port, dataDir, env);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  };
  return {
    url: `http://localhost:${port}`,
    dataDir,
    kill: () => end("SIGKILL"),
    async restart() {
      await end("SIGTERM");
      child = await start(main, port, dataDir, env);
    },
    async close() {
      await end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
