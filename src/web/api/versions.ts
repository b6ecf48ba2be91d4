import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "./client.ts";
import { libraryItemQuery } from "./library.ts";
import { queryKeys } from "./query-keys.ts";

/** The versions of a text, newest first. Throws `request.not_found`. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.library, "versions", id],
    queryFn: ({ signal }) => call("GET /library/:id/versions", { params: { id }, signal }),
  });

/** One version with its text. Its words never change, so nothing makes it stale: it does not stand under the library's key. */
export const versionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...queryKeys.versionTexts, id, version],
    queryFn: ({ signal }) => call("GET /library/:id/versions/:version", { params: { id, version }, signal }),
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
      call("POST /library/:id/versions/:version/restore", { params: { id, version }, body: { version: current } }),
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
    mutationFn: (version: number) => call("POST /library/:id/versions/:version/copy", { params: { id, version } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.library }),
  });
}
