import { afterAll, beforeEach, expect, test } from "vitest";
import { createTestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

const waysOf = async (env = {}) => (await createTestApp({ db, env }).client().get("/api/auth/ways")).json();

test("without a setting only the address is offered, to everybody", async () => {
  expect(await waysOf()).toEqual({ way: "session", email: true, google: false, providers: [], phone: null, token: null });
});

test("Google is offered with its client, of which nothing is told", async () => {
  const ways = await waysOf({ GOOGLE_CLIENT_ID: "a-client", GOOGLE_CLIENT_SECRET: "a-secret" });
  expect(ways).toMatchObject({ google: true });
  expect(JSON.stringify(ways)).not.toMatch(/a-client|a-secret/);
});
