import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "./client.ts";
import { generationQuery } from "./generations.ts";
import { libraryItemQuery } from "./library.ts";
import { queryKeys } from "./query-keys.ts";

/** How late a page may notice that the drafts are gone, where its clock and the server's differ. */
const noticeMs = 15_000;

/** The drafts of a text that were not delivered. Asked for again when their time is over, so that the page does not offer them longer. */
export const draftsQuery = (generationId: string) =>
  queryOptions({
    queryKey: [...generationQuery(generationId).queryKey, "drafts"],
    queryFn: ({ signal }) => call("GET /generations/:id/drafts", { params: { id: generationId }, signal }),
    refetchInterval: ({ state }) => {
      const until = state.data?.keptUntil ?? null;
      return until === null ? false : Math.max(noticeMs, Date.parse(until) - Date.now());
    },
  });

interface WantedDraft {
  readonly draft: string;
  /** The version of the text that the person has seen. */
  readonly version: number;
}

/**
 * Puts a draft in the place of the text. Throws `generation.draft_expired`, `plan.word_limit`, and `library.version_conflict` where
 * another text was stored meanwhile.
 */
export function useTakeDraft(generationId: string, itemId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, version }: WantedDraft) =>
      call("POST /generations/:id/drafts/:draft/take", { params: { id: generationId, draft }, body: { version } }),
    onSuccess: (item) => {
      queries.setQueryData(libraryItemQuery(itemId).queryKey, item);
      void queries.invalidateQueries({ queryKey: queryKeys.library });
      void queries.invalidateQueries({ queryKey: queryKeys.usage });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: draftsQuery(generationId).queryKey }),
  });
}
