import { expect, test } from "vitest";
import { extremeTexts } from "#tests/support/extreme-texts.ts";
import { hostileTexts } from "#tests/support/hostile-texts.ts";
import { findExcerpt, holds } from "./search-match.ts";

const chars = 12_000;
/** About 200 characters and the two signs that say there is more. */
const most = 204;

test("an excerpt is short whatever the text, and has no half of a pair", () => {
  const texts = [
    ...hostileTexts.map(([name, write]) => [name, write(chars)] as const),
    ...extremeTexts.map(({ name, of }) => [name, of(chars)] as const),
    ["letters of two units", `x${"𝒜".repeat(chars / 2)}`] as const,
  ];
  const wrong = texts.filter(([, text]) => {
    const excerpt = findExcerpt(text, () => true)?.text ?? "";
    return excerpt.length > most || (text.isWellFormed() && !excerpt.isWellFormed());
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test("letters without an end are read in parts, not to the end of the text", () => {
  const read: number[] = [];
  findExcerpt("ab".repeat(100_000), (word) => read.push(word.length) > 0);
  expect(Math.max(...read)).toBeLessThanOrEqual(40_000);
});

test("a word behind letters without an end is found", () => {
  const excerpt = findExcerpt(`${"a".repeat(100_000)} قهوة الصباح`, (word) => holds(word, "قهوه"));
  expect(excerpt).toEqual({ text: "… قهوة الصباح", marks: [[2, 6]] });
});
