import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { generations, libraryItems } from "#server/platform/db/schema.ts";
import {
  type ContentRecord,
  contentRecord,
  type LibraryPage,
  libraryItem,
  libraryLabels,
  libraryPage,
  titleMaxChars,
  trashDays,
} from "#shared/contracts/library.ts";
import { testRequest } from "#tests/support/briefs.ts";
import { createBuiltInApp, generationWhen, hasEnded } from "#tests/support/model-app.ts";
import { createTestApp, type SignedInClient, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";
import { sweepTrash } from "./library.shelf.service.ts";

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

async function save(output: string, more: object = {}): Promise<ContentRecord> {
  app.clock.advance(1_000);
  const response = await person.post("/api/content", { output, title: output, ...more });
  return contentRecord.parse(await response.json());
}

async function list(query = "", client = person): Promise<LibraryPage> {
  return libraryPage.parse(await (await client.get(`/api/library${query}`)).json());
}

const titles = async (query = "") => (await list(query)).items.map(({ title }) => title);
const labels = async () => libraryLabels.parse(await (await person.get("/api/library/labels")).json());

describe("the trash", () => {
  it("takes what is deleted, keeps it out of everything else, and gives it back as it was", async () => {
    const kept = await save("نص باقٍ");
    const gone = await save("نص محذوف");
    expect((await person.delete(`/api/library/${gone.id}`)).status).toBe(204);
    expect(await titles()).toEqual(["نص باقٍ"]);
    expect(await titles("?search=محذوف")).toEqual([]);
    expect(((await (await person.get("/api/content")).json()) as unknown[]).length).toBe(1);
    expect(await (await person.get("/api/analytics/stats")).json()).toMatchObject({ totalContent: 1 });
    expect((await person.get(`/api/library/${gone.id}`)).status).toBe(404);
    expect((await person.get(`/api/library/${gone.id}/export?format=txt`)).status).toBe(404);
    expect((await person.patch(`/api/library/${gone.id}`, { title: "لا" })).status).toBe(404);
    expect((await list("?trash=true")).items).toMatchObject([{ id: gone.id, deletedAt: expect.any(String) }]);
    expect((await labels()).trashed).toBe(1);

    const restored = await person.post("/api/library/restore", { ids: [gone.id, kept.id] });
    expect([restored.status, await restored.json()]).toEqual([200, { changed: 1 }]);
    expect(await titles()).toEqual(["نص محذوف", "نص باقٍ"]);
    expect(await (await person.get(`/api/library/${gone.id}`)).json()).toMatchObject({ text: "نص محذوف", deletedAt: null });
  });

  it("is emptied of some or of all for good, and the library keeps the rest", async () => {
    const [one, two, three] = [await save("واحد"), await save("اثنان"), await save("ثلاثة")];
    await person.post("/api/library/trash", { ids: [one.id, two.id] });
    expect((await person.post("/api/library/trash/purge", { ids: [one.id, three.id] })).status).toBe(200);
    expect(await titles("?trash=true")).toEqual(["اثنان"]);
    expect(await (await person.delete("/api/library/trash")).json()).toEqual({ changed: 1 });
    expect(await (await person.delete("/api/library/trash")).json()).toEqual({ changed: 0 });
    expect(await titles()).toEqual(["ثلاثة"]);
    expect((await person.post("/api/library/restore", { ids: [one.id] })).status).toBe(404);
  });

  it(`loses a text after ${trashDays} days, not before`, async () => {
    const item = await save("نص قديم");
    await person.delete(`/api/library/${item.id}`);
    const day = 86_400_000;
    await sweepTrash(db, new Date(app.clock.now().getTime() + trashDays * day - 1_000));
    expect((await labels()).trashed).toBe(1);
    await sweepTrash(db, new Date(app.clock.now().getTime() + trashDays * day + 1_000));
    expect((await labels()).trashed).toBe(0);
    expect(await db.orm.select().from(libraryItems)).toEqual([]);
  });

  it("keeps the job of a generated text until the text is deleted for good", async () => {
    const writing = createBuiltInApp(db);
    await writing.services.generations.start();
    const writer = await writing.signUp();
    const { id } = (await (await writer.post("/api/generations", testRequest())).json()) as { id: string };
    const { itemId } = await generationWhen(writer, id, hasEnded);
    await writing.services.generations.stop();
    const jobs = () => db.orm.select({ id: generations.id }).from(generations).where(eq(generations.id, id));
    await writer.delete(`/api/library/${itemId}`);
    expect(await jobs()).toHaveLength(1);
    await writer.delete("/api/library/trash");
    expect(await jobs()).toHaveLength(0);
  });

  it("of another person is out of reach, and nothing is for nobody", async () => {
    const item = await save("سر");
    await person.delete(`/api/library/${item.id}`);
    const stranger = await app.signUp();
    for (const path of ["restore", "trash", "trash/purge"]) {
      expect([path, (await stranger.post(`/api/library/${path}`, { ids: [item.id] })).status]).toEqual([path, 404]);
      expect((await app.client().post(`/api/library/${path}`, { ids: [item.id] })).status).toBe(401);
      expect((await person.post(`/api/library/${path}`, { ids: [] })).status).toBe(400);
    }
    await stranger.delete("/api/library/trash");
    expect((await labels()).trashed).toBe(1);
  });
});

describe("order on the shelf", () => {
  it("puts several texts into a folder, tags and marks them, and counts what there is", async () => {
    const [one, two, three] = [await save("واحد"), await save("اثنان"), await save("ثلاثة")];
    const change = { folder: " حملة رمضان ", addTags: ["عاجل", "قهوة", "عاجل"], favourite: true };
    const response = await person.patch("/api/library", { ids: [one.id, two.id], ...change });
    expect([response.status, await response.json()]).toEqual([200, { changed: 2 }]);
    await person.patch("/api/library", { ids: [two.id, three.id], addTags: ["لاحقًا"], removeTags: ["عاجل"] });
    expect(await labels()).toEqual({
      folders: [{ name: "حملة رمضان", texts: 2 }],
      tags: [
        { name: "عاجل", texts: 1 },
        { name: "قهوة", texts: 2 },
        { name: "لاحقًا", texts: 2 },
      ],
      trashed: 0,
    });
    expect(await titles(`?folder=${encodeURIComponent("حملة رمضان")}`)).toEqual(["اثنان", "واحد"]);
    expect(await titles(`?tag=${encodeURIComponent("لاحقًا")}&favourite=true`)).toEqual(["اثنان"]);
    await person.patch("/api/library", { ids: [one.id], folder: null });
    expect((await list("?sort=oldest")).items[0]).toMatchObject({ folder: null, favourite: true, version: 1 });
  });

  it("copies a text, which then stands for itself", async () => {
    const item = await save("أصل");
    await person.patch("/api/library", { ids: [item.id], addTags: ["قهوة"], favourite: true });
    const response = await person.post(`/api/library/${item.id}/copy`, {});
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    expect(await (await person.get(`/api/library/${id}`)).json()).toMatchObject({
      title: "Copy of أصل",
      text: "أصل",
      tags: ["قهوة"],
      favourite: false,
      version: 1,
    });
  });

  it("names a copy in the language of the page, within the limit of a title", async () => {
    const item = await save("أصل");
    const copy = async () => {
      const response = await person.request("POST", `/api/library/${item.id}/copy`, { headers: { "accept-language": "ar" } });
      const { id } = (await response.json()) as { id: string };
      return libraryItem.parse(await (await person.get(`/api/library/${id}`)).json()).title;
    };
    expect(await copy()).toBe("نسخة من أصل");
    await person.patch(`/api/library/${item.id}`, { title: "ع".repeat(titleMaxChars) });
    const title = await copy();
    expect(title).toHaveLength(titleMaxChars);
    expect(title).toMatch(/^نسخة من ع+…$/);
  });

  it("of another person is out of reach", async () => {
    const item = await save("سر");
    const stranger = await app.signUp();
    expect((await stranger.patch("/api/library", { ids: [item.id], favourite: true })).status).toBe(404);
    expect((await stranger.post(`/api/library/${item.id}/copy`, {})).status).toBe(404);
    expect((await app.client().get("/api/library/labels")).status).toBe(401);
    expect((await person.patch("/api/library", { ids: [item.id], folder: "  " })).status).toBe(400);
  });
});

describe("filters and sorting", () => {
  it.each([
    ["newest", ["Zebra", "أمل", "بحر", "Apple", "تمر"]],
    ["oldest", ["تمر", "Apple", "بحر", "أمل", "Zebra"]],
    ["title", ["Apple", "Zebra", "أمل", "بحر", "تمر"]],
    ["longest", ["أمل", "Zebra", "تمر", "Apple", "بحر"]],
    ["shortest", ["بحر", "Apple", "تمر", "Zebra", "أمل"]],
  ])("sorts by %s, the same through all pages", async (sort, expected) => {
    const counts = { تمر: 3, Apple: 2, بحر: 1, أمل: 9, Zebra: 4 };
    for (const [title, words] of Object.entries(counts)) await save("كلمة ".repeat(words), { title });
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: LibraryPage = await list(`?limit=2&sort=${sort}${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(expected);
  });

  it("loses and repeats nothing where all are equal", async () => {
    for (let i = 0; i < 7; i++) await person.post("/api/content", { output: "كلمة", title: "عنوان" });
    for (const sort of ["newest", "title", "longest"]) {
      const first = await list(`?limit=4&sort=${sort}`);
      const second = await list(`?limit=4&sort=${sort}&cursor=${first.nextCursor}`);
      expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(7);
    }
  });

  it.each([
    ["Arabic letters", "ا".repeat(299)],
    ["emoji", "👩‍👩‍👧".repeat(37)],
    ["quotation marks", '"'.repeat(299)],
  ])("goes on behind the longest title of %s", async (_what, title) => {
    for (const end of ["1", "2"]) await save("نص", { title: `${title}${end}` });
    const { items, nextCursor } = await list("?limit=1&sort=title");
    const next = await list(`?limit=1&sort=title&cursor=${nextCursor}`);
    expect(new Set([...items, ...next.items].map(({ id }) => id)).size).toBe(2);
  });

  it("refuses the cursor of another order", async () => {
    for (let i = 0; i < 2; i++) await save("نص");
    const { nextCursor } = await list("?limit=1&sort=title");
    for (const query of [`sort=longest&cursor=${nextCursor}`, "sort=loudest", "from=yesterday", "writer=ghost", "template=x"]) {
      expect([query, (await person.get(`/api/library?${query}`)).status]).toEqual([query, 400]);
    }
  });

  it("filters by template, writer and date", async () => {
    const early = await save("مبكر", { templateId: 5 });
    app.clock.advance(86_400_000);
    const late = await save("متأخر", { templateId: 7 });
    await db.orm
      .update(libraryItems)
      .set({ writer: { kind: "model", provider: "openai", model: "m" } })
      .where(eq(libraryItems.id, late.id));
    expect(await titles("?template=5")).toEqual(["مبكر"]);
    expect(await titles("?writer=own")).toEqual(["مبكر"]);
    expect(await titles("?writer=model")).toEqual(["متأخر"]);
    expect(await titles("?writer=built-in")).toEqual([]);
    expect(await titles(`?from=${late.createdAt}`)).toEqual(["متأخر"]);
    expect(await titles(`?before=${late.createdAt}&from=${early.createdAt}`)).toEqual(["مبكر"]);
  });
});
