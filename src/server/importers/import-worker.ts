import { readFile as readBytes } from "node:fs/promises";
import type { WorkerAnswer } from "#server/platform/worker-messages.ts";
import type { ErrorParams } from "#shared/errors.ts";
import { type ImportErrorCode, type ImportTask, UnreadableFile } from "./importer.ts";
import { type ImportedText, readFile } from "./read-file.ts";

/** A text, or why there is none: the second is an answer too, and the process goes on. */
export type ImportResult = { readonly text: ImportedText } | { readonly code: ImportErrorCode; readonly params: ErrorParams };

/** The child process of `import-pool.ts`: one file at a time. Whatever a file does to a parser happens here and not to the server. */
async function answer(task: ImportTask): Promise<WorkerAnswer<ImportResult>> {
  try {
    return { kind: "done", result: await resultOf(task), rss: process.memoryUsage.rss() };
  } catch (error) {
    return { kind: "failed", message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function resultOf({ name, path }: ImportTask): Promise<ImportResult> {
  const bytes = await readBytes(path);
  try {
    return { text: await readFile({ name, bytes }) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { code: error.code, params: error.params };
    throw error;
  }
}

process.on("message", (task: ImportTask) => {
  void answer(task).then((result) => process.send?.(result));
});
// Without its server it has nobody to read for.
process.on("disconnect", () => process.exit());
