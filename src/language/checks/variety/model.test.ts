import { expect, test } from "vitest";
import { maxStep, weightChar } from "#language/packed-weights.ts";
import { softmax, unpackModel } from "./model.ts";

test("weights come back as they were packed, up to a step, for every step there is", () => {
  const steps = Array.from({ length: 2 * maxStep + 1 }, (_, at) => at - maxStep);
  for (const step of steps) {
    const model = unpackModel({
      classes: ["a", "b"],
      bias: [0, 0],
      step: 0.5,
      features: "_كلمه_",
      weights: weightChar(step) + weightChar(0),
    });
    expect(Array.from(model.scoresOf("كلمه").content)).toEqual([step * 0.5, 0]);
  }
});

test("packed weights hold no character that a string literal would escape", () => {
  const characters = Array.from({ length: 2 * maxStep + 1 }, (_, at) => weightChar(at - maxStep)).join("");
  expect(JSON.stringify(characters)).toBe(`"${characters}"`);
});

test("probabilities sum to one and grow less sure with the temperature", () => {
  const sure = softmax([3, 0, 0], 1);
  const unsure = softmax([3, 0, 0], 3);
  expect(sure.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
  expect(sure[0]).toBeGreaterThan(unsure[0] ?? 1);
});
