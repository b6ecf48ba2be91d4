import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { appPaths, checkPaths } from "#shared/paths.ts";
import { appDataId } from "#shared/prerendered.ts";
import { writePages } from "#tests/support/built-pages.ts";
import { type FirebaseKeys, firebaseEnv, startFirebaseKeys } from "#tests/support/firebase.ts";
import type { TestClient } from "#tests/support/http.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
const pagesDirectory = writePages();
let keys: FirebaseKeys;
beforeAll(async () => {
  keys = await startFirebaseKeys();
});
beforeEach(() => truncate(db));
afterAll(async () => {
  await keys.close();
  await db.close();
});

const serve = (env: Record<string, string> = {}) =>
  createTestApp({ db, pagesDirectory, env: { ...firebaseEnv, ...env }, firebaseKeys: keys.source });
const directive = (response: Response, name: string) =>
  (response.headers.get("content-security-policy") ?? "").split("; ").find((line) => line.startsWith(`${name} `));

/** A browser that signed in by a token. */
async function byToken(app: TestApp): Promise<TestClient> {
  const client = app.client();
  const token = await keys.token(app.clock.now(), { claims: { email: "mona@example.com", email_verified: true, name: "منى" } });
  const answer = await client.post("/api/firebase/auth/verify", {}, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return client;
}

describe("who signed in by a token", () => {
  test("gets the app's page, with nothing of them in it", async () => {
    const client = await byToken(serve());
    for (const path of ["/", ...appPaths]) {
      const html = await (await client.get(path)).text();
      expect(html, path).toMatch(/^<html data-way="token" .*<p>loading<\/p>/s);
      expect(html).not.toContain(appDataId);
      expect(html).not.toContain("منى");
    }
    expect(await (await client.get("/about")).text()).toMatch(/^<html data-session /);
    expect((await client.get("/nothing")).headers.get("location")).toBe("/dashboard?unknown-page");
  });

  test("has a cookie that opens nothing: every call says that nobody is there", async () => {
    const client = await byToken(serve());
    for (const path of ["/api/auth/user", "/api/library", "/api/firebase/library"])
      expect((await client.get(path)).status, path).toBe(401);
  });

  test("has that cookie out of the reach of scripts and other hosts, until they sign out", async () => {
    const client = await byToken(serve({ NODE_ENV: "production" }));
    expect([...client.cookies.keys()]).toEqual(["__Host-lahja.page"]);
    await client.post("/api/auth/logout");
    expect([...client.cookies.keys()]).toEqual([]);
    expect(await (await client.get("/create")).text()).toContain("<p>public</p>");
  });

  test("is a stranger once the server knows no identity service any more", async () => {
    const client = await byToken(serve());
    const without = createTestApp({ db, pagesDirectory });
    const later = without.client();
    for (const [name, value] of client.cookies) later.cookies.set(name, value);
    expect(await (await later.get("/create")).text()).toContain("<p>public</p>");
  });
});

describe("the hosts of the identity service", () => {
  test("are let in where they are needed and nowhere else", async () => {
    const app = serve();
    const [client, visitor] = [await byToken(app), app.client()];
    const create = await client.get("/create");
    expect(directive(create, "connect-src")).toBe(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    );
    expect(directive(create, "script-src")).toBe("script-src 'self'");
    expect(directive(create, "frame-src")).toBeUndefined();
    const login = await visitor.get("/firebase-login");
    expect(directive(login, "script-src")).toContain("https://apis.google.com");
    expect(directive(login, "frame-src")).toContain("https://lahja-test.firebaseapp.com");
    expect(directive(login, "frame-ancestors")).toBe("frame-ancestors 'none'");
    for (const path of ["/", "/about", "/create", "/reset-password"])
      expect(directive(await visitor.get(path), "connect-src"), path).toBe("connect-src 'self'");
  });

  test("are let in nowhere without the service", async () => {
    const visitor = createTestApp({ db, pagesDirectory }).client();
    for (const path of ["/firebase-login", ...checkPaths]) {
      const answer = await visitor.get(path);
      expect([directive(answer, "connect-src"), directive(answer, "script-src")], path).toEqual([
        "connect-src 'self'",
        "script-src 'self'",
      ]);
    }
  });

  test("include the emulator and the address that tokens are sent to, by their origins alone", async () => {
    const env = { FIREBASE_PROJECT_ID: "demo-lahja", FIREBASE_EMULATOR: "http://127.0.0.1:9099" };
    const answer = await serve({ ...env, FIREBASE_TOKEN_SYNC: "https://sync.example/a/path" })
      .client()
      .get("/firebase-login");
    expect(directive(answer, "connect-src")).toMatch(/ http:\/\/127\.0\.0\.1:9099 https:\/\/sync\.example /);
    expect(directive(answer, "frame-src")).toContain(" http://127.0.0.1:9099");
  });
});

describe("the pages of checks", () => {
  test.each(checkPaths)("%s is everybody's on one's own machine", async (path) => {
    expect((await serve().client().get(path)).status).toBe(200);
  });

  test.each(checkPaths)("%s is the operator's in production", async (path) => {
    const app = serve({ NODE_ENV: "production", OPERATOR_EMAIL: "boss@example.com" });
    expect((await app.client().get(path)).status).toBe(404);
    const somebody = await app.signUp("somebody@example.com");
    expect((await somebody.get(path)).headers.get("location")).toBe("/dashboard?unknown-page");
    // Who comes by a token is not known before the page asks.
    expect((await (await byToken(app)).get(path)).status).toBe(200);
  });
});
