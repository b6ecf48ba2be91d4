import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { LibraryPage } from "#shared/contracts/library.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/button.tsx";
import { useNearEnd } from "./use-near-end.ts";

interface ListEndProps {
  query: UseInfiniteQueryResult<InfiniteData<LibraryPage>>;
  /** Entries of the list: a market set is one. */
  shown: number;
  total: number;
  /** Texts that all entries stand for. */
  texts: number;
}

/**
 * Under the list: how much of it is shown and the way to the rest, which is fetched by itself near the end; or, after several
 * pages, that this is all.
 */
export function ListEnd({ query, shown, total, texts }: ListEndProps) {
  const t = useTranslations("library");
  const textOf = useErrorText();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = query;
  const more = () => void query.fetchNextPage();
  // After a failure only the person tries again: a list that retries by itself would do so for ever.
  const isWatching = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isPlaceholderData;
  const hasMorePages = (query.data?.pages.length ?? 0) > 1;
  const end = useNearEnd(isWatching, more);
  return (
    <div ref={end} className="mt-8 grid justify-items-center gap-2 text-center">
      {hasNextPage ? (
        <>
          <p className="text-ink-3 text-label">{t("showing", { shown, total })}</p>
          {isFetchNextPageError ? (
            <p role="alert" className="text-danger text-label">
              {t("moreFailed")} {textOf(query.error)}
            </p>
          ) : null}
          <Button busy={isFetchingNextPage} onClick={more}>
            {isFetchingNextPage ? t("loadingMore") : t("showMore")}
          </Button>
        </>
      ) : hasMorePages ? (
        <p className="text-ink-3 text-label">{t("end", { count: texts })}</p>
      ) : null}
    </div>
  );
}
