import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { knowledgeIn } from "#language/subjects/knowledge.ts";
import { loadSubject } from "#language/subjects/registry.ts";
import { statementsIn } from "#language/subjects/said-statements.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import type { Database } from "#server/platform/db/database.ts";
import { composeText } from "#server/writers/built-in.ts";
import { type Generation, startedJob } from "#shared/contracts/generations.ts";
import { marketSet } from "#shared/contracts/markets.ts";
import { testRequest } from "#tests/support/briefs.ts";
import { createBuiltInApp, generationWhen, hasEnded } from "#tests/support/model-app.ts";
import type { SignedInClient, TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const about = {
  topic: "القهوة المختصة في البيت",
  subject: "specialty-coffee",
  keywords: [],
  fields: {},
  words: 100,
  templateId: 22,
};
const coffee = await loadSubject("specialty-coffee");

let db: Database;
let app: TestApp;
let person: SignedInClient;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await truncate(db);
  app = createBuiltInApp(db);
  await app.services.generations.start();
  person = await newPerson();
});
afterEach(() => app.services.generations.stop());

async function newPerson(): Promise<SignedInClient> {
  const signedUp = await app.signUp();
  expect((await signedUp.post("/api/plan", { plan: "pro" })).status).toBe(200);
  return signedUp;
}

async function write(who: SignedInClient, seed: number, changes = {}): Promise<Generation> {
  const response = await who.post("/api/generations", { ...testRequest({ ...about, ...changes }), seed });
  expect(response.status, await response.clone().text()).toBe(202);
  return generationWhen(who, startedJob.parse(await response.json()).id, hasEnded);
}

/** What the text says of the pack, steps aside: those are said whole. */
function said({ text, brief }: Generation): string[] {
  const knowledge = knowledgeIn(coffee, brief.variety, (words) => words);
  const steps = new Set(knowledge.statements.filter(({ form }) => form === "step").map(({ id }) => id));
  return statementsIn(text, knowledge).filter((id) => !steps.has(id));
}

it("says nothing again that the last three texts on the subject said, while others are left", async () => {
  const texts: Generation[] = [];
  for (const seed of [1, 1, 1]) texts.push(await write(person, seed));
  const all = texts.flatMap(said);
  expect(all.length).toBeGreaterThan(6);
  expect(new Set(all).size).toBe(all.length);
});

it("stores what a text was not to say with its job, so that the same brief gives the same text", async () => {
  const first = await write(person, 1);
  const second = await write(person, 7);
  expect(first.brief.said).toBeUndefined();
  expect(new Set(second.brief.said)).toEqual(new Set(said(first)));
  expect(await composeText(checkBrief(second.brief), 7)).toBe(second.text);
});

it("brings back what was said longest ago where nothing else is left, and no text goes empty", async () => {
  const texts: Generation[] = [];
  for (let seed = 1; seed <= 8; seed++) texts.push(await write(person, seed, { words: 500, templateId: 1 }));
  expect(Math.min(...texts.map((text) => said(text).length))).toBeGreaterThan(3);
});

it("looks at nobody else's texts, and believes no list that is sent", async () => {
  const mine = await write(person, 1);
  const other = await newPerson();
  const theirs = await write(other, 1, { said: said(mine) });
  expect(theirs.brief.said).toBeUndefined();
  expect(theirs.text).toBe(mine.text);
});

it("says the same in every market of a set, whose readers have not read the others", async () => {
  const { brief } = testRequest({ ...about, variety: "ar-saudi" });
  const varieties = ["ar-saudi", "ar-egyptian"];
  const response = await person.post("/api/sets", { brief, varieties, idempotencyKey: "one-set-of-two" });
  expect(response.status).toBe(201);
  const { cells } = marketSet.parse(await response.json());
  const texts = await Promise.all(cells.map(({ generation }) => generationWhen(person, generation?.id ?? "", hasEnded)));
  expect(texts).toHaveLength(2);
  expect(texts.map((text) => text.brief.said)).toEqual([undefined, undefined]);
});
