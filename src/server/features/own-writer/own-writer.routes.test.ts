import { createParser } from "eventsource-parser";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { ownWriters } from "#server/platform/db/person-schema.ts";
import {
  type OwnWriterState,
  type OwnWriterTestEvent,
  ownWriterState,
  ownWriterTestEvent,
} from "#shared/contracts/own-writer.ts";
import { testBrief, testRequest } from "#tests/support/briefs.ts";
import { errorCode, type TestClient } from "#tests/support/http.ts";
import { createLogLines } from "#tests/support/log-lines.ts";
import { createBuiltInApp, generationWhen, hasEnded } from "#tests/support/model-app.ts";
import { startFakeModelServer } from "#tests/support/model-zoo/server.ts";
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

const apiKey = "sk-own-test-4242424242-3f9a";
const service = { baseUrl: model.baseUrl, model: "my-model", apiKey };

async function stateOf(response: Response): Promise<OwnWriterState> {
  expect(response.status, await response.clone().text()).toBe(200);
  return ownWriterState.parse(await response.json());
}

/** What the test of the stored service told: what it waited for, and how it ended. */
async function testOf(client: TestClient): Promise<{ waits: string[]; end: OwnWriterTestEvent | undefined }> {
  const response = await client.post("/api/own-writer/test");
  expect(response.status, await response.clone().text()).toBe(200);
  const events: OwnWriterTestEvent[] = [];
  const parser = createParser({ onEvent: ({ data }) => void events.push(ownWriterTestEvent.parse(JSON.parse(data))) });
  parser.feed(await response.text());
  return { waits: events.flatMap((event) => (event.type === "status" && event.status?.kind) || []), end: events.at(-1) };
}

async function refusalOf(response: Response): Promise<[number, string]> {
  return [response.status, await errorCode(response)];
}

async function write(client: TestClient) {
  const accepted = await client.post("/api/generations", testRequest());
  expect(accepted.status, await accepted.clone().text()).toBe(202);
  const { id } = (await accepted.json()) as { id: string };
  return generationWhen(client, id, hasEnded);
}

describe("the key", () => {
  test("is sealed where it is stored, and in no answer, export or log", async () => {
    const { log, lines } = createLogLines();
    const me = await createBuiltInApp(db, { log }).signUp();
    const answers = [await me.put("/api/own-writer", service), await me.get("/api/own-writer"), await me.get("/api/auth/user")];
    model.script([{ kind: "status", status: 401, message: `Incorrect API key provided: ${apiKey}` }]);
    answers.push(await me.post("/api/own-writer/test"), await me.get("/api/settings"), await me.get("/api/account/export"));
    for (const answer of answers) expect(Buffer.from(await answer.arrayBuffer()).toString("latin1")).not.toContain("4242424242");
    expect(lines.join("\n")).not.toContain("4242424242");

    const [row] = await db.orm.select().from(ownWriters);
    expect(JSON.stringify(row)).not.toContain("4242424242");
    expect(row).toMatchObject({ keyEnding: "3f9a", encryptedKey: expect.stringMatching(/^v1\./) });
    expect(model.requests.at(-1)?.headers.authorization).toBe(`Bearer ${apiKey}`);
  });

  test("of which a short one shows nothing", async () => {
    const me = await createBuiltInApp(db).signUp();
    expect((await stateOf(await me.put("/api/own-writer", { ...service, apiKey: "short" }))).writer?.keyEnding).toBe("");
  });

  test("stays while the model changes, and is never sent to another host than the one that it was entered for", async () => {
    const me = await createBuiltInApp(db).signUp();
    await me.put("/api/own-writer", service);
    const { apiKey: _, ...withoutKey } = service;
    expect((await stateOf(await me.put("/api/own-writer", { ...withoutKey, model: "other" }))).writer).toMatchObject({
      model: "other",
      keyEnding: "3f9a",
      hasKey: true,
    });
    const elsewhere = await me.put("/api/own-writer", { ...withoutKey, baseUrl: "https://collector.example/v1" });
    expect(await refusalOf(elsewhere)).toEqual([400, "own_writer.key_needed"]);
    expect((await stateOf(await me.get("/api/own-writer"))).writer?.baseUrl).toBe(model.baseUrl);
  });

  test("that was sealed with another secret is asked for anew instead of being used", async () => {
    const before = createBuiltInApp(db);
    const me = await before.signUp();
    await me.put("/api/own-writer", service);
    const [row] = await db.orm.select().from(ownWriters);
    await db.orm.update(ownWriters).set({ encryptedKey: before.deps.keySealer.seal(apiKey, "somebody else") });
    expect(row?.enabled).toBe(true);
    expect((await stateOf(await me.get("/api/own-writer"))).writer?.hasKey).toBe(false);
    expect(await refusalOf(await me.post("/api/own-writer/test"))).toEqual([409, "own_writer.key_unreadable"]);
    const refused = await me.post("/api/generations", testRequest());
    expect(await refusalOf(refused)).toEqual([409, "own_writer.key_unreadable"]);
  });
});

