import { queryOptions } from "@tanstack/react-query";
import type { CreateGenerationRequest, Generation } from "#shared/contracts/generations.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** Starts a text; the same idempotency key starts it once. Throws the `brief.*`, `plan.*` and `writer.*` codes. */
export function createGeneration(request: CreateGenerationRequest): Promise<{ id: string }> {
  return call("POST /generations", { body: request });
}

/** Ends a text that is being written; what was written stays. Harmless when it has ended already. */
export function stopGeneration(id: string): Promise<Generation> {
  return call("POST /generations/:id/stop", { params: { id }, keepalive: true });
}

export const generationQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.generations, id],
    queryFn: ({ signal }) => call("GET /generations/:id", { params: { id }, signal }),
  });

/** The person's texts that are being written now. Asked anew by every page that shows it: it is old after a minute. */
export const runningGenerationsQuery = queryOptions({
  queryKey: [...queryKeys.generations, "running"],
  queryFn: ({ signal }) => call("GET /generations", { signal }),
  staleTime: 0,
  gcTime: 0,
});
