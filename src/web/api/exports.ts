import type { ExportQuery } from "#shared/contracts/exports.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { callRaw } from "./client.ts";

interface ExportedFile {
  readonly name: string;
  readonly content: Blob;
}

/** The stored text of an item as a file that the server writes. Throws `plan.export`, `request.not_found`, `export.…`. */
export async function fetchExport(itemId: string, query: ExportQuery): Promise<ExportedFile> {
  const response = await callRaw("GET /library/:id/export", { params: { id: itemId }, query });
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  if (!encoded) throw new ApiError("unknown", { status: response.status });
  try {
    return { name: decodeURIComponent(encoded), content: await response.blob() };
  } catch (cause) {
    // The connection broke in the middle of the file.
    throw new ApiError("network", { cause });
  }
}
