import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { errorEnvelope } from "#shared/errors.ts";
import { errorCode } from "#tests/support/http.ts";
import { createLogLines } from "#tests/support/log-lines.ts";
import { createTestApp, testPassword } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

const production = { NODE_ENV: "production" };

describe("every answer", () => {
  test("has a request id and headers that let no foreign or inline script run", async () => {
    const response = await createTestApp({ db }).client().get("/api/app");
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("worker-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("asks browsers to stay with https in production only", async () => {
    const hsts = async (env: Record<string, string>) =>
      (await createTestApp({ db, env }).client().get("/api/app")).headers.get("strict-transport-security");
    expect(await hsts(production)).toMatch(/max-age=\d{8}/);
    expect(await hsts({})).toBeNull();
  });
});

describe("an error", () => {
  test("is the one envelope with the id of its answer", async () => {
    const response = await createTestApp({ db }).client().get("/api/nothing");
    const { error } = errorEnvelope.parse(await response.json());
    expect([response.status, error]).toEqual([
      404,
      { code: "request.not_found", params: {}, requestId: response.headers.get("x-request-id") },
    ]);
  });

  test("of a body that is not JSON, or larger than 1 MB, is told as such", async () => {
    const app = createTestApp({ db });
    const me = await app.signUp();
    const send = (body: string) =>
      app.app.request("/api/settings", {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json",
          "content-length": String(Buffer.byteLength(body)),
          origin: app.origin,
          cookie: [...me.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        },
      });
    expect(await errorCode(await send("{"))).toBe("request.invalid");
    const large = await send(JSON.stringify({ displayName: "x".repeat(1024 * 1024) }));
    expect([large.status, await errorCode(large)]).toEqual([413, "request.too_large"]);
  });

  test("that nobody foresaw is logged once with its cause, and tells the caller nothing", async () => {
    const { log, lines } = createLogLines("error");
    const broken = { ...db, orm: db.orm };
    const app = createTestApp({ db: broken, log });
    const me = await app.signUp();
    broken.orm = new Proxy(db.orm, {
      get: () => {
        throw new Error("the disk is on fire");
      },
    });
    const response = await me.get("/api/settings");
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(errorEnvelope.parse(JSON.parse(text)).error).toMatchObject({ code: "internal", params: {} });
    expect(text).not.toContain("fire");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("the disk is on fire");
    expect(lines[0]).toContain(response.headers.get("x-request-id"));
  });
});

test("the log has a line for each request, without cookies, queries, addresses or bodies", async () => {
  const { log, lines } = createLogLines("debug");
  const app = createTestApp({ db, log });
  const me = await app.signUp("secret-person@example.com");
  await me.get("/api/auth/confirm-email?token=secret-token");
  await me.get("/confirm-email?token=secret-token");
  await me.post("/api/settings", { displayName: "secret-name" });
  await app.client().post("/api/auth/sign-up/email", { name: "n", email: "secret-person@example.com", password: testPassword });
  const output = lines.join("");
  expect(output).toContain('"path":"/api/settings","status":200');
  for (const secret of ["secret-", testPassword, ...me.cookies.values()]) expect(output).not.toContain(secret);
});

describe("local mode", () => {
  test.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "localhost"])("answers the loopback name %s", async (host) => {
    expect((await createTestApp({ db }).client().get("/api/app", { headers: { host } })).status).toBe(200);
  });

  test.each(["evil.example", "localhost.evil.example", "192.168.1.5:3000", "127.0.0.1.evil.example"])(
    "does not answer %s",
    async (host) => {
      const response = await createTestApp({ db }).client().get("/api/app", { headers: { host } });
      expect([response.status, await errorCode(response)]).toEqual([421, "request.host"]);
    },
  );

  test("takes each of its own names as its origin", async () => {
    const me = await createTestApp({ db }).signUp();
    const headers = { host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" };
    expect((await me.post("/api/settings", {}, { headers })).status).toBe(200);
    const mixed = { host: "127.0.0.1:3000", origin: "http://127.0.0.1:4000" };
    expect((await me.post("/api/settings", {}, { headers: mixed })).status).toBe(403);
  });
});

test("production answers whatever name its proxy passes on", async () => {
  const { client } = createTestApp({ db, env: production });
  expect((await client().get("/api/app", { headers: { host: "10.0.0.7:3000" } })).status).toBe(200);
});

describe("a write with a cookie", () => {
  test.each([
    ["of the own origin", { origin: "https://lahja.example" }, 200],
    ["of another site", { origin: "https://evil.example" }, 403],
    ["of a subdomain", { origin: "https://x.lahja.example" }, 403],
    ["of plain http", { origin: "http://lahja.example" }, 403],
    ["of a sandboxed frame", { origin: "null", "sec-fetch-site": "cross-site" }, 403],
    ["without an origin", { origin: undefined }, 403],
    ["without an origin that the browser calls same-origin", { origin: undefined, "sec-fetch-site": "same-origin" }, 200],
    ["without an origin that the browser calls same-site", { origin: undefined, "sec-fetch-site": "same-site" }, 403],
  ])("%s", async (_case, headers, status) => {
    const me = await createTestApp({ db, env: production }).signUp();
    const response = await me.post("/api/settings", {}, { headers });
    expect(response.status).toBe(status);
    if (status === 403) expect(await errorCode(response)).toBe("request.origin");
  });
});
