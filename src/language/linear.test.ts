import { describe, expect, test } from "vitest";
import { extremeTexts } from "#tests/support/extreme-texts.ts";
import { growthOf, mostGrowth } from "#tests/support/processor-time.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { check } from "./checks/check.ts";
import { convertByWords } from "./convert/convert-by-words.ts";
import { countChangedWords } from "./diff/word-diff.ts";
import { directionOf } from "./text/direction.ts";
import { sectionsOf } from "./text/sections.ts";

/** All texts and all parts are measured by `bench/linear.ts`; here stand those that once took minutes. */
const english = sampleBrief(1, "en-american");
const egyptian = sampleBrief(1, "ar-egyptian");
const convert = (text: string) =>
  convertByWords({ text, from: "ar-egyptian", to: "ar-lebanese", addressee: "everyone", brief: egyptian });

function textOf(name: string, chars: number): string {
  const found = extremeTexts.find((text) => text.name === name);
  if (!found) throw new Error(`no text is called ${name}`);
  return found.of(chars);
}

describe("four times the text takes about four times as long", () => {
  test.each<[string, string, (text: string) => unknown]>([
    ["check", "sentences of one word", (text) => check(text, english)],
    ["check", "one full stop, then a letter", (text) => check(text, english)],
    ["check", "Arabic number words", (text) => check(text, egyptian)],
    ["check", "one decimal of zeros", (text) => check(text, english)],
    ["check", "prices in one sentence", (text) => check(text, egyptian)],
    ["check", "a table of prices", (text) => check(text, egyptian)],
    ["notes", "one letter", (text) => check(text, { ...english, notes: ["opens Thursday at 5 pm, with 24 tables"] })],
    ["notes", "prices in one sentence", (text) => check(text, { ...egyptian, notes: ["الكوب بـ18 جنيه، والطاولة بـ24"] })],
    ["convert", "one word of different letters", convert],
    ["sections", "one blank, then a letter", sectionsOf],
    ["direction", "one letter", directionOf],
  ])("%s: %s", { timeout: 20_000 }, (_, name, work) => {
    expect(growthOf((chars) => work(textOf(name, chars)), 48_000)).toBeLessThan(mostGrowth);
  });
});

test("texts of very many lines that share nothing are compared", { timeout: 20_000 }, () => {
  const lines = 65_000;
  expect(countChangedWords("a\n".repeat(lines), "b\n".repeat(lines))).toEqual({ added: lines, removed: lines });
});
