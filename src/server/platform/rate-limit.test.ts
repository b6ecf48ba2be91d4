import { afterAll, beforeEach, expect, test } from "vitest";
import { AppError } from "#shared/errors.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";
import { countCall } from "./rate-limit.ts";

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
