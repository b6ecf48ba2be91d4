import { expect, test } from "vitest";
import { fc } from "#tests/support/properties.ts";
import { endOfWords, paceOf } from "./smooth-text.ts";
import { blocksOf } from "./text-blocks.ts";

test("a word is shown whole or not at all: joined letters are never torn apart", () => {
  const text = "إزيك يا با";
  expect(text.slice(0, endOfWords(text, 0, 1, false))).toBe("إزيك");
  expect(text.slice(0, endOfWords(text, 0, 9, false))).toBe("إزيك يا");
  expect(text.slice(0, endOfWords(text, 0, 9, true))).toBe(text);
});

test("however it arrives, the whole text is shown in the end, and every step ends at a word's end", () => {
  const letters = fc.string({ unit: fc.constantFrom("ا", "ب", " ", "\n", "a", "…", "#") });
  fc.assert(
    fc.property(letters, fc.integer({ min: 1, max: 4 }), (text, words) => {
      let at = 0;
      for (let step = 0; step <= text.length && at < text.length; step += 1) {
        const next = endOfWords(text, at, words, true);
        expect(next).toBeGreaterThan(at);
        expect(next === text.length || /\s/.test(text[next] ?? "")).toBe(true);
        at = next;
      }
      expect(at).toBe(text.length);
    }),
  );
});

test("nothing waits long: 800 words that came at once are worked off faster, a trickle is not rushed", () => {
  expect(paceOf(3)).toBe(20);
  expect(paceOf(60)).toBe(60);
  expect(paceOf(800)).toBeGreaterThan(500);
});

const sources = (markdown: string) => blocksOf(markdown, "rtl").map(({ source }) => source.trim());

test("what belongs together stays one block", () => {
  expect(sources("# عنوان\n\nفقرة\nسطر\n\n\nأخرى")).toEqual(["# عنوان", "فقرة\nسطر", "أخرى"]);
  expect(sources("1. أ\n\n   تتمة\n\n2. ب\n\nفقرة")).toEqual(["1. أ\n\n   تتمة\n\n2. ب", "فقرة"]);
  expect(sources("```\na\n\nb\n```\n\nفقرة")).toEqual(["```\na\n\nb\n```", "فقرة"]);
  expect(sources("- أ\n- ب\n\n1. ج")).toEqual(["- أ\n- ب", "1. ج"]);
});

test("no letter is lost between the blocks, and a block keeps its place while the text grows", () => {
  const text = "\n# ع\n\nفقرة أولى\n\n- أ\n- ب\n\nEnglish paragraph\n";
  const whole = blocksOf(text, "rtl");
  expect(
    whole
      .map(({ source }) => source)
      .join("")
      .trim(),
  ).toBe(text.trim());
  for (let end = 1; end < text.length; end += 1) {
    const grown = blocksOf(text.slice(0, end), "rtl");
    expect(grown.slice(0, -1)).toEqual(whole.slice(0, Math.max(0, grown.length - 1)));
  }
});

test("a block follows its text unless it is foreign", () => {
  const [first, second, third] = blocksOf("OpenAI يقدم أداة جديدة\n\nAn English paragraph\n\n---", "rtl");
  expect([first?.direction, second?.direction, third?.direction]).toEqual(["rtl", "ltr", "rtl"]);
});
