import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { notifications } from "#server/platform/db/person-schema.ts";
import { notificationList } from "#shared/contracts/notifications.ts";
import { errorCode, type TestClient } from "#tests/support/http.ts";
import { tokenIn } from "#tests/support/mail.ts";
import { createTestApp, type SignedInClient, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";
import { sweepNotifications } from "./notifications.store.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

async function listOf(client: TestClient) {
  return notificationList.parse(await (await client.get("/api/notifications")).json());
}

/** A person whose first two notices are there: they are made behind the answer to the sign-up. */
async function newcomer(app: TestApp, email?: string): Promise<SignedInClient> {
  const person = await app.signUp(email);
  await expect.poll(async () => (await listOf(person)).notifications).toHaveLength(2);
  return person;
}

const changePlan = (person: SignedInClient, plan: string) => person.post("/api/plan", { plan });

test("a new account is welcomed and asked to confirm its address, once", async () => {
  const app = createTestApp({ db });
  const person = await newcomer(app);
  const { notifications: list, unread } = await listOf(person);
  expect(list.map(({ kind }) => kind).sort()).toEqual(["verify_email", "welcome"]);
  expect(unread).toBe(2);
  expect(list.find(({ kind }) => kind === "verify_email")?.params).toEqual({ email: person.user.email });
});

test("a confirmed address leaves nothing to do: its notice is read and says so", async () => {
  const app = createTestApp({ db });
  const person = await newcomer(app);
  const [mail] = await app.mailsTo(person.user.email);
  await person.post("/api/auth/confirm-email", { token: tokenIn(mail?.text) });
  const noticed = async () => {
    const { notifications: list, unread } = await listOf(person);
    const notice = list.find(({ kind }) => kind === "verify_email");
    return [notice?.read, notice?.params.doneAt, unread];
  };
  await expect.poll(noticed).toEqual([true, app.clock.now().toISOString(), 1]);
});

test("one is marked read, all are marked read, all are cleared, and every tab hears of it", async () => {
  const app = createTestApp({ db });
  const person = await newcomer(app);
  const heard = vi.fn();
  app.deps.events.subscribe(`user:${person.user.id}`, heard);
  const [first] = (await listOf(person)).notifications;
  expect((await person.post(`/api/notifications/${first?.id}/read`)).status).toBe(204);
  const afterOne = await listOf(person);
  expect([afterOne.unread, afterOne.notifications.find(({ id }) => id === first?.id)?.read]).toEqual([1, true]);
  expect((await person.post("/api/notifications/read-all")).status).toBe(204);
  expect((await listOf(person)).unread).toBe(0);
  expect((await person.delete("/api/notifications")).status).toBe(204);
  expect(await listOf(person)).toEqual({ notifications: [], unread: 0 });
  expect(heard.mock.calls).toEqual([[{ type: "notifications" }], [{ type: "notifications" }], [{ type: "notifications" }]]);
});

test("another person's notification is not there, and clearing touches one's own only", async () => {
  const app = createTestApp({ db });
  const [me, other] = [await newcomer(app), await newcomer(app)];
  const [theirs] = (await listOf(other)).notifications;
  const refused = await me.post(`/api/notifications/${theirs?.id}/read`);
  expect([refused.status, await errorCode(refused)]).toEqual([404, "request.not_found"]);
  await me.post("/api/notifications/read-all");
  await me.delete("/api/notifications");
  expect((await listOf(other)).unread).toBe(2);
});

test.each([
  ["GET", "/api/notifications"],
  ["POST", "/api/notifications/some/read"],
  ["POST", "/api/notifications/read-all"],
  ["DELETE", "/api/notifications"],
])("%s %s needs a signed-in person", async (method, path) => {
  const response = await createTestApp({ db }).client().request(method, path);
  expect([response.status, await errorCode(response)]).toEqual([401, "identity.unauthorized"]);
});

test("a change of plan is told once; the plan that one has already is no news", async () => {
  const app = createTestApp({ db });
  const person = await newcomer(app);
  await changePlan(person, "free");
  await changePlan(person, "pro");
  await changePlan(person, "pro");
  const told = (await listOf(person)).notifications.filter(({ kind }) => kind === "plan_changed");
  expect(told.map(({ params }) => params)).toEqual([{ plan: "pro", path: "/plans", words: 100_000 }]);
});

test("the list holds the newest 50 and counts every unread one", async () => {
  const app = createTestApp({ db });
  const person = await newcomer(app);
  for (let number = 1; number <= 60; number++) {
    app.clock.advance(1_000);
    await app.services.notifications.notify(person.user.id, { kind: "job_done", params: { number }, eventKey: `job:${number}` });
  }
  const { notifications: list, unread } = await listOf(person);
  expect([list.length, list[0]?.params.number, list[49]?.params.number, unread]).toEqual([50, 60, 11, 62]);
});

test("the sweep drops what is older than 90 days, and of each person all but the newest 200", async () => {
  const app = createTestApp({ db });
  const [many, old] = [await newcomer(app), await newcomer(app)];
  const now = app.clock.now();
  await db.orm.insert(notifications).values(
    Array.from({ length: 210 }, (_, number) => ({
      id: `many-${number}`,
      userId: many.user.id,
      kind: "job_done" as const,
      params: {},
      eventKey: `many:${number}`,
      createdAt: new Date(now.getTime() + number * 1_000),
    })),
  );
  const ages = [89, 91].map((days) => ({ days, createdAt: new Date(now.getTime() - days * 86_400_000) }));
  await db.orm.insert(notifications).values(
    ages.map(({ days, createdAt }) => ({
      id: `old-${days}`,
      userId: old.user.id,
      kind: "job_done" as const,
      params: {},
      eventKey: `old:${days}`,
      createdAt,
    })),
  );
  await sweepNotifications(db, now);
  const rows = await db.orm.select({ id: notifications.id, userId: notifications.userId }).from(notifications);
  const of = (person: SignedInClient) => rows.filter(({ userId }) => userId === person.user.id).map(({ id }) => id);
  expect(of(many)).toHaveLength(200);
  expect(of(many)).not.toContain("many-9");
  expect(of(many)).toContain("many-10");
  expect(of(old)).toContain("old-89");
  expect(of(old)).not.toContain("old-91");
});
