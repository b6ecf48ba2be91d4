import { expect, test } from "vitest";
import { growthOf, mostGrowth } from "#tests/support/processor-time.ts";
import { countWords, wordsOf } from "./words.ts";

test("what only lays a text out is no word of it", () => {
  expect(countWords("1. بن\n2) شاي\n\n3/7 سكر")).toBe(3);
  expect(countWords("| أحمر<br>أخضر | أزرق<br /> |")).toBe(3);
  expect(countWords("ادفع [… السعر] فقط")).toBe(2);
});

test.each([
  ["a link is its words", "اقرأ [دليل القهوة](https://example.com/a-b-c)", ["اقرأ", "دليل", "القهوة"]],
  ["its title is not read", 'اقرأ [كلمة](https://example.com/a "عنوان طويل")', ["اقرأ", "كلمة"]],
  ["an address with brackets", "[كلمة](https://example.com/a_(b)_c) بعدها", ["كلمة", "بعدها"]],
  ["a link that is still being written", "اقرأ [كلمة](https://example.com/a-", ["اقرأ", "كلمة"]],
  ["a picture has none", "قبل ![صورة المحل الجديد](https://example.com/x-y.png) بعد", ["قبل", "بعد"]],
  ["a picture that leads somewhere has none", "[![صورة](/x.png)](https://example.com)", []],
  ["a bare address is one", "زوروا https://www.example.com/a-b-c?d=e_f.", ["زوروا", "https://www.example.com/a-b-c?d=e_f"]],
  ["so is one without its protocol", "visit www.example.com, today", ["visit", "www.example.com", "today"]],
  ["so is one between signs", "<https://example.com/a-b>", ["https://example.com/a-b"]],
  ["so is a mailbox", "راسلونا على a.b@zahra.example اليوم.", ["راسلونا", "على", "a.b@zahra.example", "اليوم"]],
  ["what a name leads to is not read", "اقرأ [الدليل][d]\n\n[d]: https://example.com/a-b 'عنوان'", ["اقرأ", "الدليل", "d"]],
  ["signs inside a word", "د.أحمد: 3.5 كيلو", ["د.أحمد", "3.5", "كيلو"]],
])("%s", (_name, text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ["open brackets", "[", 50_000],
  ["open links", "[a](", 25_000],
  ["open titles", '[a](x "b ', 12_000],
  ["pictures in pictures", "![", 50_000],
  ["letters before a mailbox", "a", 100_000],
  ["signs before a mailbox", "a.b+", 25_000],
  ["an address that never ends its sentence", "https://....", 10_000],
])("counting grows with the text and not with its square: %s", (_name, part, times) => {
  expect(growthOf((count) => countWords(part.repeat(count)), times)).toBeLessThan(mostGrowth);
});
