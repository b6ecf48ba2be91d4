import pino, { type DestinationStream, type Logger } from "pino";
import type { Config } from "./config.ts";

/**
 * Structured logs, one JSON object a line on standard error (standard output belongs to the start banner). No request
 * body, cookie, query value or user text is ever passed to it; the redaction is the second line of defence.
 * @param destination tests read the lines; a server leaves it out.
 */
export function createLog(config: Pick<Config, "logLevel">, destination?: DestinationStream): Logger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      serializers: { err: describeError },
      redact: ["*.password", "*.token", "*.cookie", "*.authorization", "*.apiKey", "req", "request"],
    },
    destination ?? pino.destination({ fd: 2, sync: true }),
  );
}

/**
 * An error without what people wrote. A failed statement carries its values in its message ('params: …') and PostgreSQL repeats
 * them in `detail` and `where`: topics, texts, addresses and session tokens. What stays says what failed, and where in the code.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, cause } = error;
  const lines = (error.stack ?? "").split("\n");
  return {
    type: name === "Error" ? error.constructor.name : name,
    message: message.replace(/\nparams:[\s\S]*$/, ""),
    ...("code" in error ? { code: error.code } : {}),
    stack: lines.filter((line) => /^\s+at /.test(line)).join("\n"),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}
