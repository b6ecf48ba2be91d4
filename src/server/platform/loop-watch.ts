import type { Logger } from "pino";
import type { Service } from "./service.ts";

/** Connected people notice a delay of this length, in milliseconds. */
const feltMs = 200;
const everyMs = 100;

export interface LoopWatch extends Service {
  /** How often the event loop was blocked since the start, and the longest time. */
  readonly blocked: { readonly count: number; readonly longestMs: number };
}

/**
 * Logs and counts delays of the event loop, during which the server answers nobody. A late timer reveals them. The histogram of
 * `perf_hooks` is not used, because reading it right after a delay misses that delay. `limits` is for tests.
 */
export function createLoopWatch(log: Logger, limits = { feltMs, everyMs }): LoopWatch {
  const blocked = { count: 0, longestMs: 0 };
  let last = 0;
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    const now = performance.now();
    const delayMs = Math.round(now - last - limits.everyMs);
    last = now;
    if (delayMs < limits.feltMs) return;
    blocked.count += 1;
    blocked.longestMs = Math.max(blocked.longestMs, delayMs);
    log.warn({ delayMs, ...blocked }, "the event loop was held up");
  }

  return {
    blocked,
    async start() {
      last = performance.now();
      timer = setInterval(look, limits.everyMs).unref();
    },
    async stop() {
      clearInterval(timer);
    },
  };
}
