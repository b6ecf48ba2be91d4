import { FairQueue } from "#server/platform/fair-queue.ts";
import { WriterFailure } from "../failure.ts";
import type { HostState } from "../writer.ts";
import { type HostLimits, hostLimits } from "./limits.ts";
import { createModelLoader, type LoaderOptions } from "./model-loader.ts";
import { createTurn, type HostRequest, type Turn, type TurnPart } from "./model-turn.ts";

export interface ModelHost {
  /**
   * Writes one text after the other, the people in turn. Ends quietly when aborted.
   * @throws WriterFailure: the line is full, the model cannot be loaded, the prompt is too long, the process died
   */
  write(request: HostRequest): AsyncIterable<TurnPart>;
  /** What holds the model now; null while it is not loaded. */
  processId(): number | null;
  /** What the model does. `asleep`: it is loaded with the next text. */
  state(): HostState;
  /** Another one writes from now on: this one finishes what waits for it, and is unloaded then. */
  retire(): void;
  /** Ends the process, and with it what is written. */
  stop(): void;
}

type HostOptions = Omit<LoaderOptions, "onMessage" | "onEnd"> & { readonly limits?: Partial<HostLimits> };

/** So much the last text weighs in the guess how long the next one takes. */
const newShare = 0.4;

/** Keeps one model in one process of its own: loaded when the first text needs it, unloaded when nobody does. */
export function createModelHost({ limits: changed, ...loading }: HostOptions): ModelHost {
  const { log } = loading;
  const limits = { ...hostLimits, ...changed };
  const queue = new FairQueue<Turn>();
  const loader = createModelLoader({
    ...loading,
    onMessage(message) {
      if (message.kind === "text") phase = "writing";
      current?.take(message);
    },
    onEnd(reason, failure) {
      log.warn({ reason }, "the process of the local model ended");
      current?.fail(failure);
    },
  });
  let current: Turn | null = null;
  let ids = 0;
  let usualMs: number | null = null;
  let idle: NodeJS.Timeout | undefined;
  let phase: HostState = "loading";
  let isRetired = false;

  function begin(): void {
    if (current) return;
    const turn = queue.take(() => true);
    tellPlaces();
    clearTimeout(idle);
    if (!turn) {
      if (isRetired) loader.unload("another model writes");
      else idle = setTimeout(() => loader.unload("nobody writes"), limits.idleMs).unref();
      return;
    }
    current = turn;
    void serve(turn).finally(() => {
      current = null;
      begin();
    });
  }

  /** Sees one turn to its end. Whatever goes wrong is the turn's; this never rejects. */
  async function serve(turn: Turn): Promise<void> {
    const startedAt = performance.now();
    phase = "loading";
    try {
      if (!loader.isLoaded()) turn.wait({ kind: "loading" });
      const model = await Promise.race([loader.load(), turn.over]);
      if (!model) return;
      model.hold(true);
      phase = "reading";
      turn.wait({ kind: "reading" });
      await turn.run(model, limits);
      model.hold(false);
      noteDuration(performance.now() - startedAt);
    } catch (error) {
      if (error instanceof WriterFailure) turn.fail(error);
      else {
        log.error({ err: error }, "the local model's turn failed");
        turn.fail(new WriterFailure("writer.broken", "an error of the host"));
      }
    }
  }

  function noteDuration(ms: number): void {
    usualMs = usualMs === null ? ms : usualMs * (1 - newShare) + ms * newShare;
  }

  /** The text under way is the first in line. */
  function tellPlaces(): void {
    for (const [index, turn] of queue.order().entries()) {
      const minutes = usualMs === null ? null : Math.max(1, Math.round(((index + 1) * usualMs) / 60_000));
      turn.wait({ kind: "queued", place: index + 2, minutes });
    }
  }

  return {
    async *write(request) {
      if (request.signal.aborted) return;
      if (current && (queue.size >= limits.waiting || queue.sizeOf(request.owner) >= limits.waitingPerOwner)) {
        throw new WriterFailure("writer.line_full", `${queue.size} texts wait`);
      }
      ids += 1;
      const turn = createTurn(ids, request, limits.unreadChars);
      const leave = () => {
        queue.remove(turn);
        turn.stop();
        tellPlaces();
      };
      request.signal.addEventListener("abort", leave, { once: true });
      queue.add(turn);
      begin();
      tellPlaces();
      try {
        yield* turn.parts();
      } finally {
        request.signal.removeEventListener("abort", leave);
        leave();
      }
    },
    processId: () => loader.processId(),
    state: () => (current ? phase : loader.isLoaded() ? "idle" : "asleep"),
    retire() {
      isRetired = true;
      if (!current) loader.unload("another model writes");
    },
    stop() {
      clearTimeout(idle);
      const stopped = new WriterFailure("writer.unavailable", "the server stops");
      for (const turn of [...queue.clear(), ...(current ? [current] : [])]) turn.fail(stopped);
      loader.unload("the server stops");
    },
  };
}
