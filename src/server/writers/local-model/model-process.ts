import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { FromModel, ToModel } from "./messages.ts";

export interface ModelProcessOptions {
  readonly script: URL;
  /** More memory than this ends the process. */
  readonly memoryBytes: number;
  readonly onMessage: (message: FromModel) => void;
  /** Called once, with why it ended, in words for the log. */
  readonly onEnd: (reason: string, isMemory: boolean) => void;
}

export interface ModelProcess {
  readonly pid: number | undefined;
  send(message: ToModel): void;
  /** A process that works may keep a command running; one that waits for work may not. */
  hold(isHeld: boolean): void;
  /** Ends it at once: native code hears no polite request. */
  end(reason: string): void;
}

/** The heap of JavaScript alone; the model lies outside it. */
const heapMb = 512;

/**
 * The child process that holds a model. It gets no environment at all: no address, key or password of the server.
 */
export function startModelProcess({ script, memoryBytes, onMessage, onEnd }: ModelProcessOptions): ModelProcess {
  const child = fork(fileURLToPath(script), {
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  let isOver = false;

  function over(reason: string, isMemory = false): void {
    if (isOver) return;
    isOver = true;
    child.kill("SIGKILL");
    onEnd(reason, isMemory);
  }

  child.on("message", (message: FromModel) => {
    if (isOver) return;
    if (message.kind !== "memory") onMessage(message);
    else if (message.bytes > memoryBytes) over(`it took ${inMb(message.bytes)} of ${inMb(memoryBytes)} MB`, true);
  });
  child.on("error", (error) => over(error.message));
  child.on("exit", (code, signal) => over(`the process ended with ${signal ?? code}`));
  hold(false);

  function hold(isHeld: boolean): void {
    if (isHeld) {
      child.ref();
      child.channel?.ref();
    } else {
      child.unref();
      child.channel?.unref();
    }
  }

  return {
    pid: child.pid,
    hold,
    send(message) {
      if (!isOver) child.send(message, (error) => error && over(error.message));
    },
    end: (reason) => over(reason),
  };
}

function inMb(bytes: number): number {
  return Math.round(bytes / 1024 ** 2);
}
