import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Environment } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import { createLog } from "#server/platform/log.ts";
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
    await usage.reserve(db.orm, person.actor, "free", usage.monthNow(), 700);
    await usage.settle(db.orm, person.actor, usage.monthNow(), 700, 700);
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

  it("is the operator's alone in production, as long as PLAN_SWITCHING is not open", async () => {
    const signUpAt = (env: Environment) => createTestApp({ db, env: { NODE_ENV: "production", ...env } }).signUp();
    const person = await signUpAt({});
    const refused = await person.post("/api/plan", { plan: "enterprise" });
    expect([refused.status, await errorCode(refused)]).toEqual([403, "plan.switch_unavailable"]);
    expect(await (await person.get("/api/usage")).json()).toMatchObject({ plan: "free", limit: 5_000 });
    await truncate(db);
    const free = await signUpAt({ PLAN_SWITCHING: "open" });
    expect((await free.post("/api/plan", { plan: "pro" })).status).toBe(200);
  });

  it("changes nobody else's plan", async () => {
    const person = await app.signUp();
    const other = await app.signUp();
    await person.post("/api/plan", { plan: "enterprise" });
    expect(await (await other.get("/api/usage")).json()).toMatchObject({ plan: "free" });
  });
});

describe("the operator's change of a plan", () => {
  it("finds the person by address, notifies them once and keeps the log free of the address", async () => {
    const lines: string[] = [];
    const log = createLog({ logLevel: "info" }, { write: (line) => void lines.push(line) });
    const closed = createTestApp({ db, env: { NODE_ENV: "production" }, log });
    const person = await closed.signUp("mona@example.com");
    lines.length = 0;
    const { plan } = closed.services;
    expect(await plan.assign(" Mona@Example.com", "pro")).toEqual({ userId: person.user.id, isNew: true });
    expect(await plan.assign("mona@example.com", "pro")).toEqual({ userId: person.user.id, isNew: false });
    expect(await plan.assign("nobody@example.com", "pro")).toBeNull();
    expect(await (await person.get("/api/usage")).json()).toMatchObject({ plan: "pro" });
    const { notifications } = await (await person.get("/api/notifications")).json();
    expect(notifications.filter(({ kind }: { kind: string }) => kind === "plan_changed")).toHaveLength(1);
    const [first = ""] = lines.filter((line) => line.includes("the operator set a plan"));
    expect(JSON.parse(first)).toMatchObject({ userId: person.user.id, from: "free", to: "pro" });
    expect(lines.join("")).not.toContain("mona@");
  });
});

describe("DEFAULT_PLAN", () => {
  it("is the plan of new accounts", async () => {
    const generous = createTestApp({ db, env: { DEFAULT_PLAN: "pro" } });
    const person = await generous.signUp();
    expect(person.user.plan).toBe("pro");
  });
});
