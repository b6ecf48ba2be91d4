import pino, { type DestinationStream, type Logger } from "pino";
import type { Config } from "./config.ts";

/**
 * Structured logs: one JSON object per line on standard error. (Standard output is for the start banner.) Callers never pass
 * request bodies, cookies, query values or user texts; redaction is the second safeguard.
 * @param destination lets tests read the lines. A server leaves it out.
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
 * An error without user content. The message of a failed statement contains its values ('params: …'), and PostgreSQL repeats them
 * in `detail` and `where`: topics, texts, addresses and session tokens. The result still says what failed, and where in the code.
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
