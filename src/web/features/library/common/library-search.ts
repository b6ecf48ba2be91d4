import {
  type LibrarySort,
  type LibraryWriter,
  labelMaxChars,
  librarySorts,
  libraryWriters,
  searchMaxChars,
} from "#shared/contracts/library.ts";
import { type Variety, varieties } from "#shared/options.ts";
import type { LibraryFilter } from "#web/api/library.ts";

/** The library's state in the address: a filtered list can be reloaded, shared between tabs and returned to. */
export interface LibraryAddress {
  readonly filter: LibraryFilter;
  /** The text that is open, or null for the list. */
  readonly item: string | null;
  /** The version of that text to compare with the newest one, `true` for the list of all; null while they are closed. */
  readonly versions: number | true | null;
  /** The conversion that is followed, or null. */
  readonly converting: string | null;
  /** The trash instead of the list. */
  readonly isTrash: boolean;
}

/** The parameters of the address; those that say nothing are left out. */
export interface LibraryParams {
  q?: string;
  voice?: Variety;
  starred?: boolean;
  template?: number;
  writer?: LibraryWriter;
  tag?: string;
  folder?: string;
  days?: number;
  sort?: LibrarySort;
  set?: string;
  item?: string;
  versions?: number | true;
  converting?: string;
  trash?: boolean;
}

/** The spans of time that are offered. */
export const daySpans = [1, 7, 30, 365] as const;

/** Every text, the newest first. */
export const everything: LibraryFilter = {
  search: "",
  variety: null,
  favouritesOnly: false,
  template: null,
  writer: null,
  tag: null,
  folder: null,
  days: null,
  sort: "newest",
  set: null,
};

/** The router parses '123' and 'true' as JSON; a search for them, or a folder of that name, is still of their letters. */
function readText(value: unknown): string {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return "";
  return String(value).trim().slice(0, searchMaxChars);
}

const readId = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

/** No folder or tag has a longer name; the server refuses to look for one. */
const readLabel = (value: unknown) => readText(value).slice(0, labelMaxChars) || null;

const isTemplateId = (value: unknown): value is number => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;

const isVersion = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value > 0;

/** Reads the router's parsed parameters. What is not understood is ignored: an old link still opens the list. */
export function readLibraryAddress(params: Readonly<Record<string, unknown>>): LibraryAddress {
  return {
    filter: {
      search: readText(params.q),
      variety: varieties.find((variety) => variety === params.voice) ?? null,
      favouritesOnly: params.starred === true,
      template: isTemplateId(params.template) ? params.template : null,
      writer: libraryWriters.find((writer) => writer === params.writer) ?? null,
      tag: readLabel(params.tag),
      folder: readLabel(params.folder),
      days: daySpans.find((days) => days === params.days) ?? null,
      sort: librarySorts.find((sort) => sort === params.sort) ?? "newest",
      set: readId(params.set),
    },
    item: readId(params.item),
    versions: params.versions === true || isVersion(params.versions) ? params.versions : null,
    converting: readId(params.converting),
    isTrash: params.trash === true,
  };
}

export function writeFilter(filter: LibraryFilter): LibraryParams {
  return {
    ...(filter.search ? { q: filter.search } : {}),
    ...(filter.variety ? { voice: filter.variety } : {}),
    ...(filter.favouritesOnly ? { starred: true } : {}),
    ...(filter.template === null ? {} : { template: filter.template }),
    ...(filter.writer ? { writer: filter.writer } : {}),
    ...(filter.tag ? { tag: filter.tag } : {}),
    ...(filter.folder ? { folder: filter.folder } : {}),
    ...(filter.days === null ? {} : { days: filter.days }),
    ...(filter.sort === "newest" ? {} : { sort: filter.sort }),
    ...(filter.set ? { set: filter.set } : {}),
  };
}

/** Whether some texts may be missing from the list; their order leaves none out. */
export function isFiltered(filter: LibraryFilter): boolean {
  return Object.keys(writeFilter({ ...filter, sort: "newest" })).length > 0;
}

/** How many filters are on; neither the search nor the order is one. */
export function countFilters(filter: LibraryFilter): number {
  return Object.keys(writeFilter({ ...filter, search: "", sort: "newest" })).length;
}

/**
 * Whether a change belongs to the step of the history before it: a search that is still being typed, or shortened letter by letter.
 * Every other change is a step of its own, so that Back leaves a search to the list it began in.
 */
export function isSameStep(from: LibraryFilter, to: LibraryFilter): boolean {
  if (from.search === "" || to.search === "") return false;
  const isTyped = to.search.startsWith(from.search) || from.search.startsWith(to.search);
  return isTyped && keyOf({ ...from, search: "" }) === keyOf({ ...to, search: "" });
}

const keyOf = (filter: LibraryFilter) => JSON.stringify(writeFilter(filter));
