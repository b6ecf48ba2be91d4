import { mkdirSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import pg from "pg";
import { fromPglite } from "pg-boss";
import { StartupError } from "../startup-error.ts";
import type { Database, Orm } from "./database.ts";
import { lockDirectory } from "./directory-lock.ts";
import { tables as schema } from "./tables.ts";

/** The extensions that the migrations create. PGlite only has those that it was opened with. */
export const pgliteExtensions = { btree_gin, pg_trgm };

/**
 * Opens the embedded database in a directory and locks the directory until `close`.
 * @throws DatabaseLockedError, StartupError
 */
export async function openPglite(directory: string): Promise<Database> {
  const unlock = lockDirectory(directory);
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const client = new PGlite(directory, { extensions: pgliteExtensions });
    await client.waitReady;
    return fromClient(client, unlock);
  } catch (error) {
    unlock();
    throw new StartupError(`The embedded database in ${directory} cannot be opened: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Wraps an open PGlite. Tests pass an in-memory one. */
export function fromClient(client: PGlite, onClosed: () => void = () => {}): Database {
  // Drizzle's type names the driver's own result type. `Orm` is the part that both drivers share.
  const orm = drizzle(client, { schema }) as unknown as Orm;
  return {
    orm,
    kind: "pglite",
    listen: async (channel, onPayload) => {
      const name = pg.escapeIdentifier(channel);
      await client.listen(name, onPayload);
      // The function that `listen` returns drops the quotes around the name and therefore does not unlisten.
      return () => client.unlisten(name, onPayload);
    },
    notify: async (channel, payload) => {
      await client.query("SELECT pg_notify($1, $2)", [channel, payload]);
    },
    hold: async () => async () => {},
    alone: (work) => work(orm),
    ping: async () => {
      await client.query("SELECT 1");
    },
    queue: fromPglite(client),
    close: async () => {
      await client.close();
      onClosed();
    },
  };
}
