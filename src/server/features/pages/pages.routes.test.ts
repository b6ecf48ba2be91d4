import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { languages } from "#shared/options.ts";
import { appPaths, marketingAddress, marketingPaths } from "#shared/paths.ts";
import { originMark } from "#shared/prerendered.ts";
import { writePages } from "#tests/support/built-pages.ts";
import type { TestClient } from "#tests/support/http.ts";
import { tempDir } from "#tests/support/temp-dir.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

const pagesDirectory = writePages();
const local = () => createTestApp({ db, pagesDirectory });
const production = () => createTestApp({ db, pagesDirectory, env: { NODE_ENV: "production" } });
const seen = async (response: Response) => [response.status, /<p>([^<]+)/.exec(await response.text())?.[1]];
const publicPages = marketingPaths.flatMap((path) =>
  languages.map((language) => [marketingAddress(path, language), path, language]),
);

describe("signed out", () => {
  test.each(publicPages)("%s is the prerendered page of %s in %s", async (address = "", path, language) => {
    const text = await (await local().client().get(address)).text();
    expect(text).toContain(`<p>${path}</p>`);
    expect(text).toContain(`<html lang="${language}">`);
  });

  test.each([
    ...appPaths.filter((path) => path !== "/templates"),
    "/firebase-login",
    "/reset-password",
    "/confirm-email",
    "/outbox",
  ])("%s is the public entry", async (path) => {
    expect(await seen(await local().client().get(path))).toEqual([200, "public"]);
  });

  test.each([
    "/nothing",
    "/ar/nothing",
    "/create/nothing",
    "/settings.html",
    "/app.html",
    "/pages/en/about.html",
    "/%2e%2e/package.json",
    "/.vite/manifest.json",
  ])("%s is not found", async (path) => {
    expect(await seen(await local().client().get(path))).toEqual([404, "public"]);
  });
});

describe("signed in", () => {
  test("the app's addresses are the app, public ones stay public, unknown ones lead to the dashboard", async () => {
    const me = await local().signUp();
    for (const path of ["/", ...appPaths]) expect([path, ...(await seen(await me.get(path)))]).toEqual([path, 200, "app"]);
    expect(await seen(await me.get("/firebase-login"))).toEqual([200, "public"]);
    expect(await seen(await me.get("/ar"))).toEqual([200, "/"]);
    expect(await seen(await me.get("/about"))).toEqual([200, "/about"]);
    expect(await seen(await me.get("/ar/templates"))).toEqual([200, "/templates"]);
    for (const path of ["/nothing", "/ar/nothing", "/create/nothing", "/settings.html"]) {
      const answer = await me.get(path);
      expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 302, "/dashboard?unknown-page"]);
    }
    expect(await seen(await me.get("/no-such-icon.png"))).toEqual([404, "public"]);
  });

  test("an address of the app behind /ar opens it in Arabic, for this answer and whatever its query", async () => {
    const me = await local().signUp();
    for (const client of [me, local().client()]) {
      const answer = await client.get("/ar/create?template=3");
      expect([answer.status, answer.headers.get("location")]).toEqual([302, "/create?template=3&lang=ar"]);
    }
    const page = await (await me.get("/create?template=3&lang=ar")).text();
    expect(page).toMatch(/<html lang="ar" dir="rtl"/);
    expect(await (await me.get("/create?lang=tr")).text()).toMatch(/<html lang="en" dir="ltr"/);
  });

  test("a public page says so in its first tag, and only then", async () => {
    const app = local();
    const me = await app.signUp();
    expect(await (await me.get("/about")).text()).toMatch(/^<html data-session lang="en">/);
    expect(await (await app.client().get("/about")).text()).toMatch(/^<html lang="en">/);
  });
});

describe("production", () => {
  test("has no outbox page", async () => {
    expect(await seen(await production().client().get("/outbox"))).toEqual([404, "public"]);
  });

  test("shows no claim that the owner has not confirmed; local mode does", async () => {
    for (const [address = ""] of publicPages) {
      expect(await (await production().client().get(address)).text(), address).not.toContain("4.9/5");
      expect(await (await local().client().get(address)).text(), address).toContain("4.9/5");
    }
  });

  test("every page names its own address under the public one", async () => {
    for (const [address = ""] of publicPages) {
      const text = await (await production().client().get(address)).text();
      expect(text).toContain(`href="https://lahja.example${address}"`);
      expect(text).not.toContain(originMark);
    }
  });
});

