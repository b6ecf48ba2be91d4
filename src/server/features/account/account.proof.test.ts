import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { accountEvents } from "#server/platform/db/identity-schema.ts";
import type { TestClient } from "#tests/support/http.ts";
import { otherThan, outboxCode, refused, saudiNumber, send, sent, signInByPhone } from "#tests/support/phone.ts";
import { createTestApp, type TestApp, testPassword } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";
import { endSessionsOf, endSessionsOfEverybody } from "./account.end-sessions.ts";

const db = await openTestDatabase();
let app: TestApp;
beforeEach(async () => {
  await truncate(db);
  app = createTestApp({ db });
});
afterAll(() => db.close());

const email = "mona@example.com";
const notFresh = { status: 403, code: "identity.fresh_sign_in", params: {} };
/** The sessions of now were begun eleven minutes ago. */
const age = () => db.orm.execute(sql`update sessions set created_at = now() - interval '11 minutes'`);
const look = async (client: TestClient) => (await client.get("/api/account/proof")).status;
const prove = (client: TestClient, body: object) => client.post("/api/account/proof", body);

describe("some time after signing in", () => {
  test.each([
    ["ending another session", (me: TestClient) => me.delete("/api/account/sessions/x")],
    ["ending all others", (me: TestClient) => me.delete("/api/account/sessions")],
    ["taking a way of signing in away", (me: TestClient) => me.delete("/api/account/ways/password")],
    ["connecting a number", (me: TestClient) => send(me, saudiNumber, { purpose: "connect" })],
  ] as const)("%s asks once more who it is, and the password says so", async (_name, change) => {
    const me = await app.signUp(email);
    expect(await look(me)).toBe(204);
    await age();
    expect(await refused(change(me))).toEqual(notFresh);
    expect((await prove(me, { password: testPassword })).status).toBe(204);
    expect((await change(me)).status).not.toBe(403);
  });

  test("what is not the person's password proves nothing, nor does a body that says neither or both", async () => {
    const me = await app.signUp(email);
    await age();
    expect(await refused(prove(me, { password: "not the password" }))).toMatchObject({ code: "identity.wrong_password" });
    for (const body of [{}, { password: "" }, { password: testPassword, code: "123456" }])
      expect(await refused(prove(me, body))).toMatchObject({ status: 400, code: "request.invalid" });
    expect(await look(me)).toBe(403);
  });

  test("a proof counts for ten minutes, in its browser, for its person", async () => {
    const [me, other] = [await app.signUp(email), await app.signUp("other@example.com")];
    const elsewhere = app.client();
    await elsewhere.post("/api/auth/sign-in/email", { email, password: testPassword });
    await age();
    await prove(me, { password: testPassword });
    for (const [name, value] of me.cookies) if (!name.includes("session")) other.cookies.set(name, value);
    expect([await look(me), await look(elsewhere), await look(other)]).toEqual([204, 403, 403]);
    app.clock.advance(600_000);
    expect(await look(me)).toBe(403);
  });

  test("a proof is forgotten with signing out", async () => {
    const me = await app.signUp(email);
    await prove(me, { password: testPassword });
    await me.post("/api/auth/logout");
    await me.post("/api/auth/sign-in/email", { email, password: testPassword });
    await age();
    expect(await look(me)).toBe(403);
  });

  test("who has no password gives a code, which is for nothing else", async () => {
    const me = app.client();
    await signInByPhone(db, me);
    await age();
    await sent(me.post("/api/account/phone-code", { purpose: "prove" }));
    const code = await outboxCode(db);
    expect(await refused(prove(me, { code: otherThan(code) }))).toMatchObject({ code: "phone.code_wrong" });
    const body = { confirmation: saudiNumber, code };
    expect(await refused(me.delete("/api/account", { body }))).toMatchObject({ code: "phone.no_code" });
    expect((await prove(me, { code })).status).toBe(204);
    expect(await look(me)).toBe(204);
  });

  test("a public server takes few guesses at the password", async () => {
    app = createTestApp({ db, env: { NODE_ENV: "production" } });
    const me = await app.signUp(email);
    for (let at = 0; at < 5; at++) await prove(me, { password: "a guess" });
    expect((await prove(me, { password: testPassword })).status).toBe(429);
  });
});

describe("the operator", () => {
  test("ends the sessions of a person by address or number; their tabs are told, and the list of events", async () => {
    const [me, other] = [await app.signUp(email), await app.signUp("other@example.com")];
    const heard: unknown[] = [];
    app.deps.events.subscribe(`user:${me.user.id}`, (event) => heard.push(event));
    expect(await endSessionsOf(app.deps, " Mona@Example.com")).toBe(1);
    expect(heard).toEqual([{ type: "signed-out" }]);
    expect([(await me.get("/api/auth/user")).status, (await other.get("/api/auth/user")).status]).toEqual([401, 200]);
    const events = await db.orm
      .select({ kind: accountEvents.kind })
      .from(accountEvents)
      .where(eq(accountEvents.userId, me.user.id));
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(["sessions_ended", "signed_in"]);

    await signInByPhone(db, me);
    expect(await endSessionsOf(app.deps, saudiNumber)).toBe(1);
    for (const nobody of ["nobody@example.com", "+966501234568", "x"]) expect(await endSessionsOf(app.deps, nobody)).toBeNull();
    expect((await other.get("/api/auth/user")).status).toBe(200);
  });

  test("ends those of everybody", async () => {
    const [me, other] = [await app.signUp(email), await app.signUp("other@example.com")];
    expect(await endSessionsOfEverybody(app.deps)).toBe(2);
    for (const client of [me, other]) expect((await client.get("/api/auth/user")).status).toBe(401);
  });
});
