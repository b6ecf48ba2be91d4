import { expect, test } from "vitest";
import type { CatalogueTemplate } from "#web/lib/public-site.tsx";
import { searchCatalogue, sectionsOf } from "./catalogue.ts";

const template = (id: number, category: CatalogueTemplate["category"], name: string, otherName: string): CatalogueTemplate => ({
  id,
  category,
  name,
  otherName,
  description: "One idea, argued well",
  plan: "free",
  sketch: [],
});

const all = [
  template(1, "blog", "Blog post", "مقال مدوّنة"),
  template(4, "advertising", "Ad copy", "نص إعلاني"),
  template(24, "blog", "List article", "مقال قائمة"),
];
const idsOf = (found: readonly CatalogueTemplate[]) => found.map(({ id }) => id);

test("the catalogue shows each category once, with all of its templates", () => {
  expect(sectionsOf(all).map(({ category, templates }) => [category, idsOf(templates)])).toEqual([
    ["blog", [1, 24]],
    ["advertising", [4]],
  ]);
});

test("a name is found in either language, however its hamza and vowels are written", () => {
  expect(idsOf(searchCatalogue(all, "مدونه", null))).toEqual([1]);
  expect(idsOf(searchCatalogue(all, "اعلاني", null))).toEqual([4]);
  expect(idsOf(searchCatalogue(all, "LIST", null))).toEqual([24]);
});

test("every word must stand there, and only in the chosen category", () => {
  expect(idsOf(searchCatalogue(all, "article idea", null))).toEqual([24]);
  expect(idsOf(searchCatalogue(all, "idea", "blog"))).toEqual([1, 24]);
  expect(idsOf(searchCatalogue(all, "zebra", null))).toEqual([]);
  expect(idsOf(searchCatalogue(all, "  ", null))).toEqual([1, 4, 24]);
});
