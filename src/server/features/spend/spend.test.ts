import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { tokenDays } from "#server/platform/db/person-schema.ts";
import { testBrief, testRequest } from "#tests/support/briefs.ts";
import { errorCode } from "#tests/support/http.ts";
import { createBuiltInApp, createModelApp, generationWhen, hasEnded } from "#tests/support/model-app.ts";
import { startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import type { SignedInClient } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
const model = await startFakeModelServer();
beforeEach(() => {
  model.reset();
  return truncate(db);
});
afterAll(async () => {
  await model.close();
  await db.close();
});

const production = { NODE_ENV: "production" };

async function write(person: SignedInClient, more: object = {}) {
  const response = await person.post("/api/generations", { ...testRequest(), ...more });
  if (response.status !== 202) return { response, code: await errorCode(response), ended: null };
  const { id } = (await response.json()) as { id: string };
  return { response, code: null, ended: await generationWhen(person, id, hasEnded) };
}

describe("the rate of starts", () => {
  test("a free account starts six texts a minute, stopped ones too, and a refused start costs nothing", async () => {
    const app = createBuiltInApp(db, { env: production });
    const person = await app.signUp();
    const statuses: number[] = [];
    for (let at = 0; at < 31; at++) {
      const response = await person.post("/api/generations", testRequest());
      statuses.push(response.status);
      if (response.status === 202) {
        const { id } = (await response.json()) as { id: string };
        await person.post(`/api/generations/${id}/stop`);
      } else expect(await response.json()).toMatchObject({ error: { params: { retryAfterSeconds: 60 } } });
    }
    expect(statuses).toEqual([...Array(6).fill(202), ...Array(25).fill(429)]);
    expect(await (await person.get("/api/usage")).json()).toMatchObject({ reserved: 0 });
    expect((await (await app.signUp()).post("/api/generations", testRequest())).status).toBe(202);
    app.clock.advance(60_000);
    expect((await person.post("/api/generations", testRequest())).status).toBe(202);
  });

  test("the same key again is no second start, and a market set is one", async () => {
    const app = createBuiltInApp(db, { env: production });
    const person = await app.signUp();
    const request = testRequest();
    for (let at = 0; at < 8; at++) expect((await person.post("/api/generations", request)).status).toBe(202);
    for (let at = 0; at < 5; at++) {
      const body = { brief: testBrief(), varieties: ["ar-saudi", "en-american"], idempotencyKey: `market-set-${at}` };
      expect((await person.post("/api/sets", body)).status).toBe(201);
    }
    const refused = await person.post("/api/sets", {
      brief: testBrief(),
      varieties: ["ar-saudi"],
      idempotencyKey: "one-too-many",
    });
    expect([refused.status, await errorCode(refused)]).toEqual([429, "request.rate_limited"]);
    expect(((await (await person.get("/api/sets")).json()) as { sets: unknown[] }).sets).toHaveLength(5);
  });
});

describe("the tokens of a day", () => {
  test("are booked by person and service, as the service counts or by estimate, of stopped texts too", async () => {
    const app = createModelApp(db, model, { env: { DEFAULT_PLAN: "free" } });
    const person = await app.signUp();
    model.otherwise({ kind: "text", reply: () => "جملة قصيرة.", tokens: { input: 700, output: 50 } });
    await write(person);
    const [counted] = await db.orm.select().from(tokenDays);
    expect(counted).toMatchObject({
      userId: person.user.id,
      day: "2026-11-20",
      provider: "openai-compatible",
      model: "fake-model",
      estimated: 0,
    });
    const { sent = 0, received = 0, requests = 0 } = counted ?? {};
    // The text, and the repairs of one so short.
    expect([sent, received]).toEqual([700 * requests, 50 * requests]);

    model.otherwise({ kind: "stall", afterWords: 5 });
    const response = await person.post("/api/generations", testRequest());
    const { id } = (await response.json()) as { id: string };
    await generationWhen(person, id, ({ text }) => text !== "");
    await person.post(`/api/generations/${id}/stop`);
    const [after] = await db.orm.select().from(tokenDays);
    expect(after).toMatchObject({ requests: requests + 1 });
    expect(after?.estimated).toBe((after?.sent ?? 0) - sent + (after?.received ?? 0) - received);
    expect(after?.sent).toBeGreaterThan(sent + 100);
  });

  test("end at the operator's limits for a person and in all; the built-in writer still writes, and the next day the model", async () => {
    const app = createModelApp(db, model, { env: { TOKENS_PER_DAY_PERSON: "500" } });
    model.otherwise({ kind: "text", tokens: { input: 600, output: 100 } });
    const [one, two] = [await app.signUp(), await app.signUp()];
    expect((await write(one)).code).toBeNull();
    const refused = await one.post("/api/generations", testRequest());
    expect(await refused.json()).toMatchObject({
      error: { code: "spend.person_limit", params: { builtIn: "yes", retryAfterSeconds: 14 * 3_600 } },
    });
    expect((await write(one, { writer: "built-in" })).ended?.writer.kind).toBe("built-in");
    expect((await write(two)).code).toBeNull();
    const limited = createModelApp(db, model, { env: { TOKENS_PER_DAY: "500" } });
    const three = await limited.signUp("three@example.com");
    expect((await write(three)).code).toBe("spend.server_limit");
    limited.clock.advance(24 * 3_600_000);
    expect((await write(three)).ended?.writer.kind).toBe("model");
  });

  test("are booked while a request is open, so that a lost process has booked its prompt", async () => {
    const app = createModelApp(db, model);
    const person = await app.signUp();
    model.otherwise({ kind: "silence" });
    const { id } = (await (await person.post("/api/generations", testRequest())).json()) as { id: string };
    const booked = async () => (await db.orm.select().from(tokenDays))[0];
    await expect.poll(booked).toMatchObject({ requests: 1, received: 0 });
    const open = await booked();
    expect(open?.sent).toBeGreaterThan(100);
    expect(open?.estimated).toBe(open?.sent);
    await person.post(`/api/generations/${id}/stop`);
    expect(await booked()).toMatchObject({ requests: 1, sent: open?.sent });
  });

  test("are none where the service refused, and are those of the day on which the request was sent", async () => {
    const app = createModelApp(db, model);
    const person = await app.signUp();
    model.otherwise({ kind: "status", status: 401 });
    await write(person);
    expect(await db.orm.select().from(tokenDays)).toMatchObject([{ requests: 0, sent: 0, received: 0, estimated: 0 }]);
    let goOn = () => {};
    const until = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    model.otherwise({ kind: "text", gate: { afterWords: 5, until }, tokens: { input: 700, output: 50 } });
    const { id } = (await (await person.post("/api/generations", testRequest())).json()) as { id: string };
    await generationWhen(person, id, ({ text }) => text !== "");
    app.clock.advance(24 * 3_600_000);
    goOn();
    await generationWhen(person, id, hasEnded);
    const [first] = await db.orm.select().from(tokenDays).orderBy(tokenDays.day);
    expect(first).toMatchObject({ day: "2026-11-20", requests: 1, sent: 700, received: 50, estimated: 0 });
  });

  test("are looked at before each request of a text: one over the limit is neither repaired nor gone on with", async () => {
    const app = createModelApp(db, model, { env: { TOKENS_PER_DAY_PERSON: "500" } });
    model.otherwise({ kind: "text", reply: () => "جملة قصيرة.", tokens: { input: 600, output: 100 } });
    const requests = async () => (await db.orm.select().from(tokenDays)).map((row) => row.requests);
    const short = await write(await app.signUp());
    expect(short.ended).toMatchObject({ state: "done", words: 2 });
    expect(short.ended?.repair?.rounds).toMatchObject([{ outcome: "failed", code: "spend.person_limit" }]);

    model.otherwise({ kind: "text", tokens: { input: 600, output: 100 } });
    const long = await write(await app.signUp(), { brief: testBrief({ words: 2_000 }) });
    expect(long.ended).toMatchObject({ state: "failed", error: { code: "spend.person_limit" } });
    expect(long.ended?.words).toBeGreaterThan(100);
    expect(await requests()).toEqual([1, 1]);
  });

  test("of a person's own service are theirs, and no limit of the operator's", async () => {
    const app = createBuiltInApp(db, { env: { TOKENS_PER_DAY: "10" } });
    const person = await app.signUp();
    await person.put("/api/own-writer", { baseUrl: model.baseUrl, model: "mine", apiKey: "k" });
    expect((await write(person)).code).toBeNull();
    expect((await write(person)).code).toBeNull();
    expect((await db.orm.select().from(tokenDays)).map(({ provider }) => provider)).toEqual(["own"]);
  });
});
