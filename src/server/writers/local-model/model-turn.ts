import type { WriterWait } from "#shared/contracts/generations.ts";
import { WriterFailure } from "../failure.ts";
import type { HostLimits } from "./limits.ts";
import type { FromModel, ModelEnd, ModelTask } from "./messages.ts";
import type { ModelProcess } from "./model-process.ts";

export interface HostRequest extends ModelTask {
  /** Whose turn it takes. Requests without an owner share one turn. */
  readonly owner: string;
  readonly signal: AbortSignal;
  /** Told what is waited for until the first text. */
  readonly onWait: (wait: WriterWait) => void;
}

/** `alive`: a slice of the prompt was read. */
export type TurnPart =
  | { readonly kind: "alive" }
  | { readonly kind: "text"; readonly text: string }
  | ({ readonly kind: "end" } & ModelEnd);

/** One text's turn: in line, then with the process, until it ends in one of four ways. */
export interface Turn {
  readonly owner: string;
  /** Settles, with null, when nobody waits for its text any more: it ended, failed or was left. */
  readonly over: Promise<null>;
  wait(wait: WriterWait): void;
  /** Gives the process the task and settles when the process is free again or has ended. */
  run(model: ModelProcess, limits: Pick<HostLimits, "silentMs" | "stopMs">): Promise<void>;
  /** Takes what the process says. */
  take(message: FromModel): void;
  fail(failure: WriterFailure): void;
  /** Its person left. */
  stop(): void;
  parts(): AsyncIterable<TurnPart>;
}

export function createTurn(id: number, { owner, signal, onWait, ...task }: HostRequest, unreadChars: number): Turn {
  const { system, user, maxTokens, seed, steering } = task;
  const unread: TurnPart[] = [];
  let chars = 0;
  let failure: WriterFailure | null = null;
  let isOver = false;
  let hasText = false;
  let wake: (() => void) | null = null;
  const left = Promise.withResolvers<null>();
  /** Of the process: it heard the task and is done with it. */
  const free = Promise.withResolvers<void>();
  let refresh: (() => void) | null = null;
  let process: ModelProcess | null = null;
  let stopMs = 0;

  function finish(why: WriterFailure | null): void {
    if (isOver) return;
    isOver = true;
    failure = why;
    wake?.();
    left.resolve(null);
  }

  function give(part: TurnPart): void {
    if (isOver) return;
    unread.push(part);
    if (part.kind === "text") {
      hasText = true;
      chars += part.text.length;
      // A process that writes faster than anybody reads fills the server's memory.
      if (chars > unreadChars) process?.end("it flooded the server");
    }
    wake?.();
  }

  const handlers: { [Kind in FromModel["kind"]]?: (message: Extract<FromModel, { kind: Kind }>) => void } = {
    read: () => give({ kind: "alive" }),
    text: ({ text }) => give({ kind: "text", text }),
    ended({ reason, input, output, steered }) {
      give({ kind: "end", reason, input, output, steered });
      free.resolve();
      finish(null);
    },
    failed({ detail }) {
      free.resolve();
      finish(new WriterFailure("writer.broken", detail));
    },
    too_long({ tokens, limit }) {
      free.resolve();
      finish(new WriterFailure("writer.prompt_too_long", `${tokens} of ${limit} tokens`, { params: { tokens, limit } }));
    },
  };

  return {
    owner,
    over: left.promise,
    wait(wait) {
      if (!isOver && !signal.aborted) onWait(wait);
    },
    async run(model, limits) {
      process = model;
      stopMs = limits.stopMs;
      let silence: NodeJS.Timeout | undefined;
      refresh = () => {
        clearTimeout(silence);
        silence = setTimeout(() => {
          finish(new WriterFailure(hasText ? "writer.stalled" : "writer.timeout", `silent for ${limits.silentMs} ms`));
          model.end("it was silent");
        }, limits.silentMs);
      };
      refresh();
      model.send({ kind: "write", id, system, user, maxTokens, seed, steering });
      if (isOver) this.stop();
      await free.promise;
      clearTimeout(silence);
    },
    take(message) {
      if (!("id" in message) || message.id !== id) return;
      refresh?.();
      handlers[message.kind]?.(message as never);
    },
    fail(why) {
      free.resolve();
      // What was written is kept, and nothing is sent again behind it.
      finish(hasText && why.code === "writer.unavailable" ? new WriterFailure("writer.connection_lost", why.message) : why);
    },
    stop() {
      finish(null);
      if (!process) return;
      process.send({ kind: "stop", id });
      const deaf = setTimeout(() => process?.end("it did not stop"), stopMs);
      void free.promise.then(() => clearTimeout(deaf));
    },
    async *parts() {
      for (;;) {
        const part = unread.shift();
        if (part) {
          if (part.kind === "text") chars -= part.text.length;
          yield part;
        } else if (isOver) {
          if (failure) throw failure;
          return;
        } else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
          wake = null;
        }
      }
    },
  };
}
