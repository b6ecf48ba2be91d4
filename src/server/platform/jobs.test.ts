import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/test-db.ts";
import { createJobs } from "./jobs.ts";

const db = await openTestDatabase();
const log = pino({ level: "silent" });
afterAll(() => db.close());

const mail = { to: "a@example.com", subject: "s", text: "t" };

test("a job is done soon, and a failed one is done again", async () => {
  const jobs = createJobs(db, log);
  const seen: string[] = [];
  jobs.define(
    "mail",
    async ({ subject }) => {
      seen.push(subject);
      if (subject === "fails once" && seen.length === 1) throw new Error("mail server away");
    },
    { retries: 2, retryDelaySeconds: 1 },
  );
  await jobs.start();
  await jobs.enqueue("mail", { ...mail, subject: "fails once" });
  await expect.poll(() => seen, { timeout: 30_000 }).toEqual(["fails once", "fails once"]);
  await jobs.stop();
});

test("a job that was queued before a stop is done after the next start", async () => {
  const before = createJobs(db, log);
  before.define("mail", async () => {});
  await before.start();
  await before.stop();

  const seen: string[] = [];
  const after = createJobs(db, log);
  after.define("mail", async ({ subject }) => void seen.push(subject));
  await after.start();
  await after.enqueue("mail", mail);
  await expect.poll(() => seen, { timeout: 30_000 }).toEqual(["s"]);
  await after.stop();
});

test("a scheduled job runs at once and again after its interval, never beside itself, and not after the stop", async () => {
  const jobs = createJobs(db, log);
  let running = 0;
  let most = 0;
  let runs = 0;
  jobs.schedule("session-sweep", 0.01, async () => {
    most = Math.max(most, ++running);
    await db.ping();
    running--;
    runs++;
    if (runs === 2) throw new Error("one failed run does not end the schedule");
  });
  await jobs.start();
  await expect.poll(() => runs).toBeGreaterThan(3);
  await jobs.stop();
  const atStop = runs;
  await db.ping();
  expect({ most, runs }).toEqual({ most: 1, runs: atStop });
});

test("jobs are discarded by what they carry, done ones too; the others stay", async () => {
  const jobs = createJobs(db, log);
  const seen: string[] = [];
  jobs.define("mail", async ({ to }) => {
    seen.push(to);
    if (to === "waits@example.com") throw new Error("mail server away");
  });
  await jobs.start();
  for (const to of ["waits@example.com", "done@example.com", "other@example.com"]) await jobs.enqueue("mail", { ...mail, to });
  await expect.poll(() => seen.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
  for (const to of ["waits@example.com", "done@example.com"]) await jobs.discard("mail", { to });
  await jobs.discard("mail", { to: "nobody@example.com" });
  await jobs.stop();
  const kept = await db.orm.execute<{ to: string }>(sql`select data->>'to' as "to" from pgboss.job where name = 'mail'`);
  const addresses = kept.rows.map(({ to }) => to);
  expect(addresses).toContain("other@example.com");
  expect(addresses).not.toContain("waits@example.com");
  expect(addresses).not.toContain("done@example.com");
});
