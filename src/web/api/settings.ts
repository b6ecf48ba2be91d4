import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Settings, UpdateSettingsRequest } from "#shared/contracts/account.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

export const settingsQuery = queryOptions({
  queryKey: queryKeys.settings,
  queryFn: ({ signal }) => call<Settings>("/settings", { signal }),
});

/** Saves the fields that are given; afterwards the settings and the person are read anew. */
export function useUpdateSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (update: UpdateSettingsRequest) => call<Settings>("/settings", { method: "POST", body: update }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.settings }),
        queries.invalidateQueries({ queryKey: queryKeys.user }),
      ]),
  });
}
