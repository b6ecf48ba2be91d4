import type { ErrorCode, ErrorParams } from "#shared/errors.ts";

/** The codes of `shared/errors.ts`, and two that only browsers see: no connection, and a response that is not from our server. */
export type ClientErrorCode = ErrorCode | "network" | "unknown";

/** A failed call. `requestId` is what a person can report to the operator; null without a response. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ClientErrorCode;
  readonly params: ErrorParams;
  readonly requestId: string | null;
  /** The HTTP status; 0 without a response. */
  readonly status: number;

  constructor(
    code: ClientErrorCode,
    details: {
      params?: ErrorParams;
      requestId?: string | null;
      status?: number;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: details.cause });
    this.code = code;
    this.params = details.params ?? {};
    this.requestId = details.requestId ?? null;
    this.status = details.status ?? 0;
  }
}
