import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testRequest } from "#tests/support/briefs.ts";
import { createBuiltInApp, generationWhen, hasEnded } from "#tests/support/model-app.ts";
import { testPassword } from "#tests/support/test-app.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";
import type { Database } from "./database.ts";
import { archiveParts, archives } from "./document-schema.ts";
import { users } from "./identity-schema.ts";
import { migrate, newestMigration } from "./migrate.ts";
import { fromClient, pgliteExtensions } from "./pglite-database.ts";
import { generations } from "./schema.ts";
import { exportLines, importLines } from "./transfer.ts";

let source: Database;
let target: Database;

beforeAll(async () => {
  // With TEST_DATABASE_URL this moves data from PGlite to PostgreSQL, which is what the commands are for.
  source = fromClient(await PGlite.create({ extensions: pgliteExtensions }));
  await migrate(source);
  target = await openTestDatabase();
});
afterAll(async () => {
  await source.close();
  await target.close();
});

async function all(lines: AsyncIterable<string>): Promise<string[]> {
  const read: string[] = [];
  for await (const line of lines) read.push(line);
  return read;
}

async function* from(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

describe("moving an install to another database", () => {
  it("brings every row over: the person signs in there with the old password and finds the text", async () => {
    const app = createBuiltInApp(source);
    await app.services.generations.start();
    const person = await app.signUp("mona@example.com");
    const { id } = (await (await person.post("/api/generations", testRequest())).json()) as { id: string };
    const written = await generationWhen(person, id, hasEnded);
    await person.post("/api/plan", { plan: "enterprise" });
    await app.services.generations.stop();

    const lines = await all(exportLines(source));
    expect(await importLines(target, from(lines))).toBe(lines.length - 1);

    const moved = createBuiltInApp(target);
    const client = moved.client();
    expect((await client.post("/api/auth/sign-in/email", { email: "mona@example.com", password: testPassword })).status).toBe(
      200,
    );
    const item = (await (await client.get(`/api/library/${written.itemId}`)).json()) as { text: string; createdAt: string };
    expect(item.text).toBe(written.text);
    expect(await (await client.get("/api/usage")).json()).toMatchObject({ plan: "enterprise" });
    expect(await all(exportLines(target))).toEqual(expect.arrayContaining(lines.filter((line) => line.includes("library"))));
  });

  it("takes an export of an older version: new columns get their defaults, dropped ones are left out", async () => {
    const newColumns = ["step", "round", "report", "repair", "tokens", "seconds"];
    const old = (await all(exportLines(source))).map((line) => {
      const { table, row, ...rest } = JSON.parse(line) as { table?: string; row?: Record<string, unknown> };
      if (!row) return JSON.stringify(rest);
      const kept = Object.entries(row).filter(([name]) => !newColumns.includes(name));
      const suggestions = table === "generations" || table === "library_items" ? { suggestions: [] } : {};
      const { created_by: user_id, ...older } = Object.fromEntries(kept);
      return JSON.stringify({ table, row: { ...older, ...suggestions, ...(user_id ? { user_id } : {}) } });
    });
    const older = await openTestDatabase();
    await importLines(older, from(old));
    const rows = await older.orm.select().from(generations);
    const [maker] = await older.orm.select({ createdBy: users.id }).from(users);
    expect(rows).toMatchObject([{ state: "done", step: "writing", round: 0, report: null, ...maker }]);
    await older.close();
  });

  it("leaves the archives of texts behind: they are copies, and as large as they like", async () => {
    const [person] = await source.orm.select({ id: users.id }).from(users);
    const now = new Date();
    const row = {
      id: "archive",
      workspaceId: person?.id ?? "",
      state: "done",
      total: 1,
      createdAt: now,
      heartbeatAt: now,
    } as const;
    await source.orm.insert(archives).values({ ...row, request: { format: "txt", language: "ar" } });
    await source.orm.insert(archiveParts).values({ archiveId: "archive", position: 0, bytes: new Uint8Array(9) });
    expect((await all(exportLines(source))).filter((line) => line.includes("archive"))).toEqual([]);
  });

  it("refuses a database that holds something, and changes nothing in it", async () => {
    const lines = await all(exportLines(source));
    await expect(importLines(target, from(lines))).rejects.toThrow(/not empty/);
  });

  it.each([
    ["something else", ["hello"], /not an export/],
    ["an empty file", [], /empty/],
    ["a newer format", [JSON.stringify({ lahja: 99 })], /newer version/],
    ["a newer schema", [JSON.stringify({ lahja: 1, schema: newestMigration() + 1 })], /newer version/],
  ])("refuses %s", async (_name, lines, message) => {
    const empty = await openTestDatabase();
    await expect(importLines(empty, from(lines))).rejects.toThrow(message);
    await empty.close();
  });
});
