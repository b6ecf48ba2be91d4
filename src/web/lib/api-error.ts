import type { ErrorCode, ErrorParams } from "#shared/errors.ts";

/** The codes of `shared/errors.ts`, and two that only a browser sees: no connection, and an answer that is not ours. */
export type ClientErrorCode = ErrorCode | "network" | "unknown";

/** A call that failed. `requestId` is what a person can quote to whoever runs the server; null when no server answered. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ClientErrorCode;
  readonly params: ErrorParams;
  readonly requestId: string | null;
  /** The HTTP status; 0 when no answer came. */
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
