import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type SQL, sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { strFromU8, unzipSync } from "fflate";
import { afterEach, expect, test, vi } from "vitest";
import { createBuiltInApp } from "#tests/support/model-app.ts";
import { testPassword } from "#tests/support/test-app.ts";
import { isRealPostgres, openEmptyDatabase, openTestDatabase } from "#tests/support/test-db.ts";
import type { Database, Orm } from "./database.ts";
import { migrate, migrationsFolder } from "./migrate.ts";
import { ownerTables } from "./online-owners.ts";
import { importLines } from "./transfer.ts";

const fixtures = join(import.meta.dirname, "../../../../tests/fixtures");
/**
 * The data of three people from the version before workspaces: texts with versions, a set, a conversion, an import, a link, a
 * trash.
 */
const lines = gunzipSync(readFileSync(join(fixtures, "install-0016.jsonl.gz")))
  .toString()
  .split("\n");
/** The hash of each file in each person's full export, as created by that version. */
const zips = JSON.parse(readFileSync(join(fixtures, "install-0016-zips.json"), "utf8")) as Record<string, object>;
const rows = lines.slice(1).map((line) => JSON.parse(line) as { table: string; row: Record<string, unknown> });
const tables = [...new Set(rows.map(({ table }) => table))];
const ofTable = (name: string) => rows.filter(({ table }) => table === name).map(({ row }) => row);

// Signing in three people and migrating is slow on one core.
vi.setConfig({ testTimeout: 60_000 });

const open: Database[] = [];
afterEach(async () => {
  for (const db of open.splice(0)) await db.close();
});

/** The database of that version: its migrations and its data. */
async function openInstall(): Promise<Database> {
  const db = await openEmptyDatabase();
  open.push(db);
  await db.orm.execute(sql`CREATE SCHEMA drizzle`);
  await db.orm.execute(
    sql`CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  for (const migration of readMigrationFiles({ migrationsFolder }).slice(0, 17)) {
    for (const statement of migration.sql) await db.orm.execute(sql.raw(statement));
    await db.orm.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${migration.hash}, ${migration.folderMillis})`,
    );
  }
  for (const { table, row } of rows) {
    const [name, columns] = [
      sql.identifier(table),
      sql.raw(
        Object.keys(row)
          .map((key) => `"${key}"`)
          .join(", "),
      ),
    ];
    const json = JSON.stringify(row);
    await db.orm.execute(
      sql`INSERT INTO ${name} (${columns}) SELECT ${columns} FROM json_populate_record(null::${name}, ${json}::json)`,
    );
  }
  return db;
}

/** A job's text, wherever it is kept: since the step "texts" the job leaves it to the first version of its item. */
const writtenText = `coalesce((select v.text from library_versions v where v.item_id = generations.item_id and v.version = 1), text) as text`;

/** Where this version keeps columns of that one. */
const movedColumns: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ownerTables.map((table) => [`${table}.user_id`, "created_by as user_id"])),
  "usage_months.user_id": "workspace_id as user_id",
  "users.plan": "(select plan from workspaces where person_of = users.id) as plan",
};

/** What that version stored, counted and hashed by table. Newer columns are left out. */
async function contents(orm: Orm, moved: Readonly<Record<string, string>> = movedColumns): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of tables) {
    const [columns] = ofTable(table).map((row) => Object.keys(row));
    const columnOf = (key: string) =>
      moved[`${table}.${key}`] ?? (table === "generations" && key === "text" ? writtenText : `"${key}"`);
    const list = sql.raw((columns ?? []).map(columnOf).join(", "));
    const { rows: stored } = await orm.execute<{ row: unknown }>(
      sql`select row_to_json(t) as row from (select ${list} from ${sql.identifier(table)}) as t`,
    );
    const texts = stored.map(({ row }) => JSON.stringify(row)).sort();
    found[table] = `${texts.length} ${createHash("sha256").update(texts.join("\n")).digest("hex")}`;
  }
  return found;
}

async function expectMoved(db: Database): Promise<void> {
  for (const table of ownerTables) {
    const { rows: strays } = await db.orm.execute(
      sql`select 1 from ${sql.identifier(table)} where workspace_id is distinct from created_by`,
    );
    expect(strays, table).toEqual([]);
  }
  const { rows: personal } = await db.orm.execute(
    sql`select u.id, w.plan from users u join workspaces w on w.id = u.id and w.person_of = u.id
      join memberships m on m.workspace_id = u.id and m.user_id = u.id and m.role = 'owner'`,
  );
  const people = ofTable("users").map(({ id, plan }) => ({ id, plan }));
  expect(personal).toHaveLength(people.length);
  expect(personal).toEqual(expect.arrayContaining(people));
}

/** A text that a library item has is kept nowhere else. */
async function expectTextsOnce({ orm }: Database): Promise<void> {
  const { rows: twice } = await orm.execute(
    sql`select 1 from generations g join library_versions v on v.item_id = g.item_id and v.version = 1 where g.text <> ''`,
  );
  expect(twice).toEqual([]);
}

/** Each version names the person of its text. */
async function expectVersionsNamed({ orm }: Database): Promise<void> {
  const { rows } = await orm.execute(
    sql`select count(*)::int as versions, count(*) filter (where v.created_by = i.created_by)::int as named
      from library_versions v join library_items i on i.id = v.item_id`,
  );
  expect(rows).toEqual([{ versions: expect.any(Number), named: rows[0]?.versions }]);
  expect(rows[0]?.versions).toBeGreaterThan(0);
}

/** Files and settings that exports have since. */
const newerFiles = ["trends.json", "sign-ins.json"];
const newerValues = /,\n {2}"(trendSources|trendDigest|phone)": \w+/g;
const changedFiles = ["settings.json", "profile.json"];

