import { useCallback } from "react";
import { useTranslations } from "use-intl";
import type { ErrorCode, ErrorParams } from "#shared/errors.ts";
import { ApiError, type ClientErrorCode } from "./api-error.ts";

/** The limits for texts that name one, used if the server did not send it (`shared/brief-limits.ts`; a test compares them). */
export const limitsInTexts: Partial<Record<ErrorCode, { max: number }>> = {
  "brief.topic_too_long": { max: 2000 },
  "brief.keywords_too_many": { max: 20 },
  "brief.keyword_too_long": { max: 60 },
  "brief.notes_too_many": { max: 60 },
  "brief.note_too_long": { max: 400 },
};

/**
 * The sentence for an error's code in the person's language. Anything other than an `ApiError` is a defect of ours and reads as
 * `internal`.
 */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations("errors");
  return useCallback(
    (error) => {
      const { code, params } = codeOf(error);
      const fallbacks = code in limitsInTexts ? limitsInTexts[code as ErrorCode] : {};
      // Each code has its own arguments. The code is only known at run time, so the types cannot check them.
      const translate = t as unknown as (key: ClientErrorCode, values: ErrorParams) => string;
      return translate(code, { ...fallbacks, ...params });
    },
    [t],
  );
}

function codeOf(error: unknown): { code: ClientErrorCode; params: ErrorParams } {
  if (error instanceof ApiError) return error;
  if (typeof error === "object" && error !== null && "code" in error && "params" in error) {
    return error as { code: ErrorCode; params: ErrorParams };
  }
  return { code: "internal", params: {} };
}
