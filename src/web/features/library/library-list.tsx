import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { LibraryItem, LibraryPage } from "#shared/contracts/library.ts";
import { type LibraryFilter, libraryListQuery } from "#web/api/library.ts";
import { labelsQuery } from "#web/api/shelf.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { ArrangeDialog } from "./arrange-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { CardGrid, GridSkeleton } from "./library-card.tsx";
import { ItemRows, RowsSkeleton } from "./library-rows.tsx";
import { everything, isFiltered, writeFilter } from "./library-search.ts";
import { LibraryToolbar } from "./library-toolbar.tsx";
import { ListEnd } from "./list-end.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { ShelfProvider } from "./shelf.tsx";
import { useViewMode } from "./view-mode.ts";

/** The list of texts with its search, filters and two views. */
export function LibraryList({ filter }: { filter: LibraryFilter }) {
  const t = useTranslations("library");
  const title = useTranslations("shell.titles")("library");
  const navigate = useNavigate();
  const query = useInfiniteQuery({ ...libraryListQuery(filter), placeholderData: keepPreviousData });
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const total = query.data?.pages[0]?.texts ?? undefined;
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
      {isEmpty ? null : (
        <LibraryToolbar
          filter={filter}
          onFilter={setFilter}
          isSelecting={selected !== null}
          onSelecting={(isOn) => setSelected(isOn ? new Set() : null)}
        />
      )}
      <div className={cx("mt-6 grow pb-10 transition-opacity", query.isPlaceholderData && "opacity-55")}>
        <ListBody
          query={query}
          isFiltered={isFiltered(filter)}
          onShowAll={() => setFilter(everything)}
          selected={selected}
          onSelect={setSelected}
        />
        <TrashLink />
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
  selected: ReadonlySet<string> | null;
  onSelect: (selected: ReadonlySet<string> | null) => void;
}

/** The texts in the chosen view, or why there are none. */
function ListBody({ query, isFiltered, onShowAll, selected, onSelect }: ListBodyProps) {
  const t = useTranslations("library");
  const mode = useViewMode();
  const [deleting, setDeleting] = useState<readonly LibraryItem[] | null>(null);
  const [arranging, setArranging] = useState<readonly LibraryItem[] | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  if (query.isPending) return mode === "grid" ? <GridSkeleton /> : <RowsSkeleton />;
  if (!query.data) return <ErrorState title={t("listFailed")} error={query.error} onRetry={() => void query.refetch()} />;
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return isFiltered ? <NoResults onShowAll={onShowAll} /> : <NothingYet />;
  const List = mode === "grid" ? CardGrid : ItemRows;
  const chosen = items.filter(({ id }) => selected?.has(id));
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return (
    <ShelfProvider value={{ selected, toggle, renaming, rename: setRenaming, arrange: setArranging }}>
      <List items={items} onDelete={(item) => setDeleting([item])} />
      <ListEnd
        query={query}
        shown={items.length}
        total={query.data.pages[0]?.total ?? items.length}
        texts={query.data.pages[0]?.texts ?? items.length}
      />
      {selected ? (
        <SelectionBar
          items={chosen}
          onAll={() => onSelect(new Set(items.map(({ id }) => id)))}
          onArrange={() => setArranging(chosen)}
          onDelete={() => setDeleting(chosen)}
          onEnd={() => onSelect(null)}
        />
      ) : null}
      {arranging ? <ArrangeDialog items={arranging} onClose={() => setArranging(null)} /> : null}
      <DeleteDialog items={deleting} onClose={() => setDeleting(null)} onDeleted={() => onSelect(null)} />
    </ShelfProvider>
  );
}

/** The way to what was deleted, while there is something. */
function TrashLink() {
  const t = useTranslations("library.trash");
  const { data } = useQuery(labelsQuery);
  if (!data || data.trashed === 0) return null;
  return (
    <p className="mt-8 text-center">
      <Link to="." search={{ trash: true }} className="text-link touch-target inline-flex items-center gap-2 text-label">
        <Trash2 aria-hidden className="size-4" />
        {t("link", { count: data.trashed })}
      </Link>
    </p>
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
