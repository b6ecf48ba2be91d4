import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { z } from "zod";
import type { Database } from "./db/database.ts";

const channel = "lahja_events";

/** PostgreSQL refuses payloads of 8,000 bytes and more; the envelope takes some of it. */
const maxPayloadBytes = 7_500;

const message = z.object({ origin: z.string(), topic: z.string(), payload: z.unknown() });

/**
 * Tells every interested part of every server process that something happened: 'user:<id>' for a person's open tabs,
 * 'generation:<id>' for those who watch a text. Events say that something changed; the content is read where it is kept.
 */
export interface EventBus {
  /** Delivers in this process at once, without waiting for the database; then to the other processes. Never throws for them. */
  publish(topic: string, payload: unknown): void;
  /** @returns a function that ends the subscription. */
  subscribe(topic: string, handler: (payload: unknown) => void): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createEventBus(db: Pick<Database, "kind" | "listen" | "notify">, log: Logger): EventBus {
  const origin = randomUUID();
  const handlers = new Map<string, Set<(payload: unknown) => void>>();
  const underway = new Set<Promise<void>>();
  let unlisten: (() => Promise<void>) | null = null;

  function deliver(topic: string, payload: unknown): void {
    for (const handler of handlers.get(topic) ?? []) {
      try {
        handler(payload);
      } catch (error) {
        log.error({ err: error }, "an event handler failed");
      }
    }
  }

  function tellOthers(topic: string, payload: unknown): void {
    const text = JSON.stringify({ origin, topic, payload });
    if (Buffer.byteLength(text) > maxPayloadBytes)
      throw new RangeError("An event must stay below 7,500 bytes: publish an id instead.");
    // PGlite belongs to one process: there is nobody else to tell.
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
        if (received.origin !== origin) deliver(received.topic, received.payload);
      });
    },
    async stop() {
      await unlisten?.();
      unlisten = null;
      await Promise.all(underway);
    },
  };
}
