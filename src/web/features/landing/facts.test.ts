import { describe, expect, test } from "vitest";
import { check } from "#language/checks/check.ts";
import { firstSamples } from "#language/sample/first-samples.ts";
import { sampleBrief } from "#language/sample/sample-brief.ts";
import { profileOf } from "#language/varieties/registry.ts";
import { currencies } from "#shared/currencies.ts";
import { landing as arabic } from "#shared/locales/ar/marketing.ts";
import { landing as english } from "#shared/locales/en/marketing.ts";
import { shownKeywords, shownMarkets } from "./facts.ts";
import { figure, listOf } from "./numbers.ts";

describe("what the page shows of the product is what the product has", () => {
  test("the keywords of the receipt", () => {
    const brief = { ...sampleBrief("ar-egyptian"), keywords: [...shownKeywords.asked] };
    const { keywords } = check(firstSamples["ar-egyptian"].text, brief);
    expect(keywords.filter(({ spans }) => spans.length > 0)).toHaveLength(shownKeywords.used);
  });

  test.each(shownMarkets)("days off and money of $variety", ({ variety, weekend, currency }) => {
    const { local } = profileOf(variety);
    expect(weekend).toEqual(local.weekend);
    expect(currency).toBe(currencies[variety]);
  });

  test("the brief that is shown is the brief that is written", () => {
    expect(english.sample.brief).toBe(sampleBrief("en-american").topic);
    expect(arabic.sample.brief).toBe(sampleBrief("ar-saudi").topic);
  });
});

test("no claim of the owner is confirmed before the owner confirms it, and both languages agree on which", () => {
  const confirmed = ({ claims, voices }: typeof english.trust | typeof arabic.trust) =>
    [...claims, ...voices].map((claim) => claim.confirmed);
  expect(confirmed(english.trust)).toEqual(confirmed(arabic.trust));
  expect(confirmed(english.trust)).not.toContain(true);
});

test("figures and lists read alike on the server and in the browser", () => {
  expect([0, 72, 8475, 100_000].map(figure)).toEqual(["0", "72", "8,475", "100,000"]);
  expect(listOf(["a", "b", "c"], " and ", "en")).toBe("a, b and c");
  expect(listOf(["أ", "ب", "ج"], " و", "ar")).toBe("أ وب وج");
});
