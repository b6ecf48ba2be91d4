import type { ConversionPromptTask } from "#language/convert/build-conversion-prompt.ts";
import type { EditPromptTask } from "#language/prompt/build-edit-prompt.ts";
import type { RevisionPromptTask } from "#language/prompt/build-revision-prompt.ts";
import type { Template } from "#language/templates/template.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { WriterInfo, WriterWait } from "#shared/contracts/generations.ts";
import type { TokenCount } from "#shared/contracts/repair.ts";
import type { Variety } from "#shared/options.ts";

/** Tokens that one request to a model took. `estimated`: so many of them are our estimate, because the service did not count. */
export interface Spend extends TokenCount {
  readonly provider: string;
  readonly model: string;
  readonly estimated: number;
}

/**
 * Opens the account of one request before it is sent, with our estimate of its prompt: a process that dies has booked at least that.
 * Throws where the day allows no more. @returns what is told at the end: what the request took, however it ended; null where the
 * service has done nothing for it.
 */
export type OnRequest = (expected: Spend) => Promise<(taken: Spend | null) => void>;

/** What every request to a model reports. */
export interface Reports {
  /** Told after each request, where the service counts tokens. */
  readonly onTokens?: ((tokens: TokenCount) => void) | undefined;
  /** Told before each request. */
  readonly onRequest?: OnRequest | undefined;
  /** Told what the writer waits for, and with null that words come again. */
  readonly onStatus?: ((status: WriterWait | null) => void) | undefined;
}

/** One text to write. */
export interface WritingTask extends Reports {
  readonly brief: Brief;
  readonly template: Template;
  readonly targetWords: number;
  /** The same seed and brief give the same text where the writer can (the built-in one always). */
  readonly seed: number;
  /** Aborted by 'stop' and at shutdown: the writer ends quietly, without an error. */
  readonly signal: AbortSignal;
  /** Told once, before the first text, who actually writes: a fallback may have taken over. */
  readonly onWriter: (info: WriterInfo) => void;
  /** What was yielded so far is withdrawn: what follows takes its place. */
  readonly onRestart?: () => void;
}

/** Some sections of a finished text, to be written again. */
export interface RevisionTask extends RevisionPromptTask, Reports {
  /** Who wrote the text: the same one revises it. */
  readonly writer: WriterInfo;
  readonly signal: AbortSignal;
}

/** A part of a finished text, to be put into another variety. */
export interface ConversionTask extends ConversionPromptTask, Reports {
  /** Who converted the parts before: the same one goes on. Null for the first part. */
  readonly writer: WriterInfo | null;
  readonly signal: AbortSignal;
  readonly onWriter: (info: WriterInfo) => void;
}

/** A passage of a text, to be changed as its author wishes. */
export interface EditTask extends EditPromptTask, Reports {
  /** What this answer yielded so far is withdrawn: what follows takes its place. */
  readonly onRestart?: () => void;
  /** Who answered before: the same one is asked again. Null the first time. */
  readonly writer: WriterInfo | null;
  readonly signal: AbortSignal;
  readonly onWriter: (info: WriterInfo) => void;
}

/** Whoever writes texts: the built-in grammar, a model service, a model on this machine. */
export interface Writer {
  readonly info: WriterInfo;
  canWrite(variety: Variety): boolean;
  /** Refuses, before anything is reserved, a brief that this writer cannot honour: throws an `AppError` with a `brief.*` code. */
  check?(brief: Brief): void;
  /**
   * Yields Markdown in pieces of whole characters, as it arrives.
   * Throws an `AppError` with a `writer.*` or `brief.*` code; what was yielded before stays valid.
   */
  write(task: WritingTask): AsyncIterable<string>;
  /**
   * Answers with the revised sections as `language/prompt/revision-answer.ts` reads them; empty when aborted. Throws an `AppError` with
   * a `writer.*` code. Absent where a writer cannot revise.
   */
  revise?(task: RevisionTask): Promise<string>;
  /** Answers with the part in its new variety, placeholders included; empty when aborted. Throws like `revise`. Only models can. */
  convert?(task: ConversionTask): Promise<string>;
  /** Yields the answer as it arrives, nothing of it checked. Throws like `write`. Only models can. */
  edit?(task: EditTask): AsyncIterable<string>;
}

export interface WriterRegistry {
  /** The writer that takes a brief in this variety, or null when none can. Never falls back silently to the built-in one. */
  writerFor(variety: Variety): Writer | null;
}
