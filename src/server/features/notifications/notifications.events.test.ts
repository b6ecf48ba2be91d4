import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { users } from "#server/platform/db/identity-schema.ts";
import { madeBy } from "#server/platform/db/owned.ts";
import type { Notification } from "#shared/contracts/notifications.ts";
import { notificationList } from "#shared/contracts/notifications.ts";
import { testBrief, testRequest } from "#tests/support/briefs.ts";
import { createBuiltInApp } from "#tests/support/model-app.ts";
import type { SignedInClient, TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

/** A text that ended is told of after a moment in which a page could still say that it follows it. */
const afterGrace = { timeout: 30_000, interval: 200 };

let db: Database;
let app: TestApp;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await truncate(db);
  app = createBuiltInApp(db);
  await app.services.generations.start();
});
afterEach(() => app.services.generations.stop());
afterAll(() => db.close());

async function told(person: SignedInClient): Promise<Notification[]> {
  const { notifications } = notificationList.parse(await (await person.get("/api/notifications")).json());
  return notifications.filter(({ kind }) => kind !== "welcome" && kind !== "verify_email");
}

async function verified(): Promise<SignedInClient> {
  const person = await app.signUp();
  await db.orm.update(users).set({ emailVerified: true });
  return person;
}

async function write(person: SignedInClient, changes = {}): Promise<string> {
  const { id } = await (await person.post("/api/generations", testRequest(changes))).json();
  return id;
}

/** Settles words as the end of a text does. */
async function spend(person: SignedInClient, words: number): Promise<void> {
  const { usage } = app.services;
  const month = usage.monthNow();
  await usage.reserve(db.orm, person.actor, person.user.plan, month, 0);
  const after = await usage.settle(db.orm, person.actor, month, 0, words);
  await usage.tellOfLimit(madeBy(person.actor), month, { before: after - words, after });
}

/** The same without the moment: a server that stops waits for no page. */
async function endAndTell(person: SignedInClient): Promise<void> {
  await vi.waitUntil(async () => (await (await person.get("/api/generations")).json()).length === 0, afterGrace);
  await app.services.generations.stop();
}

const kinds = async (person: SignedInClient) => (await told(person)).map(({ kind }) => kind);

test("passing 80 % and all of the month's words is told once each, and mailed to a confirmed address", async () => {
  const person = await verified();
  await person.post("/api/settings", { preferences: { language: "ar" } });
  await spend(person, 3_999);
  expect(await kinds(person)).toEqual([]);
  await spend(person, 1);
  await spend(person, 500);
  expect(await kinds(person)).toEqual(["quota_80"]);
  await spend(person, 500);
  await spend(person, 10);
  expect((await kinds(person)).sort()).toEqual(["quota_100", "quota_80"]);
  const [full, most] = await app.mailsTo(person.user.email, 3);
  expect(most?.subject).toBe("استُهلك 80% من كلمات هذا الشهر");
  expect(most?.text).toContain("4,000");
  expect(most?.text).toContain("1 ديسمبر");
  expect(most?.text).toContain(`${app.origin}/plans`);
  expect(full?.subject).toBe("استُهلكت كلمات هذا الشهر كلها");
});

test("a text that passes both limits at once tells of the end alone", async () => {
  const person = await verified();
  await spend(person, 5_000);
  expect(await kinds(person)).toEqual(["quota_100"]);
});

test("cleared notices do not come back with the next text", async () => {
  const person = await verified();
  await spend(person, 4_100);
  await person.delete("/api/notifications");
  await spend(person, 100);
  expect(await kinds(person)).toEqual([]);
});

test("who switched the mails off, or never confirmed the address, gets the notice and no mail", async () => {
  const off = await verified();
  await off.post("/api/settings", { notifications: false });
  const unconfirmed = await app.signUp();
  for (const person of [off, unconfirmed]) await spend(person, 4_100);
  expect([await kinds(off), await kinds(unconfirmed)]).toEqual([["quota_80"], ["quota_80"]]);
  for (const person of [off, unconfirmed]) expect(await app.mailsTo(person.user.email)).toHaveLength(1);
});

test("a mail to a person who never chose a language says it in both", async () => {
  const person = await verified();
  await spend(person, 4_100);
  const [mail] = await app.mailsTo(person.user.email, 2);
  expect(mail?.subject).toBe("80% of this month’s words are used · استُهلك 80% من كلمات هذا الشهر");
  expect(mail?.text).toContain("4,100 of your 5,000 words");
  expect(mail?.text).toContain("4,100 من أصل 5,000");
});

test("a text that ended while nobody followed it is told of, with its title and the way to it", async () => {
  const person = await app.signUp();
  const id = await write(person);
  await vi.waitFor(async () => expect(await told(person)).toHaveLength(1), afterGrace);
  const [notice] = await told(person);
  const { items } = await (await person.get("/api/library")).json();
  expect(notice).toMatchObject({
    kind: "job_done",
    read: false,
    params: { title: items[0].title, path: `/create?template=1&generation=${id}` },
  });
});

test("a text that was watched to its end is no news", async () => {
  const person = await app.signUp();
  const watched = await write(person);
  await (await person.get(`/api/generations/${watched}/stream`)).text();
  const unwatched = await write(person, { topic: "ترتيب المخزن قبل الموسم" });
  await endAndTell(person);
  expect((await told(person)).map(({ params }) => params.path)).toEqual([expect.stringContaining(unwatched)]);
});

test("a server that stops tells of what has just ended before it goes", async () => {
  const person = await app.signUp();
  await write(person);
  await app.services.generations.stop();
  expect(await told(person)).toHaveLength(1);
});

test("a market set is one notice, with its last text", async () => {
  const person = await app.signUp();
  const { variety: _, ...brief } = testBrief();
  const request = {
    brief: { ...brief, variety: "ar-egyptian" },
    varieties: ["ar-egyptian", "ar-saudi"],
    idempotencyKey: "a-set-of-two",
  };
  const set = await (await person.post("/api/sets", request)).json();
  await endAndTell(person);
  expect(await told(person)).toMatchObject([{ kind: "job_done", params: { path: `/matrix?set=${set.id}`, done: 2, failed: 0 } }]);
});

test("texts that end in a row unwatched are one notice that counts them; after it is read the next is one of its own", async () => {
  const person = await app.signUp();
  const end = (key: string) =>
    app.services.notifications.notify(person.user.id, {
      kind: "job_done",
      params: { title: key, path: `/create?generation=${key}` },
      eventKey: `job:${key}`,
      gathers: { path: "/my-content" },
    });
  await Promise.all(Array.from({ length: 8 }, (_, n) => end(`together-${n}`)));
  await end("later");
  await end("later");
  const list = await told(person);
  expect(list.map(({ params }) => params)).toEqual([{ title: "later", path: "/my-content", count: 9 }]);
  await person.post(`/api/notifications/${list[0]?.id}/read`);
  app.clock.advance(1_000);
  await end("unread");
  expect(await told(person)).toHaveLength(2);
  app.clock.advance(11 * 60_000);
  await end("much-later");
  expect((await told(person)).map(({ params }) => [params.title, params.count])).toEqual([
    ["much-later", undefined],
    ["unread", undefined],
    ["later", 9],
  ]);
});

test("texts written through the API that nobody watched are told in one notice", async () => {
  const person = await app.signUp();
  for (const topic of ["ترتيب المخزن", "جرد آخر السنة", "استقبال الموسم"]) await write(person, { topic });
  await endAndTell(person);
  expect(await told(person)).toMatchObject([{ kind: "job_done", params: { path: "/my-content", count: 3 } }]);
});
