import type { Logger } from "pino";
import { createLog } from "#server/platform/log.ts";

/** The server's own logger, whose lines a test can read: what must be in the log, and what must never be. */
export function createLogLines(level = "trace"): { readonly log: Logger; readonly lines: string[] } {
  const lines: string[] = [];
  return { log: createLog({ logLevel: level }, { write: (line) => void lines.push(line) }), lines };
}
