import { expect, test } from "vitest";
import { clockTime } from "./phone-lock.ts";

test.each([
  [1_800, "30:00"],
  [61, "1:01"],
  [5, "0:05"],
  [3_600, "1:00:00"],
  [86_399, "23:59:59"],
])("%i seconds stand as %s", (seconds, time) => {
  expect(clockTime(seconds)).toBe(time);
});
