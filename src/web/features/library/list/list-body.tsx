import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FileDown } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { type LibraryFilter, libraryPageQuery } from "#web/api/library.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { pageHeadingId } from "#web/ui/page-header.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { ArrangeDialog } from "../common/arrange-dialog.tsx";
import { DeleteDialog } from "../common/delete-dialog.tsx";
import { titleLinkId } from "../common/item-parts.tsx";
import { countFilters, everything, isFiltered } from "../common/library-search.ts";
import { type Selection, ShelfProvider } from "../common/shelf.tsx";
import { openImport } from "../import/import-opening.ts";
import { CardGrid } from "./library-card.tsx";
import { ItemRows } from "./library-rows.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { loadedItems } from "./use-library-pages.ts";
import { useToggle } from "./use-toggle.ts";
import { useViewMode } from "./view-mode.ts";

interface ListBodyProps {
  filter: LibraryFilter;
  isReturn: boolean;
  onFilter: (filter: LibraryFilter) => void;
  selected: Selection | null;
  onSelect: (selected: Selection | null) => void;
}

/** The texts in the chosen view, or why there are none. */
export function ListBody({ filter, isReturn, onFilter, selected, onSelect }: ListBodyProps) {
  const t = useTranslations("library");
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(libraryPageQuery(filter, null));
  const mode = useViewMode();
  const [deleting, setDeleting] = useState<Selection | null>(null);
  const [arranging, setArranging] = useState<Selection | null>(null);
  const { renaming, rename } = useRenaming();
  const [known, setKnown] = useState({ count: 0, isAtEnd: false });
  const onKnown = useCallback(
    (next: typeof known) =>
      setKnown((before) => (before.count === next.count && before.isAtEnd === next.isAtEnd ? before : next)),
    [],
  );
  const toggle = useToggle(filter, selected, onSelect);
  // What was ticked a while ago may have another folder by now, and what was never shown has its text all the same.
  const asLoaded = (items: Selection): Selection => {
    const loaded = loadedItems(queries, filter);
    return new Map(Array.from(items.keys(), (id) => [id, loaded.get(id) ?? null]));
  };
  if (!data) return <ErrorState title={t("listFailed")} error={error} onRetry={() => void refetch()} />;
  const total = data.total ?? data.items.length;
  if (data.items.length === 0) return <Nothing filter={filter} onFilter={onFilter} />;
  const View = mode === "grid" ? CardGrid : ItemRows;
  return (
    <ShelfProvider value={{ selected, toggle, renaming, rename, arrange: setArranging }}>
      <View
        filter={filter}
        total={total}
        isReturn={isReturn}
        onKnown={onKnown}
        onDelete={(item) => setDeleting(new Map([[item.id, item]]))}
      />
      {known.isAtEnd && known.count > data.items.length ? (
        <p className="mt-8 text-center text-ink-3 text-label">{t("end", { count: data.texts ?? total })}</p>
      ) : null}
      {selected ? (
        <SelectionBar
          selected={selected}
          filter={filter}
          texts={data.texts ?? total}
          onSelect={onSelect}
          onArrange={() => setArranging(asLoaded(selected))}
          onDelete={() => setDeleting(asLoaded(selected))}
        />
      ) : null}
      {arranging ? <ArrangeDialog selected={arranging} onClose={() => setArranging(null)} /> : null}
      <DeleteDialog
        items={deleting && Array.from(deleting, ([id, item]) => ({ id, title: item?.title ?? "" }))}
        onClose={() => setDeleting(null)}
        onDeleted={() => onSelect(null)}
      />
    </ShelfProvider>
  );
}

/** The text whose title is changed in its place. Afterwards the title has the focus again, wherever the list shows it now. */
function useRenaming(): { renaming: string | null; rename: (id: string | null) => void } {
  const [renaming, setRenaming] = useState<string | null>(null);
  const rename = (id: string | null) => {
    setRenaming(id);
    if (id !== null || renaming === null) return;
    // The field is gone after this render.
    requestAnimationFrame(() => {
      const title = document.getElementById(titleLinkId(renaming)) ?? document.getElementById(pageHeadingId);
      title?.focus({ preventScroll: true });
    });
  };
  return { renaming, rename };
}

interface NothingProps {
  filter: LibraryFilter;
  onFilter: (filter: LibraryFilter) => void;
}

/** Why the list is empty, and the way on. */
function Nothing({ filter, onFilter }: NothingProps) {
  const t = useTranslations();
  if (!isFiltered(filter)) {
    const action = (
      <div className="flex flex-wrap gap-3">
        <Link to="/create" className={buttonClass("outline")}>
          {t("library.empty.action")}
        </Link>
        <Button icon={<FileDown aria-hidden className="size-4" />} onClick={() => openImport()}>
          {t("imports.action")}
        </Button>
      </div>
    );
    return <EmptyState title={t("library.empty.title")} text={t("library.empty.text")} action={action} />;
  }
  const { search, sort } = filter;
  const isBoth = search !== "" && countFilters(filter) > 0;
  const action = (
    <div className="flex flex-wrap gap-3">
      {isBoth ? <Button onClick={() => onFilter({ ...everything, search, sort })}>{t("library.filters.clear")}</Button> : null}
      <Button onClick={() => onFilter(everything)}>{t("library.noResults.action")}</Button>
    </div>
  );
  const words = whyNothing(filter);
  return <EmptyState title={t(`${words}.title`)} text={t(`${words}.text`)} action={action} />;
}

/** Which words say why nothing is found: a search and a filter miss in different ways. */
function whyNothing(filter: LibraryFilter) {
  if (filter.search !== "") return countFilters(filter) > 0 ? "shelf.nothing.both" : "library.noResults";
  const isAlone = (without: Partial<LibraryFilter>) => !isFiltered({ ...filter, ...without });
  if (isAlone({ folder: null })) return "shelf.emptyFolder";
  return isAlone({ favouritesOnly: false }) ? "shelf.nothing.favourites" : "shelf.nothing.filters";
}
