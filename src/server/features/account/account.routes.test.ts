import { eq, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { outboxMails } from "#server/platform/db/person-schema.ts";
import { tables } from "#server/platform/db/tables.ts";
import { type AccountSession, accountSessions } from "#shared/contracts/account.ts";
import { testRequest } from "#tests/support/briefs.ts";
import { fillAccount } from "#tests/support/full-account.ts";
import { errorCode, type TestClient } from "#tests/support/http.ts";
import { createBuiltInApp, createModelApp, generationWhen } from "#tests/support/model-app.ts";
import { startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import {
  egyptianNumber,
  otherThan,
  outboxCode,
  refused,
  saudiNumber,
  send,
  sent,
  signInByPhone,
  verify,
} from "#tests/support/phone.ts";
import { createTestApp, type TestApp, testPassword } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
const model = await startFakeModelServer();
beforeEach(() => {
  model.reset();
  return truncate(db);
});
afterAll(async () => {
  await model.close();
  await db.close();
});

const email = "mona@example.com";

/** The same person at another browser. */
async function signInElsewhere(app: TestApp, userAgent: string): Promise<TestClient> {
  const client = app.client();
  await client.post("/api/auth/sign-in/email", { email, password: testPassword }, { headers: { "user-agent": userAgent } });
  expect((await client.get("/api/auth/user")).status).toBe(200);
  return client;
}

async function sessionsOf(client: TestClient): Promise<AccountSession[]> {
  return accountSessions.parse(await (await client.get("/api/account/sessions")).json()).sessions;
}

function eventsOf(app: TestApp, userId: string): unknown[] {
  const heard: unknown[] = [];
  app.deps.events.subscribe(`user:${userId}`, (event) => heard.push(event));
  return heard;
}

const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1";

describe("sessions", () => {
  test("are listed in words, this browser first, and never with their tokens", async () => {
    const app = createTestApp({ db });
    const me = await app.signUp(email);
    await app.signUp("other@example.com");
    await signInElsewhere(app, phone);
    const answer = await me.get("/api/account/sessions");
    const tokens = await db.orm.execute<{ token: string }>(sql`select token from sessions`);
    const text = await answer.clone().text();
    for (const { token } of tokens.rows) expect(text).not.toContain(token);
    const [first, second, ...more] = await sessionsOf(me);
    expect(first).toMatchObject({ isCurrent: true });
    expect(second).toMatchObject({ isCurrent: false, browser: "Safari", system: "iPhone", device: "phone" });
    expect(more).toEqual([]);
  });

  test("end one by one, their open tabs are told, and the others stay", async () => {
    const app = createTestApp({ db });
    const me = await app.signUp(email);
    const [elsewhere, third] = [await signInElsewhere(app, phone), await signInElsewhere(app, "Firefox/144.0")];
    const heard = eventsOf(app, me.user.id);
    const onPhone = (await sessionsOf(me)).find(({ system }) => system === "iPhone");
    expect((await me.delete(`/api/account/sessions/${onPhone?.id}`)).status).toBe(204);
    expect(heard).toEqual([{ type: "signed-out" }]);
    expect((await elsewhere.get("/api/auth/user")).status).toBe(401);
    for (const client of [me, third]) expect((await client.get("/api/auth/user")).status).toBe(200);
  });

  test("end everywhere else at once", async () => {
    const app = createTestApp({ db });
    const [me, other] = [await app.signUp(email), await app.signUp("other@example.com")];
    const elsewhere = await signInElsewhere(app, phone);
    expect((await me.delete("/api/account/sessions")).status).toBe(204);
    expect((await elsewhere.get("/api/auth/user")).status).toBe(401);
    for (const client of [me, other]) expect((await client.get("/api/auth/user")).status).toBe(200);
  });

  test("of somebody else are not there", async () => {
    const app = createTestApp({ db });
    const [me, other] = [await app.signUp(email), await app.signUp("other@example.com")];
    const [theirs] = await sessionsOf(other);
    const refused = await me.delete(`/api/account/sessions/${theirs?.id}`);
    expect([refused.status, await errorCode(refused)]).toEqual([404, "request.not_found"]);
    expect((await other.get("/api/auth/user")).status).toBe(200);
  });
});

/** Every row of every table, as text. */
async function everyTable(): Promise<Record<string, string>> {
  const names = Object.values(tables)
    .filter((table) => table instanceof PgTable)
    .map((table) => getTableConfig(table).name);
  const texts: [string, string][] = [];
  for (const name of names) {
    const { rows } = await db.orm.execute<{ row: unknown }>(sql.raw(`select to_jsonb(t) as row from "${name}" as t`));
    texts.push([name, JSON.stringify(rows)]);
  }
  return Object.fromEntries(texts);
}

const remove = (client: TestClient, body: object) => client.delete("/api/account", { body });

describe("deleting the account", () => {
  const wish = { confirmation: email, password: testPassword };

  test("leaves nothing of the person in any table but the mail that confirms it, and all of everybody else", async () => {
    const app = createBuiltInApp(db);
    const other = await app.signUp("other@example.com");
    await other.post("/api/brand-voices", { name: "غيرها", samples: [], preferred: [], banned: [] });
    await other.post("/api/settings", { preferences: { theme: "dark" } });
    const before = await everyTable();
    const me = await app.signUp(email);
    await fillAccount(app, me);
    await (await me.get("/api/account/export")).arrayBuffer();
    await me.post("/api/archives", { format: "md" });
    const archives = () => app.jobs.queued.filter(({ kind }) => kind === "archive");
    expect(archives()).toHaveLength(1);
    const sessionCookies = [...me.cookies];
    const answer = await remove(me, wish);
    expect([answer.status, answer.headers.get("clear-site-data")]).toEqual([204, '"storage"']);

    expect([...me.cookies.keys()]).toEqual(["lahja.device"]);
    for (const [name, value] of sessionCookies) me.cookies.set(name, value);
    expect((await me.get("/api/auth/user")).status).toBe(401);
    expect((await app.client().post("/api/auth/sign-in/email", { email, password: testPassword })).status).toBe(401);

    expect(archives(), "no job of theirs is queued").toEqual([]);
    const after = await everyTable();
    const { outbox_mails: outbox = "", rate_limits: _, ...rest } = after;
    for (const [name, rows] of Object.entries(rest)) {
      for (const trace of [me.user.id, email]) expect(rows, name).not.toContain(trace);
      // As many rows as before the person came, whatever they are.
      expect(JSON.parse(rows), name).toHaveLength(JSON.parse(before[name] ?? "[]").length);
    }
    expect(after.rate_limits).not.toContain(me.user.id);
    const mails = (JSON.parse(outbox) as { row: { to: string; subject: string } }[]).map(({ row }) => row);
    expect(mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual(["Your account was deleted"]);
    expect(mails.some(({ to }) => to === "other@example.com")).toBe(true);
    // Of what was queued, too, only the confirmation is left.
    expect(await app.mailsTo(email)).toHaveLength(1);
  }, 60_000);

  test("ends what is being written, tells the other tabs, and the same address can begin anew", async () => {
    const app = createModelApp(db, model);
    const me = await app.signUp(email);
    model.otherwise({ kind: "text", delayMs: 20 });
    const { id } = (await (await me.post("/api/generations", testRequest())).json()) as { id: string };
    await generationWhen(me, id, ({ words }) => words > 0);
    const heard = eventsOf(app, me.user.id);
    expect((await remove(me, wish)).status).toBe(204);
    expect(await model.requests.at(-1)?.over).toBe(false);
    expect(heard).toContainEqual({ type: "signed-out" });
    expect(app.services.generations.live(id)).toBeNull();
    const again = await app.signUp(email);
    expect(again.user.id).not.toBe(me.user.id);
    expect(await (await again.get("/api/usage")).json()).toMatchObject({ used: 0 });
  });

  test("is refused without the address or with a wrong password, and then nothing is gone", async () => {
    const app = createBuiltInApp(db);
    const me = await app.signUp(email);
    await fillAccount(app, me);
    for (const [body, status, code] of [
      [{ ...wish, confirmation: "other@example.com" }, 400, "identity.confirmation_wrong"],
      [{ ...wish, password: "not the password" }, 400, "identity.wrong_password"],
      [{ confirmation: email }, 403, "identity.fresh_sign_in"],
      [{}, 400, "request.invalid"],
    ] as const) {
      const refused = await remove(me, body);
      expect([refused.status, await errorCode(refused)]).toEqual([status, code]);
    }
    expect((await me.get("/api/auth/user")).status).toBe(200);
    expect(((await (await me.get("/api/library")).json()) as { total: number }).total).toBe(3);
  });

  test("of who has no address takes their number, in any form, and a code to it, which signs nobody in", async () => {
    const app = createTestApp({ db });
    await app.signUp("other@example.com");
    const before = await everyTable();
    const me = app.client();
    await signInByPhone(db, me);
    const remove = (body: object) => refused(me.delete("/api/account", { body }));
    await sent(send(me));
    const signInCode = await outboxCode(db);
    expect(await remove({ confirmation: saudiNumber, code: signInCode })).toMatchObject({ code: "phone.no_code" });
    expect(await sent(me.post("/api/account/phone-code", { purpose: "delete" }))).toEqual({ number: saudiNumber, state: "sent" });
    const code = await outboxCode(db);
    expect(await refused(verify(me, code))).toMatchObject({ code: "phone.code_wrong" });
    expect(await remove({ confirmation: egyptianNumber, code })).toMatchObject({ code: "identity.confirmation_wrong" });
    expect(await remove({ confirmation: saudiNumber, code: otherThan(code) })).toMatchObject({ code: "phone.code_wrong" });
    expect(await remove({ confirmation: saudiNumber, password: testPassword })).toMatchObject({
      code: "identity.wrong_password",
    });
    expect(await remove({ confirmation: saudiNumber })).toMatchObject({ code: "identity.fresh_sign_in" });
    expect((await me.delete("/api/account", { body: { confirmation: "٠٥٠ ١٢٣ ٤٥٦٧", code } })).status).toBe(204);

    const { rate_limits: _, phone_codes: __, ...rest } = await everyTable();
    for (const [name, rows] of Object.entries(rest)) {
      expect(rows, name).not.toContain("501234567");
      expect(JSON.parse(rows), name).toHaveLength(JSON.parse(before[name] ?? "[]").length);
    }
    expect(await db.orm.$count(outboxMails, eq(outboxMails.kind, "mail"))).toBe(1);
  });

  test("sends no code to who has no number", async () => {
    const me = await createTestApp({ db }).signUp(email);
    expect(await refused(me.post("/api/account/phone-code", { purpose: "delete" }))).toMatchObject({
      status: 400,
      code: "phone.missing",
    });
  });

  test("takes few guesses at the password on a public server", async () => {
    const app = createTestApp({ db, env: { NODE_ENV: "production" } });
    const me = await app.signUp(email);
    for (let at = 0; at < 5; at++) await remove(me, { ...wish, password: "a guess" });
    expect((await remove(me, wish)).status).toBe(429);
    expect((await me.get("/api/auth/user")).status).toBe(200);
  });

  test("of the operator leaves none; the first account of an empty server is the next", async () => {
    const app = createTestApp({ db });
    const operator = await app.signUp(email);
    expect(operator.user.isOperator).toBe(true);
    await app.signUp("other@example.com");
    await remove(operator, wish);
    expect((await app.signUp("third@example.com")).user.isOperator).toBe(false);
  });
});

test("who is signed out has no account to ask for", async () => {
  const nobody = createTestApp({ db }).client();
  for (const refused of [
    await nobody.get("/api/account/sessions"),
    await nobody.delete("/api/account/sessions"),
    await nobody.delete("/api/account/sessions/x"),
    await nobody.get("/api/account/export"),
    await remove(nobody, { confirmation: email, password: testPassword }),
  ]) {
    expect([refused.status, await errorCode(refused)]).toEqual([401, "identity.unauthorized"]);
  }
});
