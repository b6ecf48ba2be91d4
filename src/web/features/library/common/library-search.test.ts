import { expect, test } from "vitest";
import { everything, isSameStep, readLibraryAddress, writeFilter } from "./library-search.ts";

test("a filter survives the way through the address", () => {
  const filter = {
    search: "قهوة",
    variety: "ar-kuwaiti",
    favouritesOnly: true,
    template: 7,
    writer: "own",
    tag: "عاجل",
    folder: "رمضان",
    days: 30,
    sort: "title",
    set: "a-set",
  } as const;
  expect(readLibraryAddress({ ...writeFilter(filter) }).filter).toEqual(filter);
  expect(writeFilter(everything)).toEqual({});
});

test("a search for digits stays a search, although the router reads them as a number", () => {
  expect(readLibraryAddress({ q: 2026 }).filter.search).toBe("2026");
});

test("a search and names that are too long are cut, and a template that cannot be is ignored: the list opens all the same", () => {
  const { filter } = readLibraryAddress({ q: "ا".repeat(250), folder: "ب".repeat(70), tag: "ت".repeat(70), template: 2 ** 31 });
  expect([filter.search.length, filter.folder?.length, filter.tag?.length, filter.template]).toEqual([200, 60, 60, null]);
});

test("parameters that are not ours open the whole list instead of an error", () => {
  expect(
    readLibraryAddress({
      q: { a: 1 },
      voice: "klingon",
      starred: "yes",
      set: 3,
      item: 7,
      versions: -1,
      days: 3,
      sort: "loudest",
    }),
  ).toEqual({
    filter: everything,
    item: null,
    versions: null,
    converting: null,
    isTrash: false,
  });
});

test("a search that is being typed is one step of the history; where it begins, ends or becomes another, and a filter, are steps", () => {
  const of = (search: string, changes = {}) => ({ ...everything, search, ...changes });
  expect(isSameStep(of("قهو"), of("قهوة"))).toBe(true);
  expect(isSameStep(of("قهوة"), of("قه"))).toBe(true);
  expect(isSameStep(of(""), of("قهوة"))).toBe(false);
  expect(isSameStep(of("قهوة"), of(""))).toBe(false);
  expect(isSameStep(of("قهوة"), of("شاي"))).toBe(false);
  expect(isSameStep(of("قهوة"), of("قهوة", { favouritesOnly: true }))).toBe(false);
});
