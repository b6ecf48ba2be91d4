import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { contentRecord } from "#shared/contracts/library.ts";
import { errorCode } from "#tests/support/http.ts";
import { createTestApp, type SignedInClient, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

let db: Database;
let app: TestApp;
let person: SignedInClient;

// One server for all tests: its processes that write the files take a second to start.
beforeAll(async () => {
  db = await openTestDatabase();
  app = createTestApp({ db });
});
beforeEach(async () => {
  await truncate(db);
  person = await app.signUp();
});
afterAll(async () => {
  await app.services.exports.stop();
  await db.close();
});

const text = "# عرض الأسبوع\n\nخصم 20% على **كل** القهوة.\n\n[هنا](javascript:alert(1))";

/** Keeps a text and gives the address of its export. */
async function save(output: string, title?: string): Promise<string> {
  const response = await person.post("/api/content", { output, language: "ar-egyptian", title });
  return `/api/library/${contentRecord.parse(await response.json()).id}/export`;
}

async function upgrade(): Promise<void> {
  expect((await person.post("/api/plan", { plan: "pro" })).ok).toBe(true);
}

describe("a text as a file", () => {
  it.each([
    ["txt", "text/plain; charset=utf-8", /^عرض الأسبوع\n\nخصم 20% على كل القهوة\.\n\nهنا\n$/],
    ["md", "text/markdown; charset=utf-8", /^# عرض الأسبوع\n/],
    ["html", "text/html; charset=utf-8", /<html lang="ar-EG" dir="rtl">[\s\S]*<strong>كل<\/strong>/],
  ])("%s comes on every plan, under the title's own name", async (format, type, content) => {
    const response = await person.get(`${await save(text)}?format=${format}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="text.${format}"; filename*=UTF-8''${encodeURIComponent(`عرض الأسبوع.${format}`)}`,
    );
    expect(await response.text()).toMatch(content);
  });

  it("pdf and docx come with a larger plan", async () => {
    const address = await save(text);
    await upgrade();
    const pdf = await person.get(`${address}?format=pdf&paper=letter`);
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    const docx = await person.get(`${address}?format=docx`);
    expect(docx.status).toBe(200);
    const parts = unzipSync(new Uint8Array(await docx.arrayBuffer()));
    expect(strFromU8(parts["word/document.xml"] ?? new Uint8Array())).toContain("خصم 20% على ");
  });

  it.each(["pdf", "docx"])("%s is refused on the free plan, whatever the page shows", async (format) => {
    const response = await person.get(`${await save(text)}?format=${format}`);
    expect([response.status, await errorCode(response)]).toEqual([403, "plan.export"]);
  });

  it("of somebody else is not there", async () => {
    const address = await save(text);
    const other = await app.signUp();
    expect((await other.get(`${address}?format=txt`)).status).toBe(404);
    expect((await app.client().get(`${address}?format=txt`)).status).toBe(401);
  });

  it.each(["", "?format=exe", "?format=pdf&paper=a3"])("is asked for properly: %j", async (query) => {
    const response = await person.get(`${await save(text)}${query}`);
    expect([response.status, await errorCode(response)]).toEqual([400, "request.invalid"]);
  });

  it.each([
    ["of direction marks only", "\u202E\u200F\u2067", "text.txt"],
    ["with quotes, signs and an end of line", "a\"b\r\nSet-Cookie: x'()*%", "a b Set-Cookie x'() %.txt"],
    ["that Windows reserves", "CON", "text.txt"],
    ["of 300 letters", "ط".repeat(300), `${"ط".repeat(80)}.txt`],
  ])("keeps a name that every system takes, for a title %s", async (_which, title, name) => {
    const response = await person.get(`${await save("١٢٣", title)}?format=txt`);
    const header = response.headers.get("content-disposition") ?? "";
    expect(decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(header)?.[1] ?? "")).toBe(name);
    expect(header).toMatch(/^attachment; filename="[\x20-\x7e]+\.txt"; filename\*=UTF-8''[\w.%!#$&+^`|~-]+$/);
  });
});
