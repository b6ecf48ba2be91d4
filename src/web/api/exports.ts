import type { ExportQuery } from "#shared/contracts/exports.ts";
import { callRaw } from "./client.ts";
import { type SentFile, sentFile } from "./sent-file.ts";

/** The stored text of an item as a file that the server writes. Throws `plan.export`, `request.not_found`, `export.…`. */
export async function fetchExport(itemId: string, query: ExportQuery): Promise<SentFile> {
  return sentFile(await callRaw("GET /library/:id/export", { params: { id: itemId }, query }));
}
