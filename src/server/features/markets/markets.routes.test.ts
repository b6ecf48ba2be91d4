import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { generation as generationContract } from "#shared/contracts/generations.ts";
import { libraryPage } from "#shared/contracts/library.ts";
import { type MarketCell, type MarketSet, marketSet, marketSetPage } from "#shared/contracts/markets.ts";
import type { Variety } from "#shared/options.ts";
import { testBrief } from "#tests/support/briefs.ts";
import { errorCode } from "#tests/support/http.ts";
import { createBuiltInApp, generationWhen, hasEnded } from "#tests/support/model-app.ts";
import type { SignedInClient, TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

let db: Database;
let app: TestApp;
let person: SignedInClient;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await truncate(db);
  app = createBuiltInApp(db);
  await app.services.generations.start();
  person = await app.signUp();
});
afterAll(() => db.close());

/** The free plan has Egyptian, Saudi and American (shared/plans.ts). */
const three: readonly Variety[] = ["ar-egyptian", "ar-saudi", "ar-kuwaiti"];
let keys = 0;

const request = (changes: object = {}) => ({
  brief: testBrief({ words: 300 }),
  varieties: three,
  idempotencyKey: `set-key-${++keys}`,
  ...changes,
});

async function make(changes: object = {}, client = person): Promise<MarketSet> {
  const response = await client.post("/api/sets", request(changes));
  expect(response.status, await response.clone().text()).toBe(201);
  return marketSet.parse(await response.json());
}

async function read(id: string): Promise<MarketSet> {
  return marketSet.parse(await (await person.get(`/api/sets/${id}`)).json());
}

/** The set with all its texts ended. */
async function ended(set: MarketSet): Promise<MarketSet> {
  for (const { generation } of set.cells) if (generation) await generationWhen(person, generation.id, hasEnded);
  return read(set.id);
}

function cell(set: MarketSet, variety: Variety): MarketCell {
  const found = set.cells.find((candidate) => candidate.variety === variety);
  if (!found) throw new Error(`no ${variety} in the set`);
  return found;
}

async function library(query = "") {
  return libraryPage.parse(await (await person.get(`/api/library${query}`)).json());
}

const plan = (name: "free" | "pro") => person.post("/api/plan", { plan: name });

