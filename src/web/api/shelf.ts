import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ArrangeRequest, ChangedItems } from "#shared/contracts/library.ts";
import { call } from "./client.ts";
import { listPageSize } from "./library.ts";
import { queryKeys } from "./query-keys.ts";

/** Folders, tags, and how many texts are in the trash. */
export const labelsQuery = queryOptions({
  queryKey: [...queryKeys.library, "labels"],
  queryFn: ({ signal }) => call("GET /library/labels", { signal }),
});

/** The texts in the trash, the latest deletion first, page by page. */
export const trashQuery = infiniteQueryOptions({
  queryKey: [...queryKeys.library, "trash"],
  queryFn: ({ pageParam, signal }) =>
    call("GET /library", { query: { trash: "true", limit: listPageSize, cursor: pageParam ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});

/** What one request may name. */
const idsAtOnce = 500;

/** Sends a change of many texts in parts, one after the other; a part that fails ends it, and those before it stay changed. */
async function inParts(ids: readonly string[], send: (part: readonly string[]) => Promise<ChangedItems>): Promise<ChangedItems> {
  let changed = 0;
  for (let from = 0; from < ids.length; from += idsAtOnce) changed += (await send(ids.slice(from, from + idsAtOnce))).changed;
  return { changed };
}

/** A change of several texts, after which every list is read anew: also after a failure, for a part may be changed. */
function useShelf<Request>(change: (request: Request) => Promise<ChangedItems>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.library }),
  });
}

/** Moves texts to the trash. */
export function useTrash() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => inParts(ids, (part) => call("POST /library/trash", { body: { ids: part } })),
    onSuccess: (_changed, ids) => {
      const gone = new Set(ids);
      const isGone = ({ queryKey: [, kind, id] }: { queryKey: readonly unknown[] }) => kind === "item" && gone.has(String(id));
      queries.removeQueries({ queryKey: queryKeys.library, type: "inactive", predicate: isGone });
      // A page that still shows the text leaves it in a moment; reading it anew before that would only find nothing.
      void queries.invalidateQueries({ queryKey: queryKeys.library, refetchType: "none", predicate: isGone });
    },
    onSettled: () =>
      queries.invalidateQueries({ queryKey: queryKeys.library, predicate: ({ queryKey }) => queryKey[1] !== "item" }),
  });
}

/** Takes texts out of the trash. */
export const useRestore = () =>
  useShelf((ids: readonly string[]) => inParts(ids, (part) => call("POST /library/restore", { body: { ids: part } })));

/** Deletes for good: these texts of the trash, or with null all of it. */
export const usePurge = () =>
  useShelf((ids: readonly string[] | null) =>
    ids === null ? call("DELETE /library/trash") : call("POST /library/trash/purge", { body: { ids } }),
  );

/** Favourite, folder and tags of several texts. */
export const useArrange = () =>
  useShelf(({ ids, ...change }: ArrangeRequest) =>
    inParts(ids, (part) => call("PATCH /library", { body: { ...change, ids: part } })),
  );

export const useCopy = () =>
  useShelf(async (id: string): Promise<ChangedItems> => {
    await call("POST /library/:id/copy", { params: { id } });
    return { changed: 1 };
  });
