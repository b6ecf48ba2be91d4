import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { z } from "zod";
import { type TabEvent, tabEvent } from "#shared/contracts/account.ts";
import type { Database } from "./db/database.ts";

const channel = "lahja_events";

/** PostgreSQL refuses payloads of 8,000 bytes or more, and the envelope needs some of them. */
const maxPayloadBytes = 7_500;

const message = z.object({ origin: z.string(), topic: z.string(), payload: z.unknown() });

const generationIds = z.object({ ids: z.array(z.string()).readonly() });
const noContent = z.object({});
const generationId = z.object({ id: z.string() });

interface Payloads {
  /** To one person's open tabs. */
  [topic: `user:${string}`]: TabEvent;
  /** To all tabs that have this workspace open. */
  [topic: `workspace:${string}`]: TabEvent;
  /** These jobs have new text or a new state. */
  generations: z.infer<typeof generationIds>;
  /** The process that runs this job stops it. */
  "generation-stop": z.infer<typeof generationId>;
  /** A person is viewing this job, so its end needs no notification. */
  "generation-seen": z.infer<typeof generationId>;
  /** The operator chose other writers. */
  "writer-routes": z.infer<typeof noContent>;
}
type Topic = keyof Payloads;

/**
 * The same map by the part of the topic before the colon. It validates events of other processes, which may run another version.
 */
const schemas: Readonly<Record<string, z.ZodType>> = {
  user: tabEvent,
  workspace: tabEvent,
  generations: generationIds,
  "generation-stop": generationId,
  "generation-seen": generationId,
  "writer-routes": noContent,
} satisfies Record<Exclude<Topic, `${string}:${string}`> | "user" | "workspace", z.ZodType>;

/**
 * Publishes events to the subscribers in every server process. Events say that something changed; subscribers read the content
 * from where it is stored.
 */
export interface EventBus {
  /**
   * Delivers in this process at once, without waiting for the database, then to the other processes. Never throws if they cannot
   * be reached.
   */
  publish<T extends Topic>(topic: T, payload: Payloads[T]): void;
  /** @returns a function that ends the subscription. */
  subscribe<T extends Topic>(topic: T, handler: (payload: Payloads[T]) => void): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createEventBus(db: Pick<Database, "kind" | "listen" | "notify">, log: Logger): EventBus {
  const origin = randomUUID();
  // Keyed by topic. Each handler takes the topic's payload type in `Payloads`.
  const handlers = new Map<string, Set<(payload: never) => void>>();
  const underway = new Set<Promise<void>>();
  let unlisten: (() => Promise<void>) | null = null;

  function deliver(topic: string, payload: unknown): void {
    for (const handler of handlers.get(topic) ?? []) {
      try {
        handler(payload as never);
      } catch (error) {
        log.error({ err: error }, "an event handler failed");
      }
    }
  }

  function tellOthers(topic: string, payload: unknown): void {
    const text = JSON.stringify({ origin, topic, payload });
    if (Buffer.byteLength(text) > maxPayloadBytes)
      throw new RangeError("An event must stay below 7,500 bytes: publish an id instead.");
    // PGlite belongs to one process, so there are no other processes.
    if (db.kind === "pglite") return;
    const sent = db
      .notify(channel, text)
      .catch((error: unknown) => log.warn({ err: error }, "an event did not reach the other processes"))
      .finally(() => underway.delete(sent));
    underway.add(sent);
  }

  return {
    publish(topic, payload) {
      deliver(topic, payload);
      tellOthers(topic, payload);
    },
    subscribe(topic, handler) {
      const own = handlers.get(topic) ?? new Set();
      handlers.set(topic, own.add(handler));
      return () => {
        own.delete(handler);
        if (own.size === 0 && handlers.get(topic) === own) handlers.delete(topic);
      };
    },
    async start() {
      if (db.kind === "pglite") return;
      unlisten = await db.listen(channel, (text) => {
        const received = message.parse(JSON.parse(text));
        if (received.origin === origin) return;
        const payload = schemas[received.topic.split(":", 1)[0] ?? ""]?.safeParse(received.payload);
        if (payload?.success) deliver(received.topic, payload.data);
        else log.warn({ topic: received.topic }, "another process sent an event that this version does not know");
      });
    },
    async stop() {
      await unlisten?.();
      unlisten = null;
      await Promise.all(underway);
    },
  };
}