describe("POST /api/sets", () => {
  it("writes every market that the plan has, and says why not in the others", async () => {
    const set = await ended(await make());
    expect(set.cells.map(({ variety }) => variety)).toEqual(three);
    expect(cell(set, "ar-egyptian").generation).toMatchObject({ state: "done", brief: { variety: "ar-egyptian" } });
    expect(cell(set, "ar-saudi").generation).toMatchObject({ state: "done", brief: { variety: "ar-saudi" } });
    expect(cell(set, "ar-kuwaiti")).toMatchObject({ generation: null, error: { code: "plan.variety" } });
    // Charged as two texts, word for word.
    const words = set.cells.reduce((sum, { generation }) => sum + (generation?.words ?? 0), 0);
    expect(await (await person.get("/api/usage")).json()).toMatchObject({ used: words, reserved: 0 });
  });

  it("makes one set of a double click", async () => {
    const twice = request();
    const answers = await Promise.all([person.post("/api/sets", twice), person.post("/api/sets", twice)]);
    const [first, second] = await Promise.all(answers.map(async (answer) => marketSet.parse(await answer.json())));
    expect(second?.id).toBe(first?.id);
    if (first) await ended(first);
    expect((await library()).texts).toBe(2);
  });

  it("gives the words that are left to the first markets, and tells the others", async () => {
    await plan("pro");
    const { usage } = app.services;
    // Each outline has some 30 words: there is room for two.
    await usage.reserve(db.orm, person.actor, "pro", usage.monthNow(), 99_930);
    const set = await ended(await make({ varieties: ["ar-kuwaiti", "ar-egyptian", "ar-saudi"] }));
    expect(set.cells.map(({ error }) => error?.code ?? null)).toEqual([null, null, "plan.word_limit"]);
  });

  it("refuses as a whole what nobody would write in any market", async () => {
    const response = await person.post("/api/sets", request({ brief: testBrief({ topic: "How a shop plans its week" }) }));
    expect(response.status).toBe(422);
    expect(await errorCode(response)).toBe("brief.topic_language");
    expect(marketSetPage.parse(await (await person.get("/api/sets")).json()).sets).toEqual([]);
  });

  it.each([
    ["no market", { varieties: [] }, "request.invalid"],
    ["a market twice", { varieties: ["ar-saudi", "ar-saudi"] }, "request.invalid"],
    ["an unknown market", { varieties: ["ar-moon"] }, "request.invalid"],
    ["an empty topic", { brief: testBrief({ topic: " " }) }, "brief.topic_missing"],
    ["an unknown brand voice", { brief: { ...testBrief(), brandVoiceId: "nobody" } }, "brief.brand_voice_unknown"],
    ["a text that does not exist", { generationId: "no-such-text" }, "request.not_found"],
  ])("refuses %s", async (_what, changes, code) => {
    expect(await errorCode(await person.post("/api/sets", request(changes)))).toBe(code);
    expect((await library()).total).toBe(0);
  });

  it("takes in a text that is there already, without writing or charging it again", async () => {
    const { id } = await (
      await person.post("/api/generations", { brief: testBrief({ words: 300 }), idempotencyKey: "the-first-text" })
    ).json();
    const before = generationContract.parse(await generationWhen(person, id, hasEnded));
    const set = await ended(await make({ varieties: ["ar-saudi"], generationId: id }));
    expect(set.cells.map(({ variety }) => variety)).toEqual(["ar-egyptian", "ar-saudi"]);
    expect(cell(set, "ar-egyptian").generation).toMatchObject({ id, text: before.text });
    expect((await library(`?set=${set.id}`)).total).toBe(2);
  });

  it("writes a market that is added later in the brand voice of the others", async () => {
    const voice = await (await person.post("/api/brand-voices", { name: "متجر", signOff: "متجرنا معكم" })).json();
    const set = await ended(
      await make({ brief: { ...testBrief({ words: 300 }), brandVoiceId: voice.id }, varieties: ["ar-saudi"] }),
    );
    await person.delete(`/api/brand-voices/${voice.id}`);
    const more = await person.post(`/api/sets/${set.id}/markets`, { varieties: ["ar-egyptian"] });
    const both = await ended(marketSet.parse(await more.json()));
    for (const { generation } of both.cells) expect(generation?.text.trimEnd().endsWith("متجرنا معكم")).toBe(true);
  });
});

