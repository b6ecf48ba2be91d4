import { type InfiniteData, keepPreviousData, type UseInfiniteQueryResult, useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { LibraryItem, LibraryPage } from "#shared/contracts/library.ts";
import { type LibraryFilter, libraryListQuery } from "#web/api/library.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { CardGrid, GridSkeleton } from "./library-card.tsx";
import { ItemRows, RowsSkeleton } from "./library-rows.tsx";
import { isFiltered, writeFilter } from "./library-search.ts";
import { LibraryToolbar } from "./library-toolbar.tsx";
import { ListEnd } from "./list-end.tsx";
import { useViewMode } from "./view-mode.ts";

const everything: LibraryFilter = { search: "", variety: null, favouritesOnly: false, set: null };

/** The list of texts with its search, filters and two views. */
export function LibraryList({ filter }: { filter: LibraryFilter }) {
  const t = useTranslations("library");
  const title = useTranslations("shell.titles")("library");
  const navigate = useNavigate();
  const query = useInfiniteQuery({ ...libraryListQuery(filter), placeholderData: keepPreviousData });
  const total = query.data?.pages[0]?.texts;
  const isEmpty = total === 0 && !isFiltered(filter) && !query.isPlaceholderData;
  const setFilter = (next: LibraryFilter) =>
    void navigate({ to: ".", search: writeFilter(next), replace: true, resetScroll: false });

  return (
    <div className="mx-auto flex w-full max-w-420 grow flex-col px-5 pt-6 desk:px-10 desk:pt-9">
      <PageHeader
        title={title}
        text={
          <span role="status">
            {total === undefined || isEmpty
              ? null
              : isFiltered(filter)
                ? t("found", { count: total })
                : t("count", { count: total })}
          </span>
        }
        aside={
          <Link to="/create" className={buttonClass("action", "normal", "hidden! sm:inline-flex!")}>
            <Plus aria-hidden className="size-4" />
            {t("newText")}
          </Link>
        }
      />
      {isEmpty ? null : <LibraryToolbar filter={filter} onFilter={setFilter} />}
      <div className={cx("mt-6 grow pb-10 transition-opacity", query.isPlaceholderData && "opacity-55")}>
        <ListBody query={query} isFiltered={isFiltered(filter)} onShowAll={() => setFilter(everything)} />
      </div>
      {/* On a phone the one main act stays under the thumb. */}
      <div className="sticky bottom-0 z-20 -mx-5 border-hair border-t bg-page px-5 py-3 sm:hidden">
        <Link to="/create" className={buttonClass("action", "main", "w-full")}>
          <Plus aria-hidden className="size-4.5" />
          {t("newText")}
        </Link>
      </div>
    </div>
  );
}

interface ListBodyProps {
  query: UseInfiniteQueryResult<InfiniteData<LibraryPage>>;
  isFiltered: boolean;
  onShowAll: () => void;
}

/** The texts in the chosen view, or why there are none. */
function ListBody({ query, isFiltered, onShowAll }: ListBodyProps) {
  const t = useTranslations("library");
  const mode = useViewMode();
  const [deleting, setDeleting] = useState<LibraryItem | null>(null);
  if (query.isPending) return mode === "grid" ? <GridSkeleton /> : <RowsSkeleton />;
  if (!query.data) return <ErrorState title={t("listFailed")} error={query.error} onRetry={() => void query.refetch()} />;
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return isFiltered ? <NoResults onShowAll={onShowAll} /> : <NothingYet />;
  const List = mode === "grid" ? CardGrid : ItemRows;
  return (
    <>
      <List items={items} onDelete={setDeleting} />
      <ListEnd
        query={query}
        shown={items.length}
        total={query.data.pages[0]?.total ?? items.length}
        texts={query.data.pages[0]?.texts ?? items.length}
      />
      <DeleteDialog item={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}

function NoResults({ onShowAll }: { onShowAll: () => void }) {
  const t = useTranslations("library.noResults");
  return <EmptyState title={t("title")} text={t("text")} action={<Button onClick={onShowAll}>{t("action")}</Button>} />;
}

function NothingYet() {
  const t = useTranslations("library.empty");
  const action = (
    <Link to="/create" className={buttonClass("outline")}>
      {t("action")}
    </Link>
  );
  return <EmptyState title={t("title")} text={t("text")} action={action} />;
}
