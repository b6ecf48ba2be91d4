import { isAPIError } from "better-auth/api";
import { z } from "zod";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import { passwordLimits } from "./password-limits.ts";

const answerBody = z.object({ code: z.string().optional() });
const thrownAnswer = z.object({ statusCode: z.number(), body: answerBody.optional() });

/** The library's error codes that have a code of ours, because a person can react to them. The HTTP status decides all others. */
const codes: Readonly<Record<string, () => AppError>> = {
  INVALID_EMAIL_OR_PASSWORD: () => new AppError("identity.wrong_credentials"),
  INVALID_PASSWORD: () => new AppError("identity.wrong_password"),
  INVALID_EMAIL: () => new AppError("identity.email_invalid"),
  PASSWORD_TOO_SHORT: () => new AppError("identity.password_too_short", { min: passwordLimits.min }),
  PASSWORD_TOO_LONG: () => new AppError("identity.password_too_long", { max: passwordLimits.max }),
  INVALID_TOKEN: () => new AppError("identity.link_invalid"),
  TOKEN_EXPIRED: () => new AppError("identity.link_invalid"),
};

const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: "request.invalid",
  401: "identity.unauthorized",
  403: "request.origin",
  404: "request.not_found",
  413: "request.too_large",
  415: "request.invalid",
  422: "request.invalid",
};

/** Converts the library's error response to our error. */
export async function fromResponse(response: Response): Promise<AppError> {
  const body: unknown = await response.json().catch(() => null);
  const cause = new Error(`the identity library answered ${response.status}`);
  return translate(response.status, answerBody.safeParse(body).data?.code) ?? new AppError("internal", {}, { cause });
}

/**
 * Like `fromResponse`, for errors that the library's checks throw before the route. Errors that are not HTTP responses are
 * returned unchanged: defects, or a lost database.
 */
export function fromThrown(error: unknown): unknown {
  const answer = isAPIError(error) ? thrownAnswer.safeParse(error).data : undefined;
  return (answer && translate(answer.statusCode, answer.body?.code)) ?? error;
}

function translate(status: number, libraryCode: string | undefined): AppError | null {
  const known = libraryCode ? codes[libraryCode]?.() : undefined;
  if (known) return known;
  const code = byStatus[status];
  return code ? new AppError(code) : null;
}
