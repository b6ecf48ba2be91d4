import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { countWords } from "#language/text/words.ts";
import type { Database } from "#server/platform/db/database.ts";
import { generations } from "#server/platform/db/schema.ts";
import { type StreamEvent, startedJob, streamEvent } from "#shared/contracts/generations.ts";
import { testRequest } from "#tests/support/briefs.ts";
import { errorCode } from "#tests/support/http.ts";
import { createBuiltInApp, createModelApp, generationWhen, hasEnded, readGeneration } from "#tests/support/model-app.ts";
import { type FakeModelServer, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

/** Until then a process that is connected may be busy with something else, and is not taken for dead. */
const givenUpAfterMs = 11 * 60_000;

const arabicText = "# عنوان قصير\n\nأول جملة في النص ده. تاني جملة في النص ده. اطلبه دلوقتي وابدأ.";

let db: Database;
let model: FakeModelServer;
let app: TestApp;

beforeAll(async () => {
  db = await openTestDatabase();
  model = await startFakeModelServer();
});
beforeEach(async () => {
  await truncate(db);
  model.reset();
  app = createModelApp(db, model);
  await app.services.generations.start();
});
afterEach(async () => {
  await app.services.generations.stop();
});
afterAll(async () => {
  await model.close();
  await db.close();
});

function gate() {
  let open: () => void = () => {};
  const until = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { until, open };
}

async function start(client: Awaited<ReturnType<TestApp["signUp"]>>, changes = {}): Promise<string> {
  const response = await client.post("/api/generations", testRequest(changes));
  expect(response.status, await response.clone().text()).toBe(202);
  return startedJob.parse(await response.json()).id;
}

async function readStream(response: Response): Promise<{ id: string; event: StreamEvent }[]> {
  const events: { id: string; event: StreamEvent }[] = [];
  for (const block of (await response.text()).split("\n\n")) {
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (data) events.push({ id: /^id: (.*)$/m.exec(block)?.[1] ?? "", event: streamEvent.parse(JSON.parse(data)) });
  }
  return events;
}

describe("a generation", () => {
  it("answers 202 at once, writes, charges the words delivered, and keeps the text in the library", async () => {
    const person = await app.signUp();
    model.script([{ kind: "text", text: arabicText }]);
    const id = await start(person);
    const ended = await generationWhen(person, id, hasEnded);

    expect(ended.state).toBe("done");
    expect(ended.text).toBe(arabicText);
    expect(ended.words).toBe(countWords(arabicText));
    expect(ended.writer).toEqual({ kind: "model", provider: "openai-compatible", model: "fake-model" });
    const usage = (await (await person.get("/api/usage")).json()) as { used: number; reserved: number };
    expect(usage).toMatchObject({ used: ended.words, reserved: 0 });
    const item = (await (await person.get(`/api/library/${ended.itemId}`)).json()) as Record<string, unknown>;
    expect(item).toMatchObject({
      title: "عنوان قصير",
      text: arabicText,
      wordCount: ended.words,
      variety: "ar-egyptian",
      version: 1,
    });
  });

  it("leaves its text to its library item, and still answers with it as it was written, whatever the person changed", async () => {
    const person = await app.signUp();
    model.script([{ kind: "text", text: arabicText }]);
    const { id, itemId } = await generationWhen(person, await start(person), hasEnded);
    const [stored] = await db.orm.select({ text: generations.text }).from(generations).where(eq(generations.id, id));
    expect(stored).toEqual({ text: "" });

    const changed = await person.patch(`/api/library/${itemId}`, { text: "نص آخر", version: 1 });
    expect(changed.status).toBe(200);
    expect(await generationWhen(person, id, hasEnded)).toMatchObject({ text: arabicText });
    const { body } = await person.get(`/api/generations/${id}/stream`);
    expect(await new Response(body).text()).toContain(JSON.stringify(arabicText).slice(1, 40));
  });

  it("is gone with its library item, once the trash is emptied: no copy of the text or the brief stays behind", async () => {
    const person = await app.signUp();
    const id = await start(person);
    const { itemId } = await generationWhen(person, id, hasEnded);
    expect((await person.delete(`/api/library/${itemId}`)).status).toBe(204);
    expect((await person.delete("/api/library/trash")).status).toBe(200);
    expect((await person.get(`/api/generations/${id}`)).status).toBe(404);
  });

  it("is one job for a double click", async () => {
    const person = await app.signUp();
    const request = testRequest();
    const [first, second] = await Promise.all([
      person.post("/api/generations", request),
      person.post("/api/generations", request),
    ]);
    const ids = [await first?.json(), await second?.json()] as { id: string }[];
    expect(ids[0]?.id).toBe(ids[1]?.id);
    await generationWhen(person, ids[0]?.id ?? "", hasEnded);
    const page = (await (await person.get("/api/library")).json()) as { total: number };
    expect(page.total).toBe(1);
  });

  it("goes on when nobody watches, and a reader who comes back in the middle gets every letter once", async () => {
    const person = await app.signUp();
    const { until, open } = gate();
    model.script([{ kind: "text", text: arabicText, gate: { afterWords: 6, until } }]);
    const id = await start(person);
    const half = await generationWhen(person, id, (current) => current.text.length > 20);

    const resumed = person.get(`/api/generations/${id}/stream`, { headers: { "last-event-id": `0:${half.text.length}` } });
    open();
    const events = await readStream(await resumed);
    const added = events.map(({ event }) => (event.type === "text" ? event.text : "")).join("");
    expect(half.text + added).toBe(arabicText);
    const last = events.at(-1);
    expect(last?.event.type).toBe("end");
    expect(last?.id).toBe(`0:${arabicText.length}`);
  });

  it("ends on stop: what was written is kept and charged, the rest of the reservation is free", async () => {
    const person = await app.signUp();
    const { until } = gate();
    model.script([{ kind: "text", text: arabicText, gate: { afterWords: 6, until } }]);
    const id = await start(person);
    await generationWhen(person, id, (current) => current.words >= 4);
    const stopped = (await (await person.post(`/api/generations/${id}/stop`)).json()) as {
      state: string;
      words: number;
      itemId: string;
    };
    expect(stopped.state).toBe("stopped");
    expect(stopped.itemId).toBeTruthy();
    expect(await (await person.get("/api/usage")).json()).toMatchObject({ used: stopped.words, reserved: 0 });
  });

  it("keeps half a text when the model breaks off, says why, and charges only what arrived", async () => {
    const person = await app.signUp();
    model.script([{ kind: "cut", afterWords: 8 }]);
    const id = await start(person);
    const ended = await generationWhen(person, id, hasEnded);
    expect(ended.state).toBe("failed");
    expect(ended.error?.code).toBe("writer.connection_lost");
    expect(ended.words).toBeGreaterThan(0);
    expect(await (await person.get("/api/usage")).json()).toMatchObject({ used: ended.words, reserved: 0 });
  });

  it.each([
    ["401 of the provider", { kind: "status", status: 401 }, "writer.unauthorized"],
    ["429 with a long wait", { kind: "status", status: 429, retryAfter: "600" }, "writer.rate_limited"],
    ["garbage", { kind: "garbage" }, "writer.broken"],
    ["an empty answer", { kind: "empty" }, "writer.empty"],
  ] as const)("charges nothing and keeps nothing when the model answers with %s", async (_name, behaviour, code) => {
    const person = await app.signUp();
    // Every attempt fails: some faults are tried again before the first word.
    model.otherwise(behaviour);
    const id = await start(person);
    const ended = await generationWhen(person, id, hasEnded);
    expect(ended.state).toBe("failed");
    expect(ended.error?.code).toBe(code);
    expect(ended.itemId).toBeNull();
    expect(await (await person.get("/api/usage")).json()).toMatchObject({ used: 0, reserved: 0 });
  });

  it("is interrupted when its server stops: the text so far is kept and the reservation freed", async () => {
    const person = await app.signUp();
    const { until } = gate();
    model.script([{ kind: "text", text: arabicText, gate: { afterWords: 6, until } }]);
    const id = await start(person);
    await generationWhen(person, id, (current) => current.words >= 4);
    await app.services.generations.stop();
    const ended = await readGeneration(person, id);
    expect(ended.state).toBe("interrupted");
    expect(ended.words).toBeGreaterThan(0);
    expect(await (await person.get("/api/usage")).json()).toMatchObject({ used: ended.words, reserved: 0 });
  });

  it("of a killed server is swept by another: text kept, words charged, reservation freed", async () => {
    const person = await app.signUp();
    const { until } = gate();
    model.script([{ kind: "text", text: arabicText, gate: { afterWords: 6, until } }]);
    const id = await start(person);
    await generationWhen(person, id, (current) => current.words >= 4);
    // The text is stored with the next flush; a killed process leaves the row as it stands then.
    await expect.poll(async () => (await app.services.generations.stored(id))?.text.length ?? 0).toBeGreaterThan(0);

    const other = createModelApp(db, model, { now: new Date(app.clock.now().getTime() + givenUpAfterMs) });
    await other.jobs.runScheduled("generation-sweep");
    const swept = await readGeneration(person, id);
    expect(swept.state).toBe("interrupted");
    expect(await (await person.get("/api/usage")).json()).toMatchObject({ reserved: 0 });
    expect((await (await person.get("/api/library")).json()) as object).toMatchObject({ total: 1 });
  });

  it("that outgrows the plan's last words ends at a whole sentence inside the plan", async () => {
    const person = await app.signUp();
    await app.services.usage.settle(db.orm, person.actor, app.services.usage.monthNow(), 0, 0);
    await app.services.usage.reserve(db.orm, person.actor, "free", app.services.usage.monthNow(), 4_700);
    const long = Array.from({ length: 80 }, (_, i) => `كل جملة رقم${i} في النص الطويل ده.`).join(" ");
    model.script([{ kind: "text", text: long }]);
    const id = await start(person);
    const ended = await generationWhen(person, id, hasEnded);
    expect(ended.state).toBe("stopped");
    expect(ended.error?.code).toBe("plan.word_limit");
    expect(ended.words).toBeLessThanOrEqual(300);
    expect(ended.text.endsWith(".")).toBe(true);
  });
});

describe("POST /api/generations refuses", () => {
  it.each([
    ["an empty topic", { topic: "   " }, 400, "brief.topic_missing"],
    ["a topic of 20,000 characters", { topic: "ك".repeat(20_000) }, 400, "brief.topic_too_long"],
    ["200 keywords", { keywords: Array.from({ length: 200 }, (_, i) => `كلمة${i}`) }, 400, "brief.keywords_too_many"],
    ["300 notes", { notes: Array.from({ length: 300 }, (_, i) => `معلومة ${i}`) }, 400, "brief.notes_too_many"],
    ["a note of 20,000 characters", { notes: ["ك".repeat(20_000)] }, 400, "brief.note_too_long"],
    ["a word count of -1", { words: -1 }, 400, "brief.length_not_offered"],
    ["a word count of a billion", { words: 1_000_000_000 }, 400, "brief.length_not_offered"],
    ["an unknown template", { templateId: 9999 }, 404, "brief.template_unknown"],
    ["a field of the wrong type", { fields: { mainPoint: ["قائمة"] } }, 400, "brief.field_invalid"],
    ["a template outside the plan", { templateId: 11 }, 403, "plan.template"],
    ["a variety outside the plan", { variety: "ar-lebanese" }, 403, "plan.variety"],
    ["an unknown variety", { variety: "ar-martian" }, 400, "request.invalid"],
  ])("%s", async (_name, changes, status, code) => {
    const person = await app.signUp();
    const fields = "templateId" in changes && changes.templateId === 11 ? { product: "تطبيق", pain: "الزحمة" } : undefined;
    const request = testRequest({ ...(fields ? { fields } : {}), ...(changes as object) });
    const response = await person.post("/api/generations", request);
    expect(response.status).toBe(status);
    expect(await errorCode(response)).toBe(code);
    expect(await (await person.get("/api/usage")).json()).toMatchObject({ used: 0, reserved: 0 });
  });

  it("a run that the month has no words for, with what is left", async () => {
    const person = await app.signUp();
    await app.services.usage.reserve(db.orm, person.actor, "free", app.services.usage.monthNow(), 4_900);
    const response = await person.post("/api/generations", testRequest());
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: "plan.word_limit", params: { left: 100, limit: 5_000 } } });
  });

  it("who is not signed in", async () => {
    const response = await app.client().post("/api/generations", testRequest());
    expect(response.status).toBe(401);
  });

  it("a topic in another language than the built-in writer's variety", async () => {
    const plain = createBuiltInApp(db);
    const person = await plain.signUp();
    const response = await person.post("/api/generations", testRequest({ topic: "How to plan a small project" }));
    expect(response.status).toBe(422);
    expect(await errorCode(response)).toBe("brief.topic_language");
  });

  it("a template that only a model can do, where there is none", async () => {
    const plain = createBuiltInApp(db, { env: { DEFAULT_PLAN: "pro" } });
    const person = await plain.signUp();
    const fields = { sourceText: "جملة أولى. وجملة ثانية بعدها.", change: "simpler" };
    const response = await person.post("/api/generations", testRequest({ templateId: 71, variety: "ar-lebanese", fields }));
    expect(await errorCode(response)).toBe("brief.needs_model");
  });
});

describe("another person's generation", () => {
  it("is a 404 to read, to follow and to stop, and in no list", async () => {
    const owner = await app.signUp();
    const stranger = await app.signUp();
    const id = await start(owner);
    for (const response of [
      await stranger.get(`/api/generations/${id}`),
      await stranger.get(`/api/generations/${id}/stream`),
      await stranger.post(`/api/generations/${id}/stop`),
    ]) {
      expect(response.status).toBe(404);
    }
    expect((await app.client().get(`/api/generations/${id}`)).status).toBe(401);
    expect(await (await stranger.get("/api/generations")).json()).toEqual([]);
    await generationWhen(owner, id, hasEnded);
  });
});
