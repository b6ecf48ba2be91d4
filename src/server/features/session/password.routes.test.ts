import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { verifications } from "#server/platform/db/identity-schema.ts";
import { errorCode } from "#tests/support/http.ts";
import { createLogLines } from "#tests/support/log-lines.ts";
import { linkIn } from "#tests/support/mail.ts";
import { createTestApp, type TestApp, testPassword } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

const email = "person@example.com";

async function statusOfSignIn(app: TestApp, password: string): Promise<number> {
  return (await app.client().post("/api/auth/sign-in/email", { email, password })).status;
}

describe("a forgotten password", () => {
  const newPassword = "an entirely new one";

  async function resetToken(app: TestApp): Promise<string> {
    await app.client().post("/api/auth/request-password-reset", { email });
    const [mail] = await app.mailsTo(email, 2);
    expect(mail?.subject).toBe("Set a new password");
    return new URL(linkIn(mail?.text), app.origin).searchParams.get("token") ?? "";
  }

  test("answers the same for known and unknown addresses, and writes to the known one only", async () => {
    const app = createTestApp({ db });
    await app.signUp(email);
    const known = await app.client().post("/api/auth/request-password-reset", { email });
    const unknown = await app.client().post("/api/auth/request-password-reset", { email: "nobody@example.com" });
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    await app.mailsTo(email, 2);
    expect(app.jobs.queued).toHaveLength(2);
  });

  test("is replaced through the link, once; every session ends, and the person is told", async () => {
    const app = createTestApp({ db });
    const me = await app.signUp(email);
    const token = await resetToken(app);
    expect((await app.client().post("/api/auth/reset-password", { token, newPassword })).status).toBe(200);
    expect((await me.get("/api/auth/user")).status).toBe(401);
    expect(await statusOfSignIn(app, testPassword)).toBe(401);
    expect(await statusOfSignIn(app, newPassword)).toBe(200);
    const again = await app.client().post("/api/auth/reset-password", { token, newPassword: "once more please" });
    expect([again.status, await errorCode(again)]).toEqual([400, "identity.link_invalid"]);
    expect((await app.mailsTo(email, 3)).map(({ subject }) => subject)).toContain("Your password was changed");
  });

  test("fills no mailbox: whoever asks from eighty addresses gets the same answer, and the person three mails", async () => {
    const { log, lines } = createLogLines();
    const app = createTestApp({ db, log, env: { NODE_ENV: "production" } });
    await app.signUp(email);
    const answers = new Set<string>();
    for (let time = 0; time < 80; time++) {
      const response = await app.client().post("/api/auth/request-password-reset", { email });
      answers.add(`${response.status} ${await response.text()}`);
    }
    const unknown = await app.client().post("/api/auth/request-password-reset", { email: "nobody@example.com" });
    expect([...answers]).toEqual([`${unknown.status} ${await unknown.text()}`]);
    const ofReset = (await app.mailsTo(email, 4)).filter(({ subject }) => subject === "Set a new password");
    expect(ofReset).toHaveLength(3);
    const told = lines.filter((line) => line.includes("as many account mails"));
    expect(told).toHaveLength(1);
    expect(told[0]).not.toContain("@");
  });

  test("has its token stored as a hash only, and a link from before is still good", async () => {
    const app = createTestApp({ db });
    await app.signUp(email);
    const token = await resetToken(app);
    const [row] = await db.orm.select().from(verifications);
    expect(JSON.stringify(row)).not.toContain(token);
    await db.orm.update(verifications).set({ identifier: "reset-password:an-older-token" });
    const older = { token: "an-older-token", newPassword };
    expect((await app.client().post("/api/auth/reset-password", older)).status).toBe(200);
  });

  test("is not replaced by one that is too short", async () => {
    const app = createTestApp({ db });
    await app.signUp(email);
    const response = await app.client().post("/api/auth/reset-password", { token: await resetToken(app), newPassword: "short" });
    expect(await response.json()).toMatchObject({ error: { code: "identity.password_too_short", params: { min: 8 } } });
  });

  test("cannot send its link to another site", async () => {
    const app = createTestApp({ db });
    await app.signUp(email);
    const response = await app.client().post("/api/auth/request-password-reset", { email, redirectTo: "https://evil.example" });
    expect(response.status).toBe(403);
    expect(app.jobs.queued).toHaveLength(1);
  });
});

describe("changing the password", () => {
  const change = { currentPassword: testPassword, newPassword: "an entirely new one", revokeOtherSessions: true };

  test("works with the current one and ends the other sessions", async () => {
    const { client, signUp } = createTestApp({ db });
    const me = await signUp(email);
    const other = client();
    await other.post("/api/auth/sign-in/email", { email, password: testPassword });
    expect((await me.post("/api/auth/change-password", change)).status).toBe(200);
    expect((await me.get("/api/auth/user")).status).toBe(200);
    expect((await other.get("/api/auth/user")).status).toBe(401);
  });

  test.each([
    ["en", "Your password was changed"],
    ["ar", "تغيّرت كلمة المرور"],
  ])("is told to its owner by mail, in the language of their settings: %s", async (language, subject) => {
    const app = createTestApp({ db });
    const me = await app.signUp(email);
    await me.post("/api/settings", { preferences: { language } });
    await me.post("/api/auth/change-password", change);
    const mails = await app.mailsTo(email, 2);
    expect(mails.map((mail) => mail.subject)).toContain(subject);
    expect(mails.find((mail) => mail.subject === subject)?.text).not.toContain("{");
  });

  test("is refused with a wrong one, and to whoever is signed out", async () => {
    const { client, signUp, jobs } = createTestApp({ db });
    const wrong = await (await signUp(email)).post("/api/auth/change-password", { ...change, currentPassword: "wrong password" });
    expect([wrong.status, await errorCode(wrong)]).toEqual([400, "identity.wrong_password"]);
    const signedOut = await client().post("/api/auth/change-password", change);
    expect([signedOut.status, await errorCode(signedOut)]).toEqual([401, "identity.unauthorized"]);
    expect(JSON.stringify(jobs.queued)).not.toContain("Your password was changed");
  });
});
