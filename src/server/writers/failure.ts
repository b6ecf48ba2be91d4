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
  /** The service is there and loads its model: it is asked again until it has. */
  readonly isLoading: boolean;
  /** What the sentence of its code tells. */
  readonly params: ErrorParams;

  /** `detail` may quote the service: scrub it before it goes anywhere. */
  constructor(
    code: WriterErrorCode,
    detail: string,
    more: {
      retryable?: boolean;
      retryAfterMs?: number | null;
      status?: number | null;
      isLoading?: boolean;
      params?: ErrorParams;
    } = {},
  ) {
    super(detail);
    this.code = code;
    this.retryable = more.retryable ?? false;
    this.retryAfterMs = more.retryAfterMs ?? null;
    this.status = more.status ?? null;
    this.isLoading = more.isLoading ?? false;
    this.params = more.params ?? {};
  }
}

/**
 * Judges whatever a provider threw. Before the answer begins (`request`), an unknown error means that the service was not reached;
 * while it is read (`read`), that the connection was lost; and that what was read makes no sense (`answer`).
 */
export function failureOf(error: unknown, phase: "request" | "read" | "answer"): WriterFailure {
  if (error instanceof WriterFailure) return error;
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) return failureOfStatus(error);
  const code = { request: "writer.unavailable", read: "writer.connection_lost", answer: "writer.broken" } as const;
  return new WriterFailure(code[phase], detailOf(error), { retryable: true });
}

/**
 * An error that the service sent in the place of its answer, with status 200: judged by the status or the type that it names, as if it
 * had been sent with that status.
 */
export function failureOfAnswer(error: unknown): WriterFailure {
  const named = [property(error, "status"), property(error, "code"), property(error, "type")];
  const status = named.map(Number).find((value) => value >= 400 && value < 600) ?? statusOfType(named.join(" "));
  return status === null ? failureOf(error, "answer") : failureOfHttp(status, detailOf(error), null);
}

/** The types and codes of errors that OpenAI, Anthropic and Google name. */
function statusOfType(types: string): number | null {
  if (/rate_limit|insufficient_quota|RESOURCE_EXHAUSTED/.test(types)) return 429;
  if (/invalid_api_key|authentication_error|permission|UNAUTHENTICATED/.test(types)) return 401;
  return /model_not_found|not_found_error|NOT_FOUND/.test(types) ? 404 : null;
}

/** HTTP statuses after which the same request may succeed a moment later. */
function isTransient(status: number): boolean {
  return status === 408 || status === 425 || status >= 500;
}

function failureOfStatus(error: APICallError): WriterFailure {
  const status = error.statusCode ?? 0;
  return failureOfHttp(status, messageOf(error.responseBody) ?? `HTTP ${status}`, retryAfterOf(error.responseHeaders ?? {}));
}

function failureOfHttp(status: number, detail: string, retryAfterMs: number | null): WriterFailure {
  if (status === 401 || status === 403) return new WriterFailure("writer.unauthorized", detail, { status });
  if (status === 429) return new WriterFailure("writer.rate_limited", detail, { status, retryable: true, retryAfterMs });
  if (namesModel(status, detail)) return new WriterFailure("writer.model_unknown", detail, { status });
  if (status === 503 && /loading/i.test(detail))
    return new WriterFailure("writer.timeout", detail, { status, retryable: true, retryAfterMs, isLoading: true });
  // A service that says when to come back is there, and busy.
  const code = retryAfterMs === null ? "writer.unavailable" : "writer.rate_limited";
  return new WriterFailure(code, detail, { status, retryable: isTransient(status), retryAfterMs });
}

/** Services say that they have no such model with 404, some with 400 and a sentence about it. */
function namesModel(status: number, detail: string): boolean {
  return (
    status === 404 || (status === 400 && /\bmodel\b.{0,80}(not |unknown|exist)|(invalid|unknown|no such) model/i.test(detail))
  );
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
export function toAppError(failure: WriterFailure, detail: string, params: ErrorParams = {}): AppError {
  const wait: ErrorParams =
    failure.retryAfterMs === null ? {} : { retryAfterSeconds: Math.max(1, Math.ceil(failure.retryAfterMs / 1000)) };
  return new AppError(failure.code, { ...failure.params, ...params, ...wait }, { cause: new Error(detail) });
}
