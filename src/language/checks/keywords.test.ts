import { describe, expect, test } from "vitest";
import { testBrief } from "#tests/support/briefs.ts";
import { findKeywords } from "./keywords.ts";
import { viewOf } from "./view.ts";

function uses(text: string, keyword: string): string[] {
  const view = viewOf(text, testBrief({ keywords: [keyword] }));
  return findKeywords(view).flatMap(({ spans }) => spans.map(({ start, end }) => text.slice(start, end)));
}

describe("a keyword counts in the forms that language gives it", () => {
  test.each([
    ["تسويق", "والتسويق مهم", "والتسويق"],
    ["التسويق", "كلام عن تسويق الكتب", "تسويق"],
    ["التسويق", "للتسويق وجوه", "للتسويق"],
    ["قهوة", "بقهوتنا نبدأ", "بقهوتنا"],
    ["مشروع", "كمشروعكم", "كمشروعكم"],
    ["إدارة الوقت", "نحتاج لإدارة وقتنا", "لإدارة وقتنا"],
    ["إدارة الوقت", "#إدارة_الوقت", "إدارة_الوقت"],
    ["ادارة الوقت", "إدارةُ الوقتِ", "إدارةُ الوقتِ"],
    ["شركة", "شركات كثيرة", "شركات"],
    ["shopping list", "Two shopping lists", "shopping lists"],
    ["plan", "Planning ahead", "Planning"],
    ["bake", "We love baking", "baking"],
    ["weeknight dinners", "one weeknight dinner", "weeknight dinner"],
    ["story", "stories", "stories"],
    ["C++", "Learn C++ today", "C++"],
  ])("%s in '%s'", (keyword, text, found) => {
    expect(uses(text, keyword)).toEqual([found]);
  });
});

describe("it does not count", () => {
  test.each([
    ["قلم", "إقليم بعيد"],
    ["سوق", "التسويق"],
    ["إدارة الوقت", "إدارة المال، الوقت"],
    ["إدارة الوقت", "إدارة.\nالوقت"],
    ["السعر", "الكلفة [… السعر] هنا"],
    ["prices", "See https://example.com/prices now"],
    ["thing", "then"],
    ["plan", "planet"],
  ])("%s in '%s'", (keyword, text) => {
    expect(uses(text, keyword)).toEqual([]);
  });
});

test("every place is named, in order", () => {
  expect(uses("قهوة وقهوة والقهوة", "قهوة")).toEqual(["قهوة", "وقهوة", "والقهوة"]);
});
