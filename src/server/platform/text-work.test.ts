import { afterAll, expect, it } from "vitest";
import { check } from "#language/checks/check.ts";
import { countChangedWords } from "#language/diff/word-diff.ts";
import { createLogLines } from "#tests/support/log-lines.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { createTextWork } from "./text-work.ts";

const brief = sampleBrief(1, "ar-egyptian");
const long = "احنا رايحين السوق دلوقتي حالا. ".repeat(700);
const { log, lines } = createLogLines();
const texts = createTextWork(log, { timeoutMs: 15_000 });
const hurried = createTextWork(log, { timeoutMs: 1, startMs: 0 });
afterAll(() => Promise.all([texts.stop(), hurried.stop()]));

it("finds the same in a long text as in a short one, while others get their turn", async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 5);
  const report = await texts.report(long, brief);
  const changes = await texts.changes(long, `${long}\n\nكمان`);
  clearInterval(timer);
  expect(report).toEqual(check(long, brief));
  expect(changes).toEqual(countChangedWords(long, `${long}\n\nكمان`));
  // A child process has started and worked meanwhile, so the event loop of this process was free.
  expect(turns).toBeGreaterThan(5);
});

it("checks a short text at once, in this very process", async () => {
  const report = await hurried.report("احنا رايحين السوق.", brief);
  expect(report?.words.delivered).toBe(3);
});

it("gives up a text that takes too long, says so without a word of it, and does not try it again", async () => {
  expect(await hurried.report(long, brief)).toBeNull();
  expect(await hurried.changes(long, `${long}.`)).toBeNull();
  await expect(
    hurried.convert({ text: long, from: "ar-egyptian", to: "ar-saudi", addressee: "everyone", brief }),
  ).rejects.toThrow(expect.objectContaining({ code: "writer.timeout" }));
  const logged = lines.length;
  expect(lines.join("")).toContain('"reason":"timeout"');
  expect(lines.join("")).not.toContain("السوق");
  expect(await hurried.report(long, brief)).toBeNull();
  expect(lines).toHaveLength(logged);
});
