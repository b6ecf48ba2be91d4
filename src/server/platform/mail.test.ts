import pino from "pino";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { type FakeSmtp, startFakeSmtp } from "#tests/support/fake-smtp.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";
import { outboxMails } from "./db/person-schema.ts";
import { createJobs, type Jobs } from "./jobs.ts";
import { createMailer } from "./mail.ts";

const db = await openTestDatabase();
let smtp: FakeSmtp;
let jobs: Jobs;

beforeEach(async () => {
  await truncate(db);
  smtp = await startFakeSmtp();
  jobs = createJobs(db, pino({ level: "silent" }));
});
afterEach(async () => {
  await jobs.stop();
  await smtp.close();
});
afterAll(() => db.close());

const mailer = (config: { url: string; from: string } | null) =>
  createMailer({ config: { smtp: config }, db, jobs, clock: () => new Date("2026-11-20T10:00:00Z") });

test("a mail goes through the mail server, from the configured sender, Arabic intact", async () => {
  const mail = mailer({ url: smtp.url, from: "Lahja <hello@lahja.example>" });
  await jobs.start();
  await mail.send({ to: "a@example.com", subject: "مرحبا", text: "أهلًا بك" });
  await expect.poll(() => smtp.received, { timeout: 30_000 }).toHaveLength(1);
  const [received] = smtp.received;
  expect(received?.to).toBe("a@example.com");
  expect(received?.message).toContain("From: Lahja <hello@lahja.example>");
  expect(received?.message).toContain(`=?UTF-8?B?${Buffer.from("مرحبا").toString("base64")}?=`);
  expect(received?.message).toContain(Buffer.from("أهلًا بك").toString("base64"));
  expect(await db.orm.select().from(outboxMails)).toEqual([]);
});

test("a mail that the server refuses for the moment is not lost, and arrives once", async () => {
  const mail = mailer({ url: smtp.url, from: "hello@lahja.example" });
  smtp.refusals = 1;
  await jobs.start();
  await mail.send({ to: "a@example.com", subject: "s", text: "t" });
  await expect.poll(() => smtp.refusals, { timeout: 30_000 }).toBe(0);
  await expect.poll(() => smtp.received.length, { timeout: 30_000, interval: 200 }).toBe(1);
  // The queue has been at work again since.
  await mail.send({ to: "b@example.com", subject: "s", text: "t" });
  await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBeGreaterThan(1);
  expect(smtp.received.map(({ to }) => to)).toEqual(["a@example.com", "b@example.com"]);
}, 60_000);

test("without a mail server a mail lies in the outbox", async () => {
  const mail = mailer(null);
  await jobs.start();
  await mail.send({ to: "a@example.com", subject: "s", text: "t" });
  await expect
    .poll(() => db.orm.select({ to: outboxMails.to, at: outboxMails.createdAt }).from(outboxMails), { timeout: 30_000 })
    .toEqual([{ to: "a@example.com", at: new Date("2026-11-20T10:00:00Z") }]);
});