describe("a first visit", () => {
  const visit = (path: string, headers: Record<string, string>) => local().client().get(path, { headers });

  test.each([
    ["/", "/ar"],
    ["/pricing?from=ad", "/ar/pricing?from=ad"],
  ])("to %s that prefers Arabic is sent to %s", async (path, target) => {
    const response = await visit(path, { "accept-language": "ar-SA,en;q=0.8" });
    expect([response.status, response.headers.get("location")]).toEqual([302, target]);
    expect(response.headers.get("vary")).toContain("Accept-Language");
  });

  test.each([
    ["/", { "accept-language": "en-US,ar;q=0.8" }],
    ["/", { "accept-language": "fr" }],
    ["/about", {}],
    ["/", { "accept-language": "ar", cookie: "lahja-language=en" }],
    ["/?lang=en", { "accept-language": "ar" }],
    ["/about", { "accept-language": "ar", "sec-fetch-site": "same-origin" }],
    ["/ar/about", { "accept-language": "en" }],
    ["/create", { "accept-language": "ar" }],
  ])("to %s with %j stays", async (path, headers) => {
    expect((await visit(path, headers)).status).toBe(200);
  });
});

describe("a person whose app is in Arabic", () => {
  /** Somebody who chose a language in the settings, at a browser that speaks another. */
  async function reader(language: "en" | "ar") {
    const me = await local().signUp();
    await me.post("/api/settings", { language });
    return me;
  }
  const answer = async (me: TestClient, path: string, headers: Record<string, string> = { "accept-language": "en-US" }) => {
    const response = await me.get(path, { headers });
    return [response.status, response.headers.get("location")];
  };

  test("reads every public page in Arabic, whatever the browser speaks and remembers", async () => {
    const me = await reader("ar");
    me.cookies.set("lahja-language", "en");
    for (const path of marketingPaths.filter((page) => page !== "/" && page !== "/templates"))
      expect(await answer(me, path)).toEqual([302, marketingAddress(path, "ar")]);
    expect(await answer(me, "/help?from=mail")).toEqual([302, "/ar/help?from=mail"]);
    expect(await seen(await me.get("/ar/help"))).toEqual([200, "/help"]);
  });

  test("reads English where they ask for it: by the link on an Arabic page, or in the address", async () => {
    const me = await reader("ar");
    expect(await answer(me, "/help", { "accept-language": "ar", "sec-fetch-site": "same-origin" })).toEqual([200, null]);
    expect(await answer(me, "/help?lang=en", { "accept-language": "ar" })).toEqual([200, null]);
  });

  test("need not have said so in the settings: the browser's language is that of the app then", async () => {
    const me = await local().signUp();
    expect(await answer(me, "/help", { "accept-language": "ar" })).toEqual([302, "/ar/help"]);
    me.cookies.set("lahja-language", "ar");
    expect(await answer(me, "/help")).toEqual([302, "/ar/help"]);
    me.cookies.set("lahja-language", "en");
    expect(await answer(me, "/help", { "accept-language": "ar" })).toEqual([200, null]);
  });

  test("is not taken for one whose app is in English at a browser that prefers Arabic", async () => {
    expect(await answer(await reader("en"), "/help", { "accept-language": "ar" })).toEqual([200, null]);
  });
});

