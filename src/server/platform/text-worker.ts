import { type TextTask, textTasks } from "./text-tasks.ts";
import type { WorkerAnswer } from "./worker-messages.ts";

/** The child process of `text-work.ts`: one text at a time, so that no text of anybody's holds up the server. */
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
// Without its server it has nobody to work for.
process.on("disconnect", () => process.exit());
