import { expect, test } from "vitest";
import { blockDirection, directionOf } from "./direction.ts";
import { foldForSearch } from "./search-fold.ts";
import { countWords } from "./words.ts";

test("the majority of the letters decides, not the first one", () => {
  expect(directionOf("OpenAI يقدم نموذجًا جديدًا للكتابة")).toBe("rtl");
  expect(directionOf("قهوة is the Arabic word for coffee")).toBe("ltr");
});

test("addresses and handles do not outweigh the text around them", () => {
  expect(directionOf("زوروا https://www.example.com/a/very/long/path/indeed")).toBe("rtl");
  expect(directionOf("راسلونا mona@zahra-studio.example أو @zahra_studio")).toBe("rtl");
});

test("digits and signs belong to no direction", () => {
  expect(directionOf("1234 … 56%")).toBeNull();
  expect(directionOf("")).toBeNull();
  expect(directionOf("١٢٣ قلم")).toBe("rtl");
});

test("a draw reads right-to-left: a short Latin name beside a short Arabic word is an Arabic text", () => {
  expect(directionOf("قلم pen")).toBe("rtl");
});

test.each([
  ["\u200EOpenAI هي شركة", "ltr"],
  ["## \u200FGoogle Ads", "rtl"],
  ["3. \u200Eعربي", "ltr"],
  ["> - \u200Fone", "rtl"],
  ["| \u200Eعربي | ب |", "ltr"],
  ["نص \u200Eفيه علامة", "rtl"],
  ["2024 \u200Fevents of the year", "ltr"],
  ["123", null],
])("a leading mark decides a block of Markdown, one within it does not: %j", (source, wanted) => {
  expect(blockDirection(source)).toBe(wanted);
});

test("the mark of a direction is neither counted nor searched for", () => {
  expect(countWords("\u200EOpenAI هي شركة")).toBe(3);
  expect(countWords("\u200F")).toBe(0);
  expect(foldForSearch("\u200Eشركة")).toBe(foldForSearch("شركة"));
});