describe("a set", () => {
  it("has local notes for each market", async () => {
    await plan("pro");
    const set = await ended(
      await make({ brief: testBrief({ topic: "عرض يوم الجمعة", words: 300 }), varieties: ["ar-saudi", "ar-lebanese"] }),
    );
    expect(cell(set, "ar-saudi").notes).toEqual([]);
    expect(cell(set, "ar-lebanese").notes).toContainEqual({ code: "working_day", params: { day: "friday" } });
  });

  it("takes more markets, each once, also after the plan has changed", async () => {
    const set = await ended(await make());
    await plan("pro");
    const added = await person.post(`/api/sets/${set.id}/markets`, { varieties: ["ar-lebanese", "ar-saudi"] });
    const more = await ended(marketSet.parse(await added.json()));
    expect(more.cells.map(({ variety }) => variety)).toEqual([...three, "ar-lebanese"]);
    expect(cell(more, "ar-saudi").generation?.id).toBe(cell(set, "ar-saudi").generation?.id);
  });

  it("writes a refused market when it is tried again, and a written one anew, once for a double click", async () => {
    // Of a known subject another seed says something else.
    const brief = testBrief({ words: 300, topic: "القهوة المختصة", subject: "specialty-coffee" });
    const set = await ended(await make({ brief }));
    await plan("pro");
    const retry = (variety: Variety) => person.post(`/api/sets/${set.id}/markets/${variety}/retry`, { attempt: 0 });
    await retry("ar-kuwaiti");
    await Promise.all([retry("ar-saudi"), retry("ar-saudi")]);
    const again = await ended(await read(set.id));
    expect(cell(again, "ar-kuwaiti")).toMatchObject({ error: null, attempt: 1, generation: { state: "done" } });
    expect(cell(again, "ar-saudi").attempt).toBe(1);
    expect(cell(again, "ar-saudi").generation?.text).not.toBe(cell(set, "ar-saudi").generation?.text);
    // Two first texts, one new one, one written anew; the older one of those stands by itself now.
    expect((await library()).texts).toBe(4);
    expect((await library(`?set=${set.id}`)).total).toBe(3);
  });

  it("shows a text as the library has it after an edit, and that it is gone after a deletion", async () => {
    const set = await ended(await make());
    const { items } = await library(`?set=${set.id}`);
    const [one, other] = [
      items.find(({ variety }) => variety === "ar-saudi"),
      items.find(({ variety }) => variety === "ar-egyptian"),
    ];
    const generationId = cell(set, "ar-saudi").generation?.id;
    await person.post("/api/content", { output: "نص جديد للسعودية.", generationId });
    await person.delete(`/api/library/${other?.id}`);
    const now = await read(set.id);
    expect(one).toBeDefined();
    expect(cell(now, "ar-saudi").edited).toMatchObject({ text: "نص جديد للسعودية.", words: 3 });
    expect(cell(now, "ar-egyptian")).toMatchObject({ generation: null, error: null });
  });

  it("shows a text in the direction that the person chose, without calling it changed", async () => {
    const set = await ended(await make());
    const { generation } = cell(set, "ar-saudi");
    expect(cell(set, "ar-saudi").direction).toBeNull();
    await person.patch(`/api/library/${generation?.itemId}`, { direction: "ltr" });
    const now = await read(set.id);
    expect(cell(now, "ar-saudi")).toMatchObject({ direction: "ltr", edited: null });
    expect(cell(now, "ar-egyptian").direction).toBeNull();
  });

  it("lets a market go; its text stays in the library by itself", async () => {
    const set = await ended(await make());
    const response = await person.delete(`/api/sets/${set.id}/markets/ar-saudi`);
    expect(marketSet.parse(await response.json()).cells.map(({ variety }) => variety)).toEqual(["ar-egyptian", "ar-kuwaiti"]);
    expect((await library()).texts).toBe(2);
    expect((await library(`?set=${set.id}`)).total).toBe(1);
  });

  it("is deleted with its texts only when the person says so", async () => {
    const kept = await ended(await make());
    expect((await person.delete(`/api/sets/${kept.id}`)).status).toBe(204);
    expect((await library()).items.map(({ set }) => set)).toEqual([null, null]);
    const gone = await ended(await make());
    expect((await person.delete(`/api/sets/${gone.id}?texts=delete`)).status).toBe(204);
    expect((await library()).texts).toBe(2);
    expect((await person.get(`/api/sets/${gone.id}`)).status).toBe(404);
    expect(await (await person.get("/api/usage")).json()).toMatchObject({ reserved: 0 });
  });

  it("stops in all its markets, and deletes what was being written without leaving words reserved", async () => {
    const set = await make();
    const stopped = marketSet.parse(await (await person.post(`/api/sets/${set.id}/stop`)).json());
    expect(stopped.cells.every(({ generation }) => generation?.state !== "running")).toBe(true);
    const running = await make();
    expect((await person.delete(`/api/sets/${running.id}?texts=delete`)).status).toBe(204);
    expect(await (await person.get("/api/usage")).json()).toMatchObject({ reserved: 0 });
  });
});

