import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { AppError } from "#shared/errors.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";
import { countCall, countCaller } from "./rate-limit.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, seconds));
const call = (seconds: number, subject = "mona") =>
  countCall(db, { scope: "test", subject, max: 2, windowSeconds: 60 }, at(seconds));

test("a window has room for so many calls of one subject, and says how long the next one must wait", async () => {
  await call(0);
  await call(10);
  await expect(call(20)).rejects.toMatchObject({ code: "request.rate_limited", params: { retryAfterSeconds: 40 } });
  await call(20, "sara");
});

test("refused calls do not prolong a window; after it there is room again", async () => {
  await call(0);
  await call(1);
  for (const seconds of [2, 30, 59]) await expect(call(seconds)).rejects.toThrow(AppError);
  await call(60);
  await call(61);
  await expect(call(62)).rejects.toMatchObject({ params: { retryAfterSeconds: 58 } });
});

test("calls at once are all counted", async () => {
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => call(0)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
});

describe("a caller's address", () => {
  const from = (address: string) => countCaller(db, { scope: "test", address, max: 2, windowSeconds: 60 }, at(0));

  test("of IPv4 is counted as it is, also in IPv6 clothes", async () => {
    await from("203.0.113.7");
    await from("::ffff:203.0.113.7");
    await expect(from("203.0.113.7")).rejects.toMatchObject({ code: "request.rate_limited" });
    await from("203.0.113.8");
  });

  test("of IPv6 is counted by household (/64)", async () => {
    await from("2001:db8:1:1::1");
    await from("2001:db8:1:1:ffff::2");
    await expect(from("2001:db8:1:1:8000::3")).rejects.toMatchObject({ code: "request.rate_limited" });
    await from("2001:db8:1:2::1");
  });

  test("of IPv6 is counted by the whole /48 of a customer, with five times the room", async () => {
    for (let subnet = 0; subnet < 10; subnet++) await from(`2001:db8:1:${subnet.toString(16)}::1`);
    await expect(from("2001:db8:1:ffff::1")).rejects.toMatchObject({ code: "request.rate_limited" });
    await from("2001:db8:2:ffff::1");
  });
});
