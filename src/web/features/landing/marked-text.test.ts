import { expect, test } from "vitest";
import { differingWords, placesOf, stretchesOf } from "./marked-text.ts";

const textOf = (stretches: ReturnType<typeof stretchesOf>) =>
  stretches.map(({ pieces }) => pieces.map(({ text }) => text).join("")).join("");

test("cutting a text at its marks loses nothing and keeps a mark over two words whole", () => {
  const text = "شو تتريّون؟ اطلبوها الحين.";
  const stretches = stretchesOf(text, [{ start: 0, end: 10 }]);
  expect(textOf(stretches)).toBe(text);
  expect(stretches.filter(({ isMarked }) => isMarked).map((stretch) => textOf([stretch]))).toEqual(["شو تتريّون"]);
});

test("a word cut by the end of a mark is one word still", () => {
  const pieces = stretchesOf("one two?", [{ start: 4, end: 7 }]).flatMap((stretch) => stretch.pieces);
  expect(pieces.filter(({ text }) => text !== " ")).toEqual([
    { text: "one", word: 0 },
    { text: "two", word: 1 },
    { text: "?", word: 1 },
  ]);
});

test("words that both sentences have in the same order stay; only the others fade", () => {
  const { before, after } = differingWords("قهوتكم هتوصلكم لحد باب البيت", "قهوتكم بتوصلكم لين باب البيت");
  expect([...before]).toEqual([1, 2]);
  expect([...after]).toEqual([1, 2]);
});

test("one sentence and itself differ in nothing, two languages in everything", () => {
  expect(differingWords("a b c", "a b c").after.size).toBe(0);
  expect(differingWords("a b c", "x y").before.size).toBe(3);
});

test("words are found in order, so that a word inside an earlier one is not taken for it", () => {
  expect(placesOf("ab b", ["ab", "b"])).toEqual([
    { start: 0, end: 2 },
    { start: 3, end: 4 },
  ]);
});
