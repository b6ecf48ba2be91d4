import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ArrangeRequest, ChangedItems, LibraryLabels, LibraryPage } from "#shared/contracts/library.ts";
import { call } from "./client.ts";
import { libraryItemQuery } from "./library.ts";
import { queryKeys } from "./query-keys.ts";

/** Folders, tags, and how many texts are in the trash. */
export const labelsQuery = queryOptions({
  queryKey: [...queryKeys.library, "labels"],
  queryFn: ({ signal }) => call<LibraryLabels>("/library/labels", { signal }),
});

/** The texts in the trash, the latest deletion first, page by page. */
export const trashQuery = infiniteQueryOptions({
  queryKey: [...queryKeys.library, "trash"],
  queryFn: ({ pageParam, signal }) =>
    call<LibraryPage>(`/library?trash=true${pageParam === null ? "" : `&cursor=${pageParam}`}`, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});

/** A change of several texts, after which every list is read anew. */
function useShelf<Request>(change: (request: Request) => Promise<ChangedItems>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.library }),
  });
}

/** Moves texts to the trash. */
export function useTrash() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => call<ChangedItems>("/library/trash", { method: "POST", body: { ids } }),
    onSuccess: (_changed, ids) => {
      for (const id of ids) {
        const { queryKey } = libraryItemQuery(id);
        queries.removeQueries({ queryKey, type: "inactive" });
        // A page that still shows the text leaves it in a moment; reading it anew before that would only find nothing.
        void queries.invalidateQueries({ queryKey, refetchType: "none" });
      }
      const isNoItem = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== "item";
      return queries.invalidateQueries({ queryKey: queryKeys.library, predicate: isNoItem });
    },
  });
}

/** Takes texts out of the trash. */
export const useRestore = () =>
  useShelf((ids: readonly string[]) => call<ChangedItems>("/library/restore", { method: "POST", body: { ids } }));

/** Deletes for good: these texts of the trash, or with null all of it. */
export const usePurge = () =>
  useShelf((ids: readonly string[] | null) =>
    ids === null
      ? call<ChangedItems>("/library/trash", { method: "DELETE" })
      : call<ChangedItems>("/library/trash/purge", { method: "POST", body: { ids } }),
  );

/** Favourite, folder and tags of several texts. */
export const useArrange = () =>
  useShelf((request: ArrangeRequest) => call<ChangedItems>("/library", { method: "PATCH", body: request }));

export const useCopy = () =>
  useShelf(async (id: string): Promise<ChangedItems> => {
    await call<{ id: string }>(`/library/${encodeURIComponent(id)}/copy`, { method: "POST", body: {} });
    return { changed: 1 };
  });
