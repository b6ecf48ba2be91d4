import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

let db: Database;
let app: TestApp;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await truncate(db);
  app = createTestApp({ db, now: new Date("2026-11-20T10:00:00Z") });
});
afterAll(() => db.close());

describe("the month's words", () => {
  it("are never overspent by runs that start at once (a race only on a real PostgreSQL)", async () => {
    const { actor } = await app.signUp();
    const { usage } = app.services;
    const runs = Array.from({ length: 50 }, () =>
      usage.reserve(db.orm, actor, "free", "2026-11", 800).then(
        () => 1,
        () => 0,
      ),
    );
    const granted = (await Promise.all(runs)).reduce<number>((sum, one) => sum + one, 0);
    expect(granted).toBe(6);
    expect(await usage.current(actor, "free")).toMatchObject({ used: 0, reserved: 4_800, limit: 5_000 });
  });

  it("settle to what was delivered, also when that is more or less than what was reserved", async () => {
    const { actor } = await app.signUp();
    const { usage } = app.services;
    await usage.reserve(db.orm, actor, "free", "2026-11", 800);
    await usage.settle(db.orm, actor, "2026-11", 800, 312);
    expect(await usage.current(actor, "free")).toMatchObject({ used: 312, reserved: 0 });
  });

  it("start anew with the calendar month in UTC", async () => {
    const { actor } = await app.signUp();
    const { usage } = app.services;
    await usage.reserve(db.orm, actor, "free", "2026-11", 5_000);
    app.clock.set(new Date("2026-12-01T00:00:00Z"));
    expect(await usage.current(actor, "free")).toMatchObject({
      month: "2026-12",
      used: 0,
      reserved: 0,
      resetsAt: "2027-01-01T00:00:00.000Z",
    });
  });

  it("are unlimited in the Enterprise plan", async () => {
    const { actor } = await app.signUp();
    await app.services.usage.reserve(db.orm, actor, "enterprise", "2026-11", 10_000_000);
    expect(await app.services.usage.current(actor, "enterprise")).toMatchObject({ limit: null, reserved: 10_000_000 });
  });
});

describe("GET /api/usage", () => {
  it("answers with the plan, the month and the limit", async () => {
    const person = await app.signUp();
    const response = await person.get("/api/usage");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      plan: "free",
      month: "2026-11",
      used: 0,
      reserved: 0,
      limit: 5_000,
      resetsAt: "2026-12-01T00:00:00.000Z",
    });
  });

  it("is closed to who is not signed in", async () => {
    expect((await app.client().get("/api/usage")).status).toBe(401);
  });
});
