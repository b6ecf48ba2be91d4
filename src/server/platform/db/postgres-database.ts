import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import type { Database, Orm } from "./database.ts";
import { createListener } from "./postgres-listener.ts";
import { holdName } from "./postgres-presence.ts";
import { tables as schema } from "./tables.ts";

/**
 * In milliseconds. A statement that takes longer is stuck, and would hold one of few connections after its caller has gone. Code
 * that takes longer on purpose (migrations, importing another database) lifts the limits for its own transaction
 * (`withoutTimeLimits`). DATABASE_URL may set other values: '?statement_timeout=120000'.
 */
const limits = { connectionTimeoutMillis: 10_000, statement_timeout: 60_000, lock_timeout: 10_000 };

/** Creates a connection pool. The first query connects. */
export function openPostgres(url: string, log: Logger): Database {
  const pool = new pg.Pool({ ...limits, connectionString: url, max: 10, application_name: "lahja" });
  // The pool replaces an idle connection that breaks. Without a handler the event would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "a database connection broke"));
  const listener = createListener(url, log);
  const held = new Set<() => Promise<void>>();
  return {
    orm: drizzle(pool, { schema }) as unknown as Orm,
    kind: "postgres",
    listen: listener.listen,
    notify: async (channel, payload) => {
      await pool.query("SELECT pg_notify($1, $2)", [channel, payload]);
    },
    async hold(name) {
      const letGo = await holdName(url, name, log);
      held.add(letGo);
      return letGo;
    },
    async alone(work) {
      const client = new pg.Client({ connectionString: url, application_name: "lahja", statement_timeout: 0, lock_timeout: 0 });
      await client.connect();
      try {
        await work(drizzle(client, { schema }) as unknown as Orm);
      } finally {
        await client.end();
      }
    },
    ping: async () => {
      await pool.query("SELECT 1");
    },
    queue: {
      executeSql: async (text, values) => await pool.query(text, values),
      listen: async (channel, onNotification, onReconnect) => {
        const close = await listener.listen(channel, onNotification, onReconnect);
        onReconnect();
        return { close };
      },
    },
    close: async () => {
      await Promise.all([...held].map((letGo) => letGo()));
      await listener.close();
      await pool.end();
    },
  };
}
