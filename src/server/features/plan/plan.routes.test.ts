import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { errorCode } from "#tests/support/http.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

let db: Database;
let app: TestApp;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await truncate(db);
  app = createTestApp({ db });
});
afterAll(() => db.close());

describe("POST /api/plan", () => {
  it("switches at once and keeps the words used this month", async () => {
    const person = await app.signUp();
    const { usage } = app.services;
    await usage.reserve(db.orm, person.user.id, "free", usage.monthNow(), 700);
    await usage.settle(db.orm, person.user.id, usage.monthNow(), 700, 700);
    const response = await person.post("/api/plan", { plan: "pro" });
    expect(response.status).toBe(200);
    expect(await (await person.get("/api/usage")).json()).toMatchObject({ plan: "pro", used: 700, limit: 100_000 });
  });

  it("refuses a plan that does not exist", async () => {
    const person = await app.signUp();
    const response = await person.post("/api/plan", { plan: "platinum" });
    expect(response.status).toBe(400);
    expect(await errorCode(response)).toBe("request.invalid");
  });

  it("is closed to who is not signed in", async () => {
    expect((await app.client().post("/api/plan", { plan: "pro" })).status).toBe(401);
  });

  it("changes nobody else's plan", async () => {
    const person = await app.signUp();
    const other = await app.signUp();
    await person.post("/api/plan", { plan: "enterprise" });
    expect(await (await other.get("/api/usage")).json()).toMatchObject({ plan: "free" });
  });
});

describe("DEFAULT_PLAN", () => {
  it("is the plan of new accounts", async () => {
    const generous = createTestApp({ db, env: { DEFAULT_PLAN: "pro" } });
    const person = await generous.signUp();
    expect(person.user.plan).toBe("pro");
  });
});
