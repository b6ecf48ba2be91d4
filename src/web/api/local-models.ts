import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { WriterStatus } from "#shared/contracts/generations.ts";
import type {
  InstallModelRequest,
  LocalChoice,
  LocalModels,
  LocalTaskRequest,
  TryModelEvent,
} from "#shared/contracts/local-models.ts";
import type { Variety } from "#shared/options.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { call, callRaw } from "./client.ts";
import { queryKeys } from "./query-keys.ts";
import { readEvents } from "./read-events.ts";

/** While something goes on it is asked for each second; nothing is sent by itself. */
const askMs = 1_000;
const seldomMs = 10_000;

/** What this server can run itself, and what it does now. Only the operator may ask. */
export const localModelsQuery = queryOptions({
  queryKey: queryKeys.localModels,
  queryFn: ({ signal }) => call("GET /local-models", { signal }),
  refetchInterval: ({ state: { data } }) => {
    if (!data) return false;
    const isBusy = data.task?.state === "running" || ["loading", "reading", "writing"].includes(data.state);
    return isBusy ? askMs : seldomMs;
  },
});

/** The text of a licence, a file of this server. Throws where it is not there. */
export const licenceQuery = (name: string) =>
  queryOptions({
    queryKey: [...queryKeys.licence, name],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const response = await fetch(`/licences/${encodeURIComponent(name)}.txt`, { signal });
      if (!response.ok) throw new ApiError("internal");
      return response.text();
    },
  });

/** A change of it; the desk asks anew who writes. */
function useChange<Variables>(change: (variables: Variables) => Promise<LocalModels>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (state) => {
      queries.setQueryData(localModelsQuery.queryKey, state);
      return queries.invalidateQueries({ queryKey: queryKeys.appInfo });
    },
  });
}

export const useInstallModel = () => useChange((body: InstallModelRequest) => call("POST /local-models/install", { body }));
export const useModelTask = () => useChange((body: LocalTaskRequest) => call("POST /local-models/task", { body }));
export const useChooseModel = () =>
  useChange((choice: LocalChoice | null) => call("PUT /local-models/chosen", { body: { choice } }));
export const useRemoveModel = () => useChange((name: string) => call("DELETE /local-models/files/:name", { params: { name } }));

interface Hearing {
  readonly signal: AbortSignal;
  readonly onText: (text: string) => void;
  readonly onStatus: (status: WriterStatus | null) => void;
}

/** Lets the chosen model write a paragraph. Throws `writer.*` and `local_model.*`, and when it was aborted, which ends it on the server too. */
export async function tryModel(variety: Variety, { signal, onText, onStatus }: Hearing): Promise<LocalModels> {
  const headers = { accept: "text/event-stream" };
  const response = await callRaw("POST /local-models/try", { body: { variety }, headers, signal });
  for await (const event of readEvents<TryModelEvent>(response, signal)) {
    if (event.type === "end") return event.state;
    if (event.type === "error") throw new ApiError(event.code, { params: event.params });
    if (event.type === "text") onText(event.text);
    else onStatus(event.status);
  }
  throw new ApiError("network");
}
