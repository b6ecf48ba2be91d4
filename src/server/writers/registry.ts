import type { Logger } from "pino";
import type { WriterSettings } from "#server/platform/config.ts";
import { findModel, type ModelAccess } from "#server/platform/writer-routes.ts";
import { AppError } from "#shared/errors.ts";
import type { Variety } from "#shared/options.ts";
import { createBuiltInWriter } from "./built-in.ts";
import { type DiscoveredServer, discoverServer } from "./discovery.ts";
import { createFallbackWriter } from "./fallback.ts";
import { refuseUnusable } from "./local-model/refuse-unusable.ts";
import { createLocalSlot } from "./local-slot.ts";
import { createModelWriter } from "./model-writer.ts";
import { type Connection, type ProviderId, providers } from "./providers.ts";
import { contextFor, isOnThisMachine, timingFor, type WriterTiming } from "./timing.ts";
import type { LocalSlot, Writer, WriterRegistry } from "./writer.ts";

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
  readonly local: LocalSlot;
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
  if (settings.local) refuseUnusable(settings.local);
  const slot = createLocalSlot(settings.local, {
    log: options.log,
    ollamaWriter: ollamaWriter(options),
    onChange: arrange,
  });
  const configured = configuredWriters(settings, options);
  const routes = Object.entries(settings.routes).map(
    ([variety, route]) => [variety, createWriter(route.provider, route, options)] as const,
  );
  let names: Partial<Record<Variety, string>> = {};
  let general: Writer | null = null;
  let routed = new Map<string, Writer | null>();
  let chosen = new Map<string, Writer | null>();
  let found: DiscoveredWriter | null = null;

  /** Puts the writers in their order: at the start, and whenever another one is chosen. */
  function arrange(): void {
    const own = slot.writer();
    const all = own ? [...configured, own] : configured;
    const before = (first: Writer) => inOrder([first, ...all.filter((writer) => !isSame(writer, first))], options);
    general = inOrder(all, options);
    routed = new Map(routes.map(([variety, first]) => [variety, before(first)]));
    chosen = new Map(
      Object.entries(names).map(([variety, name]) => {
        const first = findNamedWriter(name, options);
        // A model that was chosen gives way to the other models as a routed one does; who chose the built-in writer wanted no model.
        return [variety, first?.info.kind === "model" ? before(first) : first];
      }),
    );
  }

  /** Looked for only where no model is named. */
  function discovered(): DiscoveredWriter | null {
    if (general === null && settings.discovery) found ??= createDiscoveredWriter(options);
    return general === null ? found : null;
  }

  arrange();
  return {
    ready: discovered()?.ready ?? Promise.resolve(),
    local: slot,
    stop: () => slot.end(),
    writerFor(variety: Variety) {
      const writer = routed.get(variety) ?? chosen.get(variety) ?? general ?? discovered()?.current();
      return writer ?? (builtIn.canWrite(variety) ? builtIn : null);
    },
    choose(next) {
      names = next;
      arrange();
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

/** A model of Ollama that the operator chose. */
export function ollamaWriter(options: WriterRegistryOptions): (of: { baseUrl: string; model: string }) => Writer {
  return (of) => createWriter("ollama", { ...of, apiKey: null }, options);
}

function createWriter(id: ProviderId, connection: Connection, { log, timing }: WriterRegistryOptions): Writer {
  const provider = providers[id];
  return createModelWriter({
    info: { kind: "model", provider: id, model: connection.model },
    // Ollama and its like are a person's own machine, whatever it is called.
    isLocal: provider.loopbackPort !== null || isOnThisMachine(connection.baseUrl),
    model: provider.createModel(connection),
    timing: timing ?? timingFor(connection.baseUrl),
    contextTokens: contextFor(connection.baseUrl),
    listModels: (signal) => provider.listModels(connection, signal),
    secrets: connection.apiKey ? [connection.apiKey] : [],
    log,
  });
}

interface DiscoveredWriter {
  readonly ready: Promise<void>;
  current(): Writer | null;
}

/** The writer of the server found on this machine. Looks again, in the background, while there is none. */
function createDiscoveredWriter(options: WriterRegistryOptions): DiscoveredWriter {
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
    current() {
      if (!writer && now() - lookedAt >= lookAgainAfterMs) void look();
      return writer;
    },
  };
}
