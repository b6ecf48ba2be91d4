import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { countWords } from "#language/text/words.ts";
import type { Database } from "#server/platform/db/database.ts";
import { generations } from "#server/platform/db/schema.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { startedJob } from "#shared/contracts/generations.ts";
import { testBrief, testRequest } from "#tests/support/briefs.ts";
import { faultyDatabase } from "#tests/support/faulty-db.ts";
import { createModelApp, generationWhen, hasEnded, readGeneration } from "#tests/support/model-app.ts";
import { type FakeModelServer, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import type { SignedInClient, TestApp } from "#tests/support/test-app.ts";
import { isRealPostgres, openTestDatabase, truncate } from "#tests/support/test-db.ts";

/** Until then a process that is connected may be busy with something else, and is not taken for dead. */
const givenUpAfterMs = 11 * 60_000;

const text = Array.from({ length: 12 }, (_, i) => `كل جملة رقم${i} في النص ده.`).join(" ");

let db: Database;
let model: FakeModelServer;
const running: TestApp[] = [];

beforeAll(async () => {
  db = await openTestDatabase();
  model = await startFakeModelServer();
});
beforeEach(async () => {
  await truncate(db);
  model.reset();
});
afterEach(async () => {
  for (const app of running.splice(0)) {
    await app.services.generations.stop();
    await app.deps.events.stop();
  }
});
afterAll(async () => {
  await model.close();
  await db.close();
});

/** A server process over the given database; several may share one. */
async function startProcess(options: Parameters<typeof createModelApp>[2] = {}, on = db): Promise<TestApp> {
  const app = createModelApp(on, model, options);
  running.push(app);
  await app.deps.events.start();
  await app.services.generations.start();
  return app;
}

function gate() {
  let open: () => void = () => {};
  const until = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { until, open };
}

async function begin(client: SignedInClient, changes: Partial<Brief> = {}, key?: string): Promise<string> {
  const response = await client.post("/api/generations", testRequest(changes, key));
  expect(response.status, await response.clone().text()).toBe(202);
  return startedJob.parse(await response.json()).id;
}

const usageOf = async (client: SignedInClient) => (await (await client.get("/api/usage")).json()) as object;
const storedLength = async (app: TestApp, id: string) => (await app.services.generations.stored(id))?.text.length ?? 0;

describe("a database that fails for a while", () => {
  it("at the end of a text costs nothing of it", async () => {
    const faulty = faultyDatabase(db);
    const app = await startProcess({}, faulty.db);
    const person = await app.signUp();
    const { until, open } = gate();
    model.script([{ kind: "text", text, gate: { afterWords: 8, until } }]);
    const id = await begin(person);
    await expect.poll(() => storedLength(app, id)).toBeGreaterThan(0);

    faulty.isAway = true;
    open();
    await expect.poll(() => app.services.generations.live(id)?.text()).toBe(text);
    await expect.poll(() => faulty.failures).toBeGreaterThan(0);
    faulty.isAway = false;

    const ended = await generationWhen(person, id, hasEnded);
    expect(ended).toMatchObject({ state: "done", text, words: countWords(text) });
    expect(await usageOf(person)).toMatchObject({ used: countWords(text), reserved: 0 });
  });

  it("does not let a process take its own living texts for dead", async () => {
    const app = await startProcess();
    const person = await app.signUp();
    const { until, open } = gate();
    model.script([{ kind: "text", text, gate: { afterWords: 8, until } }]);
    const id = await begin(person);
    app.clock.advance(60_000);
    await app.jobs.runScheduled("generation-sweep");
    expect((await readGeneration(person, id)).state).toBe("running");
    open();
    expect(await generationWhen(person, id, hasEnded)).toMatchObject({ state: "done", text });
  });

  it("keeps no words reserved when storing is slower than writing", async () => {
    const faulty = faultyDatabase(db);
    const app = await startProcess({}, faulty.db);
    const person = await app.signUp();
    const long = Array.from({ length: 60 }, (_, i) => `كل جملة رقم${i} في النص الطويل ده.`).join(" ");
    const { until, open } = gate();
    model.script([{ kind: "text", text: long, gate: { afterWords: 8, until } }]);
    const id = await begin(person, { words: 300 });
    await expect.poll(() => storedLength(app, id)).toBeGreaterThan(0);
    faulty.delayMs = 400;
    open();
    const ended = await generationWhen(person, id, hasEnded);
    // Stopping waits for every storing that is under way.
    await app.services.generations.stop();
    expect(ended).toMatchObject({ state: "done", text: long });
    expect(await usageOf(person)).toMatchObject({ used: countWords(long), reserved: 0 });
  });
});

describe("a text that another process ended by a sweep", () => {
  it("is written no further, charged once and kept once", async () => {
    const app = await startProcess();
    const person = await app.signUp();
    const { until, open } = gate();
    model.script([{ kind: "text", text, delayMs: 30, gate: { afterWords: 8, until } }]);
    const id = await begin(person);
    await expect.poll(() => storedLength(app, id)).toBeGreaterThan(0);

    const other = createModelApp(db, model, { now: new Date(app.clock.now().getTime() + givenUpAfterMs) });
    await other.jobs.runScheduled("generation-sweep");
    const swept = await readGeneration(person, id);
    open();
    expect(await model.requests.at(-1)?.over, "the model was heard to its end").toBe(false);
    await expect.poll(() => app.services.generations.live(id)).toBeNull();

    expect(await readGeneration(person, id)).toEqual(swept);
    expect(swept.state).toBe("interrupted");
    expect(await usageOf(person)).toMatchObject({ used: swept.words, reserved: 0 });
    expect((await (await person.get("/api/library")).json()) as object).toMatchObject({ total: 1 });
  });
});

describe("the sweep", () => {
  it.runIf(isRealPostgres)(
    "spares a text whose process is connected but shows no sign of life, until it is given up",
    async () => {
      const app = await startProcess();
      const person = await app.signUp();
      model.script([{ kind: "text", text, gate: { afterWords: 8, until: gate().until } }]);
      const id = await begin(person);
      await expect.poll(() => storedLength(app, id)).toBeGreaterThan(0);
      const sweepAfter = (ms: number) =>
        createModelApp(db, model, { now: new Date(app.clock.now().getTime() + ms) }).jobs.runScheduled("generation-sweep");
      await sweepAfter(5 * 60_000);
      expect((await readGeneration(person, id)).state).toBe("running");
      await sweepAfter(givenUpAfterMs);
      expect((await readGeneration(person, id)).state).toBe("interrupted");
    },
  );

  it("ends a text whose template is no longer known, and the others with it", async () => {
    const dead = createModelApp(db, model);
    const person = await dead.signUp();
    model.otherwise({ kind: "stall", afterWords: 8 });
    const ids = [await begin(person), await begin(person)];
    const [first = ""] = ids;
    const { brief } = await readGeneration(person, first);
    await db.orm
      .update(generations)
      .set({ brief: { ...brief, templateId: 9999 } })
      .where(eq(generations.id, first));

    const heir = createModelApp(db, model, { now: new Date(dead.clock.now().getTime() + 60_000) });
    await heir.jobs.runScheduled("generation-sweep");
    const rows = await db.orm.select({ state: generations.state, reserved: generations.reservedWords }).from(generations);
    expect(rows).toEqual(ids.map(() => ({ state: "interrupted", reserved: 0 })));
    expect(await usageOf(person)).toMatchObject({ reserved: 0 });
    await dead.services.generations.stop();
  });
});

describe("runs that start at once", () => {
  it("are nine at most, and the tenth reserves nothing (a race only on a real PostgreSQL)", async () => {
    const app = await startProcess({ env: { DEFAULT_PLAN: "pro" } });
    const person = await app.signUp();
    model.otherwise({ kind: "stall", afterWords: 3 });
    const asked = model.requests.length;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => person.post("/api/generations", testRequest({}, `run-number-${i}`))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(202), 429, 429, 429]);
    const running = (await (await person.get("/api/generations")).json()) as unknown[];
    expect(running).toHaveLength(9);
    expect(await usageOf(person)).toMatchObject({ reserved: 9 * 300 });
    // None of them asks the model as late as in the next test.
    await expect.poll(() => model.requests.length - asked).toBe(9);
  });
});

