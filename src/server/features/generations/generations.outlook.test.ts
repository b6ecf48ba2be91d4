import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { generationsApi, startedJob } from "#shared/contracts/generations.ts";
import { testBrief, testRequest } from "#tests/support/briefs.ts";
import { errorCode } from "#tests/support/http.ts";
import { createBuiltInApp, createModelApp, generationWhen, hasEnded } from "#tests/support/model-app.ts";
import { type FakeModelServer, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import type { SignedInClient, TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const known = { topic: "تخزين البن في البيت", subject: "specialty-coffee", keywords: [], fields: {}, words: 500 };

let db: Database;
let model: FakeModelServer;

beforeAll(async () => {
  db = await openTestDatabase();
  model = await startFakeModelServer();
});
afterAll(async () => {
  await model.close();
  await db.close();
});

async function outlookOf(person: SignedInClient, changes = {}) {
  const response = await person.post("/api/generations/outlook", { brief: testBrief(changes) });
  expect(response.status, await response.clone().text()).toBe(200);
  return generationsApi.outlook.answer.parse(await response.json());
}

describe("with the built-in writer", () => {
  let app: TestApp;
  let person: SignedInClient;
  beforeEach(async () => {
    await truncate(db);
    app = createBuiltInApp(db);
    await app.services.generations.start();
    person = await app.signUp();
  });
  afterEach(() => app.services.generations.stop());

  it("tells the subject and the words that there are to say before anything is written", async () => {
    const { subject, words } = await outlookOf(person, known);
    expect(subject).toBe("specialty-coffee");
    expect(words).toBeGreaterThan(50);
    expect(words).toBeLessThan(500);
    expect(await (await person.get("/api/usage")).json()).toMatchObject({ used: 0, reserved: 0 });
    const note = "المحمصة بتفتح كل يوم الساعة 8 الصبح";
    expect((await outlookOf(person, { ...known, notes: [note] })).words).toBeGreaterThan(words ?? 0);
  });

  it("finds the subject in a topic that shows it plainly", async () => {
    const topic = "محمصة جديدة بتحمّص بن مختص في المعادي";
    expect((await outlookOf(person, { ...known, topic, subject: undefined })).subject).toBe("specialty-coffee");
  });

  it("tells of an outline where nothing is known of the subject and little is told", async () => {
    const { subject, words, isOutline } = await outlookOf(person, { ...known, subject: "none" });
    expect({ subject, isOutline }).toEqual({ subject: null, isOutline: true });
    expect(words).toBeLessThan(40);
    expect((await outlookOf(person, known)).isOutline).toBe(false);
  });

  it("refuses nobody whose words suffice for what there is to say, and charges what was delivered", async () => {
    const month = app.services.usage.monthNow();
    await app.services.usage.reserve(db.orm, person.actor, "free", month, 4_700);
    const response = await person.post("/api/generations", testRequest(known));
    expect(response.status, await response.clone().text()).toBe(202);
    const ended = await generationWhen(person, startedJob.parse(await response.json()).id, hasEnded);
    expect(ended).toMatchObject({ state: "done", brief: { subject: "specialty-coffee" } });
    expect(ended.report?.words.verdict).toBe("told");
    expect(ended.report?.suggestions.filter(({ code }) => code === "too_short" || code === "section_missing")).toEqual([]);
    expect(await (await person.get("/api/usage")).json()).toMatchObject({ used: ended.words });
  });

  it("tells the noun phrase that sentences would use, and takes the person's own in its place", async () => {
    const topic = "إزاي تختار مدرسة لابنك";
    expect((await outlookOf(person, { ...known, topic, subject: undefined })).phrase).toBe("اختيار مدرسة لابنك");
    const clause = "ليه الناس بتسيب الجيم بعد شهر";
    expect((await outlookOf(person, { ...known, topic: clause, subject: undefined })).phrase).toBeNull();
    const subjectPhrase = "ترك الجيم";
    expect((await outlookOf(person, { ...known, topic: clause, subjectPhrase })).phrase).toBe(subjectPhrase);
  });

  it("refuses a phrase in another language than the text, which would stand as a foreign body in its sentences", async () => {
    const body = { brief: testBrief({ ...known, subjectPhrase: "quitting the gym" }) };
    const response = await person.post("/api/generations/outlook", body);
    expect([response.status, await errorCode(response)]).toEqual([422, "brief.phrase_language"]);
  });

  it("asks at most five questions in both languages, none that a note answers, and measures what answers would add", async () => {
    const untold = await outlookOf(person, known);
    expect(untold.questions.length).toBeGreaterThan(2);
    expect(untold.questions.length).toBeLessThanOrEqual(5);
    expect(untold.answerWords).toBeGreaterThan(untold.questions.length * 4);
    expect(untold.questions.find(({ kind }) => kind === "time")?.text.ar).toMatch(/\p{Script=Arabic}/u);
    const told = await outlookOf(person, { ...known, notes: ["بنفتح كل يوم من الساعة 8"] });
    expect(told.questions.map(({ kind }) => kind)).not.toContain("time");
  });

  it("names an unknown subject as such, and is closed to who is not signed in", async () => {
    const body = { brief: testBrief({ subject: "alchemy" }) };
    const response = await person.post("/api/generations/outlook", body);
    expect([response.status, await errorCode(response)]).toEqual([400, "brief.subject_unknown"]);
    expect((await app.client().post("/api/generations/outlook", body)).status).toBe(401);
  });
});

it("leaves the length and the subject to a model that writes", async () => {
  await truncate(db);
  const app = createModelApp(db, model);
  const person = await app.signUp();
  const nothing = { subject: null, words: null, isOutline: false, phrase: null, answerWords: null };
  expect(await outlookOf(person, known)).toMatchObject(nothing);
  expect((await outlookOf(person, known)).questions.length).toBeGreaterThan(2);
});
