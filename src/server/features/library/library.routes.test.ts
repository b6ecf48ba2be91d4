import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Database } from "#server/platform/db/database.ts";
import { libraryVersions } from "#server/platform/db/document-schema.ts";
import { madeBy } from "#server/platform/db/owned.ts";
import { type ContentRecord, contentRecord, type LibraryPage, libraryItem, libraryPage } from "#shared/contracts/library.ts";
import { errorCode } from "#tests/support/http.ts";
import { createTestApp, type SignedInClient, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

let db: Database;
let app: TestApp;
let person: SignedInClient;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await truncate(db);
  app = createTestApp({ db });
  person = await app.signUp();
});
afterAll(() => db.close());

async function save(client: SignedInClient, output: string, more: object = {}): Promise<ContentRecord> {
  app.clock.advance(1_000);
  const response = await client.post("/api/content", { output, templateId: 1, language: "ar-egyptian", ...more });
  expect(response.status).toBe(201);
  return contentRecord.parse(await response.json());
}

async function list(client: SignedInClient, query = ""): Promise<LibraryPage> {
  return libraryPage.parse(await (await client.get(`/api/library${query}`)).json());
}

describe("the library", () => {
  it("lists newest first, page by page, without losing or repeating an item", async () => {
    for (let i = 0; i < 7; i++) await save(person, `نص رقم ${i}.`);
    const first = await list(person, "?limit=3");
    const second = await list(person, `?limit=3&cursor=${first.nextCursor}`);
    const third = await list(person, `?limit=3&cursor=${second.nextCursor}`);
    const all = [...first.items, ...second.items, ...third.items].map(({ text }) => text);
    expect(all).toEqual([6, 5, 4, 3, 2, 1, 0].map((i) => `نص رقم ${i}.`));
    expect(first.total).toBe(7);
    expect(third.nextCursor).toBeNull();
    expect(second.total).toBeNull();
  });

  it.each([
    ["hamza and alef", "احمد", "زيارة أحمد للسوق."],
    ["ta marbuta", "قهوه", "افتتاح قهوة جديدة."],
    ["tashkeel and tatweel", "السلام", "السَّلامُ عليكم يا جـماعة، السـلام."],
    ["Arabic-Indic digits", "2026", "خطة سنة ٢٠٢٦ للمحل."],
    ["Latin case", "lahja", "تجربة LAHJA في الكتابة."],
    ["a percent sign as itself", "50%", "خصم 50% لآخر الأسبوع."],
  ])("finds through %s", async (_name, search, text) => {
    await save(person, text);
    await save(person, "نص لا علاقة له بالبحث.");
    const found = await list(person, `?search=${encodeURIComponent(search)}`);
    expect(found.items.map(({ text }) => text)).toEqual([text]);
    expect(found.total).toBe(1);
  });

  it("filters by variety and favourites", async () => {
    const egyptian = await save(person, "نص مصري.");
    await save(person, "A text in English.", { language: "english" });
    await person.patch(`/api/library/${egyptian.id}`, { favourite: true });
    expect((await list(person, "?variety=en-american")).total).toBe(1);
    expect((await list(person, "?favourite=true")).items.map(({ id }) => id)).toEqual([egyptian.id]);
  });

  it("shows previews in lists and the whole text at its own address", async () => {
    const item = await save(person, "كلمة ".repeat(200));
    expect((await list(person)).items[0]?.text.length).toBe(400);
    const whole = libraryItem.parse(await (await person.get(`/api/library/${item.id}`)).json());
    expect(whole.text.length).toBe(1_000);
  });

  it("renames, marks and deletes", async () => {
    const item = await save(person, "# عنوان أول\n\nنص قصير.");
    expect(item.title).toBe("عنوان أول");
    const renamed = libraryItem.parse(
      await (await person.patch(`/api/library/${item.id}`, { title: "عنوان جديد", favourite: true })).json(),
    );
    expect(renamed).toMatchObject({ title: "عنوان جديد", favourite: true });
    expect((await person.delete(`/api/library/${item.id}`)).status).toBe(204);
    expect((await person.get(`/api/library/${item.id}`)).status).toBe(404);
  });

  it("takes no name that nobody could see: the text names itself, a rename or a folder is refused", async () => {
    const unseen = "\u200F\u200B\u3164";
    const item = await save(person, "نص يسمّي نفسه.", { title: unseen });
    expect(item.title).toBe("نص يسمّي نفسه");
    expect((await save(person, "نص.", { title: "سطر\nثانٍ" })).title).toBe("سطر ثانٍ");
    const refused = [
      await person.patch(`/api/library/${item.id}`, { title: unseen }),
      await person.patch("/api/library", { ids: [item.id], folder: unseen }),
      await person.patch("/api/library", { ids: [item.id], addTags: [unseen] }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  it("refuses a title of blanks, an empty text, and a query that makes no sense", async () => {
    const item = await save(person, "نص.");
    expect((await person.patch(`/api/library/${item.id}`, { title: "   " })).status).toBe(400);
    for (const output of ["", " \n"]) expect((await person.post("/api/content", { output })).status).toBe(400);
    const beyondTheDatabase = ["template=2147483648", "from=0000-12-31T00:00:00Z", "before=0000-12-31T00:00:00Z"];
    const nonsense = ["cursor=%%%", "cursor=bm90aGluZw", "limit=0", "limit=101", "variety=ar-martian", "favourite=maybe"];
    for (const query of [...nonsense, ...beyondTheDatabase]) {
      const broken = await person.get(`/api/library?${query}`);
      expect([query, broken.status, await errorCode(broken)]).toEqual([query, 400, "request.invalid"]);
    }
  });
});

describe("the content calls", () => {
  it("GET /api/content answers with an array of records", async () => {
    await save(person, "نص أول.");
    const records = z.array(contentRecord).parse(await (await person.get("/api/content")).json());
    expect(records[0]).toMatchObject({ templateName: "Blog post", output: "نص أول.", wordCount: 2 });
  });

  it("names templates in the language of the caller", async () => {
    await save(person, "نص أول.");
    const response = await person.get("/api/content", { headers: { "accept-language": "ar" } });
    expect(await response.json()).toMatchObject([{ templateName: "مقال مدوّنة" }]);
  });

  it("DELETE /api/content/{id} deletes once", async () => {
    const item = await save(person, "نص.");
    expect((await person.delete(`/api/content/${item.id}`)).status).toBe(200);
    expect((await person.delete(`/api/content/${item.id}`)).status).toBe(404);
  });

  it("are closed to the bearer way while no identity service is set up", async () => {
    for (const response of [await person.get("/api/firebase/content"), await person.delete("/api/firebase/content/x")]) {
      expect(response.status).toBe(401);
      expect(await errorCode(response)).toBe("identity.not_configured");
    }
  });
});

describe("saving a generated text again", () => {
  async function keep(client: SignedInClient): Promise<string> {
    const text = { text: "نص أول.", words: 2, status: "done" } as const;
    return app.services.library.keepGeneration(db.orm, { ...text, ...madeBy(client.actor), generationId: "g" });
  }
  const versions = () => db.orm.select({ version: libraryVersions.version, text: libraryVersions.text }).from(libraryVersions);

  it("changes its item and adds a version where the words changed", async () => {
    const id = await keep(person);
    await person.post("/api/content", { output: "نص ثانٍ أطول.", generationId: "g" });
    await person.post("/api/content", { output: "نص ثانٍ أطول.", generationId: "g", title: "عنوان" });
    const item = libraryItem.parse(await (await person.get(`/api/library/${id}`)).json());
    expect(item).toMatchObject({ title: "عنوان", text: "نص ثانٍ أطول.", wordCount: 3, version: 2 });
    expect(await versions()).toHaveLength(2);
  });

  it("keeps every one of several changes at once (a race only on a real PostgreSQL)", async () => {
    await keep(person);
    const changes = Array.from({ length: 6 }, (_, i) => person.post("/api/content", { output: `نص ${i}.`, generationId: "g" }));
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect((await versions()).map(({ version }) => version).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("of another person is a 404 and changes nothing", async () => {
    const id = await keep(person);
    const stranger = await app.signUp();
    expect((await stranger.post("/api/content", { output: "نص غريب.", generationId: "g" })).status).toBe(404);
    expect(libraryItem.parse(await (await person.get(`/api/library/${id}`)).json()).text).toBe("نص أول.");
  });
});

describe("another person's item", () => {
  it("is a 404 to read, change and delete, and in no list", async () => {
    const item = await save(person, "سر صغير.");
    const stranger = await app.signUp();
    expect((await stranger.get(`/api/library/${item.id}`)).status).toBe(404);
    expect((await stranger.patch(`/api/library/${item.id}`, { title: "لي" })).status).toBe(404);
    expect((await stranger.delete(`/api/library/${item.id}`)).status).toBe(404);
    expect((await stranger.delete(`/api/content/${item.id}`)).status).toBe(404);
    expect((await list(stranger)).total).toBe(0);
    expect((await app.client().get(`/api/library/${item.id}`)).status).toBe(401);
    expect((await person.get(`/api/library/${item.id}`)).status).toBe(200);
  });
});
