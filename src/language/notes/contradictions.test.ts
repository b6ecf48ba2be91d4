import { expect, it } from "vitest";
import { contradictions } from "./contradictions.ts";

it("finds two notes that say the same with other figures, in both languages", () => {
  expect(contradictions(["Large cup, $6", "Opens at 5 pm", "large cup: $7"])).toEqual([["Large cup, $6", "large cup: $7"]]);
  const [open, late] = ["بنفتح الساعة 8 الصبح", "بنفتح الساعة ٩ الصبح"] as const;
  expect(contradictions([open, late])).toEqual([[open, late]]);
});

it("leaves different things, one figure alone and the same note twice in peace", () => {
  expect(contradictions(["Large cup, $6", "Small cup, $4", "6", "7", "Opens at 5 pm", "Opens at 5 pm."])).toEqual([]);
});
