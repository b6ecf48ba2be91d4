import { expect, test } from "vitest";
import { findWords, signsOf } from "./selected-words.ts";

const text = "قهوة الصبح.\nقهوة العصر.";
const pieces = [
  { text: "قهوة الصبح.", at: 1 },
  { text: "قهوة العصر.", at: 14 },
];
/** What is selected on a paper that lays the same text out in its own way. */
const selected = (words: string, before: string) => ({ signs: signsOf(words), before: signsOf(before).length });

test("words that are selected while reading are found again where they stand, not where they stand too", () => {
  expect(findWords(pieces, selected("قهوة", ""))).toEqual({ from: 1, to: 5 });
  expect(findWords(pieces, selected("قهوة", text.slice(0, 12)))).toEqual({ from: 14, to: 18 });
});

test("white space and marks of direction make no difference, nor does something that only one face shows", () => {
  expect(findWords(pieces, selected("الصبح.\n\n  \u200Fقهوة", "\u200Fقهوة "))).toEqual({ from: 6, to: 18 });
  // Less stands before it there than here, and yet it is the nearer one.
  expect(findWords(pieces, { signs: "قهوة", before: 8 })).toEqual({ from: 14, to: 18 });
  expect(findWords(pieces, selected("العصر", `☑ ${text.slice(0, 17)}`))).toEqual({ from: 19, to: 24 });
});

test("words that are not there, and none at all, have no place", () => {
  expect(findWords(pieces, selected("شاي", ""))).toBeNull();
  expect(findWords(pieces, selected(" \n", ""))).toBeNull();
  expect(findWords([], selected("قهوة", ""))).toBeNull();
});
