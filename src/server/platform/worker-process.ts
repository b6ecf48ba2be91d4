import { type ChildProcess, fork } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { WorkerAnswer } from "./worker-messages.ts";

export interface ProcessLimits {
  /** Additional time for the first task of a process. */
  readonly startMs: number;
  /** A process exits after this time without work, which frees its memory. */
  readonly idleMs: number;
  /** Limit of the JavaScript heap. */
  readonly heapMb: number;
  /** A process that uses more memory after a task is replaced. */
  readonly keptBytes: number;
  readonly script: URL;
  /** All of its environment: a process that reads what people wrote has no use for the server's secrets. */
  readonly env?: Readonly<Record<string, string>>;
}

/** How a task ended. A process that died counts as failed. */
export type Outcome<Result> = WorkerAnswer<Result> | { readonly kind: "timeout"; readonly message: string };

/** Shares with a process what Node has compiled, where this one keeps it: it then starts in half the time. */
function compileCache(): Record<string, string> {
  const ofThisVersion = getCompileCacheDir();
  return ofThisVersion ? { NODE_COMPILE_CACHE: dirname(ofThisVersion) } : {};
}

/** One child process that does its tasks one at a time. A task and its result are plain data. */
export class WorkerProcess<Task extends object, Result> {
  /** False once the process has ended or must end. */
  isUsable = true;
  readonly #limits: ProcessLimits;
  readonly #child: ChildProcess;
  #settle: ((outcome: Outcome<Result>) => void) | null = null;
  #isStarting = true;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(limits: ProcessLimits) {
    this.#limits = limits;
    this.#child = fork(fileURLToPath(limits.script), {
      execArgv: [`--max-old-space-size=${limits.heapMb}`],
      env: { ...compileCache(), ...limits.env },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.#child.on("message", (answer: WorkerAnswer<Result>) => this.#settle?.(answer));
    this.#child.on("error", (error) => this.#lost(error.message));
    this.#child.on("exit", (code, signal) => this.#lost(`the process ended with ${signal ?? code}`));
  }

  /** Runs a task. Never rejects, because failures are outcomes too. Only one task may run at a time. */
  async ask(task: Task, timeoutMs: number): Promise<Outcome<Result>> {
    clearTimeout(this.#idleTimer);
    this.#hold(true);
    const outcome = await this.#outcomeOf(task, timeoutMs + (this.#isStarting ? this.#limits.startMs : 0));
    this.#settle = null;
    this.#isStarting = false;
    this.#hold(false);
    const isHeavy = outcome.kind === "done" && outcome.rss > this.#limits.keptBytes;
    if (outcome.kind === "timeout" || isHeavy) this.end();
    else this.#idleTimer = setTimeout(() => this.end(), this.#limits.idleMs).unref();
    return outcome;
  }

  /** Ends the process at once. Its current task fails. */
  end(): void {
    this.isUsable = false;
    clearTimeout(this.#idleTimer);
    this.#child.kill("SIGKILL");
  }

  #outcomeOf(task: Task, timeoutMs: number): Promise<Outcome<Result>> {
    return new Promise((resolve) => {
      const late = () => this.#settle?.({ kind: "timeout", message: `no answer after ${timeoutMs} ms` });
      const timer = setTimeout(late, timeoutMs);
      this.#settle = (outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      };
      this.#child.send(task, (error) => error && this.#lost(error.message));
    });
  }

  #lost(message: string): void {
    this.isUsable = false;
    clearTimeout(this.#idleTimer);
    this.#settle?.({ kind: "failed", message });
  }

  /** The process may keep a command running only while it works. */
  #hold(isHeld: boolean): void {
    if (isHeld) {
      this.#child.ref();
      this.#child.channel?.ref();
    } else {
      this.#child.unref();
      this.#child.channel?.unref();
    }
  }
}
