import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { errorCode, type TestClient } from "#tests/support/http.ts";
import { tokenIn } from "#tests/support/mail.ts";
import { createTestApp, testPassword } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

const email = "person@example.com";
const signUpBody = { name: "Person", email, password: testPassword };
const signIn = (client: TestClient, password = testPassword, address = email) =>
  client.post("/api/auth/sign-in/email", { email: address, password });

const sessionCookie = (response: Response) => response.headers.getSetCookie().find((line) => line.includes("session_token"));

async function facts(response: Response) {
  return { status: response.status, body: await response.text(), cookies: response.headers.getSetCookie().length };
}

describe("signing up", () => {
  test("makes an account that may sign in at once and is asked to confirm its address", async () => {
    const { client, mailsTo } = createTestApp({ db });
    const me = client();
    expect((await me.post("/api/auth/sign-up/email", signUpBody)).status).toBe(200);
    expect((await signIn(me)).status).toBe(200);
    expect(await (await me.get("/api/auth/user")).json()).toMatchObject({
      email,
      displayName: "Person",
      emailVerified: false,
      plan: "free",
    });

    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe("Confirm your email address");
    expect((await me.post("/api/auth/confirm-email", { token: tokenIn(mail?.text) })).status).toBe(200);
    expect(await (await me.get("/api/auth/user")).json()).toMatchObject({ emailVerified: true });
  });

  test("with a taken address answers as always and tells its owner", async () => {
    const { client, mailsTo, signUp } = createTestApp({ db });
    await signUp(email);
    const taken = await client().post("/api/auth/sign-up/email", {
      ...signUpBody,
      name: "Stranger",
      password: "another password",
    });
    const free = await client().post("/api/auth/sign-up/email", { ...signUpBody, email: "free@example.com" });
    expect(await facts(taken)).toEqual(await facts(free));
    const [newest] = await mailsTo(email, 2);
    expect(newest?.subject).toBe("You already have an account");
    expect((await signIn(client(), "another password")).status).toBe(401);
    expect((await signIn(client())).status).toBe(200);
  });

  test.each([
    [{ ...signUpBody, password: "short" }, "identity.password_too_short"],
    [{ ...signUpBody, password: "x".repeat(129) }, "identity.password_too_long"],
    [{ ...signUpBody, password: "Lahja-2026!" }, "identity.password_common"],
    [{ ...signUpBody, email: "nobody" }, "request.invalid"],
    [{ ...signUpBody, name: undefined }, "request.invalid"],
    [{ ...signUpBody, name: "  " }, "request.invalid"],
    [{ ...signUpBody, name: "x".repeat(121) }, "request.invalid"],
    [{}, "request.invalid"],
  ])("with %j is refused", async (body, code) => {
    const { client } = createTestApp({ db });
    const response = await client().post("/api/auth/sign-up/email", body);
    expect([response.status, await errorCode(response)]).toEqual([400, code]);
  });

  test("cannot give oneself a plan or the operator's rights", async () => {
    const { client, signUp } = createTestApp({ db });
    await signUp("first@example.com");
    const me = client();
    await me.post("/api/auth/sign-up/email", { ...signUpBody, plan: "enterprise", isOperator: true, emailVerified: true });
    await signIn(me);
    expect(await (await me.get("/api/auth/user")).json()).toMatchObject({
      plan: "free",
      isOperator: false,
      emailVerified: false,
    });
  });

  test("writes its mail in the language of the page, and a name carries no stranger's link", async () => {
    const { client, mailsTo } = createTestApp({ db });
    const headers = { cookie: "lahja-language=ar", "accept-language": "en" };
    const name = "سارة https://evil.example/win";
    await client().post("/api/auth/sign-up/email", { ...signUpBody, name }, { headers });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe("تأكيد البريد الإلكتروني");
    expect(mail?.text).toContain("مرحبًا سارة");
    expect(mail?.text).not.toContain("evil.example");
  });

  test("gives the plan of DEFAULT_PLAN", async () => {
    const { signUp } = createTestApp({ db, env: { DEFAULT_PLAN: "pro" } });
    expect((await signUp()).user.plan).toBe("pro");
  });
});

