import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { WriterStatus } from "#shared/contracts/generations.ts";
import type { OwnWriterState, OwnWriterTestEvent, SaveOwnWriterRequest } from "#shared/contracts/own-writer.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { call, callRaw } from "./client.ts";
import { queryKeys } from "./query-keys.ts";
import { readEvents } from "./read-events.ts";

/** The person's own model service, without its key. */
export const ownWriterQuery = queryOptions({
  queryKey: queryKeys.ownWriter,
  queryFn: ({ signal }) => call("GET /own-writer", { signal }),
});

/** A change of it; the answer is its new state, and who writes is read anew. */
function useChange<Variables>(change: (variables: Variables) => Promise<OwnWriterState>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (state) => {
      queries.setQueryData(ownWriterQuery.queryKey, state);
      return queries.invalidateQueries({ queryKey: queryKeys.user });
    },
  });
}

export const useSaveOwnWriter = () => useChange((body: SaveOwnWriterRequest) => call("PUT /own-writer", { body }));

/** Lets it write from now on, or the server's writer again. */
export const useSwitchOwnWriter = () => useChange((enabled: boolean) => call("PATCH /own-writer", { body: { enabled } }));

/** Makes a key among the settings, with a model, the person's own service; it is not in use yet. */
export const useKeyModel = () =>
  useChange(({ setting, model }: { setting: string; model: string }) =>
    call("PUT /own-writer/keys/:setting", { params: { setting }, body: { model } }),
  );

/** Keys among the settings that lack a model, and the models of their services: asked anew whenever somebody wants to see them. */
export const keyModelsQuery = queryOptions({
  queryKey: [...queryKeys.ownWriter, "keys"],
  queryFn: ({ signal }) => call("GET /own-writer/keys", { signal }),
});

/**
 * Asks the model for a word; `onStatus` hears what is waited for. Throws `own_writer.*` and `writer.*`, and when it was aborted, which
 * ends the test on the server too.
 */
export async function testOwnWriter(
  signal: AbortSignal,
  onStatus: (status: WriterStatus | null) => void,
): Promise<OwnWriterState> {
  const response = await callRaw("POST /own-writer/test", { headers: { accept: "text/event-stream" }, signal });
  for await (const event of readEvents<OwnWriterTestEvent>(response, signal)) {
    if (event.type === "end") return event.state;
    if (event.type === "error") throw new ApiError(event.code, { params: event.params });
    onStatus(event.status);
  }
  throw new ApiError("network");
}

export const useRemoveOwnWriter = () => useChange<void>(() => call("DELETE /own-writer"));
