import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Passwords } from "#server/identity/better-auth.ts";
import { saudiNumber, send, signInByPhone } from "#tests/support/phone.ts";
import { quickPasswords } from "#tests/support/quick-passwords.ts";
import { createTestApp, type TestApp, testPassword } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
afterAll(() => db.close());

/** How often a password was hashed or compared: all that takes long in these calls (`bench/sign-in-timing.ts` measures the rest). */
let hashed = 0;
const countedPasswords: Passwords = {
  hash: (password) => {
    hashed++;
    return quickPasswords.hash(password);
  },
  verify: (stored) => {
    hashed++;
    return quickPasswords.verify(stored);
  },
};

let app: TestApp;
const known = "mona@example.com";
beforeEach(async () => {
  await truncate(db);
  app = createTestApp({ db, passwords: countedPasswords });
  await app.signUp(known);
});

/** What a stranger sees of an answer, and the work that was done before it. */
async function seen(asked: () => Promise<Response>) {
  hashed = 0;
  const response = await asked();
  const body = (await response.text()).replace(/"requestId":"[^"]*"/, "");
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, ""));
  const headers = [...response.headers.keys()].filter((name) => name !== "set-cookie").toSorted();
  return { status: response.status, body, cookies, headers, hashed };
}

describe("known and unknown addresses get the same answer after the same work", () => {
  test.each([
    ["sign-in/email", { password: "not the password" }, 401, 1],
    ["request-password-reset", {}, 200, 0],
    ["send-verification-email", {}, 200, 0],
    ["sign-up/email", { name: "Mona", password: testPassword }, 200, 1],
  ] as const)("%s", async (path, more, status, work) => {
    const ask = (email: string) => seen(() => app.client().post(`/api/auth/${path}`, { ...more, email }));
    const [ofKnown, ofUnknown] = [await ask(known), await ask("nobody@example.com")];
    expect(ofKnown).toEqual(ofUnknown);
    expect(ofKnown).toMatchObject({ status, hashed: work });
  });

  test("an account without a password", async () => {
    const app2 = createTestApp({ db, passwords: countedPasswords });
    await db.orm.execute("update accounts set password = null");
    const ask = (email: string) => seen(() => app2.client().post("/api/auth/sign-in/email", { email, password: "a guess" }));
    expect(await ask(known)).toEqual(await ask("nobody@example.com"));
  });
});

test("known and unknown numbers get the same answer to a wish for a code", async () => {
  await signInByPhone(db, app.client());
  const other = "+966501234568";
  const ask = async (number: string) => {
    const { body, ...rest } = await seen(() => send(app.client(), number));
    return { ...rest, body: body.replace(number, "") };
  };
  expect(await ask(saudiNumber)).toEqual(await ask(other));
});
