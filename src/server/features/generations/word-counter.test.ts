import { expect, test } from "vitest";
import { countWords } from "#language/text/words.ts";
import { createWordCounter } from "./word-counter.ts";

test("a text that arrives piece by piece counts at every step what it counts as a whole", () => {
  const text =
    "# قهوة\n\nاقرأ [دليل القهوة](https://example.com/a-b-c) أو https://example.com/x-y.\n\n1. ![صورة](/x.png) بن\n2. شاي";
  const counter = createWordCounter();
  for (let end = 1; end <= text.length; end += 3) expect(counter.count(text.slice(0, end))).toBe(countWords(text.slice(0, end)));
  expect(counter.count(text)).toBe(8);
});
