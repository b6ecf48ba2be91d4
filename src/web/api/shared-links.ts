import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SharedLink, SharedLinkRequest } from "#shared/contracts/shared-links.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** The link by which anybody may read a text; null where there is none. */
export const sharedLinkQuery = (itemId: string) =>
  queryOptions({
    queryKey: [...queryKeys.library, "link", itemId],
    queryFn: ({ signal }) => call("GET /library/:id/link", { params: { id: itemId }, signal }),
  });

/** A change of the link, after which it is known without asking again. */
function useChangedLink<Wish>(itemId: string, change: (wish: Wish) => Promise<SharedLink | null>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (link) => queries.setQueryData(sharedLinkQuery(itemId).queryKey, link),
  });
}

/** Makes the link, gives it another end, or another address. */
export const usePutSharedLink = (itemId: string) =>
  useChangedLink(itemId, (request: SharedLinkRequest) =>
    call("PUT /library/:id/link", { params: { id: itemId }, body: request }),
  );

export const useEndSharedLink = (itemId: string) =>
  useChangedLink(itemId, async () => {
    await call("DELETE /library/:id/link", { params: { id: itemId } });
    return null;
  });

/** Gives a link back that was just ended: the same address until the same end. */
export const useUndoSharedLink = (itemId: string) =>
  useChangedLink(itemId, ({ path, expiresAt }: SharedLink) =>
    call("POST /library/:id/link/undo", { params: { id: itemId }, body: { path, expiresAt } }),
  );