describe("a text that another process writes", () => {
  it("is answered whole by `POST /api/content/generate`, too", async () => {
    const [one, two] = [await startProcess(), await startProcess()];
    const person = await one.signUp();
    model.script([{ kind: "text", text, delayMs: 15 }]);
    const id = await begin(person, {}, "the-same-key");
    await expect.poll(() => storedLength(one, id)).toBeGreaterThan(0);

    const colleague = two.client();
    for (const [name, value] of person.cookies) colleague.cookies.set(name, value);
    const { topic, audience, tone, keywords, fields } = testBrief();
    const words = { language: "egyptian", wordCount: 300, tone, targetAudience: audience };
    const request = { templateId: 1, input: topic, ...words, keywords, fields };
    const headers = { "idempotency-key": "the-same-key" };
    const answer = await colleague.post("/api/content/generate", request, { headers });
    expect(await answer.json()).toMatchObject({ output: text, wordCount: countWords(text), generationId: id });
  });

  it.runIf(isRealPostgres)("ends on a stop that this one got", async () => {
    const [one, two] = [await startProcess(), await startProcess()];
    const person = await one.signUp();
    const { until } = gate();
    model.script([{ kind: "text", text, gate: { afterWords: 8, until } }]);
    const id = await begin(person);
    await expect.poll(() => storedLength(one, id)).toBeGreaterThan(0);

    const colleague = two.client();
    for (const [name, value] of person.cookies) colleague.cookies.set(name, value);
    expect((await colleague.post(`/api/generations/${id}/stop`)).status).toBe(200);
    expect((await generationWhen(person, id, hasEnded)).state).toBe("stopped");
  });
});
