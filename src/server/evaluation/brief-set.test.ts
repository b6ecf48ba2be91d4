import { expect, test } from "vitest";
import { planPieces } from "#language/prompt/pieces.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { findTemplate } from "#language/templates/registry.ts";
import { varieties } from "#shared/options.ts";
import { chooseBriefs } from "./brief-set.ts";

test("a number of briefs is shared by the varieties as evenly as it can be", () => {
  const chosen = chooseBriefs(varieties, 40);
  const counts = varieties.map((variety) => chosen.filter(({ brief }) => brief.variety === variety).length);
  expect(new Set(chosen.map(({ id }) => id)).size).toBe(40);
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([4, 5]);
});

test("forty briefs have all registers, none of them most of the briefs", () => {
  const registers = chooseBriefs(varieties, 40).map(({ brief }) => findTemplate(brief.templateId)?.register);
  for (const register of ["D", "M", "S"]) {
    const count = registers.filter((found) => found === register).length;
    expect(count).toBeGreaterThanOrEqual(8);
    expect(count).toBeLessThanOrEqual(20);
  }
});

test("every text of the set is asked for in one go, so that an answer is a request", () => {
  for (const { id, brief } of chooseBriefs(varieties, 1000)) {
    const { template, targetWords } = checkBrief(brief);
    expect(planPieces(template, targetWords), id).toHaveLength(1);
  }
});
