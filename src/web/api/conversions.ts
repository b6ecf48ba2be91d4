import { queryOptions } from "@tanstack/react-query";
import type { CreateConversionRequest } from "#shared/contracts/conversions.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** Starts a text in another variety; the same key starts it once. Throws the `conversion.*`, `plan.*` and `writer.*` codes. */
export function createConversion(itemId: string, request: CreateConversionRequest): Promise<{ id: string }> {
  return call("POST /library/:id/conversions", { params: { id: itemId }, body: request });
}

/** What a converted text was made from. Throws `request.not_found` where the source is gone. */
export const conversionSourceQuery = (itemId: string) =>
  queryOptions({
    queryKey: [...queryKeys.library, "source", itemId],
    queryFn: ({ signal }) => call("GET /library/:id/source", { params: { id: itemId }, signal }),
    retry: false,
  });
