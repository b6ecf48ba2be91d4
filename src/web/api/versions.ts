import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { LibraryItem } from "#shared/contracts/library.ts";
import type { ItemVersion, ListedVersion } from "#shared/contracts/versions.ts";
import { call } from "./client.ts";
import { libraryItemQuery } from "./library.ts";
import { queryKeys } from "./query-keys.ts";

const addressOf = (id: string) => `/library/${encodeURIComponent(id)}/versions`;

/** The versions of a text, newest first. Throws `request.not_found`. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.library, "versions", id],
    queryFn: ({ signal }) => call<ListedVersion[]>(addressOf(id), { signal }),
  });

/** One version with its text. Its words never change, so nothing makes it stale: it does not stand under the library's key. */
export const versionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...queryKeys.versionTexts, id, version],
    queryFn: ({ signal }) => call<ItemVersion>(`${addressOf(id)}/${version}`, { signal }),
    staleTime: Infinity,
  });

interface Restoring {
  readonly version: number;
  /** The newest version that the person has seen. */
  readonly current: number;
}

/** Makes an earlier version the newest text. Throws `library.version_conflict` where another one was stored meanwhile. */
export function useRestoreVersion(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ version, current }: Restoring) =>
      call<LibraryItem>(`${addressOf(id)}/${version}/restore`, { method: "POST", body: { version: current } }),
    onSuccess: (item) => {
      queries.setQueryData(libraryItemQuery(id).queryKey, item);
      return queries.invalidateQueries({ queryKey: queryKeys.library });
    },
    // What was seen is not what is stored any more.
    onError: () => queries.invalidateQueries({ queryKey: versionsQuery(id).queryKey }),
  });
}

/** A new text in the library with the words of a version. @returns its id. */
export function useCopyVersion(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => call<{ id: string }>(`${addressOf(id)}/${version}/copy`, { method: "POST", body: {} }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.library }),
  });
}