describe("signing in", () => {
  test("does not tell an unknown address from a wrong password", async () => {
    const { client, signUp } = createTestApp({ db });
    await signUp(email);
    const wrong = await signIn(client(), "wrong password");
    const unknown = await signIn(client(), testPassword, "nobody@example.com");
    expect([wrong.status, await errorCode(wrong)]).toEqual([401, "identity.wrong_credentials"]);
    expect([unknown.status, await errorCode(unknown)]).toEqual([401, "identity.wrong_credentials"]);
  });

  test("sets a cookie that scripts cannot read, and gives them no token either", async () => {
    const { client, signUp } = createTestApp({ db });
    await signUp(email);
    const response = await signIn(client());
    expect(sessionCookie(response)).toMatch(/^lahja\.session_token=.*HttpOnly; SameSite=Lax$/i);
    expect(await response.json()).toEqual({ ok: true });
  });

  test("in production sets a cookie for https only", async () => {
    const { client } = createTestApp({ db, env: { NODE_ENV: "production" } });
    await client().post("/api/auth/sign-up/email", signUpBody);
    expect(sessionCookie(await signIn(client()))).toMatch(/^__Host-lahja\.session_token=[^;]+; .*Path=\/; HttpOnly; Secure; /i);
  });

  test("in production reads the cookie of the older name, and clears both at the end", async () => {
    const { signUp, client } = createTestApp({ db, env: { NODE_ENV: "production" } });
    const me = await signUp(email);
    const older = client();
    older.cookies.set("__Secure-lahja.session_token", me.cookies.get("__Host-lahja.session_token") ?? "");
    expect((await older.get("/api/auth/user")).status).toBe(200);
    expect((await older.get("/api/usage")).status).toBe(200);
    expect((await older.post("/api/auth/logout")).status).toBe(204);
    expect(older.cookies.size).toBe(0);
    expect((await me.get("/api/auth/user")).status).toBe(401);
  });

  test("is limited for each caller, whatever X-Forwarded-For they make up", async () => {
    const { client } = createTestApp({ db, env: { NODE_ENV: "production" } });
    const attempt = (forged: string, real: string) =>
      client().post(
        "/api/auth/sign-in/email",
        { email: `${forged}@example.com`, password: "guess" },
        { headers: { "x-forwarded-for": `${forged}, ${real}` } },
      );
    for (let i = 0; i < 10; i++) expect((await attempt(`1.2.3.${i}`, "203.0.113.7")).status).toBe(401);
    const refused = await attempt("9.9.9.9", "203.0.113.7");
    expect([refused.status, await errorCode(refused)]).toEqual([429, "identity.too_many_tries"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await attempt("9.9.9.9", "203.0.113.8")).status).toBe(401);
  });

  test("ignores X-Forwarded-For altogether when no proxy is configured", async () => {
    const { client } = createTestApp({ db, env: { NODE_ENV: "production", TRUST_PROXY_HOPS: "0" } });
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) {
      const headers = { "x-forwarded-for": `1.2.3.${i}`, "x-lahja-client-ip": `1.2.3.${i}` };
      statuses.push(
        (await client().post("/api/auth/sign-in/email", { email: `p${i}@example.com`, password: "guess" }, { headers })).status,
      );
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });
});

describe("signing out", () => {
  test("ends the session on the server, clears the cookie and what the browser stored", async () => {
    const { client, signUp } = createTestApp({ db });
    const me = await signUp(email);
    const copy = client();
    for (const [name, value] of me.cookies) copy.cookies.set(name, value);
    const response = await me.post("/api/auth/logout");
    expect(response.status).toBe(204);
    expect(response.headers.get("clear-site-data")).toBe('"storage"');
    expect([...me.cookies.keys()]).toEqual(["lahja.device"]);
    expect((await copy.get("/api/auth/user")).status).toBe(401);
  });

  test("is harmless for whoever is signed out already", async () => {
    const { client } = createTestApp({ db });
    expect((await client().post("/api/auth/logout")).status).toBe(204);
  });
});

