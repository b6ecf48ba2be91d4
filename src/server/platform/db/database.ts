import { type Column, type ExtractTablesWithRelations, type SQL, sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Db } from "pg-boss";
import type { tables as schema } from "./tables.ts";

/** The part of a raw query result that both drivers share. */
interface Rows<Row> {
  readonly rows: Row[];
}

interface QueryResult extends PgQueryResultHKT {
  readonly type: Rows<this["row"]>;
}

/** Drizzle with our schema. PGlite, PostgreSQL and transactions share this type. */
export type Orm = PgDatabase<QueryResult, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** Disables the statement and lock timeouts for this transaction. */
export async function withoutTimeLimits(tx: Orm): Promise<void> {
  await tx.execute(sql`SELECT set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`);
}

/** Raw statements for the job queue. */
type QueueConnection = Db;

/**
 * Whether no process holds the name in this column; see `Database.hold`. Asking does not block a process that wants to hold it.
 */
export function isNotHeld(name: Column): SQL {
  return sql`pg_try_advisory_xact_lock_shared(hashtextextended(${name}, 0))`;
}

/**
 * The application's database. PGlite has a single session: inside `orm.transaction(async (tx) => …)` use only `tx`. A query on
 * `orm` there waits for the transaction, and the transaction waits for the query, which is a deadlock.
 */
export interface Database {
  readonly orm: Orm;
  readonly kind: "pglite" | "postgres";
  /**
   * Receives what any process publishes on the channel. Reconnects after a lost connection; messages sent meanwhile are lost.
   * @returns a function that stops listening.
   */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /** Publishes a payload of at most 7,999 bytes, which is PostgreSQL's limit. */
  notify(channel: string, payload: string): Promise<void>;
  /**
   * Holds a name as long as this process is connected. A dead process loses the name, but a process with a blocked event loop
   * keeps it (see `isNotHeld`). On PGlite this does nothing, because there is only one process.
   * @returns a function that releases the name.
   */
  hold(name: string): Promise<() => Promise<void>>;
  /**
   * Gives `work` a separate connection without time limits, for statements that cannot run in a transaction. PGlite uses its only
   * connection.
   */
  alone(work: (orm: Orm) => Promise<void>): Promise<void>;
  /** Throws if the database does not answer. */
  ping(): Promise<void>;
  /** For the job queue: raw statements outside of our transactions. */
  readonly queue: QueueConnection;
  close(): Promise<void>;
}