describe("a text", () => {
  test("is written by the person's own service, says so, and is counted; other people's are not", async () => {
    const app = createBuiltInApp(db);
    const [me, other] = [await app.signUp(), await app.signUp()];
    await me.put("/api/own-writer", service);
    const mine = await write(me);
    expect(mine.writer).toEqual({ kind: "model", provider: "own", model: "my-model" });
    expect(await (await me.get("/api/usage")).json()).toMatchObject({ used: mine.words });
    expect((await write(other)).writer.kind).toBe("built-in");
    expect(await (await me.get("/api/auth/user")).json()).toMatchObject({ ownWriter: { model: "my-model" } });
    expect(await (await other.get("/api/auth/user")).json()).toMatchObject({ ownWriter: null });
  });

  test("is the server's writer's again when the person says so, or takes the service away", async () => {
    const me = await createBuiltInApp(db).signUp();
    await me.put("/api/own-writer", service);
    expect((await stateOf(await me.patch("/api/own-writer", { enabled: false }))).writer?.enabled).toBe(false);
    expect((await write(me)).writer.kind).toBe("built-in");
    await me.patch("/api/own-writer", { enabled: true });
    expect((await write(me)).writer.provider).toBe("own");
    expect((await stateOf(await me.delete("/api/own-writer"))).writer).toBeNull();
    expect((await write(me)).writer.kind).toBe("built-in");
    expect(await db.orm.select().from(ownWriters)).toEqual([]);
  });

  test("is not written by a service that is only set up, until it is put into use; a change of it changes nothing in that", async () => {
    const me = await createBuiltInApp(db).signUp();
    expect((await stateOf(await me.put("/api/own-writer", { ...service, enabled: false }))).writer?.enabled).toBe(false);
    expect((await write(me)).writer.kind).toBe("built-in");
    expect((await stateOf(await me.put("/api/own-writer", { ...service, model: "other" }))).writer?.enabled).toBe(false);
    await me.patch("/api/own-writer", { enabled: true });
    expect((await stateOf(await me.put("/api/own-writer", service))).writer?.enabled).toBe(true);
  });

  test("never comes from another writer where the person's own fails; a refused key is theirs to mend", async () => {
    const me = await createBuiltInApp(db).signUp();
    await me.put("/api/own-writer", service);
    model.otherwise({ kind: "status", status: 401 });
    const failed = await write(me);
    expect(failed).toMatchObject({ state: "failed", words: 0, error: { code: "own_writer.unauthorized" } });
  });

  test("of a market set and a conversion is theirs too", async () => {
    const me = await createBuiltInApp(db).signUp();
    await me.put("/api/own-writer", service);
    const set = await me.post("/api/sets", {
      brief: testBrief(),
      varieties: ["ar-saudi", "en-american"],
      idempotencyKey: "a-market-set",
    });
    const { cells } = (await set.json()) as { cells: { generation: { id: string } }[] };
    for (const { generation } of cells) {
      expect((await generationWhen(me, generation.id, hasEnded)).writer.provider).toBe("own");
    }
    const { itemId } = await write(me);
    model.otherwise({ kind: "text", reply: (prompt) => prompt.slice(-40) });
    const accepted = await me.post(`/api/library/${itemId}/conversions`, { variety: "ar-saudi", idempotencyKey: "a-conversion" });
    const { id } = (await accepted.json()) as { id: string };
    expect((await generationWhen(me, id, hasEnded)).writer.provider).toBe("own");
  });
});

