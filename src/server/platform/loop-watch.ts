import type { Logger } from "pino";
import type { Service } from "./service.ts";

/** A delay of so long is felt by everybody who is connected. */
const feltMs = 200;
const everyMs = 100;

export interface LoopWatch extends Service {
  /** How often the event loop was held up since the start, and the longest time. */
  readonly blocked: { readonly count: number; readonly longestMs: number };
}

/**
 * Logs and counts what holds the event loop: while it does, nobody is answered. A timer that comes late tells it; the histogram of
 * `perf_hooks` forgets what it was doing when it is read right after a delay. `limits`: tests set their own.
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
