import { afterAll, beforeAll, expect, it } from "vitest";
import { subjectIds } from "#language/subjects/registry.ts";
import type { Database } from "#server/platform/db/database.ts";
import { subjectsApi } from "#shared/contracts/subjects.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";

let db: Database;
let app: TestApp;

beforeAll(async () => {
  db = await openTestDatabase();
  app = createTestApp({ db });
});
afterAll(() => db.close());

it("GET /api/subjects names every subject in both languages, to who is signed in", async () => {
  const person = await app.signUp();
  const list = subjectsApi.list.answer.parse(await (await person.get("/api/subjects")).json());
  expect(list.map(({ id }) => id)).toEqual([...subjectIds]);
  expect(list.every(({ name }) => /\p{Script=Arabic}/u.test(name.ar) && /[a-z]/.test(name.en))).toBe(true);
  expect((await app.client().get("/api/subjects")).status).toBe(401);
});
