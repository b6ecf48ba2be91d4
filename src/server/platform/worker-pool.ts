import { AppError } from "#shared/errors.ts";
import type { Service } from "./service.ts";
import { type Outcome, type ProcessLimits, WorkerProcess } from "./worker-process.ts";

export interface PoolLimits extends ProcessLimits {
  /** How many tasks run at once. */
  readonly workers: number;
  /** How many may wait behind them. */
  readonly waiting: number;
}

/** Why a task has no result: too many wait, it took too long, its process or the task itself failed, or this machine cannot do it. */
type TaskFailure = "busy" | "timeout" | "failed" | "unavailable";

interface Job<Task, Result> {
  readonly task: Task;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: AppError) => void;
}

export interface WorkerPool<Task, Result> extends Service {
  /** Throws the pool's own error for a failure, or `server.stopping`. */
  run(task: Task): Promise<Result>;
}

/**
 * Child processes for what people bring along: it may keep whoever reads it busy, or bring a parser down. A process that dies, hangs
 * or grows takes one task with it and is replaced.
 * @param errorOf the error that the caller gets; `detail`, where there is one, is for the operator's log and never for the person.
 */
export function createWorkerPool<Task extends object, Result>(
  limits: PoolLimits,
  errorOf: (failure: TaskFailure, task: Task, detail?: string) => AppError,
): WorkerPool<Task, Result> {
  let idle: WorkerProcess<Task, Result>[] = [];
  const busy = new Set<WorkerProcess<Task, Result>>();
  const queue: Job<Task, Result>[] = [];
  let isStopped = false;

  function startNext(): void {
    while (queue.length > 0 && busy.size < limits.workers) {
      const job = queue.shift();
      if (job) void work(job);
    }
  }

  async function work(job: Job<Task, Result>): Promise<void> {
    idle = idle.filter(({ isUsable }) => isUsable);
    const worker = idle.pop() ?? new WorkerProcess<Task, Result>(limits);
    busy.add(worker);
    const outcome = await worker.ask(job.task);
    busy.delete(worker);
    if (worker.isUsable) idle.push(worker);
    settle(job, outcome);
    startNext();
  }

  function settle({ task, resolve, reject }: Job<Task, Result>, outcome: Outcome<Result>): void {
    if (outcome.kind === "done") resolve(outcome.result);
    else reject(isStopped ? new AppError("server.stopping") : errorOf(outcome.kind, task, outcome.message));
  }

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (isStopped) return reject(new AppError("server.stopping"));
        if (queue.length >= limits.waiting) return reject(errorOf("busy", task));
        queue.push({ task, resolve, reject });
        startNext();
      }),
    start: async () => {
      isStopped = false;
    },
    stop: async () => {
      isStopped = true;
      for (const { reject } of queue.splice(0)) reject(new AppError("server.stopping"));
      for (const worker of [...idle.splice(0), ...busy]) worker.end();
    },
  };
}
