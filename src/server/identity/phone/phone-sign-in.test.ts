import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sessions, users } from "#server/platform/db/identity-schema.ts";
import { outboxMails } from "#server/platform/db/person-schema.ts";
import { sessionUser } from "#shared/contracts/account.ts";
import type { TestClient } from "#tests/support/http.ts";
import { egyptianNumber, outboxCode, refused, saudiNumber, send, sent, signInByPhone, verify } from "#tests/support/phone.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
let app: TestApp;
beforeEach(async () => {
  await truncate(db);
  app = createTestApp({ db });
});
afterAll(() => db.close());

const minuteMs = 60_000;
const userOf = async (client: TestClient) => sessionUser.parse(await (await client.get("/api/auth/user")).json());
const ticketOf = async (answer: Promise<Response>) => ((await (await answer).json()) as { ticket: string }).ticket;
const setUp = (client: TestClient, ticket: string, name: string, phone = saudiNumber) =>
  client.post("/api/auth/phone/set-up", { phone, ticket, name });

describe("a new person", () => {
  test("gets a code, gives a name, and is signed in with a number and no address", async () => {
    const me = app.client();
    expect(await sent(send(me, "050 123 4567", { country: "SA" }))).toEqual({ number: saudiNumber, state: "sent" });
    const ticket = await ticketOf(verify(me, await outboxCode(db)));
    expect(await db.orm.$count(users), "nothing is made before the name is given").toBe(0);
    const done = await setUp(me, ticket, "  سارة  ");
    expect(done.status).toBe(200);
    expect(done.headers.getSetCookie().join()).toMatch(/lahja\.session_token=.*HttpOnly/);
    expect(await userOf(me)).toMatchObject({ email: null, phone: saudiNumber, displayName: "سارة", emailVerified: false });
  });

  test("who gives only spaces as a name is told so, and the ticket stays good", async () => {
    const me = app.client();
    await sent(send(me));
    const ticket = await ticketOf(verify(me, await outboxCode(db)));
    expect(await refused(setUp(me, ticket, " \t "))).toMatchObject({ status: 400, code: "phone.name_missing" });
    expect((await setUp(me, ticket, "سارة")).status).toBe(200);
  });

  test("is made once by a ticket, within ten minutes, for that number only", async () => {
    const me = app.client();
    await sent(send(me));
    const ticket = await ticketOf(verify(me, await outboxCode(db)));
    const failed = { status: 400, code: "phone.setup_failed" };
    expect(await refused(setUp(app.client(), ticket, "Eve", egyptianNumber))).toMatchObject(failed);
    expect(await refused(setUp(app.client(), "guessed", "Eve"))).toMatchObject(failed);
    const answers = await Promise.all([setUp(me, ticket, "سارة"), setUp(app.client(), ticket, "Eve")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await db.orm.$count(sessions)).toBe(1);

    await sent(send(me, egyptianNumber));
    const late = await ticketOf(verify(me, await outboxCode(db, egyptianNumber), egyptianNumber));
    app.clock.advance(10 * minuteMs);
    expect(await refused(setUp(me, late, "سارة", egyptianNumber))).toMatchObject(failed);
  });

  test("is never mailed and is not asked to confirm an address", async () => {
    const me = app.client();
    await signInByPhone(db, me);
    await vi.waitUntil(async () => ((await (await me.get("/api/notifications")).json()) as { unread: number }).unread > 0);
    const { notifications } = (await (await me.get("/api/notifications")).json()) as { notifications: { kind: string }[] };
    expect(notifications.map(({ kind }) => kind)).toEqual(["welcome"]);
    const [row] = await db.orm.select({ email: users.email }).from(users);
    await app.client().post("/api/auth/request-password-reset", { email: row?.email });
    await app.client().post("/api/auth/send-verification-email", { email: row?.email });
    expect(app.jobs.queued.filter(({ kind }) => kind === "mail")).toEqual([]);
    for (const path of ["/api/auth/user", "/api/settings"]) {
      expect(await (await me.get(path)).text(), path).not.toContain("phone-user.invalid");
    }
    const taken = { name: "Eve", email: "eve@phone-user.invalid", password: "correct horse battery" };
    expect(await refused(app.client().post("/api/auth/sign-up/email", taken))).toMatchObject({ code: "identity.email_invalid" });
  });

  test("counts as confirmed in production by the number alone", async () => {
    await signInByPhone(db, app.client());
    const [row] = await db.orm.select({ id: users.id }).from(users);
    const production = createTestApp({ db, env: { NODE_ENV: "production" } });
    const person = {
      id: row?.id ?? "",
      email: null,
      phone: saudiNumber,
      displayName: "سارة",
      emailVerified: false,
      isOperator: false,
    };
    const request = new Request("https://lahja.example/api/usage");
    const actorOf = (who: typeof person | (Omit<typeof person, "phone"> & { phone: null })) =>
      production.deps.admission.actorOf(request, "session", { person: who, sessionId: null });
    expect((await actorOf(person)).mustConfirm).toBe(false);
    expect((await actorOf({ ...person, phone: null })).mustConfirm).toBe(true);
  });
});

describe("a known number", () => {
  beforeEach(() => signInByPhone(db, app.client()));

  test("signs in to its account with a new session", async () => {
    const me = app.client();
    await sent(send(me));
    expect(await (await verify(me, await outboxCode(db))).json()).toEqual({ state: "signed-in" });
    expect(await userOf(me)).toMatchObject({ phone: saudiNumber, displayName: "سارة" });
    expect([await db.orm.$count(users), await db.orm.$count(sessions)]).toEqual([1, 2]);
  });

  test("whose account lost its name is asked for it again", async () => {
    await db.orm.update(users).set({ name: "" }).where(eq(users.phoneNumber, saudiNumber));
    const me = app.client();
    await sent(send(me));
    const ticket = await ticketOf(verify(me, await outboxCode(db)));
    expect((await setUp(me, ticket, "Sara")).status).toBe(200);
    expect([await db.orm.$count(users), (await userOf(me)).displayName]).toEqual([1, "Sara"]);
  });
});

describe("a number", () => {
  test.each([
    ["", {}, "phone.missing", {}],
    ["‎ ", { country: "SA" }, "phone.missing", {}],
    ["12", { country: "SA" }, "phone.invalid", {}],
    ["call me", {}, "phone.invalid", {}],
    ["0501234567", {}, "phone.invalid", {}],
    ["+966 50 123 4567 ext. 5", {}, "phone.invalid", {}],
    ["+20 100 123 4567", { country: "SA" }, "phone.other_country", { country: "EG" }],
    ["+1 876 555 1234", {}, "phone.country_not_offered", {}],
    ["+90 501 234 56 78", { country: "SA" }, "phone.country_not_offered", {}],
  ])("'%s' with %j is refused: %s", async (phone, more, code, params) => {
    expect(await refused(send(app.client(), phone, more))).toEqual({ status: 400, code, params });
    expect(await db.orm.$count(outboxMails)).toBe(0);
  });

  test("of another shape is refused as a request", async () => {
    for (const body of [{}, { phone: 5 }, { phone: "1".repeat(61) }, { phone: saudiNumber, country: "XX" }]) {
      expect(await refused(app.client().post("/api/auth/phone/send", body))).toMatchObject({ code: "request.invalid" });
    }
  });
});

test("the message is in the language of the page and ends with the line that phones read", async () => {
  await app.client().post("/api/auth/phone/send", { phone: saudiNumber }, { headers: { cookie: "lahja-language=ar" } });
  const [row] = await db.orm.select().from(outboxMails);
  expect(row).toMatchObject({ kind: "sms", to: saudiNumber, subject: "" });
  expect(row?.text).toMatch(/^\d{6} رمز دخولك إلى «لهجة»، صالح 10 دقائق\. لا تعطه أحدًا\.\n\n@localhost #\d{6}$/);
});

describe("test numbers", () => {
  const env = { PHONE_TEST_NUMBERS: "samples" };
  test("get no message and sign in with their code", async () => {
    app = createTestApp({ db, env });
    expect((await (await app.client().get("/api/auth/ways")).json()) as object).toMatchObject({
      phone: { delivery: "outbox", captcha: null, testNumbers: [{ number: "+16505551234", hint: "123456" }, {}, {}] },
    });
    const me = app.client();
    await sent(send(me, "650-555-1234", { country: "US" }));
    expect(await db.orm.$count(outboxMails)).toBe(0);
    expect((await verify(me, "123456", "+16505551234")).status).toBe(200);
  });

  test("are numbers like any other where they are not configured", async () => {
    const me = app.client();
    await sent(send(me, "+16505551234"));
    if ((await outboxCode(db, "+16505551234")) === "123456") return;
    expect(await refused(verify(me, "123456", "+16505551234"))).toMatchObject({ code: "phone.code_wrong" });
  });
});

describe("a production server without an SMS gateway", () => {
  test("does not offer the way, and refuses its calls", async () => {
    app = createTestApp({ db, env: { NODE_ENV: "production" } });
    expect((await (await app.client().get("/api/auth/ways")).json()) as object).toMatchObject({ phone: null });
    const refusal = { status: 403, code: "phone.not_enabled", params: {} };
    const me = await app.signUp();
    expect(await refused(send(app.client()))).toEqual(refusal);
    expect(await refused(verify(app.client(), "123456"))).toEqual(refusal);
    expect(await refused(setUp(app.client(), "a-ticket", "Eve"))).toEqual(refusal);
    expect(await refused(me.post("/api/account/phone-code", { purpose: "prove" }))).toEqual(refusal);
  });
});

test("signing in takes over no session that a stranger planted, and ends it", async () => {
  const [stranger, me] = [app.client(), app.client()];
  await signInByPhone(db, stranger, egyptianNumber, "Eve");
  for (const [name, value] of stranger.cookies) me.cookies.set(name, value);
  await signInByPhone(db, me);
  expect(me.cookies.get("lahja.session_token")).not.toBe(stranger.cookies.get("lahja.session_token"));
  expect((await stranger.get("/api/auth/user")).status).toBe(401);
  expect(await userOf(me)).toMatchObject({ phone: saudiNumber });
});
