import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { StartupError } from "../startup-error.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openPglite } from "./pglite-database.ts";
import { openPostgres } from "./postgres-database.ts";

/**
 * Opens the configured database and updates its schema.
 * @throws StartupError (DatabaseLockedError, DatabaseNewerError …) with one line for the operator.
 */
export async function openDatabase(config: Pick<Config, "database">, log: Logger): Promise<Database> {
  const db =
    config.database.kind === "pglite" ? await openPglite(config.database.directory) : openPostgres(config.database.url, log);
  try {
    await reach(db, config);
    await refuseOtherEncoding(db);
    await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Turns 'connection refused' into a line that names the setting to check, without showing the password in it. */
async function reach(db: Database, config: Pick<Config, "database">): Promise<void> {
  try {
    await db.ping();
  } catch (error) {
    if (config.database.kind === "pglite") throw error;
    const { host, pathname } = new URL(config.database.url);
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new StartupError(`The database at ${host}${pathname} does not answer (${reason}): check DATABASE_URL.`, {
      cause: error,
    });
  }
}

/** In an SQL_ASCII database Arabic letters do not count as letters, so searches would find nothing without any error. */
async function refuseOtherEncoding(db: Database): Promise<void> {
  const { rows } = await db.orm.execute<{ server_encoding: string }>(sql`show server_encoding`);
  const encoding = rows[0]?.server_encoding;
  if (encoding === "UTF8") return;
  throw new StartupError(
    `The database has the encoding ${encoding}; Lahja needs UTF8 (CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0).`,
  );
}
