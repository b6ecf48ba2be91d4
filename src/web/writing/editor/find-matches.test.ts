import { describe, expect, test } from "vitest";
import { findMatches } from "./find-matches.ts";

/** What of the text is marked, in its own spelling. */
const found = (text: string, search: string, wholeWords = false) =>
  findMatches(text, search, wholeWords).map(({ from, to }) => text.slice(from, to));

describe("finding in Arabic", () => {
  test.each([
    ["hamza", "قال أحمد إن احمد آتٍ", "احمد", ["أحمد", "احمد"]],
    ["ta marbuta", "قهوة وقهوه", "قهوه", ["قهوة", "قهوه"]],
    ["the seat of the hamza", "شؤون وشئون", "شوون", ["شؤون"]],
    ["tashkeel inside a word, all of it marked", "يقولُ إنَّ القَهْوَةَ جاهزة", "القهوة", ["القَهْوَةَ"]],
    ["tashkeel that the search has", "كتب كَتَبَ", "كَتَبَ", ["كتب", "كَتَبَ"]],
    ["tatweel", "مرحـــبا بكم", "مرحبا", ["مرحـــبا"]],
    ["digits of both kinds", "سعره ١٢٣ أو 123", "123", ["١٢٣", "123"]],
    ["one letter for two", "كتاب ﻻ يُقرأ", "لا", ["ﻻ"]],
    ["marks of direction do not count", "كل\u200Fمة هنا", "كلمة", ["كل\u200Fمة"]],
  ])("%s", (_what, text, search, wanted) => {
    expect(found(text, search)).toEqual(wanted);
  });

  test("accents of their own sign, composed ones and ligatures keep their places", () => {
    const text = "The Cafe\u0301 and the Caf\u00E9, \uFB01nely";
    expect(found(text, "cafe")).toEqual(["Cafe\u0301", "Caf\u00E9"]);
    expect(findMatches(text, "finely", false)).toEqual([{ from: text.indexOf("\uFB01"), to: text.length }]);
  });

  test("a stretch after marked letters stands where it is, not where folding would put it", () => {
    const text = "إِنَّ القَهْوَةَ هنا، والشَّايُ هناك";
    expect(findMatches(text, "هناك", false)).toEqual([{ from: text.indexOf("هناك"), to: text.length }]);
  });

  test("capitals, emoji and ends of lines keep their places", () => {
    expect(found("👨‍👩‍👧 Straße GOOGLE", "google")).toEqual(["GOOGLE"]);
    expect(found("أول\nثان", "أول ثان")).toEqual(["أول\nثان"]);
  });

  test("whole words: not inside another one, but with tashkeel at its end", () => {
    expect(found("قلم وقلم وأقلام قلمٌ", "قلم", true)).toEqual(["قلم", "قلمٌ"]);
    expect(found("قلم وقلم وأقلام قلمٌ", "قلم")).toHaveLength(3);
  });

  test("nothing searched, nothing found; matches do not overlap", () => {
    expect(found("ابابا", "")).toEqual([]);
    expect(found("ابابا", "  ")).toEqual([]);
    expect(found("اااا", "اا")).toEqual(["اا", "اا"]);
  });
});
