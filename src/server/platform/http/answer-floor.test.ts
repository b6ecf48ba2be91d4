import { expect, test } from "vitest";
import { noSooner, refusedNoSooner } from "./answer-floor.ts";

const done = async () => "done";
const refused = () => Promise.reject(new Error("refused"));

async function timeOf(answer: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await answer().catch(() => null);
  return performance.now() - start;
}

test.each([
  ["answer", () => noSooner(60, done)],
  ["error", () => noSooner(60, refused)],
  ["refusal", () => refusedNoSooner(60, refused)],
])("a quick %s waits for the floor", async (_, answer) => {
  // Timers may be a millisecond early.
  expect(await timeOf(answer)).toBeGreaterThan(58);
});

test("where only a refusal waits, what succeeds is there at once", async () => {
  expect(await Promise.race([refusedNoSooner(5_000, done), timeOf(() => noSooner(4_000, done))])).toBe("done");
});
