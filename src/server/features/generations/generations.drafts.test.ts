import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { z } from "zod";
import { countWords } from "#language/text/words.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { draftsApi, type OtherDrafts } from "#shared/contracts/drafts.ts";
import { type Generation, startedJob } from "#shared/contracts/generations.ts";
import { libraryItem } from "#shared/contracts/library.ts";
import { testBrief } from "#tests/support/briefs.ts";
import { errorCode } from "#tests/support/http.ts";
import { knownText } from "#tests/support/known-text.ts";
import { createBuiltInApp, createDraftsApp, createModelApp, generationWhen, hasEnded } from "#tests/support/model-app.ts";
import { type FakeModelServer, type ModelBehaviour, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import type { SignedInClient, TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

/** A template that has 100 words and is in every plan. */
const short: Partial<Brief> = { templateId: 4, words: 100, fields: { product: "دفتر التخطيط" } };
const brief = testBrief(short);
const good = knownText(brief, 100);
const claiming = `${good}\n\nوسعر الدورة عندنا 450 جنيه للفرد.`;
const standard = knownText({ ...brief, variety: "ar-standard" }, 100);
const env = { BEST_OF_THREE: "free" };
/** What the prompt of a revision holds, and no other. */
const ofRevisions = "The text was checked.";
const minute = 60_000;

let db: Database;
let model: FakeModelServer;
let app: TestApp;
let person: SignedInClient;
let requestsBefore = 0;
let keys = 0;

beforeAll(async () => {
  db = await openTestDatabase();
  model = await startFakeModelServer();
});
beforeEach(async () => {
  await truncate(db);
  model.reset();
  // What still misses in the best draft is not what is tested here: no revision can be read.
  model.script(Array(20).fill(says("Nothing of what was asked for.")), ofRevisions);
  requestsBefore = model.requests.length;
  app = createDraftsApp(db, model, { env });
  await app.services.generations.start();
  person = await app.signUp();
});
afterEach(() => app.services.generations.stop());
afterAll(async () => {
  await model.close();
  await db.close();
});

const says = (text: string): ModelBehaviour => ({ kind: "text", text, tokens: { input: 900, output: 200 } });

async function begin(behaviours: readonly ModelBehaviour[], changes: Partial<Brief> = {}, who = person): Promise<string> {
  model.script(behaviours);
  const request = { brief: testBrief({ ...short, ...changes }), idempotencyKey: `drafts-key-${++keys}` };
  const response = await who.post("/api/generations", request);
  return startedJob.parse(await response.json()).id;
}

async function written(
  behaviours: readonly ModelBehaviour[] = [says(standard), says(claiming), says(good)],
): Promise<Generation> {
  return generationWhen(person, await begin(behaviours), hasEnded);
}

const draftsAsked = () => model.requests.slice(requestsBefore).filter(({ prompt }) => !prompt.includes(ofRevisions));
const usage = async () => (await (await person.get("/api/usage")).json()) as { used: number; reserved: number };
const listed = async (id: string, who = person): Promise<OtherDrafts> =>
  (draftsApi.list.answer as z.ZodType<OtherDrafts>).parse(await (await who.get(`/api/generations/${id}/drafts`)).json());
const take = (id: string, draft: string, version = 1, who = person) =>
  who.post(`/api/generations/${id}/drafts/${draft}/take`, { version });
const itemOf = async ({ itemId }: Generation) => libraryItem.parse(await (await person.get(`/api/library/${itemId}`)).json());

describe("a short text of a model service", () => {
  it("is the best of three drafts, in the dialect and without what nobody told, and is charged alone", async () => {
    const ended = await written();
    expect(ended).toMatchObject({
      state: "done",
      drafts: 3,
      text: good,
      words: countWords(good),
      chargedWords: countWords(good),
    });
    expect(draftsAsked()).toHaveLength(3);
    expect(await usage()).toMatchObject({ used: countWords(good), reserved: 0 });
    expect((await itemOf(ended)).text).toBe(good);
    expect(ended.tokens?.input).toBeGreaterThanOrEqual(2_700);

    const { drafts, keptUntil } = await listed(ended.id);
    expect(drafts.map(({ text }) => text)).toEqual([claiming, standard]);
    expect(drafts[1]).toMatchObject({ words: countWords(standard), isTaken: false });
    expect(drafts[1]?.report.variety.verdict).toBe("leaks");
    expect(keptUntil).toBe(new Date(app.clock.now().getTime() + 10 * minute).toISOString());
  });

  it("has a smaller choice where a draft fails, and where two are the same", async () => {
    const one = await written([says(standard), { kind: "cut", afterWords: 4 }, says(good)]);
    expect([one.state, one.text]).toEqual(["done", good]);
    expect((await listed(one.id)).drafts.map(({ text }) => text)).toEqual([standard]);
    const same = await written([says(good), says(good), says(good)]);
    expect(await listed(same.id)).toEqual({ drafts: [], keptUntil: null });
  });

  it("fails as ever where all three fail: with nothing and uncharged, or with what the longest has", async () => {
    const refused: ModelBehaviour = { kind: "status", status: 401 };
    expect(await written([refused, refused, refused])).toMatchObject({
      ...{ state: "failed", text: "", words: 0, itemId: null },
      error: { code: "writer.unauthorized" },
    });
    expect(await usage()).toMatchObject({ used: 0, reserved: 0 });
    const broken = await written([3, 9, 6].map((afterWords) => ({ kind: "cut", afterWords })));
    expect(broken).toMatchObject({ state: "failed", error: { code: "writer.connection_lost" } });
    expect(broken.words).toBeGreaterThan(6);
    expect(await usage()).toMatchObject({ used: broken.words, reserved: 0 });
    expect((await listed(broken.id)).drafts).toEqual([]);
  });
});

describe("one draft alone is written", () => {
  const only = async (who: SignedInClient, changes: Partial<Brief> = {}) => {
    const ended = await generationWhen(who, await begin([], changes, who), hasEnded);
    return [ended.drafts, await listed(ended.id, who)];
  };
  const single = [1, { drafts: [], keptUntil: null }];

  it.each<[string, () => TestApp]>([
    ["where the setting is off", () => createDraftsApp(db, model)],
    ["where the plan does not include it", () => createDraftsApp(db, model, { env: { BEST_OF_THREE: "pro" } })],
    ["by a model on this machine", () => createModelApp(db, model, { env })],
    ["by the built-in writer", () => createBuiltInApp(db, { env })],
  ])("%s", async (_where, createApp) => {
    expect(await only(await createApp().signUp("somebody@example.com"))).toEqual(single);
    expect(draftsAsked().length).toBeLessThanOrEqual(1);
  });

  it("of a text of more than 100 words", async () => {
    expect(await only(person, { words: 200 })).toEqual(single);
  });

  it("by a person's own service, which they pay for themselves", async () => {
    const own = { baseUrl: model.baseUrl, model: "own-model", apiKey: "sk-own" };
    expect((await person.put("/api/own-writer", own)).status).toBe(200);
    expect(await only(person)).toEqual(single);
  });

  it("of each market of a set", async () => {
    const set = { brief, varieties: ["ar-egyptian"], idempotencyKey: "a-set-of-drafts" };
    expect((await person.post("/api/sets", set)).status).toBe(201);
    await expect.poll(async () => (await usage()).used, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(draftsAsked()).toHaveLength(1);
  });
});

describe("broken off before there is a choice", () => {
  const hanging: ModelBehaviour[] = [says(good), { kind: "stall", afterWords: 5 }, { kind: "silence" }];
  async function underWay(): Promise<string> {
    const id = await begin(hanging);
    await expect.poll(() => draftsAsked().length, { timeout: 30_000 }).toBe(3);
    return id;
  }

  it("by the person, nothing is delivered or charged, and the model is let go", async () => {
    const id = await underWay();
    expect(await generationWhen(person, id, ({ state }) => state === "running")).toMatchObject({ drafts: 3, text: "" });
    const stopped = (await (await person.post(`/api/generations/${id}/stop`)).json()) as Generation;
    expect(stopped).toMatchObject({ state: "stopped", text: "", chargedWords: 0, itemId: null });
    expect(await usage()).toMatchObject({ used: 0, reserved: 0 });
    expect(
      await Promise.all(
        draftsAsked()
          .slice(1)
          .map(({ over }) => over),
      ),
    ).toContain(false);
  });

  it("by the death of the server, nothing is charged, and it is said", async () => {
    const id = await underWay();
    const heir = createDraftsApp(db, model, { env, now: new Date(app.clock.now().getTime() + 11 * minute) });
    await heir.jobs.runScheduled("generation-sweep");
    expect(await generationWhen(person, id, hasEnded)).toMatchObject({ state: "interrupted", text: "", chargedWords: 0 });
    expect(await usage()).toMatchObject({ used: 0, reserved: 0 });
  });
});

describe("taking another draft", () => {
  it("makes it the newest version of the text and charges its words once, however often it is pressed", async () => {
    const ended = await written();
    const [other] = (await listed(ended.id)).drafts;
    const answers = await Promise.all([1, 2].map(() => take(ended.id, other?.id ?? "")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await itemOf(ended)).toMatchObject({ text: claiming, version: 2, wordCount: countWords(claiming) });
    const charged = countWords(good) + countWords(claiming);
    expect(await usage()).toMatchObject({ used: charged, reserved: 0 });
    expect(await generationWhen(person, ended.id, hasEnded)).toMatchObject({ text: good, chargedWords: charged });
    expect((await listed(ended.id)).drafts.map(({ isTaken }) => isTaken)).toEqual([true, false]);

    await person.post(`/api/library/${ended.itemId}/versions/1/restore`, { version: 2 });
    expect((await itemOf(ended)).text).toBe(good);
    expect((await take(ended.id, other?.id ?? "", 3)).status).toBe(200);
    expect(await itemOf(ended)).toMatchObject({ text: claiming, version: 4 });
    expect(await usage()).toMatchObject({ used: charged, reserved: 0 });
  });

  it("is refused, uncharged, where the month has no words for it, and where the text was changed meanwhile", async () => {
    const ended = await written();
    const draft = (await listed(ended.id)).drafts[1]?.id ?? "";
    const month = app.services.usage.monthNow();
    const left = 5_000 - countWords(good);
    await app.services.usage.reserve(db.orm, person.actor, "free", month, left);
    expect(await errorCode(await take(ended.id, draft))).toBe("plan.word_limit");
    await app.services.usage.settle(db.orm, person.actor, month, left, 0);

    await person.patch(`/api/library/${ended.itemId}`, { text: "نص آخر", version: 1 });
    expect(await errorCode(await take(ended.id, draft))).toBe("library.version_conflict");
    expect(await usage()).toMatchObject({ used: countWords(good), reserved: 0 });
    expect((await itemOf(ended)).text).toBe("نص آخر");
    expect((await listed(ended.id)).drafts.map(({ isTaken }) => isTaken)).toEqual([false, false]);
  });

  it("is for its owner alone, and for a draft that there is", async () => {
    const ended = await written();
    const draft = (await listed(ended.id)).drafts[0]?.id ?? "";
    const stranger = await app.signUp();
    for (const [who, id] of [
      [stranger, draft],
      [person, "another-draft"],
    ] as const) {
      const response = await take(ended.id, id, 1, who);
      expect([response.status, await errorCode(response)]).toEqual([404, "request.not_found"]);
    }
  });

  it("ends after ten minutes, swept or not, with an error of its own", async () => {
    const ended = await written();
    const draft = (await listed(ended.id)).drafts[0]?.id ?? "";
    app.clock.advance(10 * minute - 1);
    expect((await listed(ended.id)).drafts).toHaveLength(2);
    app.clock.advance(1);
    for (const sweeps of [false, true]) {
      if (sweeps) await app.jobs.runScheduled("draft-sweep");
      expect((await listed(ended.id)).drafts).toEqual([]);
      const response = await take(ended.id, draft);
      expect([response.status, await errorCode(response)]).toEqual([410, "generation.draft_expired"]);
    }
    expect(await usage()).toMatchObject({ used: countWords(good) });
  });
});
