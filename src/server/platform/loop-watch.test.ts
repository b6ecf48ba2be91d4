import { afterEach, expect, it } from "vitest";
import { createLogLines } from "#tests/support/log-lines.ts";
import { createLoopWatch, type LoopWatch } from "./loop-watch.ts";

let watch: LoopWatch;
afterEach(() => watch.stop());

it("logs and counts what holds up the event loop, with how long", async () => {
  const { log, lines } = createLogLines();
  watch = createLoopWatch(log, { feltMs: 200, everyMs: 20 });
  await watch.start();
  await new Promise((resolve) => setTimeout(resolve, 60));
  const end = performance.now() + 400;
  while (performance.now() < end);
  await expect.poll(() => watch.blocked.count).toBeGreaterThan(0);
  expect(watch.blocked.longestMs).toBeGreaterThan(300);
  expect(JSON.parse(lines.at(-1) ?? "{}")).toMatchObject({ msg: "the event loop was held up", ...watch.blocked });
});
