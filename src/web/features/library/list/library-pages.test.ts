import { describe, expect, test } from "vitest";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { listPageSize } from "#web/api/library.ts";
import { countEntries, followChain, idsBetween, itemsBetween, newChain, pagesAround } from "./library-pages.ts";

const pageOf = (ids: readonly string[], nextCursor: string | null) => ({
  items: ids.map((id) => ({ id }) as LibraryItem),
  nextCursor,
});
const full = (nextCursor: string | null) =>
  pageOf(
    Array.from({ length: listPageSize }, (_, at) => `${nextCursor}-${at}`),
    nextCursor,
  );

describe("the pages that are known of a list", () => {
  test("a page that is followed by another one makes that known", () => {
    expect(followChain(newChain, [0], () => full("a"))).toEqual([null, "a"]);
  });

  test("the last page of a list makes nothing known, and the chain stays the same object", () => {
    const chain = [null, "a"];
    expect(followChain(chain, [0, 1], (index) => [full("a"), full(null)][index])).toBe(chain);
  });

  test("a page that ends elsewhere since a text was added forgets all that was known behind it, and nothing before", () => {
    const chain = [null, "a", "b", "c"];
    expect(followChain(chain, [1, 2], (index) => [full("a"), full("b2"), full("c")][index])).toEqual([null, "a", "b2"]);
    expect(followChain(chain, [2], () => full(null))).toEqual([null, "a", "b"]);
  });

  test("pages that are not looked at, or not there yet, change nothing", () => {
    const chain = [null, "a", "b"];
    expect(followChain(chain, [1], () => undefined)).toBe(chain);
    expect(followChain(chain, [], () => full("other"))).toBe(chain);
  });
});

describe("how many entries are known", () => {
  const none = () => undefined;
  const fine = () => false;

  test("a last page counts what it has", () => {
    const pageAt = (index: number) => (index === 1 ? pageOf(["x", "y"], null) : undefined);
    expect(countEntries([null, "a"], 500, pageAt, fine)).toBe(listPageSize + 2);
  });

  test("one that is on its way counts what it may have, by the total of the list", () => {
    expect(countEntries([null, "a"], 500, none, fine)).toBe(2 * listPageSize);
    expect(countEntries([null, "a"], listPageSize + 7, none, fine)).toBe(listPageSize + 7);
  });

  test("one that failed counts a single place, which says so at the end of the list", () => {
    expect(countEntries([null, "a"], 500, none, () => true)).toBe(listPageSize + 1);
  });
});

test("pages are wanted before their entries come into sight, and never beyond what is known", () => {
  const chain = [null, "a", "b", "c"];
  expect(pagesAround(0, 10, chain)).toEqual([0]);
  expect(pagesAround(10, listPageSize - 10, chain)).toEqual([0, 1]);
  expect(pagesAround(3 * listPageSize + 1, 9 * listPageSize, chain)).toEqual([2, 3]);
});

describe("a range of texts", () => {
  const pages = new Map([
    [null, pageOf(["a", "b"], "x")],
    ["x", pageOf(["c", "d"], "y")],
    ["z", pageOf(["m", "n"], null)],
  ]);
  const loadedBetween = (one: string, other: string) => itemsBetween(pages, one, other)?.map(({ id }) => id);

  test("goes over the edge of a page, from above and from below", () => {
    expect(loadedBetween("b", "d")).toEqual(["b", "c", "d"]);
    expect(loadedBetween("d", "a")).toEqual(["a", "b", "c", "d"]);
    expect(loadedBetween("m", "n")).toEqual(["m", "n"]);
  });

  test("is none where the pages between are not loaded", () => {
    expect(loadedBetween("a", "m")).toBeUndefined();
  });

  test("is taken from the ids of the whole list then, in either direction, and is empty where one of the two has gone", () => {
    const ids = ["a", "b", "c", "d"];
    expect(idsBetween(ids, "b", "d")).toEqual(["b", "c", "d"]);
    expect(idsBetween(ids, "d", "a")).toEqual(ids);
    expect(idsBetween(ids, "c", "c")).toEqual(["c"]);
    expect(idsBetween(ids, "a", "gone")).toEqual([]);
  });
});
