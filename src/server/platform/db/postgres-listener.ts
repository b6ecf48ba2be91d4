import pg from "pg";
import type { Logger } from "pino";

interface Subscription {
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  readonly onReconnect: () => void;
}

/** A separate connection for every LISTEN of this process. It reconnects after a loss. */
export interface Listener {
  /** `onReconnect` is called after each reconnection, because messages sent meanwhile were missed. */
  listen(channel: string, onPayload: (payload: string) => void, onReconnect?: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const firstRetryMs = 500;
const longestRetryMs = 30_000;

export function createListener(url: string, log: Logger): Listener {
  const subscriptions = new Set<Subscription>();
  let connection: Promise<pg.Client> | null = null;
  let retry: NodeJS.Timeout | null = null;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: "lahja-events" });
    client.on("error", (error) => log.warn({ err: error }, "the event connection broke"));
    client.on("end", () => scheduleReconnect(firstRetryMs));
    client.on("notification", ({ channel, payload }) => {
      for (const subscription of subscriptions) if (subscription.channel === channel) subscription.onPayload(payload ?? "");
    });
    await client.connect();
    for (const channel of new Set([...subscriptions].map((subscription) => subscription.channel)))
      await subscribe(client, channel);
    return client;
  }

  function scheduleReconnect(delayMs: number): void {
    connection = null;
    if (closed || retry || subscriptions.size === 0) return;
    retry = setTimeout(() => {
      retry = null;
      connection = connect();
      connection.then(
        () => {
          for (const subscription of subscriptions) subscription.onReconnect();
        },
        (error: unknown) => {
          log.warn({ err: error }, "the event connection is still down");
          scheduleReconnect(Math.min(delayMs * 2, longestRetryMs));
        },
      );
    }, delayMs);
  }

  return {
    async listen(channel, onPayload, onReconnect = () => {}) {
      const subscription: Subscription = { channel, onPayload, onReconnect };
      subscriptions.add(subscription);
      connection ??= connect();
      await subscribe(await connection, channel);
      return async () => {
        subscriptions.delete(subscription);
        const client = await connection?.catch(() => null);
        const stillWanted = [...subscriptions].some((other) => other.channel === channel);
        if (client && !stillWanted) await client.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`);
      };
    },
    async close() {
      closed = true;
      if (retry) clearTimeout(retry);
      const client = await connection?.catch(() => null);
      await client?.end();
    },
  };
}

async function subscribe(client: pg.Client, channel: string): Promise<void> {
  await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
}
