import { eq } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { check } from "#language/checks/check.ts";
import type { Database } from "#server/platform/db/database.ts";
import { libraryVersions } from "#server/platform/db/document-schema.ts";
import { madeBy } from "#server/platform/db/owned.ts";
import { libraryItems } from "#server/platform/db/schema.ts";
import { createTextWork } from "#server/platform/text-work.ts";
import { contentRecord, type LibraryItem, libraryItem, libraryPage } from "#shared/contracts/library.ts";
import { testBrief } from "#tests/support/briefs.ts";
import { createTestApp, type SignedInClient, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const brief = testBrief();
const first = "# إدارة الوقت\n\nالنهارده هنرتب الأسبوع في ساعة واحدة.";
const second = "# إدارة الوقت\n\nالنهارده هنرتب الأسبوع كله في ساعة واحدة، ونسيب وقت للقهوة.";

let db: Database;
let app: TestApp;
let person: SignedInClient;
let id: string;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await truncate(db);
  app = createTestApp({ db });
  person = await app.signUp();
  id = await app.services.library.keepGeneration(db.orm, {
    ...madeBy(person.actor),
    generationId: "g",
    templateId: 1,
    variety: brief.variety,
    brief,
    status: "done",
    text: first,
    words: 8,
    report: check(first, brief),
  });
});
afterAll(() => db.close());

const read = async (): Promise<LibraryItem> => libraryItem.parse(await (await person.get(`/api/library/${id}`)).json());
const edit = (change: object, client: SignedInClient = person) => client.patch(`/api/library/${id}`, change);
const versions = () =>
  db.orm
    .select({ version: libraryVersions.version, text: libraryVersions.text })
    .from(libraryVersions)
    .orderBy(libraryVersions.version);

describe("the direction of a text", () => {
  it("is the person's to choose, makes no version, and goes with every file, page and copy", async () => {
    expect(await read()).toMatchObject({ direction: null });
    expect(await (await edit({ direction: "ltr" })).json()).toMatchObject({ direction: "ltr", version: 1, text: first });
    await edit({ text: second, version: 1 });
    const list = libraryPage.parse(await (await person.get("/api/library")).json());
    expect(list.items[0]).toMatchObject({ direction: "ltr" });
    const file = await (await person.get(`/api/library/${id}/export?format=html`)).text();
    expect(file).toContain('<html lang="en" dir="ltr">');
    const link = (await (await person.put(`/api/library/${id}/link`, { days: 7 })).json()) as { path: string };
    expect(await (await person.get(link.path)).text()).toContain('<div dir="ltr"');
    const copy = (await (await person.post(`/api/library/${id}/copy`, {})).json()) as { id: string };
    expect(await (await person.get(`/api/library/${copy.id}`)).json()).toMatchObject({ direction: "ltr" });
    expect(await (await edit({ direction: null })).json()).toMatchObject({ direction: null });
  });

  it("is one of two, and of one's own text", async () => {
    expect((await edit({ direction: "up" })).status).toBe(400);
    expect((await edit({ direction: "ltr" }, await app.signUp())).status).toBe(404);
    expect(await read()).toMatchObject({ direction: null });
  });
});

