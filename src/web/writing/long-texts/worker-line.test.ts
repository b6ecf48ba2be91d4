import { expect, test } from "vitest";
import { check } from "#language/checks/check.ts";
import { diffWords } from "#language/diff/word-diff.ts";
import { FakeClock, settled } from "#tests/support/autosave-desk.ts";
import { testBrief } from "#tests/support/briefs.ts";
import type { TextAnswer, TextQuestion } from "./text-tasks.ts";
import { textTasks } from "./text-tasks.ts";
import { WorkerLine } from "./worker-line.ts";

const brief = testBrief({ variety: "en-american" });

/** A worker that answers when a test says so. */
class HeldWorker extends EventTarget {
  readonly asked: TextQuestion[] = [];
  isEnded = false;

  postMessage(question: TextQuestion): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(answer: TextAnswer): void {
    this.dispatchEvent(new MessageEvent("message", { data: answer }));
  }
}

function desk() {
  const clock = new FakeClock();
  const workers: HeldWorker[] = [];
  const open = () => {
    const worker = new HeldWorker();
    workers.push(worker);
    return worker;
  };
  const taskMs = { prepare: 4_000, check: 4_000, compare: 4_000, exchanged: 4_000, fix: 20_000 };
  const line = new WorkerLine(open, clock, { taskMs, outdatedMs: 1_000, idleMs: 60_000 });
  const compare = (after: string) => {
    const asked = new AbortController();
    const told: string[] = [];
    line.run("compare", ["old", after], asked.signal).then(
      (parts) => told.push(parts.map(({ text }) => text).join()),
      (cause: Error) => told.push(cause.name === "AbortError" ? "outdated" : cause.message),
    );
    return { told, outdate: () => asked.abort() };
  };
  const answerTo = (text: string): TextAnswer => ({ kind: "done", result: [{ kind: "added", text, plain: text, words: 1 }] });
  const textsAsked = () => workers.map(({ asked }) => asked.map(({ input }) => input[1]));
  return { clock, workers, compare, answerTo, textsAsked };
}

test("a worker is made for the first task, has one at a time, and ends when there has been none for a minute", async () => {
  const { clock, workers, compare, answerTo, textsAsked } = desk();
  expect(workers).toEqual([]);
  const [first, second] = [compare("first"), compare("second")];
  expect(textsAsked()).toEqual([["first"]]);
  workers[0]?.say(answerTo("1"));
  await settled();
  expect([first.told, second.told, textsAsked()]).toEqual([["1"], [], [["first", "second"]]]);
  workers[0]?.say(answerTo("2"));
  await clock.pass(59_999);
  expect([second.told, workers[0]?.isEnded]).toEqual([["2"], false]);
  await clock.pass(1);
  expect(workers[0]?.isEnded).toBe(true);
  compare("third");
  expect(textsAsked()).toEqual([["first", "second"], ["third"]]);
});

test("the newest text wins: what waits and is out of date is never begun, and what runs is heard by nobody", async () => {
  const { clock, workers, compare, answerTo, textsAsked } = desk();
  const running = compare("running");
  const waiting = compare("waiting");
  running.outdate();
  waiting.outdate();
  const newest = compare("newest");
  await clock.pass(400);
  workers[0]?.say(answerTo("too late"));
  await settled();
  expect([running.told, waiting.told, textsAsked()]).toEqual([["outdated"], ["outdated"], [["running", "newest"]]]);
  workers[0]?.say(answerTo("new"));
  await settled();
  expect(newest.told).toEqual(["new"]);
});

test("a text that is out of date and takes long does not keep the next one waiting: its worker ends a second after it began", async () => {
  const { clock, workers, compare, answerTo, textsAsked } = desk();
  const long = compare("long");
  await clock.pass(600);
  long.outdate();
  const next = compare("next");
  await clock.pass(399);
  expect(textsAsked()).toEqual([["long"]]);
  await clock.pass(1);
  expect([workers[0]?.isEnded, textsAsked()]).toEqual([true, [["long"], ["next"]]]);
  // What the ended worker had said already is no answer to the next task.
  workers[0]?.say(answerTo("of the long one"));
  await settled();
  expect(next.told).toEqual([]);
  workers[1]?.say(answerTo("of the next one"));
  await settled();
  expect(next.told).toEqual(["of the next one"]);
});

test("what takes longer than its limit fails, and the next task has a worker of its own", async () => {
  const { clock, workers, compare, textsAsked } = desk();
  const [endless, next] = [compare("endless"), compare("next")];
  await clock.pass(3_999);
  expect(endless.told).toEqual([]);
  await clock.pass(1);
  expect([endless.told, next.told, workers[0]?.isEnded]).toEqual([["it took too long"], [], true]);
  expect(textsAsked()).toEqual([["endless"], ["next"]]);
});

test("a worker that cannot be loaded, or fails, fails its task alone", async () => {
  const { workers, compare, answerTo } = desk();
  const unloaded = compare("unloaded");
  workers[0]?.dispatchEvent(new Event("error"));
  await settled();
  const broken = compare("broken");
  workers[1]?.say({ kind: "failed", message: "broken" });
  const fine = compare("fine");
  await settled();
  workers[1]?.say(answerTo("fine"));
  await settled();
  expect([unloaded.told, broken.told, fine.told]).toEqual([["the worker could not be loaded"], ["broken"], ["fine"]]);
});

test("the tasks give what their functions give, as plain data that a worker can send", async () => {
  const [before, after] = ["One two three. We kindly thank you.", "One two four. We thank you."];
  const sent = async (result: Promise<unknown>) => structuredClone(await result);
  expect(await sent(textTasks.check(after, brief))).toEqual(check(after, brief));
  expect(await sent(textTasks.compare(before, after))).toEqual(diffWords(before, after));
  const followed = await textTasks.fix(after, check(after, brief), brief);
  expect(structuredClone(followed).report).toEqual(check(followed.text, brief));
});
