import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FileDown } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { type LibraryFilter, libraryPageQuery } from "#web/api/library.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { ArrangeDialog } from "./arrange-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { openImport } from "./import-opening.ts";
import { CardGrid } from "./library-card.tsx";
import { itemsBetween } from "./library-pages.ts";
import { ItemRows } from "./library-rows.tsx";
import { isFiltered } from "./library-search.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { type Selection, ShelfProvider } from "./shelf.tsx";
import { loadedPages } from "./use-library-pages.ts";
import { useViewMode } from "./view-mode.ts";

interface ListBodyProps {
  filter: LibraryFilter;
  isReturn: boolean;
  onShowAll: () => void;
  selected: Selection | null;
  onSelect: (selected: Selection | null) => void;
}

/** The texts in the chosen view, or why there are none. */
export function ListBody({ filter, isReturn, onShowAll, selected, onSelect }: ListBodyProps) {
  const t = useTranslations("library");
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(libraryPageQuery(filter, null));
  const mode = useViewMode();
  const [deleting, setDeleting] = useState<Selection | null>(null);
  const [arranging, setArranging] = useState<Selection | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [known, setKnown] = useState({ count: 0, isAtEnd: false });
  const onKnown = useCallback(
    (next: typeof known) =>
      setKnown((before) => (before.count === next.count && before.isAtEnd === next.isAtEnd ? before : next)),
    [],
  );
  const toggle = useToggle(queries, filter, selected, onSelect);
  if (!data) return <ErrorState title={t("listFailed")} error={error} onRetry={() => void refetch()} />;
  const total = data.total ?? data.items.length;
  if (data.items.length === 0) return <Nothing filter={filter} onShowAll={onShowAll} />;
  const View = mode === "grid" ? CardGrid : ItemRows;
  return (
    <ShelfProvider value={{ selected, toggle, renaming, rename: setRenaming, arrange: setArranging }}>
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
          onArrange={() => setArranging(selected)}
          onDelete={() => setDeleting(selected)}
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

/** Selects one text, or with the shift key all between it and the last one that was ticked. */
function useToggle(queries: QueryClient, filter: LibraryFilter, selected: Selection | null, onSelect: (to: Selection) => void) {
  const last = useRef<string | null>(null);
  return (item: LibraryItem, isRange: boolean) => {
    const next = new Map(selected);
    const isOn = !next.has(item.id);
    const range = isRange && last.current ? itemsBetween(loadedPages(queries, filter), last.current, item.id) : null;
    for (const each of range ?? [item]) {
      if (isOn) next.set(each.id, each);
      else next.delete(each.id);
    }
    last.current = item.id;
    onSelect(next);
  };
}

function Nothing({ filter, onShowAll }: { filter: LibraryFilter; onShowAll: () => void }) {
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
  const isFolder = filter.folder !== null && !isFiltered({ ...filter, folder: null });
  const words = isFolder
    ? { title: t("shelf.emptyFolder.title"), text: t("shelf.emptyFolder.text") }
    : { title: t("library.noResults.title"), text: t("library.noResults.text") };
  return <EmptyState {...words} action={<Button onClick={onShowAll}>{t("library.noResults.action")}</Button>} />;
}
