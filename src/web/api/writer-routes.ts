import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ChooseWritersRequest } from "#shared/contracts/writer-routes.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** Who writes each variety on this server, and the last evaluation. Only the operator may ask. */
export const writerRoutesQuery = queryOptions({
  queryKey: queryKeys.writerRoutes,
  queryFn: ({ signal }) => call("GET /writer-routes", { signal }),
});

/** Sets writers for everybody; the desk asks anew who writes. */
export function useChooseWriters() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (routes: ChooseWritersRequest["routes"]) => call("PUT /writer-routes", { body: { routes } }),
    onSuccess: (state) => {
      queries.setQueryData(writerRoutesQuery.queryKey, state);
      return queries.invalidateQueries({ queryKey: queryKeys.appInfo });
    },
  });
}
