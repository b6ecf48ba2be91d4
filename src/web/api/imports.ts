import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ImportPreview, ImportRequest } from "#shared/contracts/imports.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** A large file over a slow line, and its turn in the server's queue. */
const previewTimeoutMs = 180_000;

/** What a file would become; nothing is kept. Throws `import.busy`, `request.rate_limited`, and `network` for a file that is gone. */
export async function previewImport(file: File, signal: AbortSignal): Promise<ImportPreview["files"][number]> {
  const body = new FormData();
  body.append("file", file);
  const { files } = await call("POST /imports/preview", { body, signal, timeoutMs: previewTimeoutMs });
  const [read] = files;
  if (!read) throw new ApiError("unknown");
  return read;
}

/** Keeps the texts of a preview. The same key keeps them once, however often it is sent. */
export function useKeepImport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: ImportRequest) => call("POST /imports", { body: request, timeoutMs: previewTimeoutMs }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.library }),
  });
}
