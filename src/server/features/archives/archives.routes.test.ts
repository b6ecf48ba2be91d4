import { sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { archiveParts, archives } from "#server/platform/db/document-schema.ts";
import { madeBy } from "#server/platform/db/owned.ts";
import { libraryItems } from "#server/platform/db/schema.ts";
import { archive } from "#shared/contracts/archives.ts";
import { notificationList } from "#shared/contracts/notifications.ts";
import { errorCode } from "#tests/support/http.ts";
import { createTestApp, type SignedInClient, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

let db: Database;
let app: TestApp;
let person: SignedInClient;

let start: Date;

// One server for all tests: its processes that write the files take a second to start.
beforeAll(async () => {
  db = await openTestDatabase();
  app = createTestApp({ db });
  start = app.clock.now();
});
beforeEach(async () => {
  await truncate(db);
  app.clock.set(start);
  person = await app.signUp();
});
afterAll(async () => {
  await app.services.exports.stop();
  await db.close();
});

type NewText = Partial<typeof libraryItems.$inferInsert>;
let texts = 0;

/** A kept text; each is a minute younger than the one before. */
async function keep(text: NewText = {}, actor = person.actor): Promise<string> {
  const id = `text-${++texts}`;
  const createdAt = new Date(Date.UTC(2026, 10, 1, 7, texts));
  const plain = { title: "قهوة الصباح", text: "نص عن القهوة", words: 3, status: "done", updatedAt: createdAt } as const;
  await db.orm.insert(libraryItems).values({ id, ...madeBy(actor), createdAt, ...plain, ...text });
  return id;
}

async function begin(request: object, client = person): Promise<{ status: number; archive: ReturnType<typeof archive.parse> }> {
  const response = await client.post("/api/archives", request, { headers: { "accept-language": "ar" } });
  return { status: response.status, archive: archive.parse(await response.json()) };
}

async function refusal(request: object, client: Pick<SignedInClient, "post"> = person): Promise<unknown[]> {
  const response = await client.post("/api/archives", request);
  return [response.status, await errorCode(response)];
}

const listed = async (client = person) => archive.array().parse(await (await client.get("/api/archives")).json());

async function fetched(id: string): Promise<Record<string, Uint8Array>> {
  const response = await person.get(`/api/archives/${id}/file`);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/zip"]);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(response.headers.get("content-length")).toBe(String(bytes.length));
  return unzipSync(bytes);
}

/** The cells of a CSV file of ours: every text is quoted, every number is not. */
function cells(csv: string): string[][] {
  return csv
    .trimEnd()
    .split("\r\n")
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, text, bare]) =>
        (text ?? bare ?? "").replaceAll('""', '"'),
      ),
    );
}

async function indexOf(files: Record<string, Uint8Array>): Promise<string[][]> {
  // A decoder would take the mark away that the file begins with.
  const csv = Buffer.from(files["الفهرس.csv"] ?? []).toString("utf8");
  expect(csv.startsWith("\uFEFF")).toBe(true);
  return cells(csv.slice(1));
}

const insertArchive = (values: Partial<typeof archives.$inferInsert>) => {
  const now = app.clock.now();
  const plain = { id: "archive", ...madeBy(person.actor), state: "running", total: 1, createdAt: now, heartbeatAt: now } as const;
  return db.orm.insert(archives).values({ ...plain, request: { format: "txt", language: "en" }, ...values });
};

const partsLeft = async () => (await db.orm.select({ id: archiveParts.archiveId }).from(archiveParts)).length;

