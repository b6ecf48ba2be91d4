import { expect, test } from "vitest";
import { suggestionsFor } from "#language/checks/suggestions.ts";
import { findTemplate } from "#language/templates/registry.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { blanksLeft, keywordUse, lengthVerdict } from "./receipt-facts.ts";

const brief = { keywords: ["قهوة", "توصيل"], variety: "ar-egyptian" } as Brief;

test("the receipt says of keywords and blanks what the server's check found", () => {
  const template = findTemplate(1);
  if (!template) throw new Error("template 1 is gone");
  const suggestions = suggestionsFor("قهوة طازة بسعر [… السعر] و[… المكان]", brief, template, 100);
  expect(keywordUse({ brief, suggestions })).toEqual([
    { keyword: "قهوة", isUsed: true },
    { keyword: "توصيل", isUsed: false },
  ]);
  expect(blanksLeft({ suggestions })).toBe(2);
});

test("the verdict on the length agrees with the server's suggestions at every count", () => {
  const template = findTemplate(1);
  if (!template) throw new Error("template 1 is gone");
  for (let words = 80; words <= 120; words += 1) {
    const text = "كلمة ".repeat(words);
    const codes = suggestionsFor(text, brief, template, 100).map(({ code }) => code);
    const verdict = codes.includes("too_short") ? "short" : codes.includes("too_long") ? "long" : "within";
    expect(lengthVerdict(words, 100)).toBe(verdict);
  }
});
