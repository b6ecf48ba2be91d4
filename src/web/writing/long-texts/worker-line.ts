import { Alarm, type Clock } from "#web/writing/autosave/alarm.ts";
import type { TaskInput, TaskKind, TaskResult, TextAnswer, TextQuestion } from "./text-tasks.ts";

/** The side of a `Worker` that is used here. */
export type TextWorker = Pick<Worker, "addEventListener" | "postMessage" | "terminate">;

export interface LineLimits {
  /** A task that takes longer than this fails, and its worker is ended. */
  readonly taskMs: Readonly<Record<TaskKind, number>>;
  /** Likewise one whose result nobody waits for any more: what is asked next need not wait longer for it. */
  readonly outdatedMs: number;
  /** A worker ends after so long without a task. */
  readonly idleMs: number;
}

interface Job extends TextQuestion {
  readonly settle: (answer: TextAnswer) => void;
}

/**
 * One worker and the tasks that wait for it. It is made for the first task and ended when there has been none for a while. Who asks
 * says by a signal that the answer is out of date: such a task is not begun, and its answer is heard by nobody.
 */
export class WorkerLine {
  readonly #open: () => TextWorker;
  readonly #clock: Clock;
  readonly #limits: LineLimits;
  /** The end of what runs, or of a worker that has nothing to do. */
  readonly #alarm: Alarm;
  #worker: TextWorker | null = null;
  #running: Job | null = null;
  #startedAt = 0;
  readonly #waiting: Job[] = [];

  constructor(open: () => TextWorker, clock: Clock, limits: LineLimits) {
    this.#open = open;
    this.#clock = clock;
    this.#limits = limits;
    this.#alarm = new Alarm(clock);
  }

  /** Rejects where the task failed, took too long, or is out of date; then with the reason of the signal. */
  run<Kind extends TaskKind>(kind: Kind, input: TaskInput<Kind>, signal?: AbortSignal): Promise<TaskResult<Kind>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const drop = () => {
        reject(signal?.reason);
        this.#drop(job);
      };
      const job: Job = {
        kind,
        input,
        settle(answer) {
          signal?.removeEventListener("abort", drop);
          if (answer.kind === "done") resolve(answer.result as TaskResult<Kind>);
          else reject(new Error(answer.message));
        },
      };
      signal?.addEventListener("abort", drop, { once: true });
      this.#waiting.push(job);
      this.#next();
    });
  }

  #drop(job: Job): void {
    const at = this.#waiting.indexOf(job);
    if (at >= 0) this.#waiting.splice(at, 1);
    if (this.#running !== job) return;
    const left = this.#startedAt + this.#limits.outdatedMs - this.#clock.now();
    this.#alarm.set(Math.max(0, left), this.#giveUp);
  }

  #next(): void {
    if (this.#running) return;
    const job = this.#waiting.shift();
    if (!job) {
      this.#alarm.set(this.#limits.idleMs, () => this.#end());
      return;
    }
    this.#running = job;
    this.#startedAt = this.#clock.now();
    this.#alarm.set(this.#limits.taskMs[job.kind], this.#giveUp);
    this.#worker ??= this.#begin();
    this.#worker.postMessage({ kind: job.kind, input: job.input } satisfies TextQuestion);
  }

  #begin(): TextWorker {
    const worker = this.#open();
    // One that has been ended may still have spoken.
    const hear = (act: () => void) => {
      if (worker === this.#worker) act();
    };
    worker.addEventListener("message", ({ data }) => hear(() => this.#settle(data as TextAnswer)));
    worker.addEventListener("error", ({ message }) => hear(() => this.#fail(message || "the worker could not be loaded")));
    return worker;
  }

  readonly #giveUp = () => this.#fail("it took too long");

  /** The worker goes with its task: it is not there, or it is busy for nothing. */
  #fail(message: string): void {
    this.#end();
    this.#settle({ kind: "failed", message });
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #settle(answer: TextAnswer): void {
    const job = this.#running;
    this.#running = null;
    this.#alarm.clear();
    job?.settle(answer);
    this.#next();
  }
}
