import type { CreateEditRequest } from "#shared/contracts/text-edits.ts";
import { call } from "./client.ts";

/** Starts a suggestion for a passage; the same key starts it once. Throws the `edit.*`, `conversion.*`, `plan.*` and `writer.*` codes. */
export function createEdit(itemId: string, request: CreateEditRequest): Promise<{ id: string }> {
  return call("POST /library/:id/edits", { params: { id: itemId }, body: request });
}
