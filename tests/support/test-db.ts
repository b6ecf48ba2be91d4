import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import pino from "pino";
import type { Database } from "#server/platform/db/database.ts";
import { migrate, migrationsFolder } from "#server/platform/db/migrate.ts";
import { fromClient, pgliteExtensions } from "#server/platform/db/pglite-database.ts";
import { openPostgres } from "#server/platform/db/postgres-database.ts";
import { tables as schema } from "#server/platform/db/tables.ts";
import { lendDatabase } from "./lent-databases.ts";

/** Set for the runs on a real PostgreSQL: its user must be allowed to create databases. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL;

/**
 * A migrated, empty database of its own: PGlite in memory, or a fresh database on the server of TEST_DATABASE_URL. Open one a
 * test file, `truncate` between tests, `close` at the end.
 */
export async function openTestDatabase(): Promise<Database> {
  if (testDatabaseUrl) return openFreshPostgres(testDatabaseUrl);
  const make = async () => PGlite.create({ extensions: pgliteExtensions, loadDataDir: await migratedImage() });
  return fromClient(await lendDatabase(make, emptying));
}

/** Whether races can be real: PGlite runs one statement after the other. */
export const isRealPostgres = testDatabaseUrl !== undefined;

const tableNames = Object.values(schema)
  .filter((value) => value instanceof PgTable)
  .map((table) => `"${getTableConfig(table).name}"`);

/** Deletes all rows: a TRUNCATE makes new files for every index, which takes PGlite twenty times as long. Like one it waits for writers. */
const emptying = `DO $$ BEGIN LOCK TABLE ${tableNames.join(", ")};${tableNames.map((name) => ` DELETE FROM ${name};`).join("")} END $$`;

export async function truncate(db: Database): Promise<void> {
  const empty = () => db.orm.execute(sql.raw(emptying));
  // What a test has begun may still be writing; PostgreSQL then ends one of the two, and it was over before the next try.
  await empty().catch(empty);
}

/**
 * The files of a migrated, empty PGlite, made once for each state of the migrations: making one takes 2.3 s, loading it 0.3 s.
 */
async function migratedImage(): Promise<Blob> {
  const file = join(import.meta.dirname, "../../.cache/test-db", `${migrationsHash()}.tar`);
  if (!existsSync(file)) {
    const client = await PGlite.create({ extensions: pgliteExtensions });
    await migrate(fromClient(client));
    const image = await client.dumpDataDir("none");
    await client.close();
    mkdirSync(dirname(file), { recursive: true });
    // Several test files may start at once: each writes its own draft, and the last rename wins with the same content.
    const draft = `${file}.${randomBytes(4).toString("hex")}`;
    writeFileSync(draft, new Uint8Array(await image.arrayBuffer()));
    renameSync(draft, file);
  }
  return new Blob([readFileSync(file)]);
}

/** Makes the migrated, empty database of a data directory, as a server that was started there once has left it. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const client = await PGlite.create({
    dataDir: join(dataDir, "pglite"),
    extensions: pgliteExtensions,
    loadDataDir: await migratedImage(),
  });
  await client.close();
}

const stepsFolder = join(migrationsFolder, "../src/server/platform/db");

/** Names the state of the migrations: what was prepared for one state is of no use to another. */
export function migrationsHash(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith(".sql")) hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  for (const name of readdirSync(stepsFolder).sort()) {
    if (name.startsWith("online-")) hash.update(name).update(readFileSync(join(stepsFolder, name)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** As `openTestDatabase`, before any migration. */
export async function openEmptyDatabase(): Promise<Database> {
  return testDatabaseUrl ? createOnPostgres(testDatabaseUrl) : fromClient(await PGlite.create({ extensions: pgliteExtensions }));
}

/** A copy of one database that was migrated for all: a copy takes a tenth of a second, the migrations one of every core. */
async function openFreshPostgres(serverUrl: string): Promise<Database> {
  return createOnPostgres(serverUrl, await migratedTemplate(serverUrl));
}

function migratedTemplate(serverUrl: string): Promise<string> {
  const template = `lahja_template_${migrationsHash()}`;
  return onServer(serverUrl, async (client) => {
    // Several test files start at once: the first makes it, the others wait.
    await client.query("SELECT pg_advisory_lock(hashtext($1))", [template]);
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [template]);
    if (rowCount === 0) {
      const draft = `${template}_${randomBytes(4).toString("hex")}`;
      await client.query(`CREATE DATABASE ${draft}`);
      const db = openPostgres(databaseUrl(serverUrl, draft), pino({ level: "silent" }));
      await migrate(db);
      await db.close();
      await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
    }
    return template;
  });
}

async function createOnPostgres(serverUrl: string, template = "template1"): Promise<Database> {
  const name = `lahja_test_${randomBytes(6).toString("hex")}`;
  await onServer(serverUrl, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  const db = openPostgres(databaseUrl(serverUrl, name), pino({ level: "silent" }));
  return {
    ...db,
    close: async () => {
      await db.close();
      await onServer(serverUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
