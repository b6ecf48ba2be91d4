import { type Column, type ExtractTablesWithRelations, type SQL, sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Db } from "pg-boss";
import type { tables as schema } from "./tables.ts";

/** The part of a raw result that both databases share. */
interface Rows<Row> {
  readonly rows: Row[];
}

interface QueryResult extends PgQueryResultHKT {
  readonly type: Rows<this["row"]>;
}

/** Drizzle over our schema, the same type on PGlite and PostgreSQL. A transaction has it too. */
export type Orm = PgDatabase<QueryResult, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** Lets the statements of this transaction take as long as they need, and wait for their locks as long. */
export async function withoutTimeLimits(tx: Orm): Promise<void> {
  await tx.execute(sql`SELECT set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`);
}

/** Raw statements for the job queue. */
type QueueConnection = Db;

/** Whether no process holds the name in a column; see `Database.hold`. Nobody is kept from holding it by the question. */
export function isNotHeld(name: Column): SQL {
  return sql`pg_try_advisory_xact_lock_shared(hashtextextended(${name}, 0))`;
}

/**
 * The one database. On PGlite there is a single session: inside `orm.transaction(async (tx) => …)` use `tx` only; a query
 * on `orm` there waits for the transaction, which waits for it, forever.
 */
export interface Database {
  readonly orm: Orm;
  readonly kind: "pglite" | "postgres";
  /**
   * Hears what any process says on the channel. Survives a lost connection; what was said meanwhile is lost.
   * @returns a function that ends the listening.
   */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /** At most 7,999 bytes of payload (a limit of PostgreSQL). */
  notify(channel: string, payload: string): Promise<void>;
  /**
   * Holds a name while this process is connected, whatever it is busy with: a dead one loses it, one whose event loop stands still does
   * not (`isNotHeld`). On PGlite there is one process, and nothing to tell. @returns a function that lets the name go.
   */
  hold(name: string): Promise<() => Promise<void>>;
  /**
   * Gives work a connection of its own without limits of time, for statements that refuse a transaction. On PGlite it is the one there is.
   */
  alone(work: (orm: Orm) => Promise<void>): Promise<void>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** What the job queue works on: raw statements outside any transaction of ours. */
  readonly queue: QueueConnection;
  close(): Promise<void>;
}
