import { randomUUID } from "node:crypto";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeDocx } from "#server/exporters/docx.ts";
import { createImportPool } from "#server/importers/import-pool.ts";
import type { Database } from "#server/platform/db/database.ts";
import { libraryVersions } from "#server/platform/db/document-schema.ts";
import { uploadBodyOf } from "#server/platform/http/receive-files.ts";
import { importPreview, importResponse, maxImportBytes, maxImportFiles } from "#shared/contracts/imports.ts";
import { libraryItem, libraryPage } from "#shared/contracts/library.ts";
import { haveCalled } from "#tests/support/counted-calls.ts";
import { errorCode, type TestClient } from "#tests/support/http.ts";
import { createTestApp, type SignedInClient, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";
import { createIntakeService } from "../library/library.intake.service.ts";
import { createImportsService } from "./imports.service.ts";

let db: Database;
let app: TestApp;
let person: SignedInClient;

// One server for all tests: its processes that read the files take a second to start.
beforeAll(async () => {
  db = await openTestDatabase();
  app = createTestApp({ db });
});
beforeEach(async () => {
  await truncate(db);
  person = await app.signUp();
});
afterAll(async () => {
  await app.services.imports.stop();
  await db.close();
});

type Content = string | Uint8Array<ArrayBuffer>;

function form(...files: [name: string, content: Content][]): FormData {
  const data = new FormData();
  for (const [name, content] of files) data.append("file", new File([content], name));
  return data;
}

const preview = (body: FormData, client: TestClient = person) => client.post("/api/imports/preview", body);

const arabic = "# قهوة الصباح\n\nالقهوة جاهزة من الفجر.";
const text = (title: string, markdown = arabic) => ({ title, markdown, variety: "ar-egyptian" });
const importOf = (...titles: string[]) => ({ idempotencyKey: randomUUID(), texts: titles.map((title) => text(title)) });

async function titles(): Promise<string[]> {
  return libraryPage.parse(await (await person.get("/api/library")).json()).items.map(({ title }) => title);
}

describe("a preview", () => {
  it("says of each file what it would become or why it cannot, and keeps nothing", { timeout: 60_000 }, async () => {
    const word = await writeDocx({ markdown: arabic, title: "", tag: "ar-SA" }, { paper: "a4" });
    const response = await preview(
      form(["قهوة.docx", new Uint8Array(word)], ["old.doc", Buffer.from("d0cf11e0a1b11ae1", "hex")], ["a.txt", "Plain."]),
    );
    expect(response.status).toBe(200);
    const { files } = importPreview.parse(await response.json());
    expect(files).toMatchObject([
      { name: "قهوة.docx", text: { title: "قهوة الصباح", markdown: arabic, words: 6 }, error: null },
      { name: "old.doc", text: null, error: { code: "import.old_word" } },
      { name: "a.txt", text: { title: "a", markdown: "Plain." }, error: null },
    ]);
    expect(await titles()).toEqual([]);
  });

  it("refuses one file that is too large, and a body that is", async () => {
    const large = new Uint8Array(maxImportBytes + 1);
    const response = await preview(form(["a.txt", large], ["b.txt", "نص"]));
    const { files } = importPreview.parse(await response.json());
    expect(files.map(({ error }) => error)).toEqual([{ code: "import.too_large", params: { maxMb: 10 } }, null]);
    const four = form(...["a", "b", "c", "d"].map((name): [string, Content] => [name, large]));
    const refused = await preview(four);
    expect([refused.status, await errorCode(refused)]).toEqual([413, "request.too_large"]);
  });

  it("is asked for properly", async () => {
    const many = form(...Array.from({ length: maxImportFiles + 1 }, (): [string, Content] => ["a.txt", "نص"]));
    for (const body of [form(), many]) {
      const response = await preview(body);
      expect([response.status, await errorCode(response)]).toEqual([400, "request.invalid"]);
    }
    const json = await person.post("/api/imports/preview", { file: "نص" });
    expect([json.status, await errorCode(json)]).toEqual([400, "request.invalid"]);
  });

  it("is for people who are signed in, and is counted", async () => {
    expect((await preview(form(["a.txt", "نص"]), app.client())).status).toBe(401);
    await preview(form());
    await haveCalled(db, 199);
    expect((await preview(form())).status).toBe(400);
    const response = await preview(form(["a.txt", "نص"]));
    expect([response.status, await errorCode(response)]).toEqual([429, "request.rate_limited"]);
  });

  it("is refused before its body is read while two of the person's are, and other people's are not", async () => {
    const { imports } = app.services;
    let end = () => {};
    const isOver = new Promise<void>((resolve) => {
      end = resolve;
    });
    let begun = 0;
    const open = [1, 2].map(() =>
      imports.admit(person.user.id, "preview", () => {
        begun += 1;
        return isOver;
      }),
    );
    await expect.poll(() => begun).toBe(2);
    // A body that would be refused for its size, had anybody looked at it.
    const large = form(...["a", "b", "c", "d"].map((name): [string, Content] => [name, new Uint8Array(maxImportBytes)]));
    const refused = await preview(large);
    expect([refused.status, await errorCode(refused)]).toEqual([503, "import.busy"]);
    const other = await app.signUp("other@example.com");
    expect((await preview(form(["a.txt", "نص"]), other)).status).toBe(200);
    end();
    await Promise.all(open);
    expect((await preview(form(["a.txt", "نص"]))).status).toBe(200);
  });

  it("goes on when the process of a file is lost", async () => {
    const script = new URL("../../../../tests/support/export-workers/dying.ts", import.meta.url);
    const pool = createImportPool(pino({ level: "silent" }), { workers: 1, script });
    const imports = createImportsService(app.deps, { intake: createIntakeService(app.deps) }, pool);
    const body = form(["a", "نص"], ["b", "نص"]);
    const { files } = await imports.preview(
      person.user.id,
      uploadBodyOf(new Request("http://localhost", { method: "POST", body })),
    );
    expect(files.map(({ error }) => error?.code)).toEqual(["import.failed", "import.failed"]);
    await imports.stop();
  });
});

describe("an import", () => {
  it("keeps its texts in their order as the person's own, each with its first version", async () => {
    const response = await person.post("/api/imports", { ...importOf("أول", "ثانٍ"), folder: "مقهى" });
    expect(response.status).toBe(201);
    const { ids } = importResponse.parse(await response.json());
    expect(await titles()).toEqual(["أول", "ثانٍ"]);
    const item = libraryItem.parse(await (await person.get(`/api/library/${ids[0]}`)).json());
    expect(item).toMatchObject({
      text: arabic,
      wordCount: 6,
      variety: "ar-egyptian",
      folder: "مقهى",
      writer: null,
      brief: null,
      status: "done",
      version: 1,
    });
    const versions = await db.orm.select().from(libraryVersions);
    expect(versions.map(({ origin, version }) => [origin, version])).toEqual([
      ["import", 1],
      ["import", 1],
    ]);
    const own = libraryPage.parse(await (await person.get("/api/library?writer=own")).json());
    expect(own.total).toBe(2);
  });

  it("runs from the side of most of its letters", async () => {
    const texts = [text("ع"), text("e", "# Plan for Nejd Café\n\nقهوة")];
    const response = await person.post("/api/imports", { ...importOf(), texts, folder: null });
    expect(response.status).toBe(201);
    const { items } = libraryPage.parse(await (await person.get("/api/library")).json());
    expect(items.map(({ direction }) => direction)).toEqual(["rtl", "ltr"]);
  });

  it("takes a title from the text where it is given none", async () => {
    await person.post("/api/imports", { ...importOf(""), folder: null });
    expect(await titles()).toEqual(["قهوة الصباح"]);
  });

  it("takes one that nobody could see for none", async () => {
    await person.post("/api/imports", { ...importOf("\u200F\u2060"), folder: null });
    expect(await titles()).toEqual(["قهوة الصباح"]);
  });

  it("that is sent twice, even at once, is one", async () => {
    const request = importOf("أول", "ثانٍ");
    const answers = await Promise.all([person.post("/api/imports", request), person.post("/api/imports", request)]);
    const again = await person.post("/api/imports", request);
    const ids = await Promise.all([...answers, again].map(async (response) => importResponse.parse(await response.json()).ids));
    expect(new Set(ids.map((list) => list.join())).size).toBe(1);
    expect(await titles()).toHaveLength(2);
    // The key is the person's own.
    const other = await app.signUp();
    await other.post("/api/imports", request);
    expect(libraryPage.parse(await (await other.get("/api/library")).json()).items).toHaveLength(2);
  });

  it("keeps all or nothing", async () => {
    const request = importOf("أول", "ثانٍ");
    const response = await person.post("/api/imports", { ...request, texts: [...request.texts, text("ثالث", " \n")] });
    expect([response.status, await errorCode(response)]).toEqual([400, "request.invalid"]);
    expect(await titles()).toEqual([]);
  });

  it("may be larger than other requests, and no larger than twenty texts", async () => {
    const long = "كلمة ".repeat(38_000);
    const texts = Array.from({ length: 5 }, (_, index) => text(String(index), long));
    expect((await person.post("/api/imports", { idempotencyKey: randomUUID(), texts })).status).toBe(201);
    const tooLarge = await person.post("/api/imports", { idempotencyKey: randomUUID(), texts: ["x".repeat(13_000_000)] });
    expect([tooLarge.status, await errorCode(tooLarge)]).toEqual([413, "request.too_large"]);
    // Every other address keeps the limit that it had.
    const other = await person.post("/api/content", { output: "x".repeat(1_200_000) });
    expect([other.status, await errorCode(other)]).toEqual([413, "request.too_large"]);
  });

  it("is asked for properly, by people who are signed in", async () => {
    const bodies = [
      {},
      { ...importOf("أول"), texts: [] },
      { ...importOf("ط".repeat(301)) },
      { ...importOf("أول"), idempotencyKey: "x" },
    ];
    for (const body of bodies) {
      const response = await person.post("/api/imports", body);
      expect([response.status, await errorCode(response)]).toEqual([400, "request.invalid"]);
    }
    expect((await app.client().post("/api/imports", importOf("أول"))).status).toBe(401);
  });
});
