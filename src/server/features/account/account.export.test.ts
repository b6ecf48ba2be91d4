import { sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Owner } from "#server/platform/actor.ts";
import { libraryVersions } from "#server/platform/db/document-schema.ts";
import { madeBy } from "#server/platform/db/owned.ts";
import { libraryItems } from "#server/platform/db/schema.ts";
import { testRequest } from "#tests/support/briefs.ts";
import { fillAccount } from "#tests/support/full-account.ts";
import type { TestClient } from "#tests/support/http.ts";
import { createBuiltInApp } from "#tests/support/model-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

const email = "mona@example.com";

async function exportOf(client: TestClient): Promise<Record<string, string>> {
  const answer = await client.get("/api/account/export");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"]);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const parse = (text: string | undefined) => JSON.parse(text ?? "null");

describe("the export", () => {
  test("holds everything of the person, and nothing of anybody else", async () => {
    const app = createBuiltInApp(db);
    const [me, other] = [await app.signUp(email), await app.signUp("other@example.com")];
    await fillAccount(app, me);
    await other.post("/api/generations", testRequest({ topic: "سر جارتها" }));
    await me.post("/api/trend-keywords", { keyword: "قهوة" });
    await other.post("/api/trend-keywords", { keyword: "سر جارتها" });
    await me.post("/api/trend-imports", {
      fileName: "multiTimeline.csv",
      text: "Category: All\n\nWeek,شاي: (مصر)\n2026-11-01,20\n",
    });
    const files = await exportOf(me);

    expect(parse(files["profile.json"])).toMatchObject({ email, displayName: "Test Person", signInWays: ["credential"] });
    expect(parse(files["settings.json"])).toMatchObject({
      preferences: { theme: "dark" },
      ownModelService: { baseUrl: "https://models.example/v1", model: "my-model", enabled: false },
    });
    const library = parse(files["library.json"]);
    const page = (await (await me.get("/api/library")).json()) as { items: { id: string; title: string }[] };
    expect(library.map(({ id }: { id: string }) => id).sort()).toEqual(page.items.map(({ id }) => id).sort());
    expect(library[0].versions).toEqual([expect.objectContaining({ version: 1, origin: "generation", text: library[0].text })]);
    expect(parse(files["sets.json"])).toEqual([
      expect.objectContaining({
        markets: [expect.objectContaining({ variety: "ar-saudi" }), expect.objectContaining({ variety: "ar-standard" })],
      }),
    ]);
    expect(parse(files["brand-voices.json"])).toEqual([expect.objectContaining({ name: "مخبز زهرة" })]);
    expect(parse(files["trends.json"])).toMatchObject({
      savedKeywords: [{ keyword: "قهوة", country: "EG" }],
      files: [{ fileName: "multiTimeline.csv", figures: { interest: { series: [{ keyword: "شاي" }] } } }],
    });
    expect(parse(files["notifications.json"])).toBeInstanceOf(Array);
    expect(parse(files["sign-ins.json"])).toEqual([
      { at: "2026-11-20T10:00:00.000Z", kind: "signed_in", way: "password", device: null },
    ]);
    expect(parse(files["without-text.json"])).toEqual([]);
    const used = library.reduce((sum: number, { words }: { words: number }) => sum + words, 0);
    expect(files["usage.csv"]).toBe(`month,words\r\n2026-11,${used}\r\n`);

    const all = Object.values(files).join("\n");
    for (const secret of ["سر جارتها", "4242424242", "other@example.com"]) expect(all).not.toContain(secret);
    const secrets = await db.orm.execute<{ secret: string }>(
      sql`select token as secret from sessions union select password from accounts union select encrypted_key from own_writers`,
    );
    for (const { secret } of secrets.rows) expect(all).not.toContain(secret);
  });

  test("has each text as a Markdown file that says what it is", async () => {
    const app = createBuiltInApp(db);
    const me = await app.signUp(email);
    await fillAccount(app, me);
    const files = await exportOf(me);
    const [first] = parse(files["library.json"]);
    const file = Object.entries(files).find(([name, text]) => name.startsWith("texts/") && text.includes(first.id))?.[1] ?? "";
    const [, front = "", body] = file.split(/^---\n/m);
    expect(front).toContain(`title: ${JSON.stringify(first.title)}\n`);
    expect(front).toContain(`variety: ${JSON.stringify(first.variety)}\n`);
    expect(body?.trim()).toBe(first.text.trim());
  });

  test("names its files in the title's own script, each once, and without what a system refuses", async () => {
    const app = createBuiltInApp(db);
    const me = await app.signUp(email);
    const titles = ["خبز/زهرة: الصباح", "خبز/زهرة: الصباح", "Read me", "READ ME", "\u202Eevil", "..", "د".repeat(300)];
    await insertTexts(me.actor, titles);
    const names = Object.keys(await exportOf(me)).filter((name) => name.startsWith("texts/"));
    expect(names).toHaveLength(titles.length);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(titles.length);
    expect(names).toEqual(
      expect.arrayContaining(["texts/2026-11-20 خبز زهرة الصباح.md", "texts/2026-11-20 خبز زهرة الصباح (2).md"]),
    );
    for (const name of names) {
      expect(name).toMatch(/^texts\/[^/\\:*?"<>|\p{Cc}\p{Cf}]+\.md$/u);
      expect(Buffer.byteLength(name)).toBeLessThan(255);
    }
  });

  test("is made page by page: hundreds of texts arrive whole, in order, and begin to arrive at once", async () => {
    const app = createBuiltInApp(db);
    const me = await app.signUp(email);
    const count = 450;
    await insertTexts(
      me.actor,
      Array.from({ length: count }, (_, index) => `نص ${index}`),
    );
    const answer = await me.get("/api/account/export");
    const reader = answer.body?.getReader();
    const chunks: Uint8Array[] = [];
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) chunks.push(read.value);
    // Nothing is put together before it is sent, but for the list of the files at the end.
    expect(Math.max(...chunks.slice(0, -1).map(({ length }) => length))).toBeLessThan(20_000);
    const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
    expect(Object.keys(files).filter((name) => name.startsWith("texts/"))).toHaveLength(count);
    const titles = parse(strFromU8(files["library.json"] as Uint8Array)).map(({ title }: { title: string }) => title);
    expect(titles).toEqual(Array.from({ length: count }, (_, index) => `نص ${index}`));
  });

  test("is given a few times an hour on a public server", async () => {
    const app = createBuiltInApp(db, { env: { NODE_ENV: "production" } });
    const me = await app.signUp(email);
    for (let at = 0; at < 5; at++) await exportOf(me);
    const refused = await me.get("/api/account/export");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
    app.clock.advance(3_600_000);
    await exportOf(me);
  });
});

/** Texts of the person's own, a minute apart. */
async function insertTexts(owner: Owner, titles: readonly string[]): Promise<void> {
  const begin = Date.UTC(2026, 10, 20);
  const rows = titles.map((title, index) => {
    const at = new Date(begin + index * 10);
    const text = `نص رقم ${index}. ${"كلام كثير. ".repeat(20)}`;
    return {
      id: `item-${index}`,
      ...madeBy(owner),
      title,
      status: "done" as const,
      text,
      words: 40,
      createdAt: at,
      updatedAt: at,
    };
  });
  for (let at = 0; at < rows.length; at += 500) {
    const some = rows.slice(at, at + 500);
    await db.orm.insert(libraryItems).values(some);
    await db.orm.insert(libraryVersions).values(
      some.map(({ id, title, text, words, createdAt }) => ({
        itemId: id,
        version: 1,
        origin: "edit" as const,
        title,
        text,
        words,
        createdAt,
      })),
    );
  }
}
