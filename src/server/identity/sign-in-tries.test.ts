import { afterAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";
import { forgetTries, giveTryBack, takeTry, triesOfAddress } from "./sign-in-tries.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

const key = triesOfAddress("mona@example.com");
let seconds = 0;
const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, second));
const take = () => takeTry(db, key, at(seconds));
const wait = (given: number) => ({ code: "identity.too_many_tries", params: { retryAfterSeconds: given } });

beforeEach(() => {
  seconds = 0;
});

test("after five tries each waits twice as long as the one before, up to a quarter of an hour", async () => {
  for (let time = 0; time < 5; time++) await take();
  for (const next of [30, 60, 120, 240, 480, 900, 900]) {
    await expect(take()).rejects.toMatchObject(wait(next));
    seconds += next - 1;
    await expect(take()).rejects.toMatchObject(wait(1));
    seconds += 1;
    await take();
  }
});

test("refused tries do not prolong the wait", async () => {
  for (let time = 0; time < 5; time++) await take();
  for (seconds = 1; seconds < 30; seconds += 7) await expect(take()).rejects.toMatchObject(wait(30 - seconds));
  seconds = 30;
  await take();
});

test("a day without a try, or the right password, makes all forgotten", async () => {
  for (let time = 0; time < 5; time++) await take();
  await forgetTries(db, key);
  for (let time = 0; time < 5; time++) await take();
  seconds = 24 * 3_600;
  for (let time = 0; time < 5; time++) await take();
  await expect(take()).rejects.toMatchObject(wait(30));
});

test("a try that is given back was none", async () => {
  for (let time = 0; time < 8; time++) {
    await take();
    await giveTryBack(db, key);
  }
  for (let time = 0; time < 5; time++) await take();
  await expect(take()).rejects.toMatchObject(wait(30));
});

test("sixty tries at once are five", async () => {
  const results = await Promise.allSettled(Array.from({ length: 60 }, take));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
});
