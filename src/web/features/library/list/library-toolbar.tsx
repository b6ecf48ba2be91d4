import { ArrowDownWideNarrow, LayoutGrid, List, SquareCheck } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { librarySorts, searchMaxChars } from "#shared/contracts/library.ts";
import type { LibraryFilter } from "#web/api/library.ts";
import { useMedia } from "#web/lib/media.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Segmented } from "#web/ui/choices.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { Select } from "#web/ui/select.tsx";
import { FilterButton } from "./filter-button.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { LibraryMoreMenu } from "./library-more-menu.tsx";
import { setViewMode, useViewMode } from "./view-mode.ts";

interface LibraryToolbarProps {
  filter: LibraryFilter;
  onFilter: (filter: LibraryFilter) => void;
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
}

/**
 * Search, filters, order, view and the rest: one line on a wide page, on a phone the search with one line under it. The filters that
 * are on stand below as chips.
 */
export function LibraryToolbar({ filter, onFilter, isSelecting, onSelecting }: LibraryToolbarProps) {
  const t = useTranslations("library");
  const mode = useViewMode();
  const isWide = useMedia("(width >= 1024px)");
  const [typed, setTyped] = useDelayedSearch(filter.search, (search) => onFilter({ ...filter, search }));
  return (
    <div className="mt-5 grid gap-3 border-ink border-t pt-6">
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        <SearchField
          label={t("search")}
          value={typed}
          onValueChange={(next) => setTyped(next.slice(0, searchMaxChars))}
          className="min-w-48 flex-1 basis-full sm:basis-56"
        />
        <FilterButton filter={filter} onFilter={onFilter} />
        <Select
          aria-label={t("sort.label")}
          value={filter.sort}
          onValueChange={(sort) => onFilter({ ...filter, sort })}
          options={librarySorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          narrowIcon={<ArrowDownWideNarrow aria-hidden className="size-5" />}
          className="shrink-0 sm:w-auto! sm:min-w-40"
        />
        <Segmented
          aria-label={t("view.label")}
          value={mode}
          onValueChange={setViewMode}
          choices={[
            { value: "grid", name: t("view.grid"), label: <LayoutGrid aria-hidden className="size-4.5" /> },
            { value: "list", name: t("view.list"), label: <List aria-hidden className="size-4.5" /> },
          ]}
          className="h-11 shrink-0 border-field! *:max-sm:px-3"
        />
        {isWide ? (
          <button
            type="button"
            aria-pressed={isSelecting}
            onClick={() => onSelecting(!isSelecting)}
            className={buttonClass("paper", "normal", "h-11 shrink-0 border-field!")}
          >
            <SquareCheck aria-hidden className="size-4.5" />
            {t(isSelecting ? "select.end" : "select.start")}
          </button>
        ) : null}
        <LibraryMoreMenu onSelecting={isWide || isSelecting ? undefined : () => onSelecting(true)} />
      </div>
      <FilterChips filter={filter} onFilter={onFilter} />
    </div>
  );
}

const searchDelayMs = 300;

/**
 * What is typed, and the search that follows it when the hand rests. The field keeps its own text, so that an answer that arrives
 * late never takes letters away; a search that changes from outside (back, 'show all') is taken over.
 */
function useDelayedSearch(search: string, onSearch: (search: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  const send = useEffectEvent(onSearch);
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);
  useEffect(() => {
    if (typed.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      send(typed.trim());
    }, searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}
