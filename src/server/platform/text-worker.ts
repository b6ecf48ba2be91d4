import { type TextTask, textTasks } from "./text-tasks.ts";
import type { WorkerAnswer } from "./worker-messages.ts";

/** Runs in the child process of `text-work.ts`. It handles one text at a time, off the server's event loop. */
function answer({ kind, input }: TextTask): WorkerAnswer<unknown> {
  try {
    const result = (textTasks[kind] as (...own: readonly unknown[]) => unknown)(...input);
    return { kind: "done", result, rss: process.memoryUsage.rss() };
  } catch (error) {
    return { kind: "failed", message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on("message", (task: TextTask) => {
  process.send?.(answer(task));
});
// The process exits with its server.
process.on("disconnect", () => process.exit());
