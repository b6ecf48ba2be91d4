import { setTimeout as delay } from "node:timers/promises";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import { WriterFailure } from "./failure.ts";
import { loadingWaitMs } from "./model-text.ts";
import { openTextStream } from "./text-stream.ts";
import type { WriterTiming } from "./timing.ts";
import type { Reports } from "./writer.ts";

interface Question {
  readonly model: LanguageModelV4;
  readonly timing: WriterTiming;
  readonly signal: AbortSignal;
  readonly onStatus?: Reports["onStatus"];
}

/** The answer is one word; what goes on for longer is cut off. */
const maxChars = 20_000;

/**
 * Asks a model for a word and waits for its first letter. Nothing is tried twice, because whoever asked wants to hear what is the
 * matter; only a model that is being loaded is waited for. Throws `WriterFailure`, and the signal's reason when it was aborted.
 */
export async function firstWord({ model, timing, signal, onStatus }: Question): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const leftMs = timing.beforeTextMs - (performance.now() - startedAt);
    const failure = await ask({ model, timing, signal, onStatus }, Math.max(1, leftMs));
    signal.throwIfAborted();
    if (failure === null) return;
    const waitMs = loadingWaitMs(failure, timing);
    if (!failure.isLoading || waitMs >= leftMs) throw failure;
    onStatus?.({ kind: "loading" });
    await delay(waitMs, undefined, { signal });
  }
}

async function ask({ model, timing, signal, onStatus }: Question, leftMs: number): Promise<WriterFailure | null> {
  const stream = openTextStream({
    model,
    prompt: [{ role: "user", content: [{ type: "text", text: "Answer with one word: ready" }] }],
    firstTokenMs: Math.min(timing.firstTokenMs, leftMs),
    stallMs: timing.firstTokenMs,
    maxChars,
    context: { own: [], isMail: false },
    signal,
    loadingAfterMs: timing.loadingAfterMs,
    onStatus,
  });
  try {
    for (let step = await stream.next(); step !== null && step.text === ""; step = await stream.next());
    return null;
  } catch (error) {
    if (error instanceof WriterFailure) return error;
    throw error;
  } finally {
    stream.close();
  }
}
