import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { accounts, users } from "#server/platform/db/identity-schema.ts";
import type { SessionUser } from "#shared/contracts/account.ts";
import { type FirebaseKeys, firebaseEnv, startFirebaseKeys, type TokenWish } from "#tests/support/firebase.ts";
import { errorCode, type TestClient } from "#tests/support/http.ts";
import { linkIn, tokenIn } from "#tests/support/mail.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
let keys: FirebaseKeys;
let app: TestApp;
beforeAll(async () => {
  keys = await startFirebaseKeys();
});
beforeEach(async () => {
  await truncate(db);
  app = createTestApp({ db, env: firebaseEnv, firebaseKeys: keys.source });
});
afterAll(async () => {
  await keys.close();
  await db.close();
});

const email = "mona@example.com";
const bearer = async (claims: TokenWish["claims"] = {}) => ({
  headers: { authorization: `Bearer ${await keys.token(app.clock.now(), { claims })}` },
});
const confirmed = { sub: "mona", email, email_verified: true, name: "منى" };
const verify = async (client: TestClient, claims: TokenWish["claims"]) =>
  client.post("/api/firebase/auth/verify", {}, await bearer(claims));
const byPhone = { sub: "ByPhone", phone_number: "+966501234567" };
const userIn = async (response: Response) => (await response.json()) as SessionUser;
const confirm = async (client: TestClient, address: string) => {
  const [mail] = await app.mailsTo(address);
  expect((await client.post("/api/auth/confirm-email", { token: tokenIn(mail?.text) })).status).toBe(200);
};

describe("the first token of a person", () => {
  test("makes their account, with the plan of new accounts, what the token says and nothing of the body", async () => {
    app = createTestApp({ db, env: { ...firebaseEnv, DEFAULT_PLAN: "pro" }, firebaseKeys: keys.source });
    const body = { idToken: "x", userInfo: { uid: "other", email: "other@example.com", displayName: "Other" } };
    const answer = await app.client().post("/api/firebase/auth/verify", body, await bearer(confirmed));
    expect(await userIn(answer)).toMatchObject({
      email,
      emailVerified: true,
      displayName: "منى",
      plan: "pro",
      wayIn: "bearer",
      isOperator: true,
    });
  });

  test("makes one account, however many calls arrive at once", async () => {
    const client = app.client();
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(client, confirmed)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set((await Promise.all(answers.map(userIn))).map(({ id }) => id)).size).toBe(1);
    expect(await db.orm.select().from(users)).toHaveLength(1);
    expect(await db.orm.select().from(accounts)).toHaveLength(1);
  });

  test("without an address has none, and its number is confirmed", async () => {
    expect(await userIn(await verify(app.client(), byPhone))).toMatchObject({ email: null, phone: byPhone.phone_number });
  });

  test("is welcomed once", async () => {
    const { id } = await userIn(await verify(app.client(), confirmed));
    await verify(app.client(), confirmed);
    const kinds = async () => {
      const answer = await app.client().get("/api/firebase/notifications", await bearer(confirmed));
      return ((await answer.json()) as { notifications: { kind: string }[] }).notifications.map(({ kind }) => kind);
    };
    await vi.waitUntil(async () => (await kinds()).length > 0, { timeout: 30_000 });
    expect(await kinds()).toEqual(["welcome"]);
    expect(id).not.toBe("mona");
  });
});

