import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { libraryVersions } from "#server/platform/db/document-schema.ts";
import { workspaces } from "#server/platform/db/identity-schema.ts";
import { madeBy } from "#server/platform/db/owned.ts";
import { generations, libraryItems, marketSets, usageMonths } from "#server/platform/db/schema.ts";
import { stats as statsContract } from "#shared/contracts/stats.ts";
import { errorCode } from "#tests/support/http.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { createTestApp, type SignedInClient, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
let app: TestApp;
let me: SignedInClient;

beforeEach(async () => {
  await truncate(db);
  app = createTestApp({ db, now: new Date("2026-11-20T10:00:00Z") });
  me = await app.signUp();
});
afterAll(() => db.close());

type NewItem = Partial<typeof libraryItems.$inferInsert>;

/** A text in the library, as if it had been written then. */
async function keep(at: string, item: NewItem = {}, actor = me.actor): Promise<string> {
  const id = randomUUID();
  const createdAt = new Date(at);
  await db.orm.insert(libraryItems).values({
    id,
    ...madeBy(actor),
    generationId: randomUUID(),
    title: "نص",
    templateId: 1,
    variety: "ar-egyptian",
    writer: { kind: "built-in", provider: "built-in", model: null },
    brief: { ...sampleBrief(1, "ar-egyptian"), tone: "friendly" },
    status: "done",
    text: "كلمة",
    words: 100,
    createdAt,
    updatedAt: createdAt,
    ...item,
  });
  return id;
}

