import type { Logger } from "pino";
import type { WriterSettings } from "#server/platform/config.ts";
import { findModel, type ModelAccess } from "#server/platform/writer-routes.ts";
import { AppError } from "#shared/errors.ts";
import type { Variety } from "#shared/options.ts";
import { createBuiltInWriter } from "./built-in.ts";
import { type DiscoveredServer, discoverServer } from "./discovery.ts";
import { createFallbackWriter } from "./fallback.ts";
import { createLocalWriter, type LocalWriter } from "./local-model/local-writer.ts";
import { refuseUnusable } from "./local-model/refuse-unusable.ts";
import { createModelWriter } from "./model-writer.ts";
import { type Connection, type ProviderId, providers } from "./providers.ts";
import { contextFor, timingFor, type WriterTiming } from "./timing.ts";
import type { Writer, WriterRegistry } from "./writer.ts";

export interface WriterRegistryOptions {
  readonly log: Logger;
  /** What the writers that the operator chooses are reached by. Absent: only the built-in writer can be chosen. */
  readonly access?: ModelAccess;
  /** For tests: where to look, how patient to be, and what time it is in milliseconds. */
  readonly discover?: () => Promise<DiscoveredServer | null>;
  readonly timing?: WriterTiming;
  readonly now?: () => number;
}

export interface ConfiguredWriterRegistry extends WriterRegistry {
  /** Settles, within half a second, when the first look for a local server is over. The start need not wait for it. */
  readonly ready: Promise<void>;
  /** Ends the process of the server's own model, if there is one. */
  stop(): void;
}

/** A local server that is started later is found without a restart, and a look costs four connections: not at every job. */
const lookAgainAfterMs = 60_000;

/** The name of the built-in writer among those of the models. */
export const builtInName = "built-in";

const noAccess: ModelAccess = { keys: { openai: null, anthropic: null, google: null }, custom: null };

/** A writer by its name: 'built-in', or that of a model (`findModel`). @returns null if its service is not configured. */
export function findNamedWriter(name: string, { access = noAccess, ...options }: WriterRegistryOptions): Writer | null {
  if (name === builtInName) return createBuiltInWriter();
  const route = findModel(name, access);
  return route && createWriter(route.provider, route, options);
}

/**
 * Who writes, in this order: the model that the settings route the variety to, the writer that the operator chose for it, the configured
 * models (each next one only before the first text; the server's own model last), else a model server found on this machine, else the
 * built-in writer.
 * @throws ConfigError where the file of the server's own model or the program that runs it is not there
 */
export function createWriterRegistry(settings: WriterSettings, options: WriterRegistryOptions): ConfiguredWriterRegistry {
  const builtIn = createBuiltInWriter();
  const own = ownModel(settings, options);
  const general = [...configuredWriters(settings, options), ...(own ? [own.writer] : [])];
  const generalWriter = inOrder(general, options);
  const routed = new Map<string, Writer | null>(
    Object.entries(settings.routes).map(([variety, route]) => {
      const first = createWriter(route.provider, route, options);
      return [variety, inOrder([first, ...general.filter((writer) => !isSame(writer, first))], options)];
    }),
  );
  let chosen = new Map<string, Writer | null>();
  /** A model that was chosen gives way to the other models as a routed one does; who chose the built-in writer wanted no model. */
  function chosenWriter(name: string): Writer | null {
    const first = findNamedWriter(name, options);
    if (first?.info.kind !== "model") return first;
    return inOrder([first, ...general.filter((writer) => !isSame(writer, first))], options);
  }
  const local = generalWriter === null && settings.discovery ? createDiscoveredWriter(options) : null;
  return {
    ready: local?.ready ?? Promise.resolve(),
    stop: () => own?.host.stop(),
    writerFor(variety: Variety) {
      const writer = routed.get(variety) ?? chosen.get(variety) ?? generalWriter ?? local?.current();
      return writer ?? (builtIn.canWrite(variety) ? builtIn : null);
    },
    choose(names) {
      chosen = new Map(Object.entries(names).map(([variety, name]) => [variety, chosenWriter(name)]));
    },
  };
}

function isSame({ info }: Writer, other: Writer): boolean {
  return info.provider === other.info.provider && info.model === other.info.model;
}

/** Several models as one writer, each taking over from the one before it; null where there is none. */
function inOrder([first, ...others]: readonly Writer[], { log }: WriterRegistryOptions): Writer | null {
  if (!first) return null;
  return others.length > 0 ? createFallbackWriter([first, ...others], log) : first;
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

/** The model that this server runs itself. Nothing is loaded before the first text. */
function ownModel({ local }: WriterSettings, { log }: WriterRegistryOptions): LocalWriter | null {
  if (!local) return null;
  refuseUnusable(local);
  return createLocalWriter(local, { log });
}

function createWriter(id: ProviderId, connection: Connection, { log, timing }: WriterRegistryOptions): Writer {
  const provider = providers[id];
  return createModelWriter({
    info: { kind: "model", provider: id, model: connection.model },
    model: provider.createModel(connection),
    timing: timing ?? timingFor(connection.baseUrl),
    contextTokens: contextFor(connection.baseUrl),
    listModels: (signal) => provider.listModels(connection, signal),
    secrets: connection.apiKey ? [connection.apiKey] : [],
    log,
  });
}

/** The writer of the server found on this machine. Looks again, in the background, while there is none. */
function createDiscoveredWriter(options: WriterRegistryOptions) {
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
