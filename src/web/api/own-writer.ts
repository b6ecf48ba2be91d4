import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { OwnWriterState, SaveOwnWriterRequest } from "#shared/contracts/own-writer.ts";
import { type CallOptions, call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

const address = "/own-writer";

/** The person's own model service, without its key. */
export const ownWriterQuery = queryOptions({
  queryKey: queryKeys.ownWriter,
  queryFn: ({ signal }) => call<OwnWriterState>(address, { signal }),
});

/** A change of it; the answer is its new state, and who writes is read anew. */
function useChange<Variables>(request: (variables: Variables) => [path: string, options: CallOptions]) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (variables: Variables) => call<OwnWriterState>(...request(variables)),
    onSuccess: (state) => {
      queries.setQueryData(ownWriterQuery.queryKey, state);
      return queries.invalidateQueries({ queryKey: queryKeys.user });
    },
  });
}

export const useSaveOwnWriter = () => useChange((body: SaveOwnWriterRequest) => [address, { method: "PUT", body }]);

/** Lets it write from now on, or the server's writer again. */
export const useSwitchOwnWriter = () => useChange((enabled: boolean) => [address, { method: "PATCH", body: { enabled } }]);

/** Asks the model for a word. Throws `own_writer.*` and `writer.*`. */
export const useTestOwnWriter = () => useChange<void>(() => [`${address}/test`, { method: "POST" }]);

export const useRemoveOwnWriter = () => useChange<void>(() => [address, { method: "DELETE" }]);
