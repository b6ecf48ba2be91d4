import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { testRequest } from "#tests/support/briefs.ts";
import { createModelApp } from "#tests/support/model-app.ts";
import { type FakeModelServer, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";

let db: Database;
let model: FakeModelServer;

beforeAll(async () => {
  db = await openTestDatabase();
  model = await startFakeModelServer();
});
afterAll(async () => {
  await model.close();
  await db.close();
});

it("lets in as many runs as the month has words for, however many start at once, and leaves no trace of the refused", async () => {
  const app = createModelApp(db, model);
  const other = createModelApp(db, model);
  await app.services.generations.start();
  model.otherwise({ kind: "silence" });
  const person = await app.signUp();
  const start = () => person.post("/api/generations", testRequest({ words: 800 }));
  const answers = await Promise.all(Array.from({ length: 20 }, start));

  const accepted = answers.filter(({ status }) => status === 202);
  expect(accepted.length).toBe(6);
  for (const refused of answers.filter(({ status }) => status !== 202)) {
    expect(await refused.json()).toMatchObject({ error: { code: "plan.word_limit" } });
  }
  expect(await (await person.get("/api/usage")).json()).toMatchObject({ used: 0, reserved: 4_800 });
  expect((await (await person.get("/api/generations")).json()) as unknown[]).toHaveLength(6);

  // The server stops: nothing was delivered, so nothing is charged and everything is free again.
  await app.services.generations.stop();
  expect(await other.services.usage.current(person.actor, "free")).toMatchObject({ used: 0, reserved: 0 });
});

it("is one job for the same key sent ten times at once", async () => {
  const app = createModelApp(db, model);
  await app.services.generations.start();
  model.otherwise({ kind: "silence" });
  const person = await app.signUp();
  const request = testRequest({ words: 300 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => person.post("/api/generations", request)));
  const ids = new Set(await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id)));
  expect(ids.size).toBe(1);
  expect(await (await person.get("/api/usage")).json()).toMatchObject({ reserved: 300 });
  await app.services.generations.stop();
});
