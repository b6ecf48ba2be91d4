import type { ErrorCode, ErrorParams } from "#shared/errors.ts";
import { AppError } from "#shared/errors.ts";

type LocalModelCode = Extract<ErrorCode, `local_model.${string}`>;
export type FetchProblemCode = LocalModelCode extends `local_model.${infer Code}` ? Code : never;

/** Why a model was not fetched. Its text is told by its code; `detail` is for the log. */
export class FetchProblem extends AppError {
  /** Worth another try in a moment. */
  readonly passes: boolean;
  readonly detail: string;

  constructor(
    code: FetchProblemCode,
    params: ErrorParams = {},
    { passes = false, detail = "" }: { readonly passes?: boolean; readonly detail?: string } = {},
  ) {
    super(`local_model.${code}`, params);
    this.passes = passes;
    this.detail = detail;
  }
}

/** Bytes in the unit of the sentences, gigabytes, with one digit. */
export function inGb(bytes: number): number {
  return Math.ceil(bytes / 1e8) / 10;
}
