import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { type LibraryFilter, libraryPageQuery } from "#web/api/library.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ArchivePanel } from "../archive/archive-panel.tsx";
import { isFiltered, isSameStep, writeFilter } from "../common/library-search.ts";
import { RowsSkeleton } from "../common/rows-skeleton.tsx";
import type { Selection } from "../common/shelf.tsx";
import { ImportHost } from "../import/import-host.tsx";
import { GridSkeleton } from "./library-card.tsx";
import { LibraryMoreMenu } from "./library-more-menu.tsx";
import { LibraryToolbar } from "./library-toolbar.tsx";
import { ListBody } from "./list-body.tsx";
import { useViewMode } from "./view-mode.ts";

interface LibraryListProps {
  filter: LibraryFilter;
  /** Whether the person comes back from one of the texts. */
  isReturn: boolean;
}

/** The list of texts with its search, filters and two views. */
export function LibraryList({ filter, isReturn }: LibraryListProps) {
  const t = useTranslations("library");
  const title = useTranslations("shell.titles")("library");
  const navigate = useNavigate();
  const mode = useViewMode();
  const shown = useShownFilter(filter);
  const { data, isPending } = useQuery(libraryPageQuery(shown, null));
  const isSwitching = keyOf(shown) !== keyOf(filter);
  const [selected, setSelected] = useState<Selection | null>(null);
  const isEmpty = data?.total === 0 && !isFiltered(filter) && !isSwitching;
  const setFilter = (next: LibraryFilter) =>
    void navigate({ to: ".", search: writeFilter(next), replace: isSameStep(filter, next), resetScroll: false });

  return (
    <div className="mx-auto flex w-full max-w-420 grow flex-col px-5 pt-6 desk:px-10 desk:pt-9">
      <PageHeader
        title={title}
        text={<span role="status">{isEmpty ? null : <Count texts={data?.texts ?? null} isFiltered={isFiltered(shown)} />}</span>}
        aside={
          <span className="flex items-center gap-3">
            <Link to="/create" className={buttonClass("action", "normal", "hidden! sm:inline-flex!")}>
              <Plus aria-hidden className="size-4" />
              {t("newText")}
            </Link>
            {isEmpty ? <LibraryMoreMenu isEmpty /> : null}
          </span>
        }
      />
      {isEmpty ? null : (
        <LibraryToolbar
          filter={filter}
          onFilter={setFilter}
          isSelecting={selected !== null}
          onSelecting={(isOn) => setSelected(isOn ? new Map() : null)}
        />
      )}
      <div className={cx("mt-6 grow pb-10 transition-opacity", isSwitching && "opacity-55")}>
        {isPending ? (
          mode === "grid" ? (
            <GridSkeleton />
          ) : (
            <RowsSkeleton />
          )
        ) : (
          <ListBody
            key={`${mode} ${keyOf(shown)}`}
            filter={shown}
            isReturn={isReturn}
            onFilter={setFilter}
            selected={selected}
            onSelect={setSelected}
          />
        )}
      </div>
      <ImportHost />
      <div data-bottom-bar className="sticky bottom-0 z-20 -mx-5 bg-page desk:-mx-10">
        <ArchivePanel isAside={selected !== null} />
        {/* On a phone the one main act stays under the thumb. */}
        <div className="border-hair border-t px-5 py-3 sm:hidden">
          <Link to="/create" className={buttonClass("action", "main", "w-full")}>
            <Plus aria-hidden className="size-4.5" />
            {t("newText")}
          </Link>
        </div>
      </div>
    </div>
  );
}

function Count({ texts, isFiltered: isPart }: { texts: number | null; isFiltered: boolean }) {
  const t = useTranslations("library");
  if (texts === null) return null;
  return isPart ? t("found", { count: texts }) : t("count", { count: texts });
}

const keyOf = (filter: LibraryFilter) => JSON.stringify(writeFilter(filter));

/** The filter of the list that is shown: the one before, until the first page of the next is there. */
function useShownFilter(filter: LibraryFilter): LibraryFilter {
  const [shown, setShown] = useState(filter);
  const next = useQuery(libraryPageQuery(filter, null));
  if (keyOf(shown) === keyOf(filter) || next.isPending) return shown;
  setShown(filter);
  return filter;
}
