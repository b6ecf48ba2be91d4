import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { countWords } from "#language/text/words.ts";
import type { Database } from "#server/platform/db/database.ts";
import { libraryVersions } from "#server/platform/db/document-schema.ts";
import { madeBy } from "#server/platform/db/owned.ts";
import { libraryItems } from "#server/platform/db/schema.ts";
import { type LibraryItem, libraryItem } from "#shared/contracts/library.ts";
import { itemVersion, type ListedVersion, listedVersion, maxVersions } from "#shared/contracts/versions.ts";
import { testBrief } from "#tests/support/briefs.ts";
import { createTestApp, type SignedInClient, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const writer = { kind: "built-in", provider: "built-in", model: null } as const;
const first = "# إدارة الوقت\n\nالنهارده هنرتب الأسبوع في ساعة واحدة.";
const second = "# إدارة الوقت\n\nالنهارده هنرتب الأسبوع كله في ساعتين.";
const minute = 60_000;

let db: Database;
let app: TestApp;
let person: SignedInClient;
let id: string;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await truncate(db);
  app = createTestApp({ db, now: new Date("2026-11-20T10:00:00Z") });
  person = await app.signUp();
  const text = { text: first, words: countWords(first), status: "done", brief: testBrief(), writer } as const;
  id = await app.services.library.keepGeneration(db.orm, { ...text, ...madeBy(person.actor), generationId: "g" });
});
afterAll(() => db.close());

const pathOf = (rest = "") => `/api/library/${id}/versions${rest}`;
const list = async (): Promise<ListedVersion[]> => listedVersion.array().parse(await (await person.get(pathOf())).json());
const read = async (): Promise<LibraryItem> => libraryItem.parse(await (await person.get(`/api/library/${id}`)).json());
/** Stores a text over the newest one, as many minutes later. */
async function save(text: string, origin?: string, minutes = 1): Promise<void> {
  app.clock.advance(minutes * minute);
  const { version } = await read();
  expect((await person.patch(`/api/library/${id}`, { text, version, origin })).status).toBe(200);
}
const kinds = async () => (await list()).map(({ version, origin }) => `${version} ${origin}`);

describe("the list of versions", () => {
  it("tells of each how it came to be, who wrote it, and the words that came and went", async () => {
    await save(second);
    const [newest, oldest] = await list();
    expect(newest).toMatchObject({ version: 2, origin: "edit", writer: null, added: 2, removed: 2, words: 8 });
    expect(oldest).toMatchObject({ version: 1, origin: "generation", writer, added: null, removed: null, words: 8 });
    expect(newest?.createdAt).toBe("2026-11-20T10:01:00.000Z");
    // Asked again, from what was counted before.
    expect((await list())[0]).toEqual(newest);
  });

  it("adds up: the words that came, less those that went, are what the text grew by", async () => {
    for (const text of [second, `${second}\n\n- بند أول\n- بند ثاني`, "نص آخر تمامًا."]) await save(text);
    const versions = await list();
    for (const [index, { words, added, removed }] of versions.slice(0, -1).entries())
      expect(words - (versions[index + 1]?.words ?? 0)).toBe((added ?? 0) - (removed ?? 0));
  });

  it("has one with its text, and 404 for one that is not there", async () => {
    expect(itemVersion.parse(await (await person.get(pathOf("/1"))).json())).toMatchObject({ text: first, version: 1 });
    expect((await person.get(pathOf("/7"))).status).toBe(404);
  });

  it.each(["0", "-1", "1.5", "x", "99999999999"])("refuses the version %s", async (version) => {
    expect((await person.get(pathOf(`/${version}`))).status).toBe(400);
    expect((await person.post(pathOf(`/${version}/restore`), { version: 1 })).status).toBe(400);
    expect((await person.post(pathOf(`/${version}/copy`), {})).status).toBe(400);
  });
});

