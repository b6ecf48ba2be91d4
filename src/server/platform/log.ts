import pino, { type Logger } from "pino";
import type { Config } from "./config.ts";

/**
 * Structured logs, one JSON object a line on standard error (standard output belongs to the start banner). No request
 * body, cookie, query value or user text is ever passed to it; the redaction is the second line of defence.
 */
export function createLog(config: Pick<Config, "logLevel">): Logger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      redact: ["*.password", "*.token", "*.cookie", "*.authorization", "*.apiKey", "req", "request"],
    },
    pino.destination({ fd: 2, sync: true }),
  );
}
