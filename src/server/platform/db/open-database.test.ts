import { join } from "node:path";
import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { tempDir } from "#tests/support/temp-dir.ts";
import { isRealPostgres, openTestDatabase, testDatabaseUrl } from "#tests/support/test-db.ts";
import { DatabaseLockedError } from "./directory-lock.ts";
import { users } from "./identity-schema.ts";
import { DatabaseNewerError, migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";

const log = pino({ level: "silent" });
const inDirectory = (directory: string) => ({ database: { kind: "pglite", directory } as const });

test("the embedded database keeps what was written, is locked while open, and refuses data of a newer version", async () => {
  const config = inDirectory(join(tempDir("db"), "pglite"));
  const first = await openDatabase(config, log);
  await first.orm.insert(users).values({ id: "u", name: "n", email: "e@example.com" });
  await expect(openDatabase(config, log)).rejects.toThrow(DatabaseLockedError);
  await first.close();

  const again = await openDatabase(config, log);
  expect(await again.orm.select({ id: users.id }).from(users)).toEqual([{ id: "u" }]);
  await again.orm.execute(sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('x', 99999999999999)`);
  await again.close();

  await expect(openDatabase(config, log)).rejects.toThrow(DatabaseNewerError);
  // The refused start has released the directory.
  await expect(openDatabase(config, log)).rejects.toThrow(/newer version/);
});

test("a PostgreSQL that does not answer is named without its password", async () => {
  const refused = openDatabase({ database: { kind: "postgres", url: "postgres://me:secret@127.0.0.1:1/lahja" } }, log);
  await expect(refused).rejects.toThrow(/127\.0\.0\.1:1\/lahja does not answer \(ECONNREFUSED\)/);
  await expect(refused).rejects.not.toThrow(/secret/);
});

const db = await openTestDatabase();
afterAll(() => db.close());

test.runIf(isRealPostgres)("a PostgreSQL database of bytes, in which Arabic cannot be searched, is refused by name", async () => {
  await db.orm.execute(sql`create database lahja_bytes encoding 'SQL_ASCII' template template0 lc_collate 'C' lc_ctype 'C'`);
  try {
    const url = new URL(testDatabaseUrl ?? "");
    url.pathname = "/lahja_bytes";
    const opening = openDatabase({ database: { kind: "postgres", url: url.href } }, pino({ level: "silent" }));
    await expect(opening).rejects.toThrow(/SQL_ASCII.*UTF8/);
  } finally {
    await db.orm.execute(sql`drop database lahja_bytes with (force)`);
  }
});

test("migrating what is up to date changes nothing, also from two processes at once", async () => {
  await (isRealPostgres ? Promise.all([migrate(db), migrate(db)]) : migrate(db));
  const { rows } = await db.orm.execute(sql`SELECT hash FROM drizzle.__drizzle_migrations`);
  expect(new Set(rows.map((row) => row.hash)).size).toBe(rows.length);
});

test("what is said on a channel is heard until the listening ends", async () => {
  const heard: string[] = [];
  const unlisten = await db.listen("Some Channel", (payload) => heard.push(payload));
  await db.notify("Some Channel", "مرحبا");
  await expect.poll(() => heard).toEqual(["مرحبا"]);
  await unlisten();
  await db.notify("Some Channel", "unheard");
  await db.ping();
  expect(heard).toEqual(["مرحبا"]);
});