describe("an address that has an account", () => {
  const sessionAccount = async (isConfirmed: boolean) => {
    const me = await app.signUp(email);
    if (isConfirmed) await confirm(me, email);
    return me;
  };

  test("that both sides confirmed leads to that account, with everything in it", async () => {
    const me = await sessionAccount(true);
    await me.post("/api/content", { title: "نص", output: "نص.", templateId: 1 });
    expect((await userIn(await verify(app.client(), confirmed))).id).toBe(me.user.id);
    const library = await app.client().get("/api/firebase/library", await bearer(confirmed));
    expect(await library.json()).toMatchObject({ items: [{ title: "نص" }] });
  });

  test.each([
    [true, false],
    [false, true],
    [false, false],
  ])("confirmed here %s and there %s is refused, and nothing is made", async (here, there) => {
    await sessionAccount(here);
    const before = await db.orm.select().from(accounts);
    const answer = await verify(app.client(), { ...confirmed, email_verified: there });
    expect([answer.status, await errorCode(answer)]).toEqual([409, "identity.account_exists"]);
    expect(await db.orm.select().from(accounts)).toEqual(before);
    expect(await db.orm.select().from(users)).toHaveLength(1);
  });

  test("of a stranger who signed up there first is the owner's again with a new password", async () => {
    const stranger = { ...confirmed, sub: "stranger", email_verified: false };
    const { id } = await userIn(await verify(app.client(), stranger));
    const owner = app.client();
    await owner.post("/api/auth/request-password-reset", { email });
    const [mail] = await app.mailsTo(email);
    const token = new URL(linkIn(mail?.text), app.origin).searchParams.get("token");
    expect((await owner.post("/api/auth/reset-password", { token, newPassword: "an entirely new one" })).status).toBe(200);
    const answer = await verify(app.client(), stranger);
    expect([answer.status, await errorCode(answer)]).toEqual([409, "identity.account_exists"]);
    expect(await db.orm.select({ way: accounts.providerId }).from(accounts).where(eq(accounts.userId, id))).toEqual([
      { way: "credential" },
    ]);
  });

  test("of a stranger is the owner's again when they confirm it by our mail", async () => {
    const stranger = { ...confirmed, sub: "stranger", email_verified: false };
    await verify(app.client(), stranger);
    const owner = app.client();
    await owner.post("/api/auth/send-verification-email", { email });
    await confirm(owner, email);
    expect(await errorCode(await verify(app.client(), stranger))).toBe("identity.account_exists");
  });
});

describe("a number that has an account", () => {
  test("leads to it, for a number is proven wherever it is known", async () => {
    const me = await app.signUp(email);
    await db.orm.update(users).set({ phoneNumber: byPhone.phone_number }).where(eq(users.id, me.user.id));
    expect((await userIn(await verify(app.client(), byPhone))).id).toBe(me.user.id);
  });

  test("does not lead to it past an address that is not confirmed on both sides", async () => {
    const me = await app.signUp(email);
    await db.orm.update(users).set({ phoneNumber: byPhone.phone_number }).where(eq(users.id, me.user.id));
    expect(await errorCode(await verify(app.client(), { ...byPhone, email }))).toBe("identity.account_exists");
  });
});

describe("the end of an account", () => {
  const end = async (claims: TokenWish["claims"]) => {
    const { headers } = await bearer(claims);
    return app.client().delete("/api/firebase/account", { headers, body: { confirmation: email } });
  };

  test("asks for a sign-in of the last five minutes in place of the password", async () => {
    await verify(app.client(), confirmed);
    const late = await end({ ...confirmed, auth_time: app.clock.now().getTime() / 1_000 - 301 });
    expect([late.status, await errorCode(late)]).toEqual([403, "identity.sign_in_again"]);
    expect((await end(confirmed)).status).toBe(204);
    expect(await db.orm.select().from(users)).toEqual([]);
  });

  test("is not the only thing that asks for it: so does a change of how one signs in", async () => {
    await verify(app.client(), confirmed);
    const look = async (claims: TokenWish["claims"]) =>
      (await app.client().get("/api/firebase/account/proof", await bearer(claims))).status;
    const longAgo = { ...confirmed, auth_time: app.clock.now().getTime() / 1_000 - 301 };
    expect([await look(confirmed), await look(longAgo)]).toEqual([204, 403]);
    const ended = await app.client().delete("/api/firebase/account/sessions", await bearer(longAgo));
    expect([ended.status, await errorCode(ended)]).toEqual([403, "identity.sign_in_again"]);
  });

  test("needs a password or a fresh sign-in on the session way", async () => {
    const me = await app.signUp(email);
    const answer = await me.delete("/api/account", { body: { confirmation: email } });
    expect([answer.status, await errorCode(answer)]).toEqual([403, "identity.fresh_sign_in"]);
  });
});

test("an address that is confirmed at the service later is confirmed here with the next token", async () => {
  const before = await userIn(await verify(app.client(), { ...confirmed, email_verified: false }));
  expect(before.emailVerified).toBe(false);
  expect(await userIn(await verify(app.client(), confirmed))).toMatchObject({ id: before.id, emailVerified: true });
});

