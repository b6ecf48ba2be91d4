import { describe, expect, it } from "vitest";
import { growthOf, mostGrowth } from "#tests/support/processor-time.ts";
import { fc } from "#tests/support/properties.ts";
import { wordDifferences } from "./word-diff.ts";

const said = (before: string, after: string) =>
  wordDifferences(before, after).map((own) => [
    own.before && before.slice(own.before.start, own.before.end),
    own.after && after.slice(own.after.start, own.after.end),
  ]);

describe("the difference of two texts", () => {
  it("is told word by word: exchanged, added, left out", () => {
    expect(said("هيوصل دلوقتي خالص", "راح يوصل الحين")).toEqual([["هيوصل دلوقتي خالص", "راح يوصل الحين"]]);
    expect(said("الشغل ده مهم", "الشغل هذا مهم جدا")).toEqual([
      ["ده", "هذا"],
      [null, "جدا"],
    ]);
    expect(said("واحد اتنين تلاتة", "واحد تلاتة")).toEqual([["اتنين", null]]);
  });

  it("is nothing where only vowels and hamza differ", () => {
    expect(said("جرّب أحلى", "جرب احلى")).toEqual([]);
  });

  it("stays inside its line where the lines are as many", () => {
    expect(said("أ ب\n\nج د", "أ ه\n\nو د")).toEqual([
      ["ب", "ه"],
      ["ج", "و"],
    ]);
  });

  it("leaves the same words on both sides, whatever the texts", () => {
    const text = fc.array(fc.constantFrom("أ", "ب", "ج", "\n", " ", "د ه"), { maxLength: 30 }).map((words) => words.join(" "));
    const without = (own: string, spans: ({ start: number; end: number } | null)[]) =>
      spans
        .filter((span) => span !== null)
        .toReversed()
        .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), own)
        .match(/\p{L}+/gu) ?? [];
    fc.assert(
      fc.property(text, text, (before, after) => {
        const found = wordDifferences(before, after);
        const kept = without(
          before,
          found.map((own) => own.before),
        );
        expect(kept.map((word) => word.replace("أ", "ا"))).toEqual(
          without(
            after,
            found.map((own) => own.after),
          ).map((word) => word.replace("أ", "ا")),
        );
      }),
    );
  });

  it("is told word by word in a long line of which every second word was exchanged", () => {
    const words = (letter: string) => Array.from({ length: 600 }, (_, i) => `${i % 2 ? letter : "س"}${i}`).join(" ");
    expect(wordDifferences(words("ا"), words("ب"))).toHaveLength(300);
  });

  it("of very many other words grows with their number", () => {
    const words = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index}`).join(" ");
    expect(wordDifferences(words("ا", 2_000), words("ب", 2_000))).toHaveLength(1);
    expect(growthOf((count) => wordDifferences(words("ا", count), words("ب", count)), 8_000)).toBeLessThan(mostGrowth);
  });
});
