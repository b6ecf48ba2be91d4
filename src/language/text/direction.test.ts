import { describe, expect, test } from "vitest";
import { growthOf, mostGrowth } from "#tests/support/processor-time.ts";
import { blockDirections, directionIn, directionOf, lettersOf, textDirection } from "./direction.ts";
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

describe("words in a text of the other script", () => {
  test.each([
    ["names in an Arabic heading", "خطة Ramadan 2026 للعميل Nejd Café", "rtl", "rtl"],
    ["an Arabic heading that begins with a name", "Nejd Café Ramadan 2026: الخطة", "rtl", "rtl"],
    ["mostly Latin, but it begins in Arabic", "خطة Nejd Café International Marketing Campaign Strategy 2026", "rtl", "rtl"],
    [
      "a sentence of the other language with one word of this one",
      "We sell Arabic coffee (قهوة) in all our shops and branches",
      "rtl",
      "ltr",
    ],
    ["no word of the text's script", "iPhone 15 Pro", "rtl", "ltr"],
    ["figures alone", "2026 / 12", "rtl", "rtl"],
    ["an address alone", "https://example.com/nejd @nejd_cafe", "rtl", "rtl"],
    ["Arabic names in an English heading", "Plan for أحمد and محلات نجد", "ltr", "ltr"],
    ["an English heading that begins with an Arabic name", "نجد Café Ramadan plan", "ltr", "ltr"],
    ["an Arabic sentence in an English text", "أهلًا وسهلًا بكم في محلنا", "ltr", "rtl"],
    ["by hand", "\u200FGoogle Ads", "ltr", "rtl"],
  ] as const)("%s", (_name, words, around, wanted) => {
    expect(directionIn(words, around)).toBe(wanted);
  });

  test("four fifths of the letters are the border", () => {
    expect(directionIn("abcdefgh بج", "rtl")).toBe("ltr");
    expect(directionIn("abcdefg بج", "rtl")).toBe("rtl");
  });
});

describe("a text", () => {
  test("has the direction of its variety however many names it holds, unless it is clearly in the other language", () => {
    expect(textDirection("# خطة\n\nNejd Café Ramadan Campaign 2026 Instagram Snapchat", "ar")).toBe("rtl");
    expect(textDirection("A plan in English.", "ar")).toBe("ltr");
    expect(textDirection("", "en")).toBe("ltr");
    expect(textDirection("123", null)).toBe("rtl");
  });

  test("without a variety goes by the majority of its letters", () => {
    expect(textDirection("Nejd Café Ramadan Campaign خطة", null)).toBe("ltr");
  });

  test("keeps what the person chose; a mark of its first block says nothing about the rest", () => {
    expect(textDirection("نص عربي", "ar", "ltr")).toBe("ltr");
    expect(textDirection("\u200EOpenAI\n\nنص عربي", "ar")).toBe("rtl");
  });
});

describe("the blocks of a text", () => {
  const lines = (words: string) => ({ kind: "lines" as const, letters: lettersOf(words) });
  const group = (words: string) => ({ kind: "group" as const, letters: lettersOf(words) });
  const rule = { kind: "rule" as const, letters: lettersOf("") };

  test("a list or table takes the text's direction as a whole, whatever names fill it", () => {
    expect(blockDirections([lines("نبيع:"), group("iPhone 15 Pro Galaxy S24"), group("السعر Price $")], "rtl")).toEqual([
      "rtl",
      "rtl",
      "rtl",
    ]);
    expect(blockDirections([group("Item السعر البند المدينة")], "ltr")).toEqual(["ltr"]);
  });

  test("a list of the other language goes on with the passage that it stands in", () => {
    const english = [lines("In English, we sell:"), group("Tea Coffee"), group("Juice")];
    expect(blockDirections([lines("نص"), ...english, rule, group("Tea")], "rtl")).toEqual([
      "rtl",
      "ltr",
      "ltr",
      "ltr",
      "rtl",
      "rtl",
    ]);
    expect(blockDirections([lines("In English:"), group("Tea شاي")], "rtl")).toEqual(["ltr", "rtl"]);
  });

  test("a mark says the direction of a block of any kind but code", () => {
    expect(blockDirections([group("\u200Eعربي"), { kind: "code", letters: lettersOf("\u200Fx") }], "rtl")).toEqual([
      "ltr",
      "ltr",
    ]);
  });
});

test("counting the letters of a long word reads it once", () => {
  expect(growthOf((chars) => directionIn(`${"a".repeat(chars)} ب`, "rtl"), 200_000)).toBeLessThan(mostGrowth);
});

test("the mark of a direction is neither counted nor searched for", () => {
  expect(countWords("\u200EOpenAI هي شركة")).toBe(3);
  expect(countWords("\u200F")).toBe(0);
  expect(foldForSearch("\u200Eشركة")).toBe(foldForSearch("شركة"));
});
