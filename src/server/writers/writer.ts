import type { ConversionPromptTask } from "#language/convert/build-conversion-prompt.ts";
import type { EditPromptTask } from "#language/prompt/build-edit-prompt.ts";
import type { RevisionPromptTask } from "#language/prompt/build-revision-prompt.ts";
import type { Template } from "#language/templates/template.ts";
import type { LocalModelSettings } from "#server/platform/local-model-settings.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { WriterInfo, WriterWait } from "#shared/contracts/generations.ts";
import type { TokenCount } from "#shared/contracts/repair.ts";
import type { Variety } from "#shared/options.ts";

/** Tokens of one request to a model. `estimated`: how many of them we estimated, because the service did not report them. */
export interface Spend extends TokenCount {
  readonly provider: string;
  readonly model: string;
  readonly estimated: number;
}

/**
 * Records a request before it is sent, with our estimate of its prompt, so that at least this much is booked if the process dies.
 * Throws if the day's limit does not allow another request.
 * @returns a function to call at the end, however the request ended, with the tokens it used; null if the service did no work.
 */
export type OnRequest = (expected: Spend) => Promise<(taken: Spend | null) => void>;

/** What goes with every request to a model: for whom it is, and its callbacks. */
export interface Reports {
  /** The id of the person whose turn it takes where texts wait in line; absent: nobody's in particular. */
  readonly person?: string | undefined;
  /** Called after each request, if the service reports token counts. */
  readonly onTokens?: ((tokens: TokenCount) => void) | undefined;
  /** Called before each request. */
  readonly onRequest?: OnRequest | undefined;
  /** Called with what the writer waits for, and with null when text arrives again. */
  readonly onStatus?: ((status: WriterWait | null) => void) | undefined;
}

export interface WritingTask extends Reports {
  readonly brief: Brief;
  readonly template: Template;
  readonly targetWords: number;
  /** The same seed and brief give the same text if the writer can do that. The built-in writer always can. */
  readonly seed: number;
  /** Aborted by 'stop' and at shutdown. The writer then ends without an error. */
  readonly signal: AbortSignal;
  /** Called once, before the first text, with the actual writer: a fallback may have taken over. */
  readonly onWriter: (info: WriterInfo) => void;
  /** Called when the text yielded so far is withdrawn. What follows replaces it. */
  readonly onRestart?: () => void;
}

/** Some sections of a finished text, to be rewritten. */
export interface RevisionTask extends RevisionPromptTask, Reports {
  /** The writer of the text. The same one revises it. */
  readonly writer: WriterInfo;
  readonly signal: AbortSignal;
}

/** A part of a finished text, to be converted to another variety. */
export interface ConversionTask extends ConversionPromptTask, Reports {
  /** The writer of the previous parts, which also converts this one. Null for the first part. */
  readonly writer: WriterInfo | null;
  readonly signal: AbortSignal;
  readonly onWriter: (info: WriterInfo) => void;
}

/** A passage of a text, to be changed as its author requests. */
export interface EditTask extends EditPromptTask, Reports {
  /** Called when the answer yielded so far is withdrawn. What follows replaces it. */
  readonly onRestart?: () => void;
  /** The writer of the previous answer, which is asked again. Null the first time. */
  readonly writer: WriterInfo | null;
  readonly signal: AbortSignal;
  readonly onWriter: (info: WriterInfo) => void;
}

/** A source of texts: the built-in grammar, a model service, or a local model. */
export interface Writer {
  readonly info: WriterInfo;
  /** Whether a model on this machine writes, or may take over: it writes one text after the other. Absent: no. */
  readonly isLocal?: boolean;
  canWrite(variety: Variety): boolean;
  /** Refuses a brief that this writer cannot write, before any words are reserved. Throws an `AppError` with a `brief.*` code. */
  check?(brief: Brief): void;
  /**
   * Yields Markdown as it arrives, in pieces of whole characters.
   * Throws an `AppError` with a `writer.*` or `brief.*` code. Text yielded before an error stays valid.
   */
  write(task: WritingTask): AsyncIterable<string>;
  /**
   * Returns the revised sections in the format that `language/prompt/revision-answer.ts` reads; empty if aborted. Throws an
   * `AppError` with a `writer.*` code. Absent if a writer cannot revise.
   */
  revise?(task: RevisionTask): Promise<string>;
  /** Returns the part in its new variety, placeholders included; empty if aborted. Throws like `revise`. Only models have it. */
  convert?(task: ConversionTask): Promise<string>;
  /** Yields the answer as it arrives, unchecked. Throws like `write`. Only models have it. */
  edit?(task: EditTask): AsyncIterable<string>;
}

/** What a model of this server does. `asleep`: it is loaded with the next text. */
export type HostState = "asleep" | "loading" | "reading" | "writing" | "idle";

/** A model that this server runs itself, or one of Ollama that was chosen in its place. */
export type ResolvedLocal =
  | { readonly kind: "file"; readonly settings: LocalModelSettings }
  | { readonly kind: "ollama"; readonly baseUrl: string; readonly model: string };

/** The place of the server's own model, which can be filled anew while the server runs. */
export interface LocalSlot {
  /** Lets this one write from the next text on; null: none. What is being written is finished by the one before. */
  use(next: ResolvedLocal | null): void;
  /** Like `use(null)`, but ends at once what is being written: the file is about to be deleted. */
  end(): void;
  writer(): Writer | null;
  state(): HostState | "off";
}

export interface WriterRegistry {
  /** The place of the model that this server runs itself. Absent if a registry has none. */
  readonly local?: LocalSlot;
  /** The writer for a brief in this variety; null if there is none. Never falls back to the built-in writer unannounced. */
  writerFor(variety: Variety): Writer | null;
  /**
   * Lets these writers write, by the names of `findNamedWriter`, where the settings name none for the variety. A name that nothing is
   * configured for has no effect. Absent if a registry cannot be told.
   */
  choose?(names: Partial<Record<Variety, string>>): void;
}
