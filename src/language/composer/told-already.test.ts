import { expect, it } from "vitest";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { findBlanks } from "../checks/blanks.ts";
import { checkBrief } from "../templates/brief-check.ts";
import { composableVarieties, composeBrief } from "./compose-brief.ts";
import { asksForTold } from "./told-already.ts";

const seeds = [1, 2, 3, 4, 5];

function blanksOf(templateId: number, variety: (typeof composableVarieties)[number], expectedOnly = false): string[][] {
  const { brief, template, targetWords } = checkBrief(sampleBrief(templateId, variety, { expectedOnly }));
  return seeds.map((seed) => findBlanks(composeBrief(brief, template, targetWords, seed)).map(({ label }) => label));
}

it("leaves out phrases that ask for a filled field, and only in the roles where they mean it", () => {
  const phrase = "لمدة محدودة: {blank:العرض}.";
  expect(asksForTold("offer", { "=offer": "خصم 20%" })(phrase)).toBe(true);
  expect(asksForTold("offer", {})(phrase)).toBe(false);
  expect(asksForTold("calendarIdea", { "=offer": "خصم 20%" })(phrase)).toBe(false);
  expect(asksForTold("offer", { "=offer": "خصم 20%" })("العرض {واضح|بسيط}.")).toBe(false);
});

it.each(composableVarieties)("never asks for an offer, a deadline or a link that the brief gave: %s", (variety) => {
  const asked = [3, 26].flatMap((templateId) => blanksOf(templateId, variety)).flat();
  expect(asked.filter((label) => /^(?:العرض|تفاصيل العرض|محتوى العرض|الرابط|اللينك|link|.*\boffer\b.*)$/u.test(label))).toEqual(
    [],
  );
});

it.each(["ar-standard", "en-american"] as const)(
  "leaves at most five facts of a press release to the user, and three where speaker and quote are given: %s",
  (variety) => {
    const counts = (expectedOnly: boolean) => blanksOf(8, variety, expectedOnly).map((labels) => labels.length);
    expect(Math.max(...counts(true))).toBeLessThanOrEqual(5);
    expect(Math.max(...counts(false))).toBeLessThanOrEqual(3);
  },
);
