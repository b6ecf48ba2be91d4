import { AppError } from "#shared/errors.ts";
import { FairQueue } from "./fair-queue.ts";
import type { Service } from "./service.ts";
import { type Outcome, type ProcessLimits, WorkerProcess } from "./worker-process.ts";

export interface PoolLimits<Task = never> extends ProcessLimits {
  /** How many tasks run at once. */
  readonly workers: number;
  /** How many of them may belong to one owner. Fewer than `workers`, so that one owner cannot use them all. */
  readonly runningPerOwner: number;
  /** How many more tasks may wait, and how many of those may belong to one owner. */
  readonly waiting: number;
  readonly waitingPerOwner: number;
  /** The time limit of one task. A process that has to be started first gets `startMs` more. */
  readonly timeoutMs: number | ((task: Task) => number);
  /** How long a task that timed out or failed is refused immediately, if the caller named its content. */
  readonly failedMs: number;
}

/**
 * Why a task has no result: too many tasks wait, it took too long, its process or the task failed, or this machine cannot run it.
 */
type TaskFailure = "busy" | "timeout" | "failed" | "unavailable";

interface TaskOrigin {
  /** The owner whose turn the task takes: a person's id. Tasks without an owner share one turn. */
  readonly owner?: string;
  /** A hash of the content. */
  readonly content?: string;
}

interface Job<Task, Result> {
  readonly task: Task;
  readonly owner: string;
  readonly content: string | undefined;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: AppError) => void;
}

export interface WorkerPool<Task, Result> extends Service {
  /** Throws the error of `errorOf` after a failure, or `server.stopping`. */
  run(task: Task, origin?: TaskOrigin): Promise<Result>;
}

/**
 * Child processes for untrusted content, which may be slow to parse or crash the parser. A process that dies, hangs or uses too
 * much memory fails only one task and is replaced. Owners take turns, and none of them can use all processes.
 * @param errorOf creates the caller's error. `detail`, if present, is for the operator's log and never for the person.
 */
export function createWorkerPool<Task extends object, Result>(
  limits: PoolLimits<Task>,
  errorOf: (failure: TaskFailure, task: Task, detail?: string) => AppError,
): WorkerPool<Task, Result> {
  let idle: WorkerProcess<Task, Result>[] = [];
  const busy = new Map<WorkerProcess<Task, Result>, Job<Task, Result>>();
  const queue = new FairQueue<Job<Task, Result>>();
  const failures = rememberFailures(limits.failedMs);
  let isStopped = false;

  const runningOf = (owner: string) => Array.from(busy.values()).filter((job) => job.owner === owner).length;
  const mayRun = (owner: string) => runningOf(owner) < limits.runningPerOwner;
  const mayWait = (owner: string) => queue.size < limits.waiting && queue.sizeOf(owner) < limits.waitingPerOwner;

  function startNext(): void {
    while (busy.size < limits.workers) {
      const job = queue.take(mayRun);
      if (!job) return;
      const failure = failures.find(job.content);
      if (failure) job.reject(failure);
      else void work(job);
    }
  }

  async function work(job: Job<Task, Result>): Promise<void> {
    idle = idle.filter(({ isUsable }) => isUsable);
    const worker = idle.pop() ?? new WorkerProcess<Task, Result>(limits);
    busy.set(worker, job);
    const { timeoutMs } = limits;
    const outcome = await worker.ask(job.task, typeof timeoutMs === "number" ? timeoutMs : timeoutMs(job.task));
    busy.delete(worker);
    if (worker.isUsable) idle.push(worker);
    settle(job, outcome);
    startNext();
  }

  function settle({ task, content, resolve, reject }: Job<Task, Result>, outcome: Outcome<Result>): void {
    if (outcome.kind === "done") resolve(outcome.result);
    else if (isStopped) reject(new AppError("server.stopping"));
    else {
      const error = errorOf(outcome.kind, task, outcome.message);
      failures.add(content, error);
      reject(error);
    }
  }

  return {
    run: (task, { owner = "", content } = {}) =>
      new Promise((resolve, reject) => {
        if (isStopped) return reject(new AppError("server.stopping"));
        const failure = failures.find(content);
        if (failure) return reject(failure);
        const isAtOnce = busy.size < limits.workers && mayRun(owner);
        if (!isAtOnce && !mayWait(owner)) return reject(errorOf("busy", task));
        queue.add({ task, owner, content, resolve, reject });
        startNext();
      }),
    start: async () => {
      isStopped = false;
    },
    stop: async () => {
      isStopped = true;
      for (const { reject } of queue.clear()) reject(new AppError("server.stopping"));
      for (const worker of [...idle.splice(0), ...busy.keys()]) worker.end();
    },
  };
}

const keptFailures = 1_000;

/** Remembers recent failures by content, because repeating such a task would take the same time again. */
function rememberFailures(keptMs: number) {
  const failures = new Map<string, { readonly error: AppError; readonly until: number }>();
  return {
    find(content: string | undefined): AppError | null {
      const known = content === undefined ? undefined : failures.get(content);
      if (!known || content === undefined) return null;
      if (known.until > performance.now()) return new AppError(known.error.code, known.error.params);
      failures.delete(content);
      return null;
    },
    add(content: string | undefined, error: AppError): void {
      if (content === undefined) return;
      failures.delete(content);
      failures.set(content, { error, until: performance.now() + keptMs });
      const [oldest] = failures.keys();
      if (failures.size > keptFailures && oldest !== undefined) failures.delete(oldest);
    },
  };
}