async function read(query = "?timeZone=UTC", client = me) {
  const response = await client.get(`/api/analytics/stats${query}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return statsContract.parse(await response.json());
}

/** Only what the database derives the verdict from. */
const reportOf = (verdict: string) => ({ variety: { verdict } }) as NewItem["report"];

async function accountSince(at: string): Promise<void> {
  await db.orm.update(workspaces).set({ createdAt: new Date(at) });
}

describe("what is counted", () => {
  test("the fields, averages and shares are the person's own", async () => {
    const other = await app.signUp();
    await keep("2026-10-30T10:00:00Z", { words: 300 });
    await keep("2026-11-02T10:00:00Z", { words: 101, templateId: 2, favourite: true });
    await keep("2026-11-03T10:00:00Z", { words: 100, templateId: 2, variety: "ar-saudi" });
    for (let n = 0; n < 5; n++) await keep("2026-11-03T10:00:00Z", { words: 900 }, other.actor);

    const own = await read();
    expect(own).toMatchObject({ totalContent: 3, totalWords: 501, monthlyContent: 2, averageWords: 167, favourites: 1 });
    expect(own.byTemplate).toEqual([
      { templateId: 2, texts: 2, words: 201, share: 67 },
      { templateId: 1, texts: 1, words: 300, share: 33 },
    ]);
    expect(own.byType.map(({ category, texts }) => [category, texts])).toEqual([
      ["social", 2],
      ["blog", 1],
    ]);
    expect(own.byVariety.map(({ variety, texts, words }) => [variety, texts, words])).toEqual([
      ["ar-egyptian", 2, 401],
      ["ar-saudi", 1, 100],
    ]);
    expect((await read("?timeZone=UTC", other)).totalWords).toBe(4_500);
  });

  test("nothing yet is zeros, not errors", async () => {
    expect(await read()).toMatchObject({
      totalContent: 0,
      averageWords: 0,
      since: null,
      months: { previous: null },
      wordsUsed: { used: 0, previous: null },
      byType: [],
      days: [],
      activity: [],
    });
  });

  test("tone, writer and a text of the person's own", async () => {
    const model = { kind: "model", provider: "openai", model: "m-1" } as const;
    await keep("2026-11-02T10:00:00Z", { writer: model, brief: { ...sampleBrief(1, "ar-egyptian"), tone: "formal" } });
    await keep("2026-11-02T10:00:00Z", { writer: null, brief: null, templateId: null, variety: null, generationId: null });
    const { byTone, byWriter, byType, byVariety } = await read();
    expect(byTone.map(({ tone }) => tone).toSorted()).toEqual(["formal", null]);
    expect(byWriter.map(({ writer }) => writer)).toContainEqual(model);
    expect(byWriter.map(({ writer }) => writer)).toContainEqual(null);
    expect(byType.map(({ category }) => category)).toContain(null);
    expect(byVariety.map(({ variety }) => variety)).toContain(null);
  });

  test("how it sounded comes from each text's own report; without one it counts as never checked", async () => {
    const verdicts = ["fits", "nothing_against", "standard", "leaks", "contradicts", "other_region", "open"];
    for (const verdict of verdicts) await keep("2026-11-02T10:00:00Z", { report: reportOf(verdict) });
    await keep("2026-11-02T10:00:00Z");
    expect((await read()).soundedRight).toEqual([
      { variety: "ar-egyptian", strong: 3, strays: 2, other: 1, open: 1, unchecked: 1 },
    ]);
  });

  test("a deleted text leaves the texts but not the words used", async () => {
    await db.orm.insert(usageMonths).values({ workspaceId: me.user.id, month: "2026-11", used: 250 });
    const id = await keep("2026-11-02T10:00:00Z", { words: 250 });
    await me.delete(`/api/library/${id}`);
    expect(await read()).toMatchObject({
      totalWords: 0,
      wordsUsed: { month: "2026-11", used: 250 },
      byMonth: [{ month: "2026-11", texts: 0, words: 0, used: 250 }],
    });
  });
});

describe("the person's calendar", () => {
  test("a text belongs to the day and month that it was where the person lives", async () => {
    await keep("2026-10-31T21:30:00Z");
    expect((await read("?timeZone=Asia/Riyadh")).days).toEqual([{ day: "2026-11-01", texts: 1, words: 100 }]);
    expect((await read("?timeZone=Asia/Riyadh")).monthlyContent).toBe(1);
    expect((await read("?timeZone=UTC")).monthlyContent).toBe(0);
    expect((await read("?timeZone=America/New_York&from=2026-11-01")).totalContent).toBe(0);
  });

  test("without a zone in the query the one from the settings holds", async () => {
    await me.post("/api/settings", { preferences: { timeZone: "Asia/Riyadh" } });
    await keep("2026-10-31T21:30:00Z");
    expect(await read("")).toMatchObject({ timeZone: "Asia/Riyadh", since: "2026-11-01" });
  });

  test("the days on which clocks change have 23 and 25 hours, and lose no text", async () => {
    app.clock.set(new Date("2026-11-05T12:00:00Z"));
    // New York: 8 March has no hour from two to three, 1 November has the hour from one to two twice.
    for (const at of ["2026-03-08T04:59:00Z", "2026-03-08T05:00:00Z", "2026-03-09T03:59:00Z", "2026-03-09T04:00:00Z"])
      await keep(at);
    for (const at of ["2026-11-01T03:59:00Z", "2026-11-01T05:30:00Z", "2026-11-01T06:30:00Z", "2026-11-02T04:59:00Z"])
      await keep(at);
    const { days } = await read("?timeZone=America/New_York");
    expect(days.map(({ day, texts }) => [day, texts])).toEqual([
      ["2026-03-07", 1],
      ["2026-03-08", 2],
      ["2026-03-09", 1],
      ["2026-10-31", 1],
      ["2026-11-01", 3],
    ]);
    expect((await read("?timeZone=America/New_York&from=2026-11-01&to=2026-11-01")).totalContent).toBe(3);
  });

  test("a range has both its days, and cuts every figure but this month, the year's days and the latest events", async () => {
    for (const at of ["2026-09-09T10:00:00Z", "2026-09-10T00:00:00Z", "2026-09-12T23:59:59Z", "2026-09-13T00:00:00Z"])
      await keep(at);
    await keep("2026-11-02T10:00:00Z", { templateId: 2 });
    const own = await read("?timeZone=UTC&from=2026-09-10&to=2026-09-12");
    expect(own).toMatchObject({ totalContent: 2, totalWords: 200, monthlyContent: 1, since: "2026-09-10" });
    expect(own.byTemplate).toEqual([{ templateId: 1, texts: 2, words: 200, share: 100 }]);
    expect(own.byMonth).toEqual([{ month: "2026-09", texts: 2, words: 200, used: 0 }]);
    expect(own.days).toHaveLength(5);
    expect(own.activity).toHaveLength(5);
  });

  test("months without a text stand between the others; weeks begin on Monday", async () => {
    await keep("2026-08-30T10:00:00Z");
    await keep("2026-11-16T00:00:00Z", { variety: "ar-saudi", words: 70 });
    await keep("2026-11-15T23:00:00Z", { variety: "ar-saudi", words: 30 });
    const { byMonth, weeks } = await read();
    expect(byMonth.map(({ month, words }) => [month, words])).toEqual([
      ["2026-08", 100],
      ["2026-09", 0],
      ["2026-10", 0],
      ["2026-11", 100],
    ]);
    expect(weeks).toContainEqual({ week: "2026-11-16", variety: "ar-saudi", words: 70 });
    expect(weeks).toContainEqual({ week: "2026-11-09", variety: "ar-saudi", words: 30 });
  });
});

describe("the month before", () => {
  test("is nobody's in the account's first month, and zeros are true in a later one", async () => {
    await accountSince("2026-11-03T10:00:00Z");
    expect(await read()).toMatchObject({ months: { previous: null }, wordsUsed: { previous: null } });
    await accountSince("2026-10-30T10:00:00Z");
    expect(await read()).toMatchObject({
      months: { previous: { month: "2026-10", texts: 0, words: 0, favourites: 0 } },
      wordsUsed: { previous: 0 },
    });
  });

  test("compares texts, words and favourites of the two months, and the words charged in them", async () => {
    await accountSince("2026-01-01T10:00:00Z");
    await keep("2026-10-02T10:00:00Z", { favourite: true, words: 40 });
    await keep("2026-11-02T10:00:00Z", { favourite: true, words: 60 });
    await keep("2026-11-03T10:00:00Z", { favourite: true, words: 70 });
    await db.orm.insert(usageMonths).values([
      { workspaceId: me.user.id, month: "2026-10", used: 500 },
      { workspaceId: me.user.id, month: "2026-11", used: 130 },
    ]);
    expect(await read()).toMatchObject({
      months: {
        current: { month: "2026-11", texts: 2, words: 130, favourites: 2 },
        previous: { month: "2026-10", texts: 1, words: 40, favourites: 1 },
      },
      wordsUsed: { month: "2026-11", used: 130, previous: 500 },
    });
  });
});

describe("the latest events", () => {
  test("say what was done, newest first, eight at most, and nobody else's", async () => {
    const other = await app.signUp();
    await keep("2026-11-19T10:00:00Z", {}, other.actor);
    const from = { sourceItemId: "x", sourceVersion: 1, from: "ar-saudi", changes: 3 } as const;
    const edited = await keep("2026-11-01T10:00:00Z", { title: "قديم", version: 2, updatedAt: new Date("2026-11-20T09:59:00Z") });
    const version = { itemId: edited, title: "قديم", text: "كلمة", words: 1 };
    await db.orm
      .insert(libraryVersions)
      .values({ ...version, version: 2, origin: "edit", createdAt: new Date("2026-11-18T10:00:00Z") });
    await keep("2026-11-17T10:00:00Z", { conversion: from });
    await keep("2026-11-16T10:00:00Z", { generationId: null });
    const set = { id: "set", ...madeBy(me.actor), title: "فطور", brief: sampleBrief(1, "ar-saudi") };
    await db.orm.insert(marketSets).values({ ...set, idempotencyKey: "set-key", createdAt: new Date("2026-11-15T10:00:00Z") });
    for (const variety of ["ar-saudi", "ar-egyptian"] as const) await keep("2026-11-15T10:00:05Z", { setId: "set", variety });
    await db.orm.insert(generations).values({
      id: "lost",
      ...madeBy(me.actor),
      kind: "draft",
      state: "failed",
      idempotencyKey: "lost-key",
      brief: { ...sampleBrief(1, "ar-saudi"), topic: "موضوع" },
      targetWords: 100,
      seed: "1",
      writer: { kind: "built-in", provider: "built-in", model: null },
      usageMonth: "2026-11",
      owner: "x",
      heartbeatAt: new Date("2026-11-14T10:00:00Z"),
      startedAt: new Date("2026-11-14T10:00:00Z"),
      finishedAt: new Date("2026-11-14T10:05:00Z"),
    });
    const { activity } = await read();
    expect(activity.map(({ kind, at }) => [kind, at])).toEqual([
      ["edited", "2026-11-18T10:00:00.000Z"],
      ["converted", "2026-11-17T10:00:00.000Z"],
      ["kept", "2026-11-16T10:00:00.000Z"],
      ["wroteMarkets", "2026-11-15T10:00:00.000Z"],
      ["failed", "2026-11-14T10:05:00.000Z"],
      ["wrote", "2026-11-01T10:00:00.000Z"],
    ]);
    expect(activity[3]).toMatchObject({ title: "فطور", set: { id: "set", texts: 2 }, words: 200 });
    expect(activity[4]).toMatchObject({ title: "موضوع", words: null, itemId: null });
    for (let n = 0; n < 9; n++) await keep("2026-11-19T10:00:00Z");
    expect((await read()).activity).toHaveLength(8);
  });
});

test.each([
  ["from=yesterday", "from"],
  ["from=2026-02-30", "from"],
  ["to=0000-01-01", "to"],
  ["from=2026-11-02&to=2026-11-01", "to"],
  ["timeZone=Mars/Base", "timeZone"],
  ["timeZone=%2B03:00", "timeZone"],
])("%s is refused, naming the field", async (query, field) => {
  const response = await me.get(`/api/analytics/stats?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: "request.invalid", params: { field } } });
});

test("signed out there are no figures; the bearer mount never takes the cookie", async () => {
  const out = await app.client().get("/api/analytics/stats");
  expect([out.status, await errorCode(out)]).toEqual([401, "identity.unauthorized"]);
  const bearer = await me.get("/api/firebase/analytics/stats");
  expect([bearer.status, await errorCode(bearer)]).toEqual([401, "identity.not_configured"]);
});
