import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { fetchListedIds, type LibraryFilter } from "#web/api/library.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import type { Selection, Shelf } from "../common/shelf.tsx";
import { idsBetween, itemsBetween } from "./library-pages.ts";
import { loadedPages } from "./use-library-pages.ts";

/**
 * Selects one text or leaves it out, with the shift key all between it and the last one that was ticked. What lies between may never
 * have been loaded: then the server is asked for it.
 */
export function useToggle(
  filter: LibraryFilter,
  selected: Selection | null,
  onSelect: (selected: Selection) => void,
): Shelf["toggle"] {
  const t = useTranslations("shelf");
  const textOf = useErrorText();
  const queries = useQueryClient();
  const last = useRef<string | null>(null);
  const latest = useRef(selected);
  useEffect(() => {
    latest.current = selected;
  }, [selected]);

  const set = (texts: Iterable<readonly [string, LibraryItem | null]>, isOn: boolean) => {
    const next = new Map(latest.current);
    for (const [id, item] of texts) {
      if (isOn) next.set(id, item);
      else next.delete(id);
    }
    latest.current = next;
    onSelect(next);
  };
  const setUnseen = async (from: string, to: string, isOn: boolean) => {
    const { ids } = await fetchListedIds(filter);
    // The selecting may have ended meanwhile.
    if (latest.current)
      set(
        idsBetween(ids, from, to).map((id) => [id, latest.current?.get(id) ?? null]),
        isOn,
      );
  };

  return (item, isRange) => {
    const from = isRange ? last.current : null;
    const isOn = !latest.current?.has(item.id);
    const range = from === null ? null : itemsBetween(loadedPages(queries, filter), from, item.id);
    last.current = item.id;
    set(
      (range ?? [item]).map((each) => [each.id, each]),
      isOn,
    );
    if (from === null || range !== null) return;
    setUnseen(from, item.id, isOn).catch((error: unknown) =>
      toast({ tone: "error", title: t("selectMatchingFailed"), text: textOf(error) }),
    );
  };
}