describe("texts that save themselves", () => {
  it("are one version for ten minutes of typing, and never take the place of another kind", async () => {
    await save("نص أول.", "autosave");
    await save("نص تاني.", "autosave");
    expect(await kinds()).toEqual(["3 autosave", "1 generation"]);
    await save("نص تالت.", "suggestion");
    await save("نص رابع.", "autosave");
    expect(await kinds()).toEqual(["5 autosave", "4 suggestion", "3 autosave", "1 generation"]);
    await save("نص خامس.", "autosave", 10);
    expect(await kinds()).toEqual(["6 autosave", "5 autosave", "4 suggestion", "3 autosave", "1 generation"]);
    expect(await read()).toMatchObject({ text: "نص خامس.", version: 6 });
  });

  it("are kept by hand when they are saved by hand as they are", async () => {
    await save("نص أول.", "autosave");
    await save("نص أول.", "edit");
    expect(await kinds()).toEqual(["2 edit", "1 generation"]);
  });

  it("stay where another text was converted from them", async () => {
    await save("نص أول.", "autosave");
    const item = await read();
    await db.orm.insert(libraryItems).values({
      id: "converted",
      ...madeBy(person.actor),
      title: "محوّل",
      status: "done",
      text: "نص.",
      words: 1,
      conversion: { sourceItemId: id, sourceVersion: item.version, from: "ar-egyptian", changes: 1 },
      createdAt: app.clock.now(),
      updatedAt: app.clock.now(),
    });
    await save("نص تاني.", "autosave");
    expect(await kinds()).toEqual(["3 autosave", "2 autosave", "1 generation"]);
  });

  it("are never more than a hundred versions, the first among them", async () => {
    const createdAt = app.clock.now();
    const earlier = Array.from({ length: maxVersions - 1 }, (_, index) => index + 2).map(
      (version) => ({ itemId: id, version, origin: "edit", title: "", text: `نص ${version}.`, words: 2, createdAt }) as const,
    );
    await db.orm.insert(libraryVersions).values(earlier);
    await db.orm.update(libraryItems).set({ version: maxVersions }).where(eq(libraryItems.id, id));
    await save("نص جديد.", "autosave");
    await save("نص أجدد.", "edit");
    const versions = await list();
    expect(versions).toHaveLength(maxVersions);
    expect(versions.at(-1)).toMatchObject({ version: 1, origin: "generation" });
    expect(versions[0]).toMatchObject({ version: maxVersions + 2, origin: "edit" });
    expect(versions.map(({ version }) => version)).not.toContain(2);
  });
});

describe("restoring a version", () => {
  const restore = (version: number, current: number, client: SignedInClient = person) =>
    client.post(pathOf(`/${version}/restore`), { version: current });

  it("makes its text the newest version and loses nothing", async () => {
    await save(second);
    const restored = libraryItem.parse(await (await restore(1, 2)).json());
    expect(restored).toMatchObject({ text: first, wordCount: 8, version: 3 });
    expect(await read()).toEqual(restored);
    expect((await list())[0]).toMatchObject({ version: 3, origin: "restore", restoredFrom: 1, writer, added: 2, removed: 2 });
    expect(await kinds()).toEqual(["3 restore", "2 edit", "1 generation"]);
    // And back again, which is how it is undone.
    expect(await (await restore(2, 3)).json()).toMatchObject({ text: second, version: 4 });
  });

  it("brings the title of that version back too, and undoing it the one in its place", async () => {
    const rename = async (title: string) => expect((await person.patch(`/api/library/${id}`, { title })).status).toBe(200);
    await save(second);
    await rename("العنوان الجديد");
    expect((await list()).map(({ title }) => title)).toEqual(["العنوان الجديد", "إدارة الوقت"]);
    expect(await (await restore(1, 2)).json()).toMatchObject({ title: "إدارة الوقت", text: first, version: 3 });
    expect(await (await restore(2, 3)).json()).toMatchObject({ title: "العنوان الجديد", text: second, version: 4 });
    // The same words under another title are a version as well.
    await rename("عنوان ثالث");
    expect(await (await restore(2, 4)).json()).toMatchObject({ title: "العنوان الجديد", text: second, version: 5 });
    expect(await (await restore(4, 5)).json()).toMatchObject({ title: "عنوان ثالث", text: second, version: 6 });
  });

  it("changes nothing where another tab has stored a text meanwhile, and says which version stands", async () => {
    await save(second);
    await save("نص تالت.");
    const late = await restore(1, 2);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ error: { code: "library.version_conflict", params: { version: 3 } } });
    expect((await read()).text).toBe("نص تالت.");
  });

  it("answers a repeated request, whose first answer was lost, like the first one", async () => {
    await save(second);
    await restore(1, 2);
    expect(await (await restore(1, 2)).json()).toMatchObject({ text: first, version: 3 });
    expect(await list()).toHaveLength(3);
  });

  it.each([[{}], [{ version: 0 }], [{ version: "1" }]])("refuses the request %j", async (body) => {
    expect((await person.post(pathOf("/1/restore"), body)).status).toBe(400);
  });

  it("knows no version that is not there", async () => {
    expect((await restore(9, 1)).status).toBe(404);
  });
});

it("opens a version as a text of its own", async () => {
  await save(second);
  const answer = await person.post(pathOf("/1/copy"), {});
  expect(answer.status).toBe(201);
  const { id: copyId } = (await answer.json()) as { id: string };
  const copy = libraryItem.parse(await (await person.get(`/api/library/${copyId}`)).json());
  expect(copy).toMatchObject({ text: first, version: 1, wordCount: 8, generationId: null, favourite: false });
  expect(copy.report?.words.delivered).toBe(8);
  expect((await read()).text).toBe(second);
});

it("is the owner's: 404 for others, 401 without an account, 404 in the trash", async () => {
  const stranger = await app.signUp();
  const calls = (client: Pick<SignedInClient, "get" | "post">) =>
    Promise.all([
      client.get(pathOf()),
      client.get(pathOf("/1")),
      client.post(pathOf("/1/restore"), { version: 1 }),
      client.post(pathOf("/1/copy"), {}),
    ]);
  expect((await calls(stranger)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await calls(app.client())).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  await person.delete(`/api/library/${id}`);
  expect((await calls(person)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});
