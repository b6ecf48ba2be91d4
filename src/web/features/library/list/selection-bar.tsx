import { useMutation } from "@tanstack/react-query";
import { FileArchive, FolderOpen, Star, Trash2, X } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { maxSelected } from "#shared/contracts/library.ts";
import { fetchMatchingIds, type LibraryFilter } from "#web/api/library.ts";
import { useArrange } from "#web/api/shelf.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useActErrorText } from "../common/act-errors.ts";
import { ExportDialog } from "./export-dialog.tsx";
import "./selection-bar.css";
import type { Selection } from "../common/shelf.tsx";

interface SelectionBarProps {
  selected: Selection;
  filter: LibraryFilter;
  /** How many texts match the filter. */
  texts: number;
  onSelect: (selected: Selection | null) => void;
  onArrange: () => void;
  onDelete: () => void;
}

const actClass =
  "max-sm:flex-col max-sm:justify-start max-sm:gap-1 max-sm:border-transparent max-sm:bg-transparent max-sm:px-1 max-sm:text-label";

/** What can be done to the selected texts, at the foot of the page while texts are selected. */
export function SelectionBar({ selected, filter, texts, onSelect, onArrange, onDelete }: SelectionBarProps) {
  const t = useTranslations();
  const textOf = useActErrorText("library");
  const { mutate, isPending } = useArrange();
  const matching = useSelectMatching(selected, filter, onSelect);
  const [isExporting, setExporting] = useState(false);
  const isEmpty = selected.size === 0;
  const hasAll = selected.size >= Math.min(texts, maxSelected);
  const favourite = () =>
    mutate(
      { ids: [...selected.keys()], favourite: true },
      {
        onSuccess: ({ changed }) => toast({ tone: "success", title: t("library.arrange.favourites", { count: changed }) }),
        onError: (error) => toast({ tone: "error", title: t("library.arrange.failed"), text: textOf(error) }),
      },
    );
  return (
    <section
      aria-label={t("library.select.bar")}
      data-selection-bar
      className="sticky bottom-0 z-30 -mx-5 flex flex-wrap items-center gap-2 border-ink border-t bg-page px-5 py-3 desk:-mx-10 desk:px-10"
    >
      <p role="status" className="me-2">
        {t("library.select.count", { count: selected.size })}
      </p>
      {hasAll ? (
        <Button onClick={() => onSelect(new Map())}>{t("shelf.selectNone")}</Button>
      ) : (
        <Button busy={matching.isPending} onClick={() => matching.mutate()}>
          {t("shelf.selectMatching", { count: texts })}
        </Button>
      )}
      {/* On a phone one row of marks with their names below, so that the bar leaves room for the texts. */}
      <div className="order-last grid basis-full grid-cols-4 sm:order-none sm:contents">
        <Button
          disabled={isEmpty}
          busy={isPending}
          icon={<Star aria-hidden className="size-4" />}
          onClick={favourite}
          className={actClass}
        >
          {t("libraryItem.favourite")}
        </Button>
        <Button disabled={isEmpty} icon={<FolderOpen aria-hidden className="size-4" />} onClick={onArrange} className={actClass}>
          {t("library.arrange.action")}
        </Button>
        <Button
          disabled={isEmpty}
          icon={<FileArchive aria-hidden className="size-4" />}
          onClick={() => setExporting(true)}
          className={actClass}
        >
          {t("archives.action")}
        </Button>
        <Button
          disabled={isEmpty}
          icon={<Trash2 aria-hidden className="size-4" />}
          onClick={onDelete}
          className={`text-danger! ${actClass}`}
        >
          {t("common.delete")}
        </Button>
      </div>
      <IconButton
        label={t("library.select.end")}
        icon={<X aria-hidden className="size-5" />}
        onClick={() => onSelect(null)}
        className="ms-auto"
      />
      {isExporting ? (
        <ExportDialog ids={[...selected.keys()]} onClose={() => setExporting(false)} onStarted={() => onSelect(null)} />
      ) : null}
    </section>
  );
}

/** Selects every text that matches, also those that were never shown. */
function useSelectMatching(selected: Selection, filter: LibraryFilter, onSelect: (selected: Selection) => void) {
  const t = useTranslations("shelf");
  const textOf = useErrorText();
  return useMutation({
    mutationFn: () => fetchMatchingIds(filter),
    onSuccess: ({ ids }) => {
      onSelect(new Map(ids.map((id) => [id, selected.get(id) ?? null])));
      if (ids.length === maxSelected) toast({ tone: "success", title: t("selectLimit", { max: maxSelected }) });
    },
    onError: (error) => toast({ tone: "error", title: t("selectMatchingFailed"), text: textOf(error) }),
  });
}
