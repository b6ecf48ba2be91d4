import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { UpdateSettingsRequest } from "#shared/contracts/account.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

export const settingsQuery = queryOptions({
  queryKey: queryKeys.settings,
  queryFn: ({ signal }) => call("GET /settings", { signal }),
});

/** Saves the fields that are given; the answer is what the settings are now, and the person is read anew. */
export function useUpdateSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (update: UpdateSettingsRequest) => call("POST /settings", { body: update }),
    onSuccess: (saved) => {
      queries.setQueryData(settingsQuery.queryKey, saved);
      return queries.invalidateQueries({ queryKey: queryKeys.user });
    },
  });
}
