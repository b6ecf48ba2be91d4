import { createEmailVerificationToken } from "better-auth/api";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { sessions, users } from "#server/platform/db/identity-schema.ts";
import { look, mailedToken, makeAccount, outcome, press, worth } from "#tests/support/confirm-email.ts";
import { linkIn, tokenIn } from "#tests/support/mail.ts";
import { createTestApp, type TestApp, testPassword } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
let app: TestApp;
beforeEach(async () => {
  await truncate(db);
  app = createTestApp({ db });
});
afterAll(() => db.close());

const email = "mona@example.com";
const dayMs = 24 * 3_600_000;

const mailed = (address = email, atLeast = 1) => mailedToken(app, address, atLeast);
const isConfirmed = async (address = email) =>
  (await db.orm.select({ is: users.emailVerified }).from(users).where(eq(users.email, address)))[0]?.is;
const sessionCount = () => db.orm.$count(sessions);

const browser = () => app.client();

describe("opening the link", () => {
  test("changes nothing, however often a mail scanner does it", async () => {
    const me = browser();
    await makeAccount(me, email);
    const token = await mailed();
    const path = linkIn((await app.mailsTo(email))[0]?.text);
    expect(path).toBe(`/confirm-email?token=${token}`);
    for (const address of [path, `/api/auth/confirm-email?token=${token}`, path])
      expect((await browser().get(address)).headers.getSetCookie()).toEqual([]);
    expect([await isConfirmed(), await sessionCount()]).toEqual([false, 0]);
    expect(await worth(press(me, token))).toMatchObject({ signedInAs: email });
  });

  test("of the version before changes nothing either, and leads to the page for as long as it was good", async () => {
    await makeAccount(browser(), email);
    const secret = app.deps.config.authSecret ?? "";
    const target = async (token: string) => {
      const answer = await browser().get(`/api/auth/verify-email?token=${token}&callbackURL=%2Ffirebase-login`);
      return [answer.status, answer.headers.get("location")] as const;
    };
    const older = await createEmailVerificationToken(secret, email, undefined, 3_600);
    const [status, address] = await target(older);
    expect([status, await isConfirmed()]).toEqual([302, false]);
    const token = new URL(address ?? "", app.origin).searchParams.get("token") ?? "";
    app.clock.set(new Date(Date.now() + 3_601_000));
    expect(await worth(look(browser(), token))).toMatchObject({ state: "expired" });
    app.clock.set(new Date());
    expect(await worth(press(browser(), token))).toMatchObject({ email, state: "confirmed" });

    const nobody = await createEmailVerificationToken(secret, "nobody@example.com");
    const foreign = await createEmailVerificationToken("another secret", email);
    for (const wrong of [nobody, foreign, `${older}x`, ""]) expect(await target(wrong)).toEqual([302, "/confirm-email"]);
  });
});

describe("a link that does not work any more", () => {
  test("says after a day that it has expired, and another can be sent; the press of a page left open is refused", async () => {
    const me = browser();
    await makeAccount(me, email, "/create");
    const token = await mailed();
    app.clock.advance(dayMs);
    expect(await worth(look(me, token))).toEqual({ email, state: "expired", signedInAs: null, signsIn: false, next: "/create" });
    expect(await outcome(press(me, token))).toBe("400 identity.link_invalid");
    expect(await isConfirmed()).toBe(false);
    await browser().post("/api/auth/send-verification-email", { email, callbackURL: "/create" });
    expect(await worth(press(browser(), await mailed(email, 2)))).toMatchObject({ state: "confirmed", next: "/create" });
    expect(await worth(look(me, token))).toMatchObject({ state: "confirmed" });
  });

  test("confirms no account that was made anew with the address", async () => {
    const me = await app.signUp(email);
    const token = await mailed();
    await me.delete("/api/account", { body: { confirmation: email, password: testPassword } });
    expect(await outcome(look(me, token))).toBe("400 identity.link_invalid");
    await makeAccount(me, email);
    for (const answer of [look(me, token), press(me, token)]) expect(await outcome(answer)).toBe("400 identity.link_invalid");
    expect(await isConfirmed()).toBe(false);
  });

  test("because it was forged or damaged tells nothing, whether there is such an account or not", async () => {
    await makeAccount(browser(), email);
    const token = await mailed();
    const foreign = createTestApp({ db, env: { AUTH_SECRET: "another-secret-of-another-server-0123456789" } });
    await foreign.client().post("/api/auth/sign-up/email", { name: "S", email: "sara@example.com", password: testPassword });
    const ofAnother = tokenIn((await foreign.mailsTo("sara@example.com"))[0]?.text);
    const [version, nonce, tag, sealed = ""] = token.split(".");
    const changed = [version, nonce, tag, `${sealed.startsWith("A") ? "B" : "A"}${sealed.slice(1)}`].join(".");
    for (const wrong of ["x", "v1...", token.slice(0, -4), changed, ofAnother, "{}", "'; drop table users --"]) {
      expect([wrong, await outcome(look(browser(), wrong))]).toEqual([wrong, "400 identity.link_invalid"]);
      expect([wrong, await outcome(press(browser(), wrong))]).toEqual([wrong, "400 identity.link_invalid"]);
    }
    for (const body of [{}, { token: 1 }, { token: "x".repeat(5_000) }])
      expect(await outcome(browser().post("/api/auth/confirm-email", body))).toBe("400 request.invalid");
    expect(await isConfirmed()).toBe(false);
  });
});

test.each([
  ["/create?template=3#topic", "/create?template=3#topic"],
  ["/ar/pricing?q=سعر", "/ar/pricing?q=%D8%B3%D8%B9%D8%B1"],
  ["//evil.example", "/"],
  ["https://evil.example", "/"],
  ["/\t/evil.example", "/"],
  ["/\\evil.example", "/"],
  ["/.//evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["", "/"],
])("who wanted to go to %j is led to %j, and the mail shows neither", async (callbackURL, next) => {
  const me = browser();
  await makeAccount(me, email, callbackURL);
  const [mail] = await app.mailsTo(email);
  expect(await worth(look(me, tokenIn(mail?.text)))).toMatchObject({ next });
  expect(linkIn(mail?.text)).toMatch(/^\/confirm-email\?token=[\w.-]+$/);
});

test("a header that a caller makes up leads nowhere", async () => {
  const me = browser();
  const headers = { "x-lahja-next": "/settings" };
  await me.post("/api/auth/sign-up/email", { name: "Mona", email, password: testPassword }, { headers });
  expect(await worth(look(me, await mailed()))).toMatchObject({ next: "/" });
});
