import { expect, it } from "vitest";
import { swotPartOf } from "./swot.ts";
import { swotSentences } from "./swot-sentences.ts";

const judged = Object.entries(swotSentences).flatMap(([variety, all]) =>
  all.map(([part, text]) => ({ variety, text, part, found: swotPartOf(text) })),
);

it("puts a fact into the part of a SWOT analysis where it belongs, and leaves it out where its words do not tell", () => {
  const placed = judged.filter(({ found }) => found !== null);
  const wrong = placed.filter(({ found, part }) => found !== part);
  const missed = judged.filter(({ found, part }) => found === null && part !== null);
  const list = (all: typeof judged) => all.map(({ variety, text, part, found }) => `${variety}: ${text} [${part} → ${found}]`);
  expect(judged.length).toBeGreaterThanOrEqual(80);
  expect(list(wrong).length / judged.length, list(wrong).join("\n")).toBeLessThanOrEqual(0.02);
  expect((placed.length - wrong.length) / placed.length).toBeGreaterThanOrEqual(0.97);
  // Leaving everything out would be right, and of no use.
  expect(placed.length / judged.length, list(missed).join("\n")).toBeGreaterThanOrEqual(0.8);
});
