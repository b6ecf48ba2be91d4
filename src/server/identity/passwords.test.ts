import { afterAll, expect, test } from "vitest";
import { accounts } from "#server/platform/db/identity-schema.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
afterAll(() => db.close());

test("a server that is told nothing else keeps passwords as scrypt, each with a salt of its own", async () => {
  const { signUp, client } = createTestApp({ db, hasSlowPasswords: true });
  const { password, user } = await signUp();
  await signUp();
  const rows = await db.orm.select({ hash: accounts.password }).from(accounts);
  expect(rows.map(({ hash }) => hash)).toEqual(Array(2).fill(expect.stringMatching(/^[0-9a-f]{32}:[0-9a-f]{128}$/)));
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2);
  const guess = await client().post("/api/auth/sign-in/email", { email: user.email, password: `${password}!` });
  expect(guess.status).toBe(401);
});
