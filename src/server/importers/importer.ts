import type { ErrorCode, ErrorParams } from "#shared/errors.ts";

/** A file as it was uploaded: what its sender calls it, and where it lies. */
export interface ImportTask {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
}

/** What has no place in a text, counted. */
export interface LeftOut {
  readonly pictures: number;
  readonly links: number;
}

/** What a reader of one format makes of a file. */
export interface ReadText {
  /** What the file itself says that it is called; null where it does not. */
  readonly title: string | null;
  readonly markdown: string;
  readonly leftOut: LeftOut;
}

export type ImportErrorCode = Extract<ErrorCode, `import.${string}`>;

/** A file that cannot become a text, and why: an answer to the person who brought it, not a fault of ours. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
  readonly code: ImportErrorCode;
  readonly params: ErrorParams;

  constructor(code: ImportErrorCode, params: ErrorParams = {}, options?: { cause?: unknown }) {
    super(code, options);
    this.code = code;
    this.params = params;
  }
}