describe("for search engines", () => {
  test("the site map has every public page in both languages, with the other language beside it", async () => {
    const response = await production().client().get("/sitemap.xml");
    const text = await response.text();
    expect(response.headers.get("content-type")).toContain("xml");
    expect([...text.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual(
      publicPages.map(([address]) => `https://lahja.example${address}`),
    );
    expect(text).toContain('hreflang="ar" href="https://lahja.example/ar/about"');
    expect(text.match(/hreflang="x-default"/g)).toHaveLength(publicPages.length);
  });

  test("robots are kept off the app and led to the site map, and may read every public page", async () => {
    const text = await (await production().client().get("/robots.txt")).text();
    const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? "");
    expect(closed).toEqual(expect.arrayContaining(["/api/", "/create", "/settings", "/confirm-email"]));
    expect(text).toContain("Sitemap: https://lahja.example/sitemap.xml");
    for (const [address = ""] of publicPages) expect(closed.filter((path) => address.startsWith(path))).toEqual([]);
  });
});

describe("caching", () => {
  test("pages are asked for again at each visit, hashed files never", async () => {
    const client = local().client();
    for (const path of ["/create", "/about"]) {
      expect((await client.get(path)).headers.get("cache-control")).toBe("private, no-cache");
    }
    expect((await client.get("/logo.svg")).headers.get("cache-control")).toBe("public, no-cache");
    const asset = await client.get("/assets/main-1a2b.js");
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect([asset.headers.get("content-encoding"), await asset.text()]).toEqual([null, "plain"]);
  });

  test("a hashed file is read once: a page that is open while another build takes its place still gets it whole", async () => {
    const directory = writePages();
    const client = createTestApp({ db, pagesDirectory: directory }).client();
    const once = await client.get("/assets/main-1a2b.js");
    rmSync(join(directory, "assets"), { recursive: true });
    const again = await client.get("/assets/main-1a2b.js");
    const seenOf = (answer: Response) => [answer.status, answer.headers.get("cache-control"), answer.headers.get("content-type")];
    expect([...seenOf(again), await again.text()]).toEqual([...seenOf(once), await once.text()]);
    expect(again.headers.get("x-request-id")).not.toBe(once.headers.get("x-request-id"));
    expect((await client.get("/assets/none.js")).status).toBe(404);
  });

  test("a page that the browser still has is not sent again, but is to who has signed in since", async () => {
    const app = local();
    const etag = (await app.client().get("/about")).headers.get("etag") ?? "";
    const again = (client: TestClient) => client.get("/about", { headers: { "if-none-match": etag } });
    expect((await again(app.client())).status).toBe(304);
    expect((await again(await app.signUp())).status).toBe(200);
  });
});

describe("compression", () => {
  test("a packed file goes to whoever can read it, the first time and from the server's memory", async () => {
    const client = local().client();
    for (const accepted of ["gzip, br", "", "br", "gzip"]) {
      const asset = await client.get("/assets/main-1a2b.js", { headers: { "accept-encoding": accepted } });
      const expected = accepted.includes("br") ? ["br", "packed"] : [null, "plain"];
      expect([asset.headers.get("content-encoding"), await asset.text()], accepted).toEqual(expected);
      if (expected[0]) expect(asset.headers.get("vary")).toContain("Accept-Encoding");
    }
  });

  test("pages are packed too, unless the browser refuses", async () => {
    const client = local().client();
    const packed = await client.get("/about", { headers: { "accept-encoding": "gzip, deflate, br" } });
    expect(packed.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toContain("<p>/about</p>");
    const refused = await client.get("/about", { headers: { "accept-encoding": "br;q=0, gzip;q=0.0" } });
    expect([refused.headers.get("content-encoding"), (await seen(refused))[1]]).toEqual([null, "/about"]);
  });
});

test("a missing file of the build is a 404, not a page", async () => {
  const response = await local().client().get("/assets/main-old.js");
  expect([response.status, response.headers.get("content-type")]).toEqual([404, expect.stringContaining("json")]);
});

test("a slash at the end leads to the address without it, and to no other site", async () => {
  const client = local().client();
  for (const [path, target] of [
    ["/create/", "/create"],
    ["/ar/?lang=ar", "/ar?lang=ar"],
  ] as const) {
    const response = await client.get(path);
    expect([response.status, response.headers.get("location")]).toEqual([308, target]);
  }
  expect((await client.get("//evil.example/")).headers.get("location")).toBeNull();
});

test("without a whole build there is one clear message", async () => {
  const half = tempDir("half");
  writeFileSync(join(half, "public.html"), "<p>public</p>");
  for (const directory of [join(pagesDirectory, "none"), half]) {
    const { client } = createTestApp({ db, pagesDirectory: directory });
    const response = await client().get("/");
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining("npm run build")]);
  }
});

describe("the host of a captcha", () => {
  const policyAt = async (path: string, provider: string) => {
    const env = { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: "key", CAPTCHA_SECRET: "secret" };
    const answer = await createTestApp({ db, pagesDirectory, env }).client().get(path);
    return answer.headers.get("content-security-policy") ?? "";
  };

  test.each([
    ["recaptcha", "https://www.google.com/recaptcha/"],
    ["turnstile", "https://challenges.cloudflare.com"],
    ["hcaptcha", "https://hcaptcha.com"],
  ])("of %s is let in only where a number is proven", async (provider, source) => {
    const policy = await policyAt("/firebase-login", provider);
    expect(policy).toContain(`script-src 'self' ${source}`);
    expect(policy).toContain(`frame-src 'self' ${source}`);
    expect(await policyAt("/connect-phone", provider)).toBe(policy);
    const usual = (await local().client().get("/firebase-login")).headers.get("content-security-policy");
    for (const path of ["/", "/create", "/outbox"]) expect(await policyAt(path, provider), path).toBe(usual);
  });
});
