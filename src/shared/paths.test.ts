import { describe, expect, test } from "vitest";
import { fc, tries } from "#tests/support/properties.ts";
import { safeNext } from "./paths.ts";

/** The page from which a browser resolves the address. */
const page = "https://lahja.example/firebase-login?next=x";
const originOf = (address: string) => new URL(address, page).origin;

describe("safeNext", () => {
  test.each(["/create?template=3#brief", "/ar", "/content/3f2a?tab=versions", "/create?topic=%D9%82%D9%87%D9%88%D8%A9&x=a%2Fb"])(
    "keeps %s",
    (address) => expect(safeNext(address)).toBe(address),
  );

  test.each([
    ["a tab", "/\t/evil.example"],
    ["a line feed", "/\n/evil.example"],
    ["a carriage return", "\r//evil.example"],
    ["a tab inside the slashes of a backslash", "/\t\\evil.example"],
    ["two slashes", "//evil.example"],
    ["a backslash", "/\\evil.example"],
    ["another origin", "https://evil.example/create"],
    ["a script", "javascript:alert(1)"],
    ["a dot that leaves two slashes", "/.//evil.example"],
    ["dots that leave two slashes", "/create/..//evil.example"],
    ["encoded dots that leave two slashes", "/%2e//evil.example"],
    ["a host that cannot be parsed", "//["],
    ["no path", "create"],
    ["nothing", ""],
  ])("refuses %s", (_name, address) => expect(safeNext(address)).toBe("/"));

  const piece = fc.constantFrom(
    ..."/\\\t\n\r .?#@:%[]&",
    "..",
    "%2e",
    "%2f",
    "%5c",
    "%09",
    "evil.example",
    "https:",
    "create",
    "قهوة",
    "\0",
  );
  const address = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.webUrl(),
    fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`),
  );

  test("leads nowhere but to our own origin, whatever a browser makes of it", () => {
    fc.assert(
      fc.property(address, (given) => {
        const next = safeNext(given);
        expect(next.startsWith("/")).toBe(true);
        expect(originOf(next)).toBe(originOf(page));
        expect(safeNext(next)).toBe(next);
      }),
      { numRuns: tries(2_000) },
    );
  });

  test("leads where the browser would have gone, if that is ours", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), fc.webFragments(), (path, query, fragment) => {
        const given = `/create${path}?${query}#${fragment}`;
        const [found, wanted] = [new URL(safeNext(given), page), new URL(given, page)];
        expect([found.pathname, found.search, found.hash]).toEqual([wanted.pathname, wanted.search, wanted.hash]);
      }),
    );
  });
});
