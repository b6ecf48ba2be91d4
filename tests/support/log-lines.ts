import pino, { type Logger } from "pino";

/** A logger whose lines a test can read: what must be in the log, and what must never be. */
export function createLogLines(): { readonly log: Logger; readonly lines: string[] } {
  const lines: string[] = [];
  return { log: pino({ level: "trace" }, { write: (line: string) => void lines.push(line) }), lines };
}
