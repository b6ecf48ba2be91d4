import type { SteeringRules } from "#language/steering/steering-rules.ts";

/** What the process of a local model is told. Plain data, cloned between processes. */
export type ToModel =
  | {
      readonly kind: "load";
      readonly file: string;
      /** The folder that `install-runtime` filled. */
      readonly runtime: string;
      /** null: measured. */
      readonly threads: number | null;
      readonly chatForm: ChatForm | null;
    }
  | ({ readonly kind: "write"; readonly id: number } & ModelTask)
  | { readonly kind: "stop"; readonly id: number };

/** How a conversation is written for a model whose file alone does not tell: the program's name of the form, and its settings. */
export interface ChatForm {
  readonly type: string;
  readonly settings: Readonly<Record<string, string | boolean>>;
}

/** A prompt, and how far its answer may go. */
export interface ModelTask {
  readonly system: string;
  readonly user: string;
  /** The answer ends after so many tokens. */
  readonly maxTokens: number;
  /** The same seed and prompt give the same text on the same machine; null: any. */
  readonly seed: number | null;
  readonly steering: SteeringRules | null;
}

/** Why a model cannot be used: each has its own sentence for the person and for the operator. */
export type LoadProblem = "runtime" | "missing" | "damaged" | "architecture" | "memory" | "no_chat" | "other";

export interface LoadedModel {
  readonly threads: number;
  /** Tokens of prompt and answer together. */
  readonly contextSize: number;
  /** Whether a text that was taken back is gone on with as if it had never been written; steering needs it. */
  readonly canSteer: boolean;
}

/** What the process says. */
export type FromModel =
  | ({ readonly kind: "loaded" } & LoadedModel)
  /** The process is of no more use. `detail` is for the operator's log. */
  | { readonly kind: "unloadable"; readonly problem: LoadProblem; readonly detail: string }
  /** Once a second: the memory of the process in bytes. */
  | { readonly kind: "memory"; readonly bytes: number }
  /** Another slice of the prompt is read. */
  | { readonly kind: "read"; readonly id: number; readonly tokens: number; readonly of: number }
  | { readonly kind: "text"; readonly id: number; readonly text: string }
  /** The prompt does not fit: nothing was read. */
  | { readonly kind: "too_long"; readonly id: number; readonly tokens: number; readonly limit: number }
  | { readonly kind: "failed"; readonly id: number; readonly detail: string }
  | ({ readonly kind: "ended"; readonly id: number } & ModelEnd);

export interface ModelEnd {
  readonly reason: "stop" | "length" | "stopped";
  readonly input: number;
  readonly output: number;
  /** Words that were taken back and came otherwise. */
  readonly steered: number;
}
