import { writeFileSync } from "node:fs";
import type { FromModel, ToModel } from "./messages.ts";
import { LoadError, loadEngine, type NativeEngine } from "./native-engine.ts";

/**
 * Runs in the child process of `model-process.ts`: loads one model, writes one text after the other, and says once a second how much
 * memory it takes. It ends with its server.
 */
const say = (message: FromModel): void => {
  process.send?.(message);
};

let engine: NativeEngine | null = null;
const stopped = new Set<number>();

async function load({ kind: _, ...options }: Extract<ToModel, { kind: "load" }>): Promise<void> {
  try {
    engine = await loadEngine(options);
    const { contextSize, canSteer } = engine;
    say({ kind: "loaded", threads: engine.threads, contextSize, canSteer });
  } catch (error) {
    const problem = error instanceof LoadError ? error.problem : "other";
    say({ kind: "unloadable", problem, detail: error instanceof Error ? error.message : String(error) });
  }
}

async function write({ id, ...task }: Extract<ToModel, { kind: "write" }>): Promise<void> {
  try {
    if (!engine) throw new Error("no model is loaded");
    const end = await engine.write(task, {
      isStopped: () => stopped.has(id),
      onRead: (tokens, of) => say({ kind: "read", id, tokens, of }),
      onText: (text) => say({ kind: "text", id, text }),
    });
    say("limit" in end ? { kind: "too_long", id, ...end } : { kind: "ended", id, ...end });
  } catch (error) {
    say({ kind: "failed", id, detail: error instanceof Error ? error.message : String(error) });
  } finally {
    stopped.delete(id);
  }
}

process.on("message", (message: ToModel) => {
  if (message.kind === "load") void load(message);
  else if (message.kind === "write") void write(message);
  else stopped.add(message.id);
});
process.on("disconnect", () => process.exit());
setInterval(() => say({ kind: "memory", bytes: process.memoryUsage.rss() }), 1_000).unref();

try {
  // Where the machine has no memory left, Linux ends this process and not the server.
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {
  // Other systems have no such file.
}
