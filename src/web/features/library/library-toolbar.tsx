import { Columns3, LayoutGrid, List, SquareCheck, Star, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { librarySorts } from "#shared/contracts/library.ts";
import { varieties } from "#shared/options.ts";
import type { LibraryFilter } from "#web/api/library.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Segmented } from "#web/ui/choices.tsx";
import { cx } from "#web/ui/cx.ts";
import { SearchField } from "#web/ui/search-field.tsx";
import { Select } from "#web/ui/select.tsx";
import { VoiceName } from "#web/ui/voice.tsx";
import { FilterButton } from "./filter-button.tsx";
import { setViewMode, useViewMode } from "./view-mode.ts";

interface LibraryToolbarProps {
  filter: LibraryFilter;
  onFilter: (filter: LibraryFilter) => void;
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
}

/** Search, filters and the two views, in one line on a wide page. */
export function LibraryToolbar({ filter, onFilter, isSelecting, onSelecting }: LibraryToolbarProps) {
  const t = useTranslations("library");
  const mode = useViewMode();
  const [typed, setTyped] = useDelayedSearch(filter.search, (search) => onFilter({ ...filter, search }));
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3 border-ink border-t pt-6">
      <SearchField
        label={t("search")}
        value={typed}
        onValueChange={setTyped}
        className="min-w-48 flex-1 basis-3/5 lg:max-w-56 lg:basis-auto 2xl:max-w-80"
      />
      <Segmented
        aria-label={t("view.label")}
        value={mode}
        onValueChange={setViewMode}
        choices={[
          { value: "grid", name: t("view.grid"), label: <ViewLabel icon={LayoutGrid} text={t("view.grid")} /> },
          { value: "list", name: t("view.list"), label: <ViewLabel icon={List} text={t("view.list")} /> },
        ]}
        className="h-11 lg:order-2"
      />
      <div className="min-w-40 flex-1 sm:flex-none">
        <Select
          aria-label={t("variety")}
          value={filter.variety ?? "all"}
          onValueChange={(value) => onFilter({ ...filter, variety: value === "all" ? null : value })}
          options={[
            { value: "all" as const, label: t("allVarieties") },
            ...varieties.map((variety) => ({ value: variety, label: <VoiceName variety={variety} /> })),
          ]}
        />
      </div>
      <button
        type="button"
        aria-pressed={filter.favouritesOnly}
        onClick={() => onFilter({ ...filter, favouritesOnly: !filter.favouritesOnly })}
        className={buttonClass(
          "paper",
          "normal",
          cx("h-11 border-field! max-sm:grow", filter.favouritesOnly && "bg-ink! text-page! border-ink!"),
        )}
      >
        <Star aria-hidden className={cx("size-4.5", filter.favouritesOnly && "fill-current")} />
        {t("favourites")}
      </button>
      {filter.set ? (
        <button
          type="button"
          onClick={() => onFilter({ ...filter, set: null })}
          className={buttonClass("paper", "normal", "h-11 border-ink! bg-ink! text-page!")}
        >
          <Columns3 aria-hidden className="size-4.5" />
          {t("set.filter")}
          <X aria-hidden className="size-4" />
          <span className="sr-only">{t("set.filterOff")}</span>
        </button>
      ) : null}
      <FilterButton filter={filter} onFilter={onFilter} />
      <div className="min-w-40 flex-1 sm:flex-none lg:order-1 lg:ms-auto">
        <Select
          aria-label={t("sort.label")}
          value={filter.sort}
          onValueChange={(sort) => onFilter({ ...filter, sort })}
          options={librarySorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        />
      </div>
      <button
        type="button"
        aria-pressed={isSelecting}
        onClick={() => onSelecting(!isSelecting)}
        className={buttonClass("paper", "normal", "h-11 border-field! max-sm:grow lg:order-1")}
      >
        <SquareCheck aria-hidden className="size-4.5" />
        {t(isSelecting ? "select.end" : "select.start")}
      </button>
    </div>
  );
}

function ViewLabel({ icon: Icon, text }: { icon: typeof List; text: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <Icon aria-hidden className="size-4" />
      <span className="hidden sm:inline">{text}</span>
    </span>
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
  const callback = useRef(onSearch);
  useEffect(() => {
    callback.current = onSearch;
  });
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);
  useEffect(() => {
    if (typed.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      callback.current(typed.trim());
    }, searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}
