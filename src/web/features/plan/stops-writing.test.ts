import { expect, test } from "vitest";
import { plans } from "#shared/plans.ts";
import { stopsWriting } from "./stops-writing.ts";

const limit = plans.free.wordsPerMonth ?? 0;

test("a plan whose words are used up is asked about before the change; one word left is enough not to ask", () => {
  expect(stopsWriting(plans.free, { used: limit, reserved: 0 })).toBe(true);
  expect(stopsWriting(plans.free, { used: limit - 1, reserved: 0 })).toBe(false);
});

test("words of a text that is being written count as used", () => {
  expect(stopsWriting(plans.free, { used: limit - 300, reserved: 300 })).toBe(true);
});

test("a plan without a limit never stops writing", () => {
  expect(stopsWriting(plans.enterprise, { used: 10_000_000, reserved: 0 })).toBe(false);
});
