import { expect, test } from "vitest";
import { clockTime, secondsLeft } from "./phone-lock.ts";

test.each([
  [1_800, "30:00"],
  [61, "1:01"],
  [5, "0:05"],
  [3_600, "1:00:00"],
  [86_399, "23:59:59"],
])("%i seconds stand as %s", (seconds, time) => {
  expect(clockTime(seconds)).toBe(time);
});

const hourMs = 3_600_000;
const lock = { sinceMs: hourMs, untilMs: hourMs + 1_800_000 };

test("a countdown ends when its time is over, and a clock that is set back an hour makes it no longer", () => {
  expect(secondsLeft(lock, lock.sinceMs + 1_500)).toBe(1_799);
  expect(secondsLeft(lock, lock.untilMs)).toBe(0);
  expect(secondsLeft(lock, lock.sinceMs - hourMs)).toBe(1_800);
});

test.each([null, 5, "x", {}, { sinceMs: 1 }, { sinceMs: "1", untilMs: 2 }])("what is damaged (%j) locks nobody out", (stored) => {
  expect(secondsLeft(stored, 0)).toBe(0);
});
