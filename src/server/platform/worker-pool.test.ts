import { afterEach, expect, test } from "vitest";
import { AppError } from "#shared/errors.ts";
import { createWorkerPool, type PoolLimits, type WorkerPool } from "./worker-pool.ts";

interface Task {
  readonly name: string;
  /** How long the process is busy, in milliseconds; null for ever. */
  readonly ms: number | null;
}

const limits: PoolLimits<Task> = {
  workers: 2,
  runningPerOwner: 1,
  waiting: 40,
  waitingPerOwner: 4,
  timeoutMs: 300,
  startMs: 2_500,
  failedMs: 60_000,
  idleMs: 60_000,
  heapMb: 64,
  keptBytes: 1024 ** 3,
  script: new URL("../../../tests/support/export-workers/timed.ts", import.meta.url),
};

let pool: WorkerPool<Task, string>;
afterEach(() => pool.stop());

function open(changed: Partial<PoolLimits<Task>> = {}) {
  pool = createWorkerPool({ ...limits, ...changed }, (failure) => new AppError(`export.${failure}`));
  const ended: string[] = [];
  const run = async (owner: string, ms: number | null, content?: string) => {
    const name = `${owner}${ended.length}`;
    const outcome = await pool.run({ name, ms }, { owner, ...(content ? { content } : {}) }).then(
      () => "done",
      (error: AppError) => error.code,
    );
    ended.push(owner);
    return outcome;
  };
  return { run, ended };
}

test("who keeps every process busy that they can get holds one: another person's task is done meanwhile", async () => {
  const { run, ended } = open();
  // Both processes are started before the attack.
  await Promise.all([run("b", 1), run("c", 1)]);
  const attack = Promise.all([1, 2].map(() => run("attacker", null)));
  for (let index = 0; index < 3; index += 1) expect(await run("victim", 1)).toBe("done");
  expect(ended.filter((owner) => owner === "attacker").length).toBeLessThan(2);
  expect(await attack).toEqual(Array(2).fill("export.timeout"));
});

test("people take turns, however much one of them asked for first", async () => {
  const { run, ended } = open({ workers: 1 });
  await Promise.all([...[1, 2, 3, 4].map(() => run("much", 1)), run("one", 1), run("other", 1)]);
  expect(ended).toEqual(["much", "much", "one", "other", "much", "much"]);
});

test("one person's queue is short, and leaves room for the others", async () => {
  const { run } = open({ workers: 1, waiting: 5, waitingPerOwner: 2 });
  const mine = [1, 2, 3, 4].map(() => run("much", 20));
  const other = run("other", 1);
  expect(await Promise.all(mine)).toEqual(["done", "done", "done", "export.busy"]);
  expect(await other).toBe("done");
});

test("content that took too long is refused at once for a while, also where it waited; other content is not", async () => {
  const { run } = open({ failedMs: 60_000, startMs: 0, timeoutMs: 1_000 });
  const [first, waiting] = [run("a", null, "bomb"), run("a", null, "bomb")];
  expect(await first).toBe("export.timeout");
  const start = performance.now();
  expect([await waiting, await run("b", null, "bomb")]).toEqual(["export.timeout", "export.timeout"]);
  expect(performance.now() - start).toBeLessThan(900);
  expect(await pool.run({ name: "x", ms: 1 }, { owner: "a", content: "text" }).then(() => "done", String)).toMatch(
    /done|timeout/,
  );
});

test("after the while it is tried again", async () => {
  const { run } = open({ failedMs: 0, timeoutMs: 5_000 });
  expect(await run("a", -1, "content")).toBe("export.failed");
  expect(await run("a", 1, "content")).toBe("done");
});
