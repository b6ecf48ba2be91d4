import type { WorkerAnswer } from "#server/platform/worker-messages.ts";
import { type Exporter, type ExportTask, FormatUnavailableError, type TaskFormat } from "./exporter.ts";

/** A new format is one file and one line. Each is loaded when somebody first asks for it. */
const exporters: Readonly<Record<TaskFormat, () => Promise<Exporter>>> = {
  txt: async () => (await import("./txt.ts")).writeTxt,
  md: async () => (await import("./markdown.ts")).writeMarkdown,
  html: async () => (await import("./html.ts")).writeHtml,
  docx: async () => (await import("./docx.ts")).writeDocx,
  pdf: async () => (await import("./pdf.ts")).writePdf,
  "shared-page": async () => (await import("./shared-page.ts")).writeSharedPage,
};

/**
 * The child process of `export-pool.ts`: one export at a time. Whatever a text does to a parser or to the page layout happens here
 * and not to the server.
 */
async function answer({ format, source, paper }: ExportTask): Promise<WorkerAnswer<Uint8Array>> {
  try {
    const write = await exporters[format]();
    return { kind: "done", result: await write(source, { paper }), rss: process.memoryUsage.rss() };
  } catch (error) {
    const kind = error instanceof FormatUnavailableError ? "unavailable" : "failed";
    return { kind, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on("message", (task: ExportTask) => {
  void answer(task).then((result) => process.send?.(result));
});
// Without its server it has nobody to write for.
process.on("disconnect", () => process.exit());
