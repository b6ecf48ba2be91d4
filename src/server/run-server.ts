import { createApp } from "./app.ts";
import { banner, namedUnusedKeys } from "./banner.ts";
import { buildDeps } from "./build-deps.ts";
import type { SessionParts } from "./identity/session.ts";
import { loadConfig, readEnvironment } from "./platform/config.ts";
import { openDatabase } from "./platform/db/open-database.ts";
import { createListener } from "./platform/http/listener.ts";
import { createLog } from "./platform/log.ts";
import { type Service, startAll, stopAll } from "./platform/service.ts";
import { StartupError } from "./platform/startup-error.ts";
import { createServices } from "./services.ts";
import { createWriterRegistry } from "./writers/registry.ts";

/** What the tests' own server does otherwise. */
type RunParts = Pick<SessionParts, "passwords">;

/** Starts the server; returns what stops it. */
async function start(parts: RunParts): Promise<() => Promise<void>> {
  const config = loadConfig(readEnvironment());
  const log = createLog(config);
  const db = await openDatabase(config, log);
  const stopping = new AbortController();
  const writers = createWriterRegistry(config.writers, { log, access: config.modelAccess });
  const deps = buildDeps({
    config,
    db,
    log,
    clock: () => new Date(),
    stopping: stopping.signal,
    writers,
    ...parts,
  });
  const services = createServices(deps);
  // Stopped in the opposite order: no new requests, then texts end as interrupted, then the queue, then the bus.
  const running: Service[] = [
    deps.events,
    deps.jobs,
    deps.loop,
    deps.texts,
    services.writerRoutes,
    services.localModels,
    services.generations,
    services.exports,
    services.imports,
    services.sharedLinks,
    createListener(createApp(deps, services), config),
  ];
  try {
    await startAll(running);
  } catch (error) {
    await db.close();
    throw error;
  }
  await writers.ready;
  process.stdout.write(banner(deps));
  void namedUnusedKeys(config).then((lines) => process.stdout.write(lines));
  return async () => {
    stopping.abort();
    await stopAll(running);
    writers.stop();
    await db.close();
  };
}

/** The first signal stops in order; a second one means 'now'. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    });
  }
}

/** What the operator can mend is one line; anything else is a defect and shows where it came from. */
function fail(error: unknown): never {
  const text = error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** Runs the server in this process until a signal stops it. */
export function runServer(parts: RunParts = {}): Promise<void> {
  return start(parts).then(stopOnSignal, fail);
}
