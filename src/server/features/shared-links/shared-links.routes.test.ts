import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { contentRecord } from "#shared/contracts/library.ts";
import { type SharedLink, sharedLink } from "#shared/contracts/shared-links.ts";
import { haveCalled } from "#tests/support/counted-calls.ts";
import { errorCode } from "#tests/support/http.ts";
import { createLogLines } from "#tests/support/log-lines.ts";
import { createTestApp, type SignedInClient, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

let db: Database;
let app: TestApp;
let person: SignedInClient;
let id: string;
const { log, lines } = createLogLines();

const markdown = "# عرض السبت\n\nأهلًا بكم في **المحل**.\n\n| صنف | سعر |\n| --- | :-: |\n| قهوة | 12 |";
const dayMs = 24 * 60 * 60 * 1_000;

let now: Date;

// One server for all tests: its process that writes the pages takes a second to start.
beforeAll(async () => {
  db = await openTestDatabase();
  app = createTestApp({ db, log });
  now = app.clock.now();
});
beforeEach(async () => {
  await truncate(db);
  app.clock.set(now);
  person = await app.signUp();
  id = await keep(markdown);
});
afterAll(async () => {
  await app.services.sharedLinks.stop();
  await db.close();
});

async function keep(output: string, title?: string): Promise<string> {
  return contentRecord.parse(await (await person.post("/api/content", { output, title })).json()).id;
}

async function share(request: object = { days: 7 }, itemId = id): Promise<SharedLink> {
  const response = await person.put(`/api/library/${itemId}/link`, request);
  expect(response.status).toBe(200);
  return sharedLink.parse(await response.json());
}

const link = async (): Promise<unknown> => (await person.get(`/api/library/${id}/link`)).json();

/** The page as somebody sees it who was sent the link. */
async function visit(path: string, headers: Record<string, string> = {}) {
  const response = await app.client().get(path, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** What tells one answer from another; each has an id of its own. */
const answerOf = ({ status, headers, html }: Awaited<ReturnType<typeof visit>>) => [
  status,
  html,
  [...headers].filter(([name]) => name !== "x-request-id"),
];

describe("the link of a text", () => {
  it("is none at first, then an address that nobody guesses, with the end that was chosen", async () => {
    expect(await link()).toBeNull();
    const made = await share({ days: 30 });
    expect(made.path).toMatch(/^\/shared\/[A-Za-z0-9_-]{32}$/);
    expect(made.expiresAt).toBe(new Date(app.clock.now().getTime() + 30 * dayMs).toISOString());
    expect(await link()).toEqual(made);
  });

  it("keeps its address when it gets another end, and has a new one when that is asked for", async () => {
    const first = await share({ days: 7 });
    const longer = await share({ days: 90 });
    expect(longer).toMatchObject({ path: first.path, createdAt: first.createdAt });
    expect(longer.expiresAt > first.expiresAt).toBe(true);
    const other = await share({ isNew: true });
    expect(other.path).not.toBe(first.path);
    expect(other.expiresAt).toBe(longer.expiresAt);
    expect((await visit(first.path)).status).toBe(404);
    expect((await visit(other.path)).status).toBe(200);
  });

  it("is one for two clicks at once", async () => {
    const made = await Promise.all([share(), share(), share()]);
    expect(new Set(made.map(({ path }) => path)).size).toBe(1);
  });

  it("ends when it is taken back, and a later one has another address", async () => {
    const { path } = await share();
    expect((await person.delete(`/api/library/${id}/link`)).status).toBe(204);
    expect(await link()).toBeNull();
    expect((await visit(path)).status).toBe(404);
    expect((await share()).path).not.toBe(path);
  });

  it("comes back as it was when taking it back is undone, once and never beyond the longest time", async () => {
    const made = await share({ days: 7 });
    const undo = (body: object) => person.post(`/api/library/${id}/link/undo`, body);
    expect((await undo(made)).status).toBe(404);
    await person.delete(`/api/library/${id}/link`);
    const tooLate = new Date(app.clock.now().getTime() + 91 * dayMs).toISOString();
    expect(await errorCode(await undo({ ...made, expiresAt: tooLate }))).toBe("request.invalid");
    expect((await undo({ ...made, path: `/shared/${"x".repeat(32)}` })).status).toBe(404);
    expect(await (await undo(made)).json()).toEqual(made);
    expect((await visit(made.path)).status).toBe(200);
    expect((await undo(made)).status).toBe(404);
  });

  it.each([
    ["a time that is not offered", { days: 365 }],
    ["no time", {}],
    ["another address in place of none", { isNew: true }],
  ])("is not made for %s", async (_, request) => {
    const response = await person.put(`/api/library/${id}/link`, request);
    expect([response.status, await errorCode(response)]).toEqual([400, "request.invalid"]);
    expect(await link()).toBeNull();
  });

  it("is its owner's: 404 for others and for the trash, 401 without an account", async () => {
    const made = await share();
    const requests = [
      ["GET", "link", undefined],
      ["PUT", "link", { days: 7 }],
      ["DELETE", "link", undefined],
      ["POST", "link/undo", made],
    ] as const;
    const statuses = (client: Pick<SignedInClient, "request">) =>
      Promise.all(
        requests.map(
          async ([method, rest, body]) => (await client.request(method, `/api/library/${id}/${rest}`, { body })).status,
        ),
      );
    expect(await statuses(await app.signUp())).toEqual([404, 404, 404, 404]);
    expect(await statuses(app.client())).toEqual([401, 401, 401, 401]);
    expect(await link()).toEqual(made);
    await person.delete(`/api/library/${id}`);
    expect(await statuses(person)).toEqual([404, 404, 404, 404]);
  });
});

describe("the page behind a link", () => {
  it("shows the text as it is now, in its own direction, to somebody who is not signed in", async () => {
    const { path } = await share();
    const first = await visit(path);
    expect(first.status).toBe(200);
    expect(first.html).toContain('<html lang="ar" dir="rtl">');
    expect(first.html).toContain('<h1 dir="rtl">عرض السبت</h1>');
    expect(first.html).toContain("<strong>المحل</strong>");
    await person.patch(`/api/library/${id}`, { text: "Now it is English.", version: 1 });
    const second = await visit(path);
    expect(second.html).toContain('<html lang="en" dir="ltr">');
    expect(second.html).toContain("Now it is English.");
  });

  it("shows the title once: over the text, unless the text begins with it", async () => {
    const titles = async (itemId: string) => (await visit((await share({ days: 1 }, itemId)).path)).html.match(/عرض السبت/g);
    // Besides the title of the tab.
    expect(await titles(id)).toHaveLength(2);
    expect(await titles(await keep("نص بلا عنوان.", "عرض السبت"))).toHaveLength(2);
    expect(await titles(await keep("# شيء آخر\n\nنص.", "عرض السبت"))).toHaveLength(2);
  });

  it("holds nothing else of the account, no script, and nothing that loads from elsewhere", async () => {
    const title = "</title><script>alert(1)</script>";
    const foreign = await keep(
      "<img src=x onerror=alert(1)>\n\n![p](https://tracker.example/p.png)\n\n[a](javascript:alert(1))",
      title,
    );
    const { html } = await visit((await share({ days: 1 }, foreign)).path);
    expect(html).not.toMatch(/<script|<img|<iframe|href="javascript:|src=["']?https?:/i);
    for (const secret of [person.user.displayName, person.user.email, person.user.id, foreign])
      expect(html).not.toContain(secret);
  });

  it("is closed to scripts, search engines, caches, frames and to what it links to", async () => {
    const { headers, html } = await visit((await share()).path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-inline|script-src|https?:/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
    expect(headers.getSetCookie()).toEqual([]);
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    // A crawler reads 'noindex' only where it is let in.
    expect(await (await app.client().get("/robots.txt")).text()).not.toContain("/shared");
  });

  it("is the same page to the letter whatever the reason that there is no text", async () => {
    const expired = await share({ days: 1 });
    app.clock.advance(dayMs);
    const other = await keep("نص ثانٍ.");
    const revoked = await share({ days: 7 }, other);
    await person.delete(`/api/library/${other}/link`);
    const paths = [
      expired.path,
      revoked.path,
      `/shared/${"A".repeat(32)}`,
      "/shared/short",
      "/shared/",
      "/shared/a/b",
      "/shared/%00",
    ];
    const answers = await Promise.all(paths.map(async (path) => answerOf(await visit(path))));
    expect(answers[0]?.[0]).toBe(404);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it("says in the reader's language that there is nothing", async () => {
    const inEnglish = await visit("/shared/nothing", { "accept-language": "en" });
    const inArabic = await visit("/shared/nothing", { "accept-language": "ar-EG,ar;q=0.9" });
    expect(inEnglish.html).toContain('<html lang="en" dir="ltr">');
    expect(inEnglish.html).toContain("This link is no longer valid");
    expect(inArabic.html).toContain('<html lang="ar" dir="rtl">');
    expect(inArabic.html).toContain("لم يعد هذا الرابط صالحًا");
  });

  it("is dead while its text is in the trash, alive again when it comes back, and gone with the text and the account", async () => {
    const { path } = await share({ days: 7 });
    await person.delete(`/api/library/${id}`);
    expect((await visit(path)).status).toBe(404);
    await person.post("/api/library/restore", { ids: [id] });
    expect((await visit(path)).status).toBe(200);
    await person.delete(`/api/library/${id}`);
    await person.post("/api/library/trash/purge", { ids: [id] });
    expect((await visit(path)).status).toBe(404);
    id = await keep("نص آخر.");
    const second = await share();
    const leaving = { confirmation: person.user.email, password: person.password };
    expect((await person.delete("/api/account", { body: leaving })).status).toBe(204);
    expect((await visit(second.path)).status).toBe(404);
  });

  it("is counted for each network address, and says so in a page", async () => {
    const { path } = await share();
    const reader = app.client();
    await reader.get("/shared/nothing");
    await haveCalled(db, 119);
    expect((await reader.get(path)).status).toBe(200);
    const refused = await reader.get(path);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("content-type")).toContain("text/html");
    expect((await visit(path)).status).toBe(200);
    app.clock.advance(61_000);
    expect((await reader.get(path)).status).toBe(200);
  });

  it("leaves its address out of the log", async () => {
    const { path } = await share();
    await visit(path);
    const token = path.slice("/shared/".length);
    expect(lines.some((line) => line.includes('"/shared/…"'))).toBe(true);
    expect(lines.filter((line) => line.includes(token))).toEqual([]);
  });

  it("brings its own letters: the files of the font and no others", async () => {
    const { html } = await visit((await share()).path);
    const [file] = /\/shared\/fonts\/[\w-]+\.woff2/.exec(html) ?? [""];
    const font = await app.client().get(file);
    expect([font.status, font.headers.get("content-type")]).toEqual([200, "font/woff2"]);
    expect(Buffer.from(await font.arrayBuffer()).toString("latin1", 0, 4)).toBe("wOF2");
    for (const name of ["package.json", "..%2fpackage.json", "amiri-arabic-400-normal.woff"]) {
      expect((await app.client().get(`/shared/fonts/${name}`)).status).toBe(404);
    }
  });
});