describe("a bearer and a cookie of two people", () => {
  test("are never taken for one another", async () => {
    const cookie = await app.signUp("cookie@example.com");
    expect(await userIn(await verify(cookie, confirmed))).toMatchObject({ email });
    expect(await (await cookie.get("/api/auth/user", await bearer(confirmed))).json()).toMatchObject({
      email: "cookie@example.com",
    });
    await cookie.post("/api/content", { title: "خاص", output: "نص.", templateId: 1 });
    expect(await (await cookie.get("/api/firebase/library", await bearer(confirmed))).json()).toMatchObject({ items: [] });
  });

  test.each([{}, { authorization: "" }, { authorization: "Basic eDp5" }, { authorization: "Bearer " }])(
    "with %j in place of the token nobody is there, whatever cookie comes with it",
    async (headers) => {
      const cookie = await app.signUp("cookie@example.com");
      const answer = await cookie.get("/api/firebase/library", { headers });
      expect([answer.status, await errorCode(answer)]).toEqual([401, "identity.unauthorized"]);
    },
  );

  test("a token that is refused does not fall back to the cookie", async () => {
    const cookie = await app.signUp("cookie@example.com");
    const expired = `Bearer ${await keys.token(app.clock.now(), { expiresIn: -3_600, issuedIn: -7_200 })}`;
    const answer = await cookie.get("/api/firebase/library", { headers: { authorization: expired } });
    expect([answer.status, await errorCode(answer)]).toEqual([401, "identity.token_expired"]);
  });
});

test("a long token, a wrong clock and keys that cannot be had each have their own refusal", async () => {
  const tell = async (wish: TokenWish) => {
    const headers = { authorization: `Bearer ${await keys.token(app.clock.now(), wish)}` };
    const answer = await app.client().post("/api/firebase/auth/verify", {}, { headers });
    return [answer.status, await errorCode(answer)];
  };
  keys.become("broken");
  expect(await tell({})).toEqual([503, "identity.service_unavailable"]);
  keys.become("up");
  expect(await tell({ claims: { padding: "x".repeat(20_000) } })).toEqual([431, "identity.token_too_long"]);
  expect(await tell({ issuedIn: 3_600, expiresIn: 7_200 })).toEqual([401, "identity.token_clock"]);
});

describe("the name of a new account", () => {
  const rename = async (body: object) =>
    app.client().post("/api/firebase/auth/update-profile", body, await bearer({ sub: "ByPhone" }));

  test("is the person's to give, and the address is not", async () => {
    const answer = await rename({ uid: "ByPhone", firstName: " نورة ", email: "nora@example.com" });
    expect(await userIn(answer)).toMatchObject({ displayName: "نورة", email: null });
    expect(await userIn(await verify(app.client(), { sub: "ByPhone" }))).toMatchObject({ displayName: "نورة" });
  });

  test.each([
    [{ uid: "somebody-else", firstName: "x" }, 403, "identity.wrong_user"],
    [{ uid: "byphone", firstName: "x" }, 403, "identity.wrong_user"],
    [{ uid: "ByPhone", firstName: "   " }, 400, "request.invalid"],
    [{ firstName: "x" }, 400, "request.invalid"],
  ])("with %j is refused", async (body, status, code) => {
    const answer = await rename(body);
    expect([answer.status, await errorCode(answer)]).toEqual([status, code]);
  });
});

test("what a token opened ends with the token", async () => {
  const soon = await keys.token(app.clock.now(), { claims: confirmed, expiresIn: 1 });
  const stream = await app.client().get("/api/firebase/events", { headers: { authorization: `Bearer ${soon}` } });
  expect(stream.status).toBe(200);
  // The stream ends by itself; otherwise this waits for ever.
  expect(await stream.text()).toContain(": open");
});

test("a token without a signature opens nothing where an emulator is not set", async () => {
  const [, payload] = (await keys.token(app.clock.now())).split(".");
  const header = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
  const answer = await app.client().get("/api/firebase/library", { headers: { authorization: `Bearer ${header}.${payload}.` } });
  expect([answer.status, await errorCode(answer)]).toEqual([401, "identity.token_invalid"]);
});