describe("the session", () => {
  test("of nobody, of a forged and of an expired cookie is none", async () => {
    const { client, signUp, jobs, clock } = createTestApp({ db });
    const forged = client();
    forged.cookies.set("lahja.session_token", "x.y");
    for (const who of [client(), forged]) {
      const response = await who.get("/api/auth/user");
      expect([response.status, await errorCode(response)]).toEqual([401, "identity.unauthorized"]);
    }
    const me = await signUp(email);
    // A session is good for 30 days; the sweep is what the clock of a test can reach.
    clock.set(new Date(Date.now() + 31 * 24 * 3_600_000));
    await jobs.runScheduled("session-sweep");
    expect((await me.get("/api/auth/user")).status).toBe(401);
  });

  test("opens no other route of the library behind it", async () => {
    const me = await createTestApp({ db }).signUp(email);
    for (const path of ["/get-session", "/list-sessions", "/ok", "/error"])
      expect((await me.get(`/api/auth${path}`)).status).toBe(404);
    for (const path of ["/update-user", "/delete-user", "/change-email", "/sign-out"]) {
      expect((await me.post(`/api/auth${path}`, { name: "x" })).status).toBe(404);
    }
  });
});

describe("the operator", () => {
  test("in local mode is the first account", async () => {
    const { signUp } = createTestApp({ db });
    expect((await signUp()).user.isOperator).toBe(true);
    expect((await signUp()).user.isOperator).toBe(false);
  });

  test("in production is the configured address, once verified, and nobody else", async () => {
    const app = createTestApp({ db, env: { NODE_ENV: "production", OPERATOR_EMAIL: "Boss@example.com" } });
    expect((await app.signUp(email)).user.isOperator).toBe(false);
    const boss = await app.signUp("boss@example.com");
    expect(boss.user.isOperator).toBe(false);
    const [mail] = await app.mailsTo("boss@example.com");
    await boss.post("/api/auth/confirm-email", { token: tokenIn(mail?.text) });
    expect(await (await boss.get("/api/auth/user")).json()).toMatchObject({ isOperator: true });
  });
});

describe("/api/login", () => {
  test.each([
    ["/api/login", {}, "/firebase-login"],
    ["/api/login?next=/create%3Ftemplate%3D3", {}, "/firebase-login?next=%2Fcreate%3Ftemplate%3D3"],
    ["/api/login", { referer: "http://localhost:3000/my-content" }, "/firebase-login?next=%2Fmy-content"],
    ["/api/login", { referer: "https://evil.example/x" }, "/firebase-login"],
    ["/api/login?next=//evil.example", {}, "/firebase-login"],
    ["/api/login?next=https://evil.example", {}, "/firebase-login"],
    ["/api/login?next=/%09/evil.example", {}, "/firebase-login"],
    ["/api/login?next=/%0a/evil.example", {}, "/firebase-login"],
    ["/api/login?next=/.//evil.example", {}, "/firebase-login"],
    ["/api/login?next=/firebase-login", {}, "/firebase-login"],
  ])("%s with %j leads to %s", async (path, headers, target) => {
    const response = await createTestApp({ db }).client().get(path, { headers });
    expect([response.status, response.headers.get("location")]).toEqual([302, target]);
  });
});

describe("the bearer mount", () => {
  test.each(["/verify", "/update-profile"])("of %s is not configured, whatever cookie comes with it", async (path) => {
    const { client, signUp } = createTestApp({ db });
    for (const who of [client(), await signUp(email)]) {
      const response = await who.post(`/api/firebase/auth${path}`, {}, { headers: { authorization: "Bearer x" } });
      expect([response.status, await errorCode(response)]).toEqual([401, "identity.not_configured"]);
    }
  });
});
