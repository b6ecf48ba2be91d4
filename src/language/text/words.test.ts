import { expect, test } from "vitest";
import { countWords, wordsOf } from "./words.ts";

test("what only lays a text out is no word of it", () => {
  expect(countWords("1. بن\n2) شاي\n\n3/7 سكر")).toBe(3);
  expect(countWords("| أحمر<br>أخضر | أزرق<br /> |")).toBe(3);
  expect(countWords("ادفع [… السعر] فقط")).toBe(2);
});

test("an address is one word for each of its names, and comes back as it was written", () => {
  expect(wordsOf("راسلونا على a.b@zahra.example اليوم.")).toEqual(["راسلونا", "على", "a.b", "zahra.example", "اليوم"]);
  expect(wordsOf("د.أحمد: 3.5 كيلو")).toEqual(["د.أحمد", "3.5", "كيلو"]);
});
