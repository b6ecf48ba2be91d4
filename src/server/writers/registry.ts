import type { Logger } from "pino";
import type { WriterSettings } from "#server/platform/config.ts";
import { AppError } from "#shared/errors.ts";
import type { Variety } from "#shared/options.ts";
import { createBuiltInWriter } from "./built-in.ts";
import { type DiscoveredServer, discoverServer } from "./discovery.ts";
import { createFallbackWriter } from "./fallback.ts";
import { createModelWriter } from "./model-writer.ts";
import { type Connection, type ProviderId, providers } from "./providers.ts";
import type { WriterTiming } from "./timing.ts";
import type { Writer, WriterRegistry } from "./writer.ts";

export interface WriterRegistryOptions {
  readonly log: Logger;
  /** For tests: where to look, how patient to be, and what time it is in milliseconds. */
  readonly discover?: () => Promise<DiscoveredServer | null>;
  readonly timing?: WriterTiming;
  readonly now?: () => number;
}

export interface ConfiguredWriterRegistry extends WriterRegistry {
  /** Settles, within half a second, when the first look for a local server is over. The start need not wait for it. */
  readonly ready: Promise<void>;
}

/** A local server that is started later is found without a restart, and a look costs four connections: not at every job. */
const lookAgainAfterMs = 60_000;

/**
 * Who writes, in this order: the configured models (the next one only before the first text), else a model server found on
 * this machine, else the built-in writer.
 */
export function createWriterRegistry(settings: WriterSettings, options: WriterRegistryOptions): ConfiguredWriterRegistry {
  const builtIn = createBuiltInWriter();
  const [first, ...others] = configuredWriters(settings, options);
  if (first) {
    const writer = others.length > 0 ? createFallbackWriter([first, ...others], options.log) : first;
    return { ready: Promise.resolve(), writerFor: () => writer };
  }
  const local = settings.discovery ? createLocalWriter(options) : null;
  return {
    ready: local?.ready ?? Promise.resolve(),
    writerFor(variety: Variety) {
      return local?.current() ?? (builtIn.canWrite(variety) ? builtIn : null);
    },
  };
}

function configuredWriters(settings: WriterSettings, options: WriterRegistryOptions): Writer[] {
  const writers: Writer[] = [];
  if (settings.custom) writers.push(createWriter("openai-compatible", settings.custom, options));
  for (const id of ["openai", "anthropic", "google"] as const) {
    const setting = settings[id];
    if (setting) writers.push(createWriter(id, { ...setting, baseUrl: null }, options));
  }
  return writers;
}

function createWriter(id: ProviderId, connection: Connection, { log, timing }: WriterRegistryOptions): Writer {
  const provider = providers[id];
  return createModelWriter({
    info: { kind: "model", provider: id, model: connection.model },
    model: provider.createModel(connection),
    timing: timing ?? provider.timing,
    secrets: connection.apiKey ? [connection.apiKey] : [],
    log,
  });
}

/** The writer of the server found on this machine. Looks again, in the background, while there is none. */
function createLocalWriter(options: WriterRegistryOptions) {
  const { log, discover = discoverServer, now = Date.now } = options;
  let writer: Writer | null = null;
  let looking: Promise<void> | null = null;
  let lookedAt = 0;

  function look(): Promise<void> {
    lookedAt = now();
    looking ??= discover()
      .then((server) => {
        if (!server) return;
        writer = forgetWhenGone(createWriter(server.provider, { ...server, apiKey: null }, options));
        log.info(
          { provider: server.provider, model: server.model, address: server.baseUrl },
          "found a model server on this machine",
        );
      })
      .catch((error: unknown) => log.error({ err: error }, "the search for model servers failed"))
      .finally(() => {
        looking = null;
      });
    return looking;
  }

  /** Who closed their model server is not told for ever that it cannot be reached: the next job asks anew who can write. */
  function forgetWhenGone(found: Writer): Writer {
    return {
      ...found,
      async *write(task) {
        try {
          yield* found.write(task);
        } catch (error) {
          if (error instanceof AppError && error.code === "writer.unavailable") {
            writer = null;
            void look();
          }
          throw error;
        }
      },
    };
  }

  const ready = look();
  return {
    ready,
    current(): Writer | null {
      if (!writer && now() - lookedAt >= lookAgainAfterMs) void look();
      return writer;
    },
  };
}
