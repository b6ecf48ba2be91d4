import type { Context, ErrorHandler, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import type { ZodError } from "zod";
import { AppError, type ErrorCode, type ErrorEnvelope, errorStatus } from "#shared/errors.ts";
import { isDatabaseAway } from "../db/database-away.ts";
import type { AppEnv } from "./context.ts";

/**
 * The default Retry-After in seconds: after 429 until a text of the same person may have ended, after 503 until the server or its
 * database may be back.
 */
const usualRetrySeconds: Readonly<Record<number, number>> = { 429: 10, 503: 5 };

function errorResponse(c: Context<AppEnv>, error: AppError): Response {
  const envelope: ErrorEnvelope = { error: { code: error.code, params: error.params, requestId: c.get("requestId") } };
  const status = errorStatus[error.code] as ContentfulStatusCode;
  const retryAfter = error.params.retryAfterSeconds ?? usualRetrySeconds[status];
  if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
  return c.json(envelope, status);
}

const faults: ReadonlySet<ErrorCode> = new Set(["internal", "server.storage_full", "server.unavailable"]);

/**
 * Turns any thrown value into the envelope. Expected errors have a code. Anything else becomes `internal`: it is logged once with
 * its cause, and the caller only gets the request id.
 */
export function createErrorHandler(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    const known = toAppError(error);
    if (faults.has(known.code)) log.error({ err: error, requestId: c.get("requestId") }, "a request failed");
    else if (known.cause)
      log.warn({ err: known.cause, code: known.code, requestId: c.get("requestId") }, "a request was refused");
    return errorResponse(c, known);
  };
}

export const notFound: NotFoundHandler<AppEnv> = (c) => errorResponse(c, new AppError("request.not_found"));

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 400) return new AppError("request.invalid");
  if (error instanceof HTTPException && error.status === 413) return new AppError("request.too_large");
  const code = isStorageFull(error) ? "server.storage_full" : isDatabaseAway(error) ? "server.unavailable" : "internal";
  return new AppError(code, {}, { cause: error });
}

/** Checks PostgreSQL's code and the file system's. The code that wrote may have wrapped the error. */
function isStorageFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = "code" in at ? at.code : null;
    if (code === "53100" || code === "ENOSPC") return true;
  }
  return false;
}

/** Names the first invalid field ('preferences.theme'), never its value. */
export function invalidRequest(error: ZodError): AppError {
  const path = error.issues[0]?.path.map(String).join(".");
  return new AppError("request.invalid", path ? { field: path.slice(0, 100) } : {});
}