async function archivesOf(db: Database): Promise<Record<string, Record<string, string>>> {
  const app = createBuiltInApp(db);
  const found: Record<string, Record<string, string>> = {};
  for (const email of Object.keys(zips)) {
    const client = app.client();
    await client.post("/api/auth/sign-in/email", { email, password: testPassword });
    const answer = await client.get("/api/account/export");
    const files = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())));
    const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");
    const textOf = (name: string, text: string) => (changedFiles.includes(name) ? text.replace(newerValues, "") : text);
    found[email] = Object.fromEntries(
      files.filter(([name]) => !newerFiles.includes(name)).map(([name, bytes]) => [name, hashOf(textOf(name, strFromU8(bytes)))]),
    );
  }
  return found;
}

test("an install of the version before workspaces keeps every row and every person's archive, and belongs to personal workspaces", async () => {
  const db = await openInstall();
  const before = await contents(db.orm, {});
  await migrate(db);
  expect(await contents(db.orm)).toEqual(before);
  await expectMoved(db);
  await expectTextsOnce(db);
  await expectVersionsNamed(db);
  expect(await archivesOf(db)).toEqual(zips);
});

test("an export of the version before workspaces is taken over as it is", async () => {
  const db = await openTestDatabase();
  open.push(db);
  await importLines(
    db,
    (async function* () {
      yield* lines;
    })(),
  );
  await expectMoved(db);
  expect(await archivesOf(db)).toEqual(zips);
});

test("cut off anywhere on its way, the move starts again and ends as it would have", async () => {
  const db = await openInstall();
  const before = await contents(db.orm, {});
  // Each round runs a few more statements before the interruption.
  let isDone = false;
  for (let statements = 3; !isDone; statements += 9) {
    let left = statements;
    const cut: Pick<Database, "orm" | "kind" | "alone"> = {
      orm: db.orm,
      kind: db.kind,
      alone: (work) =>
        db.alone((orm) => {
          const execute = orm.execute.bind(orm);
          const broken = Object.assign(Object.create(orm) as Orm, {
            execute: (...given: Parameters<typeof execute>) => {
              if (left-- <= 0) throw new Error("cut off");
              return execute(...given);
            },
          });
          return work(broken);
        }),
    };
    isDone = await migrate(cut).then(
      () => true,
      (error: Error) => {
        expect(error.message).toBe("cut off");
        return false;
      },
    );
  }
  expect(await contents(db.orm)).toEqual(before);
  await expectMoved(db);
  await expectTextsOnce(db);
  await expectVersionsNamed(db);
  const { rows: broken } = await db.orm.execute(sql`select 1 from pg_index where not indisvalid`);
  expect(broken).toEqual([]);
});

test("during a deploy, this version and the one before name makers to each other, and a deleted account leaves none", async () => {
  const db = await openTestDatabase();
  open.push(db);
  const all = async (query: SQL) => (await db.orm.execute(query)).rows;
  // The version before names the plan of an account and the person of a month; this one names neither.
  await all(sql`insert into users (id, name, email, plan) values ('old', 'Old', 'old@example.com', 'pro')`);
  await all(sql`insert into users (id, name, email) values ('new', 'New', 'new@example.com')`);
  await all(sql`insert into usage_months (workspace_id, user_id, month) values ('old', default, '2026-11')`);
  expect(await all(sql`select id, plan from workspaces order by id desc`)).toEqual([
    { id: "old", plan: "pro" },
    { id: "new", plan: "free" },
  ]);

  await all(sql`insert into workspaces (id, plan) values ('team', 'pro')`);
  for (const [maker, column] of [
    ["old", sql`user_id`],
    ["new", sql`created_by`],
  ] as const) {
    await all(sql`insert into library_items (id, workspace_id, ${column}, title, status, text, words, created_at, updated_at)
      values (${maker}, 'team', ${maker}, 'T', 'done', 'T', 1, now(), now())`);
    await all(sql`insert into shared_links (item_id, workspace_id, ${column}, token, created_at, expires_at)
      values (${maker}, 'team', ${maker}, ${maker}, now(), now())`);
  }
  const makers = sql`select user_id, created_by from library_items union select user_id, created_by from shared_links
    order by user_id desc`;
  expect(await all(makers)).toEqual([
    { user_id: "old", created_by: "old" },
    { user_id: "new", created_by: "new" },
  ]);
  const triggers = sql`select tgrelid::regclass::text as table from pg_trigger where tgname = tgrelid::regclass || '_maker'`;
  expect((await all(triggers)).map(({ table }) => table).toSorted()).toEqual(ownerTables.toSorted());

  await all(sql`delete from users`);
  expect(await all(makers)).toEqual([{ user_id: null, created_by: null }]);
  expect(await all(sql`select count(*)::int as texts from library_items`)).toEqual([{ texts: 2 }]);
});

test.runIf(isRealPostgres)("nobody is kept from writing while the indexes are made", async () => {
  const db = await openInstall();
  const made: string[] = [];
  await migrate({
    orm: db.orm,
    kind: db.kind,
    alone: (work) =>
      db.alone((orm) => {
        const execute = orm.execute.bind(orm);
        return work(
          Object.assign(Object.create(orm) as Orm, {
            execute: (...given: Parameters<typeof execute>) => {
              const [query] = given;
              if (typeof query !== "string") made.push(JSON.stringify((query as { queryChunks?: unknown }).queryChunks ?? ""));
              return execute(...given);
            },
          }),
        );
      }),
  });
  const indexes = made.filter((statement) => statement.includes(" INDEX "));
  expect(indexes.length).toBeGreaterThan(20);
  expect(indexes.filter((statement) => !statement.includes("CONCURRENTLY"))).toEqual([]);
});
