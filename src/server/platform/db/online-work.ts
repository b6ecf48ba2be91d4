import { sql } from "drizzle-orm";
import type { Database, Orm } from "./database.ts";

/** The tools of a step: a connection outside of any transaction, and index changes that do not block writes. */
export interface OnlineWork {
  readonly orm: Orm;
  /** Also replaces an incomplete index of an interrupted step. `definition` is the SQL after the index name. */
  createIndex(name: string, definition: string, unique?: "unique"): Promise<void>;
  dropIndex(name: string): Promise<void>;
}

/** Creates and drops indexes with `CONCURRENTLY` on PostgreSQL. */
export function workOn(orm: Orm, kind: Database["kind"]): OnlineWork {
  // PGlite has one connection, so no one else can be blocked.
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
