import { expect, test } from "vitest";
import { noSooner } from "./answer-floor.ts";

test.each([
  ["answer", async () => "done"],
  ["error", () => Promise.reject(new Error("refused"))],
])("a quick %s waits for the floor", async (_, answer) => {
  const start = performance.now();
  await noSooner(60, answer).catch(() => null);
  // Timers may be a millisecond early.
  expect(performance.now() - start).toBeGreaterThan(58);
});