describe("the test", () => {
  test("asks the model for a word, through the person's key, and remembers that it answered", async () => {
    const app = createBuiltInApp(db);
    const me = await app.signUp();
    expect((await stateOf(await me.put("/api/own-writer", service))).writer?.testedAt).toBeNull();
    const { waits, end } = await testOf(me);
    expect(waits).toEqual(["connecting"]);
    expect(end).toMatchObject({ type: "end", state: { writer: { testedAt: app.clock.now().toISOString() } } });
    expect(model.requests.at(-1)?.body).toMatchObject({ model: "my-model", stream: true });
    // A change is untried again.
    expect((await stateOf(await me.put("/api/own-writer", service))).writer?.testedAt).toBeNull();
  });

  test.each([
    [{ kind: "status", status: 401 } as const, "own_writer.unauthorized"],
    [{ kind: "status", status: 404, message: "no such model" } as const, "own_writer.model_unknown"],
    [{ kind: "status", status: 400, message: "my-model is not a valid model ID" } as const, "own_writer.model_unknown"],
    [{ kind: "status", status: 429 } as const, "writer.rate_limited"],
    [{ kind: "status", status: 500 } as const, "own_writer.unreachable"],
    [{ kind: "page" } as const, "own_writer.not_compatible"],
  ])("says what is wrong: %j", async (behaviour, code) => {
    const me = await createBuiltInApp(db).signUp();
    await me.put("/api/own-writer", service);
    model.script([behaviour]);
    expect((await testOf(me)).end).toMatchObject({ type: "error", code });
    expect((await stateOf(await me.get("/api/own-writer"))).writer?.testedAt).toBeNull();
  });

  test("says that nothing answers", async () => {
    const me = await createBuiltInApp(db).signUp();
    await me.put("/api/own-writer", { ...service, baseUrl: "http://127.0.0.1:9/v1" });
    expect((await testOf(me)).end).toMatchObject({ code: "own_writer.unreachable" });
  });

  test("waits for a model that is being loaded, and says so", async () => {
    const me = await createBuiltInApp(db).signUp();
    await me.put("/api/own-writer", service);
    model.script([{ kind: "status", status: 503, message: "Loading model", retryAfter: "0" }]);
    expect(await testOf(me)).toMatchObject({ waits: ["connecting", "loading", "connecting"], end: { type: "end" } });
  });

  test("ends with who leaves it: the model is let go, and nothing is remembered", async () => {
    const app = createBuiltInApp(db);
    const me = await app.signUp();
    await me.put("/api/own-writer", service);
    model.script([{ kind: "silence" }]);
    const asked = model.requests.length;
    const response = await me.post("/api/own-writer/test");
    await expect.poll(() => model.requests.length, { interval: 5 }).toBeGreaterThan(asked);
    await response.body?.cancel();
    expect(await model.requests.at(-1)?.over).toBe(false);
    const test = app.deps.ownModels.test(service, AbortSignal.abort());
    await expect(test).rejects.toThrow("aborted");
    expect((await stateOf(await me.get("/api/own-writer"))).writer?.testedAt).toBeNull();
  });

  test.each(["https://10.0.0.8/v1", "https://169.254.169.254/v1", "https://[fd00::1]/v1"])("never asks %s", async (baseUrl) => {
    const me = await createBuiltInApp(db).signUp();
    await me.put("/api/own-writer", { ...service, baseUrl });
    expect((await testOf(me)).end).toMatchObject({ code: "own_writer.address_refused" });
  });
});

describe("an address", () => {
  test.each([
    "ftp://host/v1",
    "http://models.example/v1",
    "https://me:secret@models.example/v1",
    "https://m.example/v1?key=1",
    "no",
  ])("such as %s is refused", async (baseUrl) => {
    const me = await createBuiltInApp(db).signUp();
    const refused = await me.put("/api/own-writer", { ...service, baseUrl });
    expect(await refusalOf(refused)).toEqual([400, "own_writer.address_refused"]);
  });
});

describe("on a public server", () => {
  const production = { NODE_ENV: "production", OWN_WRITERS: "on" };

  test("nobody brings a service unless the operator lets them", async () => {
    const me = await createBuiltInApp(db, { env: { NODE_ENV: "production" } }).signUp();
    expect(await stateOf(await me.get("/api/own-writer"))).toEqual({ allowed: false, writer: null });
    for (const refused of [
      await me.put("/api/own-writer", service),
      await me.patch("/api/own-writer", { enabled: true }),
      await me.post("/api/own-writer/test"),
    ]) {
      expect(await refusalOf(refused)).toEqual([403, "own_writer.not_allowed"]);
    }
    expect(await (await me.get("/api/app")).json()).toMatchObject({ ownWriters: false });
  });

  test("the machine's own addresses are refused, and an unconfirmed e-mail address is too", async () => {
    const app = createBuiltInApp(db, { env: production });
    const me = await app.signUp();
    expect(await refusalOf(await me.put("/api/own-writer", service))).toEqual([400, "own_writer.address_refused"]);
    await me.put("/api/own-writer", { ...service, baseUrl: "https://127.0.0.1/v1" });
    expect(await refusalOf(await me.post("/api/own-writer/test"))).toEqual([403, "identity.email_unverified"]);
    const refused = await me.post("/api/generations", testRequest());
    expect(await refusalOf(refused)).toEqual([403, "identity.email_unverified"]);
    const own = { baseUrl: "https://127.0.0.1/v1", model: "m", apiKey };
    await expect(app.deps.ownModels.test(own, AbortSignal.timeout(5_000))).rejects.toMatchObject({
      code: "own_writer.address_refused",
    });
  });
});

test("what does not fit is refused, and who is signed out gets nothing", async () => {
  const app = createBuiltInApp(db);
  const me = await app.signUp();
  for (const body of [{ ...service, model: "" }, { ...service, apiKey: "two\nlines" }, { baseUrl: service.baseUrl }]) {
    expect(await refusalOf(await me.put("/api/own-writer", body))).toEqual([400, "request.invalid"]);
  }
  expect(await refusalOf(await me.patch("/api/own-writer", { enabled: true }))).toEqual([404, "own_writer.missing"]);
  expect(await refusalOf(await me.post("/api/own-writer/test"))).toEqual([404, "own_writer.missing"]);
  const nobody = app.client();
  for (const refused of [
    await nobody.get("/api/own-writer"),
    await nobody.put("/api/own-writer", service),
    await nobody.delete("/api/own-writer"),
  ]) {
    expect(await refusalOf(refused)).toEqual([401, "identity.unauthorized"]);
  }
});