describe("many texts as one zip", () => {
  it("hold a file of each text in the folders of the library, and an index that a spreadsheet reads", async () => {
    await person.post("/api/settings", { preferences: { timeZone: "Asia/Riyadh" } });
    await keep({
      templateId: 1,
      variety: "ar-egyptian",
      writer: { kind: "built-in", provider: "built-in", model: null } as never,
    });
    await keep({ folder: "حملة/رمضان", tags: ["خصم", "قهوة"], favourite: true, updatedAt: new Date("2026-11-20T23:30:00Z") });
    await keep({ deletedAt: new Date("2026-11-02T00:00:00Z"), title: "في السلة" });
    const { status, archive: begun } = await begin({ format: "md" });
    expect([status, begun]).toEqual([202, expect.objectContaining({ state: "done", total: 2, done: 2, error: null })]);

    const files = await fetched(begun.id);
    expect(Object.keys(files)).toEqual(["قهوة الصباح.md", "حملة رمضان/قهوة الصباح.md", "الفهرس.csv"]);
    expect(strFromU8(files["قهوة الصباح.md"] ?? new Uint8Array())).toBe("نص عن القهوة\n");
    const [head, first, second] = await indexOf(files);
    expect(head?.slice(0, 6)).toEqual(["الملف", "العنوان", "القالب", "اللهجة", "الكاتب", "الكلمات"]);
    expect(first?.slice(0, 6)).toEqual(["قهوة الصباح.md", "قهوة الصباح", "مقال مدوّنة", "مصرية", "الكاتب المدمج", "3"]);
    expect(head?.slice(6, 8)).toEqual(["تاريخ الكتابة (Asia/Riyadh)", "تاريخ التعديل (Asia/Riyadh)"]);
    expect(second?.slice(4)).toEqual([
      "صاحب الحساب",
      "3",
      expect.stringMatching(/^2026-11-01 10:\d\d$/),
      "2026-11-21 02:30",
      "نعم",
      "حملة/رمضان",
      "خصم، قهوة",
      "",
    ]);
  });

  it("is named in the language it was asked for in, with its day", async () => {
    await keep();
    const { archive: begun } = await begin({ format: "txt" });
    const { headers } = await person.get(`/api/archives/${begun.id}/file`);
    expect(headers.get("content-disposition")).toContain(`filename*=UTF-8''${encodeURIComponent("نصوص لهجة 2026-11-20.zip")}`);
  });

  it("names files safely on every system, and no two alike", async () => {
    const titles = ["../../etc/passwd", "Read me", "READ ME", "\u202E\u200F", "ط".repeat(300), "الفهرس", "CON"];
    for (const title of titles) await keep({ title });
    // A folder that is called as the index is, and one that differs from another in capitals only.
    for (const folder of ["الفهرس.csv", "Work", "WORK"]) await keep({ title: "a", folder });
    const names = Object.keys(await fetched((await begin({ format: "txt" })).archive.id));
    expect(names).toEqual([
      "etc passwd.txt",
      "Read me.txt",
      "READ ME (2).txt",
      "text.txt",
      `${"ط".repeat(80)}.txt`,
      "الفهرس.txt",
      "text (2).txt",
      "الفهرس.csv (2)/a.txt",
      "Work/a.txt",
      "WORK (2)/a.txt",
      "الفهرس.csv",
    ]);
  });

  it("is no way to run a formula in somebody's spreadsheet", async () => {
    await keep({ title: '=HYPERLINK("http://x.example","click")', tags: ["@now"], folder: "+1" });
    const [, line] = await indexOf(await fetched((await begin({ format: "txt" })).archive.id));
    expect(line?.[1]).toBe(`'=HYPERLINK("http://x.example","click")`);
    expect(line?.slice(9, 11)).toEqual(["'+1", "'@now"]);
  });

  it("takes the chosen texts only, whoever names them", async () => {
    const [first, second] = [await keep({ title: "نصي" }), await keep({ title: "نصي الآخر" }), await keep({ title: "غيرهما" })];
    const other = await app.signUp();
    const theirs = await keep({ title: "نصها" }, other.actor);
    const { archive: begun } = await begin({ format: "txt", ids: [second, theirs, first, second, "no-such-text"] });
    expect(Object.keys(await fetched(begun.id))).toEqual(["نصي الآخر.txt", "نصي.txt", "الفهرس.csv"]);
    expect(await refusal({ format: "txt", ids: [theirs] })).toEqual([404, "request.not_found"]);
  });

  it("writes Word and PDF with a larger plan, and says so otherwise", async () => {
    await keep({ variety: "en-american", title: "Morning coffee", text: "A text." });
    expect(await refusal({ format: "pdf" })).toEqual([403, "plan.export"]);
    await person.post("/api/plan", { plan: "pro" });
    const pdf = await fetched((await begin({ format: "pdf" })).archive.id);
    // American paper for American English, as with one file: 612 by 792 points.
    expect(strFromU8(pdf["Morning coffee.pdf"] ?? new Uint8Array(), true)).toMatch(/^%PDF-[\s\S]*MediaBox\s*\[0 0 612 792\]/);
    const word = await fetched((await begin({ format: "docx" })).archive.id);
    expect(Object.keys(unzipSync(word["Morning coffee.docx"] ?? new Uint8Array()))).toContain("word/document.xml");
  });

  it("is asked for properly", async () => {
    for (const request of [{}, { format: "exe" }, { format: "txt", ids: [] }, { format: "txt", ids: Array(10_001).fill("x") }])
      expect(await refusal(request)).toEqual([400, "request.invalid"]);
    expect(await refusal({ format: "txt" })).toEqual([404, "request.not_found"]);
  });

  it("has a limit of texts, and says it", async () => {
    await db.orm.execute(sql`insert into library_items (id, workspace_id, title, status, text, words, created_at, updated_at)
      select 'many-' || n, ${person.user.id}, 'a', 'done', 'b', 1, ${"2026-11-01"}::timestamptz, ${"2026-11-01"}::timestamptz from generate_series(1, 10001) as n`);
    expect(await refusal({ format: "txt" })).toEqual([422, "archive.too_many_texts"]);
  });

  it("is one at a time, and is not handed out before it is done", async () => {
    await keep();
    await insertArchive({ state: "running" });
    expect(await refusal({ format: "txt" })).toEqual([409, "archive.running"]);
    const early = await person.get("/api/archives/archive/file");
    expect([early.status, await errorCode(early)]).toEqual([409, "archive.not_ready"]);
  });

  it("stays with who asked for it", async () => {
    await keep();
    const { archive: begun } = await begin({ format: "txt" });
    const other = await app.signUp();
    expect((await other.get(`/api/archives/${begun.id}/file`)).status).toBe(404);
    expect((await other.delete(`/api/archives/${begun.id}`)).status).toBe(404);
    expect(await listed(other)).toEqual([]);
    const nobody = app.client();
    for (const response of [
      await nobody.get("/api/archives"),
      await nobody.post("/api/archives", { format: "txt" }),
      await nobody.get(`/api/archives/${begun.id}/file`),
      await nobody.delete(`/api/archives/${begun.id}`),
    ])
      expect(response.status).toBe(401);
    expect(await listed()).toEqual([begun]);
  });

  it("is deleted with all its bytes: by hand, after a day, or as the oldest of six", async () => {
    await keep();
    const { archive: byHand } = await begin({ format: "txt" });
    expect((await person.delete(`/api/archives/${byHand.id}`)).status).toBe(204);
    expect([await listed(), await partsLeft()]).toEqual([[], 0]);

    const kept: string[] = [];
    for (let at = 0; at < 6; at++) {
      app.clock.advance(1_000);
      kept.unshift((await begin({ format: "txt" })).archive.id);
    }
    expect((await listed()).map(({ id }) => id)).toEqual(kept.slice(0, 5));
    app.clock.advance(24 * 3_600_000);
    expect(await listed()).toEqual([]);
    expect((await person.get(`/api/archives/${kept[0]}/file`)).status).toBe(404);
    await app.jobs.runScheduled("archive-sweep");
    expect(await partsLeft()).toBe(0);
  });

  it("is stopped at once, also where another process makes it", async () => {
    await insertArchive({ state: "running" });
    await db.orm.insert(archiveParts).values({ archiveId: "archive", position: 0, bytes: new Uint8Array(9) });
    expect((await person.delete("/api/archives/archive")).status).toBe(204);
    expect([(await listed())[0]?.state, await partsLeft()]).toEqual(["stopped", 0]);
    expect((await person.get("/api/archives/archive/file")).status).toBe(404);
  });

  it("that died with its process is ended by the sweep, with nothing left", async () => {
    await insertArchive({ state: "running" });
    await db.orm.insert(archiveParts).values({ archiveId: "archive", position: 0, bytes: new Uint8Array(9) });
    app.clock.advance(180_000);
    await app.jobs.runScheduled("archive-sweep");
    expect((await listed())[0]).toMatchObject({ state: "running" });
    app.clock.advance(1_000);
    await app.jobs.runScheduled("archive-sweep");
    expect((await listed())[0]).toMatchObject({ state: "failed", error: { code: "archive.interrupted", params: {} } });
    expect(await partsLeft()).toBe(0);
  });

  it("is news where it took long, and none where the page was watching", async () => {
    await keep();
    await begin({ format: "txt" });
    const kinds = async () =>
      notificationList.parse(await (await person.get("/api/notifications")).json()).notifications.map(({ kind }) => kind);
    expect(await kinds()).not.toContain("archive_done");
    await insertArchive({
      createdAt: new Date(app.clock.now().getTime() - 6_000),
      heartbeatAt: new Date(app.clock.now().getTime() - 6_000),
    });
    await app.jobs.enqueue("archive", { archiveId: "archive" });
    expect(await kinds()).toContain("archive_done");
  });
});
