import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { takeTry, triesOfAddress } from "#server/identity/sign-in-tries.ts";
import { errorEnvelope } from "#shared/errors.ts";
import type { TestClient } from "#tests/support/http.ts";
import { linkIn } from "#tests/support/mail.ts";
import { createTestApp, type TestApp, testPassword } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
let app: TestApp;
beforeEach(async () => {
  await truncate(db);
  app = createTestApp({ db, env: { NODE_ENV: "production" } });
});
afterAll(() => db.close());

const email = "mona@example.com";

/** What a try is answered with: 'ok', or the code and the seconds to wait. */
async function attempt(client: TestClient, password: string, address = email): Promise<string> {
  const response = await client.post("/api/auth/sign-in/email", { email: address, password });
  if (response.ok) return "ok";
  const { error } = errorEnvelope.parse(await response.json());
  const wait = error.params.retryAfterSeconds;
  expect(response.headers.get("retry-after")).toBe(wait === undefined ? null : String(wait));
  return wait === undefined ? error.code : `${error.code} ${wait}`;
}

const wrong = "identity.wrong_credentials";
const guess = (address = email) => attempt(app.client(), "wrong password", address);

/** As `guess`, without the seconds that hashing passwords takes. */
async function guessElsewhere(times: number, address = email): Promise<void> {
  for (let time = 0; time < times; time++) await takeTry(db, triesOfAddress(address), app.clock.now());
}

describe("wrong passwords for one account", () => {
  test("are answered five times, though sixty at once come from sixty addresses", async () => {
    await app.signUp(email);
    const answers = await Promise.all(Array.from({ length: 60 }, () => guess()));
    expect(answers.filter((answer) => answer === wrong)).toHaveLength(5);
    expect(answers.filter((answer) => answer === "identity.too_many_tries 30")).toHaveLength(55);
  });

  test("are counted however the address is written, and forgotten once the right one is given", async () => {
    await app.signUp(email);
    await guessElsewhere(4);
    expect(await attempt(app.client(), testPassword, "MONA@Example.com")).toBe("ok");
    await guessElsewhere(4);
    expect(await guess(" Mona@example.com")).toBe(wrong);
    expect(await attempt(app.client(), testPassword)).toBe("identity.too_many_tries 30");
  });

  test("do not show whether the account exists", async () => {
    await app.signUp(email);
    const answersFor = async (address: string) => {
      const before = await guess(address);
      await guessElsewhere(4, address);
      return [before, await guess(address)];
    };
    expect(await answersFor(email)).toEqual(await answersFor("nobody@example.com"));
  });

  test("leave other accounts alone", async () => {
    await app.signUp(email);
    await app.signUp("sara@example.com");
    await guessElsewhere(5);
    expect(await attempt(app.client(), testPassword, "sara@example.com")).toBe("ok");
  });
});

describe("a browser in which the person signed in before", () => {
  test("lets its owner in while strangers guess, and frees nobody by it", async () => {
    const owner = await app.signUp(email);
    await owner.post("/api/auth/logout");
    await guessElsewhere(5);
    expect(await attempt(app.client(), testPassword)).toBe("identity.too_many_tries 30");
    expect(await attempt(owner, testPassword)).toBe("ok");
    expect(await guess()).toBe("identity.too_many_tries 30");
  });

  test("is known for this account only, and is no session", async () => {
    const owner = await app.signUp(email);
    const other = await app.signUp("sara@example.com");
    const device = [...other.cookies].find(([name]) => name === "__Host-lahja.device");
    const stranger = app.client();
    stranger.cookies.set(...(device ?? ["", ""]));
    expect((await stranger.get("/api/auth/user")).status).toBe(401);
    await guessElsewhere(5);
    expect(await attempt(stranger, testPassword)).toBe("identity.too_many_tries 30");
    expect(await attempt(owner, testPassword)).toBe("ok");
  });

  test("is known for several accounts in turn", async () => {
    const shared = await app.signUp(email);
    await app.signUp("sara@example.com");
    expect(await attempt(shared, testPassword, "sara@example.com")).toBe("ok");
    for (const address of [email, "sara@example.com"]) await guessElsewhere(5, address);
    expect(await attempt(shared, testPassword)).toBe("ok");
    expect(await attempt(shared, testPassword, "sara@example.com")).toBe("ok");
  });

  test("has five wrong passwords of its own", async () => {
    const owner = await app.signUp(email);
    for (let time = 0; time < 5; time++) expect(await attempt(owner, "wrong password")).toBe(wrong);
    expect(await attempt(owner, testPassword)).toBe("identity.too_many_tries 30");
    expect(await attempt(app.client(), testPassword)).toBe("ok");
  });

  test("keeps a cookie that scripts and plain HTTP do not get", async () => {
    await app.signUp(email);
    const response = await app.client().post("/api/auth/sign-in/email", { email, password: testPassword });
    const cookie = response.headers.getSetCookie().find((line) => line.includes("lahja.device"));
    expect(cookie).toMatch(/^__Host-lahja\.device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(decodeURIComponent(cookie ?? "")).not.toContain("mona");
  });
});

test("whoever sets a new password through the mailbox is let in at once, strangers' guesses or not", async () => {
  await app.signUp(email);
  await guessElsewhere(5);
  const browser = app.client();
  await browser.post("/api/auth/request-password-reset", { email });
  const [mail] = await app.mailsTo(email, 2);
  const token = new URL(linkIn(mail?.text), app.origin).searchParams.get("token");
  expect((await browser.post("/api/auth/reset-password", { token, newPassword: "an entirely new one" })).status).toBe(200);
  await guessElsewhere(5);
  expect(await attempt(browser, "an entirely new one")).toBe("ok");
});

test("what is no try of a password is not counted, and a form cannot slip one past the count", async () => {
  for (let time = 0; time < 6; time++) expect(await attempt(app.client(), "guess", "nobody")).toBe("identity.email_invalid");
  const body = new FormData();
  for (const [name, value] of Object.entries({ email, password: "guess" })) body.append(name, value);
  expect((await app.client().request("POST", "/api/auth/sign-in/email", { body })).status).toBe(400);
});
