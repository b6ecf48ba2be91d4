import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { users } from "#server/platform/db/identity-schema.ts";
import { type FakeSmtp, startFakeSmtp } from "#tests/support/fake-smtp.ts";
import { tokenIn } from "#tests/support/mail.ts";
import { createTestApp, type TestApp, testPassword } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
let smtp: FakeSmtp;
let app: TestApp;
beforeEach(async () => {
  await truncate(db);
  smtp = await startFakeSmtp();
  // The queue is the test's own, which says when a job is tried; what a job does is real.
  app = createTestApp({ db, env: { NODE_ENV: "production", SMTP_URL: smtp.url } });
});
afterEach(() => smtp.close());
afterAll(() => db.close());

const email = "mona@example.com";

describe("a mail server that is away", () => {
  test("costs nobody their sign-up: the mail waits, arrives once, and its link is good", async () => {
    smtp.refusals = 1;
    const me = app.client();
    const answer = await me.post("/api/auth/sign-up/email", { name: "Mona", email, password: testPassword });
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    const [mail] = await app.mailsTo(email);
    await expect(app.jobs.runHeld()).rejects.toThrow("451");
    expect(smtp.received).toEqual([]);
    expect((await me.post("/api/auth/sign-in/email", { email, password: testPassword })).status).toBe(200);

    await app.jobs.runHeld();
    expect(smtp.received.map(({ to }) => to)).toEqual([email]);
    expect((await me.post("/api/auth/confirm-email", { token: tokenIn(mail?.text) })).status).toBe(200);
    expect(await db.orm.select({ isConfirmed: users.emailVerified }).from(users)).toEqual([{ isConfirmed: true }]);
  });

  test("lets a password be asked for and set all the same", async () => {
    const me = await app.signUp(email);
    smtp.refusals = 1;
    expect((await me.post("/api/auth/request-password-reset", { email })).status).toBe(200);
    const [mail] = await app.mailsTo(email, 2);
    await expect(app.jobs.runHeld()).rejects.toThrow("451");
    const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    const set = await me.post("/api/auth/reset-password", { token, newPassword: "an entirely new one" });
    expect(set.status).toBe(200);
  });
});
