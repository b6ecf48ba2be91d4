import { createParser } from "eventsource-parser";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { check } from "#language/checks/check.ts";
import { planRevision } from "#language/prompt/revision-plan.ts";
import { blogPost } from "#language/templates/blog-post.ts";
import { countWords } from "#language/text/words.ts";
import type { Database } from "#server/platform/db/database.ts";
import { type Generation, type StreamEvent, startedJob, streamEvent } from "#shared/contracts/generations.ts";
import { libraryItem, libraryPage } from "#shared/contracts/library.ts";
import { testBrief, testRequest } from "#tests/support/briefs.ts";
import { knownText } from "#tests/support/known-text.ts";
import { createBuiltInApp, createModelApp, generationWhen, hasEnded, readGeneration } from "#tests/support/model-app.ts";
import { revisionText } from "#tests/support/model-zoo/sample-text.ts";
import { type FakeModelServer, type ModelBehaviour, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import type { SignedInClient, TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

/** Until then a process that is connected may be busy with something else, and is not taken for dead. */
const givenUpAfterMs = 11 * 60_000;

/** What models do: asked for Egyptian, the first answer is Standard Arabic. */
const standard = knownText({ ...testBrief(), variety: "ar-standard" }, 300);
const egyptian = knownText(testBrief(), 300);
const egyptianRevision = (prompt: string) => revisionText(prompt, egyptian);
/** What the prompt of a revision holds, and no other. */
const ofRevisions = "The text was checked.";

let db: Database;
let model: FakeModelServer;
let app: TestApp;
let person: SignedInClient;
let requestsBefore = 0;

beforeAll(async () => {
  db = await openTestDatabase();
  model = await startFakeModelServer();
});
beforeEach(async () => {
  await truncate(db);
  model.reset();
  requestsBefore = model.requests.length;
  app = createModelApp(db, model);
  await app.services.generations.start();
  person = await app.signUp();
});
afterEach(() => app.services.generations.stop());
afterAll(async () => {
  await model.close();
  await db.close();
});

/** Starts a text that the model first writes as `first`; its revisions are answered as `revisions`, one a request. */
async function begin(first: string, revisions: readonly ModelBehaviour[]): Promise<string> {
  model.script([...revisions, ...Array(20).fill(revisions.at(-1))], ofRevisions);
  model.script([{ kind: "text", text: first, tokens: { input: 1_800, output: 500 } }]);
  const response = await person.post("/api/generations", testRequest());
  return startedJob.parse(await response.json()).id;
}

const usage = async () => (await (await person.get("/api/usage")).json()) as { used: number; reserved: number };
const revisionsAsked = () => model.requests.slice(requestsBefore).filter(({ prompt }) => prompt.includes(ofRevisions)).length;

/** Every event of a text's stream, each told as it arrives. */
async function streamOf(id: string, onEvent: (event: StreamEvent) => void = () => {}): Promise<StreamEvent[]> {
  const response = await person.get(`/api/generations/${id}/stream`);
  const events: StreamEvent[] = [];
  const parser = createParser({
    onEvent({ data }) {
      const event = streamEvent.parse(JSON.parse(data));
      events.push(event);
      onEvent(event);
    },
  });
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
  return events;
}

/** The text as a reader has it in the end, by the rule of revisions and offsets. */
function textSeen(events: readonly StreamEvent[]): string {
  let seen = { revision: 0, text: "" };
  for (const event of events) {
    if (event.type !== "text") continue;
    const before = event.revision === seen.revision ? seen.text.slice(0, event.offset) : "";
    seen = { revision: event.revision, text: before + event.text };
  }
  return seen.text;
}

describe("a text in Standard Arabic where Egyptian was asked", () => {
  it("is revised, section by section, and the better text is streamed, stored and charged once", async () => {
    // The answer waits until the reader has been told what is going on.
    const { promise: until, resolve: open } = Promise.withResolvers<void>();
    const gate = { afterWords: 0, until };
    const id = await begin(standard, [{ kind: "text", reply: egyptianRevision, tokens: { input: 900, output: 300 }, gate }]);
    const events = await streamOf(id, (event) => {
      if (event.type === "step" && event.step === "repairing") open();
    });
    const ended = await readGeneration(person, id);

    expect(ended.state).toBe("done");
    expect(ended.repair?.first.variety).toMatchObject({ verdict: "other_region", region: "standard" });
    expect(ended.repair?.rounds[0]).toMatchObject({ outcome: "better" });
    expect(ended.repair?.rounds[0]?.missed).toContain("other_region");
    expect(ended.report?.variety).toMatchObject({ region: "egyptian" });
    expect(ended.revision).toBeGreaterThan(0);
    expect(ended.suggestions).toEqual(ended.report?.suggestions);

    const steps = events.flatMap((event) => (event.type === "step" ? [`${event.step} ${event.round}`] : []));
    expect(steps).toContain("repairing 1");
    expect(new Set(steps).size, "no step is told twice").toBe(steps.length);
    expect(textSeen(events)).toBe(ended.text);
    const replaced = events.find((event) => event.type === "text" && event.revision === 1);
    expect(replaced, "a replaced text arrives whole").toMatchObject({ offset: 0 });

    expect(ended.words).toBe(countWords(ended.text));
    expect(await usage()).toMatchObject({ used: ended.words, reserved: 0 });
    const asked = revisionsAsked();
    expect(ended.tokens).toEqual({ input: 1_800 + asked * 900, output: 500 + asked * 300 });
    expect(ended.seconds).toBeGreaterThan(0);
  });

  it("is kept in the library with its report and repair; lists carry the verdict alone", async () => {
    const id = await begin(standard, [{ kind: "text", reply: egyptianRevision }]);
    const ended = await generationWhen(person, id, hasEnded);
    const item = libraryItem.parse(await (await person.get(`/api/library/${ended.itemId}`)).json());
    expect(item).toMatchObject({ text: ended.text, report: ended.report, repair: ended.repair, tokens: ended.tokens });
    const page = libraryPage.parse(await (await person.get("/api/library")).json());
    const verdict = { variety: ended.report?.variety.verdict, words: ended.report?.words.verdict };
    expect(page.items[0]).toMatchObject({ report: null, verdict, suggestions: [] });
  });

  it.each<[string, ModelBehaviour, string]>([
    ["worse", { kind: "text", reply: (prompt) => revisionText(prompt, standard) }, "not_better"],
    ["none at all", { kind: "text", text: "Nothing of what was asked for." }, "unreadable"],
  ])("stays as it was first written where the revision is %s, after two rounds", async (_, revision, outcome) => {
    const id = await begin(standard, [revision]);
    const events = await streamOf(id);
    const ended = await readGeneration(person, id);
    expect(ended).toMatchObject({ state: "done", text: standard, revision: 0 });
    expect(ended.repair?.rounds.map((round) => round.outcome)).toEqual([outcome, outcome]);
    expect(ended.report?.variety.verdict).toBe("other_region");
    expect(textSeen(events)).toBe(standard);
    expect(await usage()).toMatchObject({ used: countWords(standard), reserved: 0 });
  });

  it.each<[string, ModelBehaviour, string]>([
    ["refuses the key", { kind: "status", status: 401 }, "writer.unauthorized"],
    ["asks for patience", { kind: "status", status: 429, retryAfter: "600" }, "writer.rate_limited"],
    ["cuts the socket", { kind: "cut", afterWords: 5 }, "writer.connection_lost"],
    ["answers with nothing", { kind: "empty" }, "writer.empty"],
  ])("is kept, and the reason shown, when the provider %s during the repair", async (_, revision, code) => {
    const id = await begin(standard, [revision]);
    const ended = await generationWhen(person, id, hasEnded);
    expect(ended).toMatchObject({ state: "done", text: standard, error: null });
    expect(ended.repair?.rounds).toMatchObject([{ outcome: "failed", code }]);
    expect(await usage()).toMatchObject({ used: countWords(standard), reserved: 0 });
  });
});

describe("a text that states what nobody told", () => {
  const invented = `${egyptian}\n\nوسعر الدورة عندنا 450 جنيه للفرد.`;

  it("is revised for it: the claim is named with the blank that may stand there, and the text without it wins", async () => {
    const id = await begin(invented, [{ kind: "text", reply: egyptianRevision }]);
    const ended = await generationWhen(person, id, hasEnded);
    expect(ended.repair?.rounds).toMatchObject([{ missed: ["claims"], outcome: "better" }]);
    expect([ended.report?.claims, ended.text.includes("450")]).toEqual([[], false]);
    const asked = model.requests.slice(requestsBefore).find(({ prompt }) => prompt.includes(ofRevisions))?.prompt;
    expect(asked).toContain("450 جنيه");
    expect(asked).toContain("[… السعر كام]");
  });

  it("may have a blank there instead", async () => {
    const blanked = (prompt: string) => `${egyptianRevision(prompt)}\n\nوسعر الدورة عندنا [… السعر كام] للفرد.`;
    const id = await begin(invented, [{ kind: "text", reply: blanked }]);
    const ended = await generationWhen(person, id, hasEnded);
    expect(ended.repair?.rounds.at(-1)).toMatchObject({ outcome: "better" });
    expect([ended.report?.claims, ended.report?.blanks.map(({ label }) => label)]).toEqual([[], ["السعر كام"]]);
  });

  it("is asked about once: what its writer insists on is left to the person", async () => {
    const insisting = (prompt: string) => `${egyptianRevision(prompt)}\n\nوسعر الدورة عندنا 450 جنيه للفرد.`;
    const id = await begin(invented, [{ kind: "text", reply: insisting }]);
    const ended = await generationWhen(person, id, hasEnded);
    expect(ended.repair?.rounds).toMatchObject([{ missed: ["claims"], outcome: "not_better" }]);
    expect(ended.text).toBe(invented);
    expect(ended.report?.claims).toHaveLength(1);
  });
});

describe("a repair that is broken off", () => {
  /** Waits until the model has been asked for a revision. */
  async function inRepair(id: string): Promise<Generation> {
    await expect.poll(revisionsAsked).toBeGreaterThan(0);
    return generationWhen(person, id, ({ step }) => step === "repairing");
  }

  it("by the person leaves the text done, the repair marked cancelled, and lets go of the model", async () => {
    const id = await begin(standard, [{ kind: "silence" }]);
    expect(await inRepair(id)).toMatchObject({ state: "running", round: 1, text: standard });
    const ended = (await (await person.post(`/api/generations/${id}/stop`)).json()) as Generation;
    expect(ended).toMatchObject({ state: "done", text: standard, words: countWords(standard), error: null });
    expect(ended.repair?.rounds.map(({ outcome }) => outcome)).toEqual(["cancelled"]);
    expect(await model.requests.at(-1)?.over).toBe(false);
    expect(await usage()).toMatchObject({ used: countWords(standard), reserved: 0 });
  });

  it("in its second round keeps what the first one mended", async () => {
    // The first round brings the dialect and loses the keyword, so that a second one is due; that one hangs.
    const mended = (prompt: string) => egyptianRevision(prompt).replaceAll("إدارة الوقت", "الموضوع");
    const rounds = planRevision(standard, testBrief(), blogPost, check(standard, testBrief())).requests.length;
    const id = await begin(standard, [
      ...Array.from({ length: rounds }, (): ModelBehaviour => ({ kind: "text", reply: mended })),
      { kind: "silence" },
    ]);
    await expect.poll(revisionsAsked, { timeout: 30_000 }).toBe(rounds + 1);
    const ended = (await (await person.post(`/api/generations/${id}/stop`)).json()) as Generation;
    expect(ended.repair?.rounds.map(({ outcome }) => outcome)).toEqual(["better", "cancelled"]);
    expect(ended).toMatchObject({ state: "done", revision: 1 });
    expect(ended.report?.variety.region).toBe("egyptian");
    expect(await usage()).toMatchObject({ used: ended.words, reserved: 0 });
  });

  it("by a stopping server leaves the text done and says why it was not repaired", async () => {
    const id = await begin(standard, [{ kind: "silence" }]);
    await inRepair(id);
    await app.services.generations.stop();
    const ended = await readGeneration(person, id);
    expect(ended).toMatchObject({ state: "done", text: standard });
    expect(ended.repair?.rounds).toMatchObject([{ outcome: "failed", code: "generation.interrupted" }]);
  });

  it("by the death of its process is swept: the first text is whole, done, charged once", async () => {
    const id = await begin(standard, [{ kind: "silence" }]);
    await inRepair(id);
    // A killed process leaves the row as the last flush stored it.
    await expect.poll(async () => (await app.services.generations.stored(id))?.step).toBe("repairing");

    const heir = createModelApp(db, model, { now: new Date(app.clock.now().getTime() + givenUpAfterMs) });
    await heir.jobs.runScheduled("generation-sweep");
    const swept = await readGeneration(person, id);
    expect(swept).toMatchObject({ state: "done", text: standard, words: countWords(standard) });
    expect(swept.repair?.rounds).toMatchObject([{ outcome: "failed", code: "generation.interrupted" }]);
    expect(swept.report?.variety.verdict).toBe("other_region");
    expect(await usage()).toMatchObject({ used: countWords(standard), reserved: 0 });
    // Its own process, if it lives after all, notices with the next heartbeat and lets go.
    await expect.poll(() => app.services.generations.live(id), { timeout: 30_000 }).toBeNull();
    expect(await readGeneration(person, id)).toEqual(swept);
  });
});

describe("no repair", () => {
  it("of a text that misses nothing: it is checked, and that is all", async () => {
    const id = await begin(egyptian, [{ kind: "silence" }]);
    const ended = await generationWhen(person, id, hasEnded);
    expect(ended).toMatchObject({ state: "done", text: egyptian, repair: null, step: "checking" });
    expect(ended.report?.variety.verdict).toBe("fits");
    expect(revisionsAsked()).toBe(0);
  });

  it("of a text that was stopped, or broke off", async () => {
    model.script([{ kind: "cut", afterWords: 8 }]);
    const response = await person.post("/api/generations", testRequest());
    const { id } = startedJob.parse(await response.json());
    expect(await generationWhen(person, id, hasEnded)).toMatchObject({ state: "failed", repair: null, step: "writing" });
    expect(revisionsAsked()).toBe(0);
  });

  it("by the built-in writer, which has its report all the same", async () => {
    const plain = createBuiltInApp(db);
    const owner = await plain.signUp("built-in@example.com");
    const response = await owner.post("/api/generations", testRequest());
    const { id } = startedJob.parse(await response.json());
    const ended = await generationWhen(owner, id, hasEnded);
    expect(ended).toMatchObject({ repair: null, step: "writing", tokens: null });
    expect(ended.report?.words.verdict).toBe("outline");
  });
});

it("never makes a text longer than the plan has words for: the first text stays, and the round says why", async () => {
  const month = app.services.usage.monthNow();
  await app.services.usage.settle(db.orm, person.actor, month, 0, 0);
  await app.services.usage.reserve(db.orm, person.actor, "free", month, 4_690);
  const id = await begin(standard, [{ kind: "text", reply: (prompt) => revisionText(prompt, egyptian, 1.6) }]);
  const ended = await generationWhen(person, id, hasEnded);
  expect(ended).toMatchObject({ state: "done", text: standard, words: countWords(standard), error: null });
  expect(ended.repair?.rounds[0]).toMatchObject({ outcome: "not_better", code: "plan.word_limit" });
  expect(await usage()).toMatchObject({ used: countWords(standard), reserved: 4_690 });
});
