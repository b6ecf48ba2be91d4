import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { StartupError } from "../startup-error.ts";
import { type Database, type Orm, withoutTimeLimits } from "./database.ts";
import { runOnlineSteps } from "./online-steps.ts";

/** A newer version of Lahja wrote the data. */
export class DatabaseNewerError extends StartupError {
  override readonly name = "DatabaseNewerError";
}

/** The migrations of this version, for both databases. */
export const migrationsFolder = join(import.meta.dirname, "../../../../drizzle");

/**
 * An arbitrary key for the advisory lock. It is the same in every version, so that processes that start together migrate one after
 * the other.
 */
const migrationLock = 7_142_026;

/** When the newest migration of this version was created, in milliseconds since 1970. */
export function newestMigration(): number {
  return Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
}

interface MigrationRow extends Record<string, unknown> {
  created_at: string | number;
}

/**
 * Updates the schema in one transaction, then runs the slow steps outside of it (`online-steps.ts`). Processes that start together
 * wait for each other.
 * @throws DatabaseNewerError if the database has a migration that this version does not know.
 */
export async function migrate(db: Pick<Database, "orm" | "kind" | "alone">): Promise<void> {
  await migrateSchema(db.orm);
  await db.alone(async (orm) => {
    // Released when the connection closes.
    await orm.execute(sql`SELECT pg_advisory_lock(${migrationLock})`);
    await runOnlineSteps(orm, db.kind);
    await orm.execute(sql`SELECT pg_advisory_unlock(${migrationLock})`);
  });
}

async function migrateSchema(orm: Orm): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder });
  await orm.transaction(async (tx) => {
    await withoutTimeLimits(tx);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${migrationLock})`);
    await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
    await tx.execute(
      sql`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
    );
    const { rows } = await tx.execute<MigrationRow>(sql`SELECT created_at FROM drizzle.__drizzle_migrations`);
    const applied = new Set(rows.map((row) => Number(row.created_at)));
    refuseNewer(applied, new Set(migrations.map((migration) => migration.folderMillis)));
    for (const migration of migrations.filter(({ folderMillis }) => !applied.has(folderMillis))) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${migration.hash}, ${migration.folderMillis})`,
      );
    }
  });
}

function refuseNewer(applied: ReadonlySet<number>, known: ReadonlySet<number>): void {
  const newer = [...applied].filter((moment) => !known.has(moment));
  if (newer.length === 0) return;
  throw new DatabaseNewerError(
    `The database was written by a newer version of Lahja (${newer.length} unknown change(s)); this one is ${ownVersion()}. Update Lahja, or use another DATA_DIR or DATABASE_URL.`,
  );
}

function ownVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(import.meta.dirname, "../../../../package.json"), "utf8"));
  return String((manifest as { version?: unknown }).version);
}