describe("editing a text", () => {
  it("stores it as the next version, counted and checked anew, and charges nothing", async () => {
    const response = await edit({ text: second, version: 1 });
    expect(response.status).toBe(200);
    const edited = libraryItem.parse(await response.json());
    expect(edited).toMatchObject({ text: second, wordCount: 12, version: 2, report: check(second, brief) });
    expect(edited.suggestions).toEqual(edited.report?.suggestions);
    expect(await read()).toEqual(edited);
    expect(await versions()).toEqual([
      { version: 1, text: first },
      { version: 2, text: second },
    ]);
    expect(await (await person.get("/api/usage")).json()).toMatchObject({ used: 0, reserved: 0 });
  });

  it("may rename at once, and a text that did not change makes no version", async () => {
    expect(await (await edit({ text: first, version: 1, title: "اسم تاني" })).json()).toMatchObject({
      title: "اسم تاني",
      version: 1,
    });
    expect(await versions()).toHaveLength(1);
  });

  it("overwrites nothing that another tab saved first, and says which version stands", async () => {
    await edit({ text: second, version: 1 });
    const late = await edit({ text: "نص تالت.", version: 1, title: "لا" });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ error: { code: "library.version_conflict", params: { version: 2 } } });
    expect(await read()).toMatchObject({ text: second, version: 2 });
    expect((await read()).title).not.toBe("لا");
    expect((await edit({ text: "نص تالت.", version: 2 })).status).toBe(200);
  });

  it("answers a repeated request, whose first answer was lost, like the first one", async () => {
    await edit({ text: second, version: 1 });
    const again = await edit({ text: second, version: 1 });
    expect([again.status, ((await again.json()) as LibraryItem).version]).toEqual([200, 2]);
    expect(await versions()).toHaveLength(2);
  });

  it("lets one of several edits of the same version through (a race only on a real PostgreSQL)", async () => {
    const edits = await Promise.all([1, 2, 3, 4].map((n) => edit({ text: `نص رقم ${n}.`, version: 1 })));
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await versions()).toHaveLength(2);
  });

  it.each([
    ["a text without its version", { text: second }],
    ["a text of blanks", { text: " \n ", version: 1 }],
    ["a text of NUL characters", { text: "\0\0", version: 1 }],
    ["a text that is too long", { text: "ك".repeat(200_001), version: 1 }],
    ["a version that is none", { text: second, version: 0 }],
    ["a text that is none", { text: 5, version: 1 }],
  ])("refuses %s", async (_, change) => {
    expect((await edit(change)).status).toBe(400);
    expect((await read()).text).toBe(first);
  });

  it("keeps what a database cannot out of the text", async () => {
    const edited = (await (await edit({ text: "نص\0 بنص رمز \ud83d.", version: 1 })).json()) as LibraryItem;
    expect(edited.text).toBe("نص بنص رمز \ufffd.");
  });

  it("is the owner's: 404 for others, 401 without an account, and nothing changes", async () => {
    const stranger = await app.signUp();
    expect((await edit({ text: second, version: 1 }, stranger)).status).toBe(404);
    expect((await app.client().patch(`/api/library/${id}`, { text: second, version: 1 })).status).toBe(401);
    expect((await read()).text).toBe(first);
  });
});

describe("a text from before there were reports", () => {
  it("is checked when it is opened; lists know no verdict of it", async () => {
    await db.orm.update(libraryItems).set({ report: null }).where(eq(libraryItems.id, id));
    expect(await read()).toMatchObject({ report: check(first, brief), repair: null, tokens: null, seconds: null });
    const page = libraryPage.parse(await (await person.get("/api/library")).json());
    expect(page.items[0]).toMatchObject({ report: null, verdict: null });
  });

  it("without a brief has no report at all", async () => {
    const response = await person.post("/api/content", { output: "نص محفوظ." });
    expect(contentRecord.parse(await response.json())).toMatchObject({ report: null, verdict: null, suggestions: [] });
  });
});

it("saving a generated text again checks it again", async () => {
  await person.post("/api/content", { output: second, generationId: "g" });
  expect(await read()).toMatchObject({ text: second, version: 2, report: check(second, brief) });
});

it("a text that cannot be checked in time is kept all the same, without a report, and its versions without counts", async () => {
  const log = pino({ level: "silent" });
  const texts = createTextWork(log, { timeoutMs: 1, startMs: 0 });
  const hurried = createTestApp({ db, texts });
  const owner = await hurried.signUp("hurried@example.com");
  const text = { ...madeBy(owner.actor), generationId: "h", brief, status: "done", text: first, words: 8 } as const;
  const own = await hurried.services.library.keepGeneration(db.orm, text);
  const long = "النهارده هنرتب الأسبوع كله. ".repeat(1_000);
  const saved = await owner.patch(`/api/library/${own}`, { text: long, version: 1 });
  expect(libraryItem.parse(await saved.json())).toMatchObject({ text: long, version: 2, wordCount: 4_000, report: null });
  expect(await (await owner.get(`/api/library/${own}/versions`)).json()).toMatchObject([
    { version: 2, added: null },
    { version: 1 },
  ]);
  await texts.stop();
});
