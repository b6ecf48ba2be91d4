import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { LibraryItem, LibraryPage } from "#shared/contracts/library.ts";
import { textSearchQuery } from "#web/api/search.ts";
import { useUser } from "#web/api/session.ts";
import { useSettled } from "#web/lib/use-settled.ts";
import { type Act, type Entry, find, findById, type PaletteIndex, type Results } from "./entries.ts";
import { type Recent, readRecent } from "./recent.ts";

type Target = { readonly path: string } | { readonly act: Act } | { readonly retry: true };

/** One choice in the list. */
export type Row =
  | { readonly kind: "entry"; readonly id: string; readonly entry: Entry; readonly target: Target }
  | { readonly kind: "text"; readonly id: string; readonly item: LibraryItem; readonly target: Target }
  | { readonly kind: "all-texts"; readonly id: string; readonly count: number; readonly asked: string; readonly target: Target }
  | { readonly kind: "recent"; readonly id: string; readonly label: string; readonly target: Target }
  | { readonly kind: "failed"; readonly id: string; readonly target: Target };

export interface Section {
  readonly name: "recent" | "texts" | "actions" | "templates" | "pages";
  readonly rows: readonly Row[];
  /** Rows that are still on their way stand in the section as bars. */
  readonly isLoading: boolean;
}

/** A pause this long ends a word; before it, asking the server would be in vain. */
const pauseMs = 150;
const searchMinChars = 2;

export interface PaletteRows {
  readonly sections: readonly Section[];
  readonly isSearching: boolean;
  readonly retry: () => void;
}

/** What the palette lists for a query: first what the person most likely means. */
export function useRows(query: string, index: PaletteIndex): PaletteRows {
  const user = useUser();
  const asked = useSettled(query.trim(), pauseMs);
  const isAsking = query.trim().length >= searchMinChars;
  const texts = useQuery({ ...textSearchQuery(asked), enabled: isAsking && asked.length >= searchMinChars });
  const results = find(query, index);
  const entries = (name: "actions" | "templates" | "pages"): Section => ({
    name,
    rows: results[name].map((entry) => ({ kind: "entry", id: entry.id, entry, target: entry.target })),
    isLoading: false,
  });
  const own = isAsking ? textSection(texts, asked) : { name: "texts" as const, rows: [], isLoading: false };
  const recent: Section = {
    name: "recent",
    rows: query.trim() === "" ? readRecent(user.id).flatMap((choice) => recentRow(choice, index) ?? []) : [],
    isLoading: false,
  };
  const [actions, templates, pages] = [entries("actions"), entries("templates"), entries("pages")];
  const sections = inOrder(results, { recent, own, actions, templates, pages });
  return {
    sections: sections.filter(({ rows, isLoading }) => rows.length > 0 || isLoading),
    isSearching: isAsking && (texts.isFetching || asked !== query.trim()),
    retry: () => void texts.refetch(),
  };
}

type SectionOrder = Readonly<Record<"recent" | "own" | "actions" | "templates" | "pages", Section>>;

/** Texts come first, but after what the query names. */
function inOrder({ namesPage, namesVariety }: Results, { recent, own, actions, templates, pages }: SectionOrder): Section[] {
  if (namesPage) return [recent, pages, own, actions, templates];
  return namesVariety ? [recent, actions, own, templates, pages] : [recent, own, actions, templates, pages];
}

type Texts = Pick<UseQueryResult<LibraryPage>, "data" | "isError">;

function textSection(texts: Texts, asked: string): Section {
  if (texts.isError) {
    return { name: "texts", rows: [{ kind: "failed", id: "failed", target: { retry: true } }], isLoading: false };
  }
  const items = texts.data?.items ?? [];
  const count = texts.data?.texts ?? 0;
  const rows: Row[] = items.map((item) => ({
    kind: "text",
    id: `text:${item.id}`,
    item,
    target: { path: pathOfText(item.id) },
  }));
  if (count > items.length) {
    rows.push({ kind: "all-texts", id: `search:${asked}`, count, asked, target: { path: pathOfSearch(asked) } });
  }
  return { name: "texts", rows, isLoading: !texts.data };
}

const pathOfText = (id: string) => `/my-content?item=${encodeURIComponent(id)}`;
const pathOfSearch = (asked: string) => `/my-content?q=${encodeURIComponent(asked)}`;

/** A choice of before, in the language of now; texts and searches keep the words that they had. */
function recentRow({ id, label }: Recent, index: PaletteIndex): Row | null {
  const [kind, ...rest] = id.split(":");
  const value = rest.join(":");
  if (kind === "text") return { kind: "recent", id, label, target: { path: pathOfText(value) } };
  if (kind === "search") return { kind: "recent", id, label, target: { path: pathOfSearch(value) } };
  const entry = findById(id, index);
  return entry && { kind: "entry", id, entry, target: entry.target };
}

/** The words under which a choice is remembered. */
export function labelOf(row: Row): string {
  switch (row.kind) {
    case "entry":
      return row.entry.label;
    case "text":
      return row.item.title;
    case "all-texts":
      return row.asked;
    case "recent":
      return row.label;
    case "failed":
      return "";
  }
}
