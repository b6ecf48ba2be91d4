import { beforeEach, expect, test } from "vitest";
import { users } from "#server/platform/db/identity-schema.ts";
import { type Notification, notificationList } from "#shared/contracts/notifications.ts";
import { hourMs, openTrendApp, weekMs } from "#tests/support/trend-app.ts";

const to = await openTrendApp({ TREND_SOURCES: "wikimedia" });
beforeEach(async () => {
  await to.db.orm.update(users).set({ emailVerified: true });
  await to.coffee();
  await to.me.post("/api/trend-keywords", { keyword: "قهوة" });
});

/** The figures that the source tells from now on, in percent of the highest. */
const tell = (...views: number[]) =>
  to.server.respond("wikimedia.org", (_path, response) => {
    response.end(JSON.stringify({ items: views.map((each, at) => ({ timestamp: `202611${14 + at}00`, views: each })) }));
  });
async function told(): Promise<Notification[]> {
  const { notifications } = notificationList.parse(await (await to.me.get("/api/notifications")).json());
  return notifications.filter(({ kind }) => kind === "trend_digest");
}
const run = () => to.app.jobs.runScheduled("trend-digest");

test("nobody is told who did not ask for it, and nothing is asked for them", async () => {
  const asked = to.server.asked.length;
  tell(10, 10, 10, 10, 10, 10, 100);
  to.app.clock.advance(weekMs);
  await run();
  expect(await told()).toEqual([]);
  expect(to.server.asked).toHaveLength(asked);
});

test("a keyword that moved by more than 20 points is told of once a week, by notification and mail", async () => {
  await to.me.post("/api/settings", { trendDigest: true, preferences: { language: "en" } });
  tell(10, 10, 10, 10, 10, 10, 100);
  to.app.clock.advance(weekMs);
  // Several servers look each hour.
  await Promise.all([run(), run(), run()]);
  to.app.clock.advance(hourMs);
  await run();
  const [digest, ...others] = await told();
  expect(others).toEqual([]);
  // From 73 to 23.
  expect(digest?.params).toMatchObject({ title: "قهوة \u2066−50\u2069", moved: 1, path: "/google-trends" });
  const [mail] = await to.app.mailsTo(to.me.user.email, 2);
  expect(mail?.subject).toBe("Moved this week: قهوة \u2066−50\u2069");
  expect(mail?.text).toContain(`${to.app.origin}/google-trends`);
});

test("what was told is not told again: the next digest measures from there", async () => {
  await to.me.post("/api/settings", { trendDigest: true });
  tell(10, 10, 10, 10, 10, 10, 100);
  to.app.clock.advance(weekMs);
  await run();
  to.app.clock.advance(weekMs);
  await run();
  expect(await told()).toHaveLength(1);
  tell(100, 100, 100, 100, 100, 100, 100);
  to.app.clock.advance(weekMs);
  await run();
  expect((await told()).map(({ params }) => params.title)).toEqual(["قهوة \u2066+77\u2069", "قهوة \u2066−50\u2069"]);
});

test("a move of 20 points is none, and neither is a source that does not answer", async () => {
  await to.me.post("/api/settings", { trendDigest: true });
  // A mean of 53: 20 less than 73.
  tell(45, 45, 45, 45, 45, 46, 100);
  to.app.clock.advance(weekMs);
  await run();
  to.server.respond("", (_path, response) => void response.writeHead(500).end());
  to.app.clock.advance(weekMs);
  await run();
  expect(await told()).toEqual([]);
});

test("with the sources switched off there is no digest", async () => {
  await to.me.post("/api/settings", { trendDigest: true, trendSources: false });
  tell(10, 10, 10, 10, 10, 10, 100);
  to.app.clock.advance(weekMs);
  await run();
  expect(await told()).toEqual([]);
});