describe("GET /api/sets", () => {
  it("lists the newest first, page by page, with their markets", async () => {
    const made: string[] = [];
    for (let count = 0; count < 3; count++) {
      made.unshift((await ended(await make({ varieties: ["ar-saudi", "ar-egyptian"] }))).id);
      app.clock.advance(1_000);
    }
    const first = marketSetPage.parse(await (await person.get("/api/sets?limit=2")).json());
    const second = marketSetPage.parse(await (await person.get(`/api/sets?limit=2&cursor=${first.nextCursor}`)).json());
    expect([...first.sets, ...second.sets].map(({ id }) => id)).toEqual(made);
    expect(second.nextCursor).toBeNull();
    expect(first.sets[0]).toMatchObject({ templateId: 1, varieties: ["ar-saudi", "ar-egyptian"] });
    expect(await errorCode(await person.get("/api/sets?cursor=nonsense"))).toBe("request.invalid");
  });
});

describe("the library", () => {
  it("lists a set as one entry when asked to, in every search and filter", async () => {
    const set = await ended(await make({ varieties: ["ar-saudi", "ar-egyptian"] }));
    app.clock.advance(1_000);
    await person.post("/api/content", { output: "نص وحيد عن الوقت." });
    const all = await library("?group=sets");
    expect(all).toMatchObject({ total: 2, texts: 3 });
    expect(all.items.map((item) => item.set)).toEqual([null, { id: set.id, texts: 2 }]);
    const saudi = await library("?group=sets&variety=ar-saudi");
    expect(saudi.items.map(({ variety }) => variety)).toEqual(["ar-saudi"]);
    const egyptian = await library("?group=sets&variety=ar-egyptian");
    expect(egyptian.items.map(({ variety }) => variety)).toEqual(["ar-egyptian"]);
    expect(await library()).toMatchObject({ total: 3, texts: 3 });
  });
});

it("is closed to who is not signed in, and hidden from another person", async () => {
  const set = await ended(await make());
  const stranger = app.client();
  const other = await app.signUp();
  const base = `/api/sets/${set.id}`;
  for (const [method, address, body] of [
    ["POST", "/api/sets", request()],
    ["GET", "/api/sets", undefined],
    ["GET", base, undefined],
    ["POST", `${base}/markets`, { varieties: ["ar-saudi"] }],
    ["POST", `${base}/markets/ar-saudi/retry`, { attempt: 0 }],
    ["DELETE", `${base}/markets/ar-saudi`, undefined],
    ["POST", `${base}/stop`, undefined],
    ["DELETE", base, undefined],
  ] as const) {
    expect((await stranger.request(method, address, { body })).status, `${method} ${address}`).toBe(401);
    if (address === "/api/sets") continue;
    expect((await other.request(method, address, { body })).status, `${method} ${address}`).toBe(404);
  }
  const theirs = await other.post("/api/sets", request({ generationId: set.cells[0]?.generation?.id }));
  expect(await errorCode(theirs)).toBe("request.not_found");
  expect(await read(set.id)).toMatchObject({ cells: [{}, {}, {}] });
});

it("refuses what is no attempt, no market and no choice", async () => {
  const set = await ended(await make());
  const base = `/api/sets/${set.id}`;
  expect(await errorCode(await person.post(`${base}/markets`, { varieties: [] }))).toBe("request.invalid");
  expect(await errorCode(await person.post(`${base}/markets/ar-saudi/retry`, { attempt: -1 }))).toBe("request.invalid");
  expect(await errorCode(await person.post(`${base}/markets/ar-moon/retry`, { attempt: 0 }))).toBe("request.invalid");
  expect(await errorCode(await person.post(`${base}/markets/ar-qatari/retry`, { attempt: 0 }))).toBe("request.not_found");
  expect(await errorCode(await person.delete(`${base}?texts=burn`))).toBe("request.invalid");
});
