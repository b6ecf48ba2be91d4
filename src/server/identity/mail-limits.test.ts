import { afterAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";
import { countMail, type MailKind } from "./mail-limits.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

const atMinute = (minute: number) => new Date(Date.UTC(2026, 10, 20, 0, minute));

/** How many of `times` mails, one every `everyMinutes`, are sent to an address. */
async function sent(kind: MailKind, times: number, everyMinutes = 0, address = (_time: number) => "mona@example.com") {
  let allowed = 0;
  for (let time = 0; time < times; time++) {
    if ((await countMail(db, kind, address(time), atMinute(time * everyMinutes))).isAllowed) allowed++;
  }
  return allowed;
}

test.each([
  ["verify", 3, 6],
  ["alreadyRegistered", 2, 3],
  ["accountDeleted", 2, 3],
] as const)("of %s a mailbox gets %i at once and %i a day", async (kind, atOnce, aDay) => {
  expect(await sent(kind, 80)).toBe(atOnce);
  await truncate(db);
  expect(await sent(kind, 24 * 6, 10)).toBe(aDay);
});

test("who asks for a new password gets a link within two hours, whoever asks for more of them all day", async () => {
  expect(await sent("reset", 80)).toBe(3);
  await truncate(db);
  const gaps: number[] = [];
  let last = 0;
  for (let minute = 0; minute < 48 * 60; minute += 15) {
    if (!(await countMail(db, "reset", "mona@example.com", atMinute(minute))).isAllowed) continue;
    gaps.push(minute - last);
    last = minute;
  }
  expect(gaps.length).toBeLessThan(40);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(135);
});

test("a flood of one kind keeps no other from arriving", async () => {
  await sent("reset", 80);
  await sent("verify", 80);
  expect(await sent("passwordChanged", 5)).toBe(5);
});

test("tags and dots lead to one mailbox; another is another", async () => {
  expect(await sent("verify", 10, 0, (time) => `Mona+${time}@example.com`)).toBe(3);
  expect(await sent("verify", 10, 0, (time) => `${"m.o.n.a".slice(0, 1)}${".".repeat(time % 2)}ona+${time}@GoogleMail.com`)).toBe(
    3,
  );
  expect(await sent("verify", 3, 0, () => "sara@example.com")).toBe(3);
});

test("the first that does not go is named once in its window", async () => {
  const refusals = [];
  for (let time = 0; time < 20; time++)
    refusals.push((await countMail(db, "verify", "mona@example.com", atMinute(0))).isFirstRefused);
  expect(refusals.filter(Boolean)).toHaveLength(1);
  expect(refusals[3]).toBe(true);
});
