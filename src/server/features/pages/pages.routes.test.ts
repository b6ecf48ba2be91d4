import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { appPaths, publicPaths } from "#shared/paths.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

const pagesDirectory = mkdtempSync(join(tmpdir(), "lahja-dist-"));
mkdirSync(join(pagesDirectory, "assets"));
mkdirSync(join(pagesDirectory, ".vite"));
for (const [name, text] of [
  ["public.html", "<p>public</p>"],
  ["app.html", "<p>app</p>"],
  ["logo.svg", "<svg/>"],
  [".vite/manifest.json", "{}"],
  ["assets/main-1a2b.js", "plain"],
  ["assets/main-1a2b.js.br", "packed"],
] as const) {
  writeFileSync(join(pagesDirectory, name), text);
}

const local = () => createTestApp({ db, pagesDirectory });
const seen = async (response: Response) => [response.status, /<p>(\w+)/.exec(await response.text())?.[1]];

describe("signed out", () => {
  test.each([...publicPaths, ...appPaths, "/outbox"])("%s is the public entry", async (path) => {
    expect(await seen(await local().client().get(path))).toEqual([200, "public"]);
  });

  test.each(["/nothing", "/create/nothing", "/settings.html", "/app.html", "/%2e%2e/package.json", "/.vite/manifest.json"])(
    "%s is not found",
    async (path) => {
      expect(await seen(await local().client().get(path))).toEqual([404, "public"]);
    },
  );
});

describe("signed in", () => {
  test("the app's addresses are the app, public ones stay public, unknown ones are not found", async () => {
    const me = await local().signUp();
    for (const path of ["/", ...appPaths]) expect([path, ...(await seen(await me.get(path)))]).toEqual([path, 200, "app"]);
    for (const path of ["/ar", "/firebase-login"]) expect(await seen(await me.get(path))).toEqual([200, "public"]);
    expect(await seen(await me.get("/nothing"))).toEqual([404, "app"]);
  });
});

test("production has no outbox page", async () => {
  const { client } = createTestApp({ db, pagesDirectory, env: { NODE_ENV: "production" } });
  expect(await seen(await client().get("/outbox"))).toEqual([404, "public"]);
});

describe("a first visit", () => {
  const visit = (path: string, headers: Record<string, string>) => local().client().get(path, { headers });

  test("that prefers Arabic is sent to /ar", async () => {
    const response = await visit("/", { "accept-language": "ar-SA,en;q=0.8" });
    expect([response.status, response.headers.get("location")]).toEqual([302, "/ar"]);
    expect(response.headers.get("vary")).toBe("Cookie, Accept-Language");
  });

  test.each([
    ["/", { "accept-language": "en-US,ar;q=0.8" }],
    ["/", { "accept-language": "fr" }],
    ["/", { "accept-language": "ar", cookie: "lahja-language=en" }],
    ["/?lang=en", { "accept-language": "ar" }],
    ["/create", { "accept-language": "ar" }],
  ])("to %s with %j stays", async (path, headers) => {
    expect((await visit(path, headers)).status).toBe(200);
  });
});

test("pages are asked for again at each visit, hashed files never", async () => {
  const client = local().client();
  expect((await client.get("/create")).headers.get("cache-control")).toBe("private, no-cache");
  expect((await client.get("/logo.svg")).headers.get("cache-control")).toBe("public, no-cache");
  const asset = await client.get("/assets/main-1a2b.js");
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect([asset.headers.get("content-encoding"), await asset.text()]).toEqual([null, "plain"]);
});

test("a packed file goes to whoever can read it", async () => {
  const asset = await local()
    .client()
    .get("/assets/main-1a2b.js", { headers: { "accept-encoding": "gzip, br" } });
  expect([asset.headers.get("content-encoding"), await asset.text()]).toEqual(["br", "packed"]);
  expect(asset.headers.get("vary")).toContain("Accept-Encoding");
});

test("a missing file of the build is a 404, not a page", async () => {
  const response = await local().client().get("/assets/main-old.js");
  expect([response.status, response.headers.get("content-type")]).toEqual([404, expect.stringContaining("json")]);
});

test("a slash at the end leads to the address without it, and to no other site", async () => {
  const client = local().client();
  const response = await client.get("/create/");
  expect([response.status, response.headers.get("location")]).toEqual([308, "/create"]);
  expect((await client.get("//evil.example/")).headers.get("location")).toBeNull();
});

test("without a build there is one clear message", async () => {
  const { client } = createTestApp({ db, pagesDirectory: join(pagesDirectory, "none") });
  const response = await client().get("/");
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining("npm run build")]);
});
