import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { libraryVersions } from "#server/platform/db/document-schema.ts";
import { workspaces } from "#server/platform/db/identity-schema.ts";
import { libraryItems } from "#server/platform/db/schema.ts";
import { createBuiltInWriter } from "#server/writers/built-in.ts";
import { storageUsage } from "#shared/contracts/storage.ts";
import { plans } from "#shared/plans.ts";
import { testRequest } from "#tests/support/briefs.ts";
import { errorCode, type TestClient } from "#tests/support/http.ts";
import { createTestApp, type SignedInClient, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

let db: Database;
let app: TestApp;
let person: SignedInClient;
const { storageBytes } = plans.free;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await truncate(db);
  app = createTestApp({ db, writers: { writerFor: () => createBuiltInWriter() } });
  person = await app.signUp();
});
afterAll(() => db.close());

const storage = async (client: TestClient = person) => storageUsage.parse(await (await client.get("/api/storage")).json());

async function keep(output: string): Promise<string> {
  const response = await person.post("/api/content", { output });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

/** Makes the version of a text so large that all of them come to `bytes`. */
async function fill(id: string, bytes: number): Promise<void> {
  const room = bytes - (await storage()).used;
  const padded = sql`${libraryVersions.text} || repeat('x', ${room}::integer)`;
  await db.orm.update(libraryVersions).set({ text: padded }).where(eq(libraryVersions.itemId, id));
}

it("is told in bytes, each text with its versions, and by plan", async () => {
  const id = await keep("قهوة");
  expect(await storage()).toEqual({ used: 16, limit: storageBytes });
  // What is in the trash takes room until it is deleted for good.
  await person.delete(`/api/library/${id}`);
  expect((await storage()).used).toBe(16);
  await person.delete("/api/library/trash");
  expect((await storage()).used).toBe(0);
  await db.orm.update(workspaces).set({ plan: "enterprise" });
  expect((await storage()).limit).toBe(plans.enterprise.storageBytes);
  expect((await app.client().get("/api/storage")).status).toBe(401);
});

it("refuses every new text at the limit, saves those that are open, and is each person's own", async () => {
  const id = await keep("نص");
  await fill(id, storageBytes);
  const idempotencyKey = randomUUID();
  const texts = [{ title: "a", markdown: "نص", variety: null }];
  const attempts = [
    person.post("/api/content", { output: "نص" }),
    person.post(`/api/library/${id}/copy`, {}),
    person.post("/api/imports", { idempotencyKey, texts }),
    person.post("/api/generations", testRequest()),
    person.post("/api/sets", { ...testRequest(), varieties: ["ar-egyptian"] }),
  ];
  for (const response of await Promise.all(attempts)) {
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: "storage.full", params: { used: 50, limit: 50 } } });
  }
  expect(await db.orm.$count(libraryItems)).toBe(1);

  expect((await person.patch(`/api/library/${id}`, { text: "نص أطول", version: 1 })).status).toBe(200);
  const other = await app.signUp();
  expect((await other.post("/api/imports", { idempotencyKey, texts })).status).toBe(201);
  await db.orm.update(workspaces).set({ plan: "pro" }).where(eq(workspaces.id, person.user.id));
  expect((await person.post("/api/imports", { idempotencyKey, texts })).status).toBe(201);
});

it("does not take a text that is larger than the room that is left", async () => {
  await fill(await keep("نص"), storageBytes - 10);
  const refused = await person.post("/api/content", { output: "كلمات" });
  expect(await errorCode(refused)).toBe("storage.full");
  expect((await person.post("/api/content", { output: "قه" })).status).toBe(201);
});

it("lets old versions go at the limit where that makes room, and none before", async () => {
  const id = await keep("1");
  for (let version = 1; version < 6; version++) {
    app.clock.advance(3_600_000);
    await person.patch(`/api/library/${id}`, { text: String(version + 1), version });
  }
  const versions = async () =>
    (await db.orm.select().from(libraryVersions).where(eq(libraryVersions.itemId, id))).map(({ version }) => version).sort();
  app.clock.set(new Date("2027-02-01T10:00:00Z"));
  await keep("before");
  expect(await versions()).toEqual([1, 2, 3, 4, 5, 6]);
  // Six versions of 9 MB pass the limit, the three that stay do not.
  await db.orm.update(libraryVersions).set({ text: sql`repeat('x', 9000000)` }).where(eq(libraryVersions.itemId, id));
  await keep("after");
  expect(await versions()).toEqual([1, 5, 6]);
});
