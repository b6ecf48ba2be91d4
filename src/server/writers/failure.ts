import { APICallError } from "@ai-sdk/provider";
import { AppError, type ErrorCode, type ErrorParams } from "#shared/errors.ts";

type WriterErrorCode = Extract<ErrorCode, `writer.${string}`>;

/** Why an attempt to write failed. Internal to the model writers: `AppError`s leave them. */
export class WriterFailure extends Error {
  override readonly name = "WriterFailure";
  readonly code: WriterErrorCode;
  readonly retryable: boolean;
  /** What the service asks to wait; null where it says nothing. */
  readonly retryAfterMs: number | null;
  readonly status: number | null;

  /** `detail` may quote the service: scrub it before it goes anywhere. */
  constructor(
    code: WriterErrorCode,
    detail: string,
    more: { retryable?: boolean; retryAfterMs?: number | null; status?: number | null } = {},
  ) {
    super(detail);
    this.code = code;
    this.retryable = more.retryable ?? false;
    this.retryAfterMs = more.retryAfterMs ?? null;
    this.status = more.status ?? null;
  }
}

/**
 * Judges whatever a provider threw. Before the answer begins, an unknown error means that the service was not reached;
 * after that, that its answer broke off.
 */
export function failureOf(error: unknown, phase: "request" | "stream"): WriterFailure {
  if (error instanceof WriterFailure) return error;
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) return failureOfStatus(error);
  const code = phase === "request" ? "writer.unavailable" : "writer.broken";
  return new WriterFailure(code, detailOf(error), { retryable: true });
}

/** HTTP statuses after which the same request may succeed a moment later. */
function isTransient(status: number): boolean {
  return status === 408 || status === 425 || status >= 500;
}

function failureOfStatus(error: APICallError): WriterFailure {
  const status = error.statusCode ?? 0;
  const detail = messageOf(error.responseBody) ?? `HTTP ${status}`;
  const retryAfterMs = retryAfterOf(error.responseHeaders ?? {});
  if (status === 401 || status === 403) return new WriterFailure("writer.unauthorized", detail, { status });
  if (status === 429) return new WriterFailure("writer.rate_limited", detail, { status, retryable: true, retryAfterMs });
  return new WriterFailure("writer.unavailable", detail, { status, retryable: isTransient(status), retryAfterMs });
}

/** Milliseconds of `retry-after-ms` (OpenAI) or `retry-after` (seconds or an HTTP date, RFC 9110 section 10.2.3). */
export function retryAfterOf(headers: Readonly<Record<string, string>>, now = Date.now()): number | null {
  const exact = Number(headers["retry-after-ms"] ?? Number.NaN);
  if (exact >= 0) return exact;
  const header = headers["retry-after"]?.trim();
  if (!header) return null;
  const ms = /^\d+(\.\d+)?$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

/** The envelopes of the big services: `{ error: { message } }`, `{ error: "…" }`, `{ message }`. */
function messageOf(body: string | undefined): string | null {
  try {
    const json: unknown = JSON.parse(body ?? "");
    const error = property(json, "error") ?? json;
    const message = typeof error === "string" ? error : property(error, "message");
    return typeof message === "string" ? message : null;
  } catch {
    // A proxy's HTML page: nothing in it helps.
    return null;
  }
}

function property(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

/** 'fetch failed' says nothing; its cause says ECONNREFUSED. */
function detailOf(error: unknown): string {
  if (!(error instanceof Error)) {
    const message = property(error, "message");
    return typeof message === "string" ? message : "an error without a message";
  }
  const cause = error.cause instanceof Error ? ` (${property(error.cause, "code") ?? error.cause.name})` : "";
  return `${error.name}: ${error.message}${cause}`;
}

/** The error that crosses the wire. Its cause is the scrubbed detail, never the provider's own error with the request in it. */
export function toAppError(failure: WriterFailure, detail: string): AppError {
  const params: ErrorParams =
    failure.retryAfterMs === null ? {} : { retryAfterSeconds: Math.max(1, Math.ceil(failure.retryAfterMs / 1000)) };
  return new AppError(failure.code, params, { cause: new Error(detail) });
}
