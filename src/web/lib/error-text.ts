import { useCallback } from "react";
import { useTranslations } from "use-intl";
import type { ErrorCode, ErrorParams } from "#shared/errors.ts";
import { ApiError, type ClientErrorCode } from "./api-error.ts";

/** The limits that texts name when the server did not say them (`shared/brief-limits.ts`; a test compares). */
export const limitsInTexts: Partial<Record<ErrorCode, { max: number }>> = {
  "brief.topic_too_long": { max: 2000 },
  "brief.keywords_too_many": { max: 20 },
  "brief.keyword_too_long": { max: 60 },
};

/** The sentence for an error's code in the person's language. Anything that is no `ApiError` is a fault of ours: `internal`. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations("errors");
  return useCallback(
    (error) => {
      const { code, params } = codeOf(error);
      const fallbacks = code in limitsInTexts ? limitsInTexts[code as ErrorCode] : {};
      // Each code has its own arguments; which one this is, is known only now, so the types cannot follow.
      const translate = t as unknown as (key: ClientErrorCode, values: ErrorParams) => string;
      return translate(code, { ...fallbacks, ...params });
    },
    [t],
  );
}

/** The code and its values, of a thrown `ApiError` or of an error that a job carries. */
function codeOf(error: unknown): { code: ClientErrorCode; params: ErrorParams } {
  if (error instanceof ApiError) return error;
  if (typeof error === "object" && error !== null && "code" in error && "params" in error) {
    return error as { code: ErrorCode; params: ErrorParams };
  }
  return { code: "internal", params: {} };
}
