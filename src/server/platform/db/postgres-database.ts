import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import type { Database, Orm } from "./database.ts";
import { createListener } from "./postgres-listener.ts";
import { tables as schema } from "./tables.ts";

/** Prepares a pool of connections; the first query connects. */
export function openPostgres(url: string, log: Logger): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000, application_name: "lahja" });
  // An idle connection that breaks is replaced by the pool; without a handler the event would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "a database connection broke"));
  const listener = createListener(url, log);
  return {
    orm: drizzle(pool, { schema }) as unknown as Orm,
    kind: "postgres",
    listen: listener.listen,
    notify: async (channel, payload) => {
      await pool.query("SELECT pg_notify($1, $2)", [channel, payload]);
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
      await listener.close();
      await pool.end();
    },
  };
}
