import { sql } from "drizzle-orm";
import type { Database, Orm } from "./database.ts";

/** What a step works with: a connection outside any transaction, and how an index is made without keeping others from writing. */
export interface OnlineWork {
  readonly orm: Orm;
  /** Replaces what a step that was cut off has left of the index. `definition`: what follows its name. */
  createIndex(name: string, definition: string, unique?: "unique"): Promise<void>;
  dropIndex(name: string): Promise<void>;
}

/** Makes and drops its indexes with `CONCURRENTLY` where the database is PostgreSQL. */
export function workOn(orm: Orm, kind: Database["kind"]): OnlineWork {
  // PGlite has one connection: nobody is there to be kept waiting.
  const concurrently = kind === "postgres" ? sql.raw("CONCURRENTLY") : sql.empty();
  const dropIndex = async (name: string) => {
    await orm.execute(sql`DROP INDEX ${concurrently} IF EXISTS ${sql.identifier(name)}`);
  };
  return {
    orm,
    dropIndex,
    async createIndex(name, definition, unique) {
      await dropIndex(name);
      const kindOfIndex = sql.raw(unique ?? "");
      await orm.execute(sql`CREATE ${kindOfIndex} INDEX ${concurrently} ${sql.identifier(name)} ON ${sql.raw(definition)}`);
    },
  };
}
