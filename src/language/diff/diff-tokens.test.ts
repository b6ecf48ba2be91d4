import { expect, test } from "vitest";
import { fc, tries } from "#tests/support/properties.ts";
import { tokensOf } from "./diff-tokens.ts";

const segmenter = new Intl.Segmenter("ar", { granularity: "word" });

test("words are cut as the one count of the product cuts them, plain ones without it too", () => {
  const letters = [..."ابـَّیٱaZ中กไ", "\u0301", "\u200D", "\u200F", "😀"];
  const others = [..."    1٢،؛؟.,:;!?()«»\"…-'’%_\t\u00A0"];
  const anyLine = fc.string({ unit: fc.constantFrom(...letters, ...others), maxLength: 25 });
  fc.assert(
    fc.property(anyLine, (line) => {
      // Behind a word nothing is the number of an item; an underscore at the edge of a word would be Markdown.
      const text = `x ${line}`;
      const tokens = tokensOf(text);
      fc.pre(!tokens.some(({ isMark }) => isMark));
      const segments = Array.from(segmenter.segment(text), ({ segment, isWordLike }) => [segment, isWordLike ? 1 : 0]);
      expect(tokens.map(({ text, words }) => [text, words])).toEqual(segments);
    }),
    { numRuns: tries(2_000) },
  );
});
