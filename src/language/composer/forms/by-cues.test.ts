import { expect, it } from "vitest";
import { fold } from "#language/text/normalise.ts";
import { byCues } from "./by-cues.ts";
import { changeIn, words } from "./cues.ts";

const sectionOf = byCues([
  { section: "price", cues: [[2, words("costs|السعر")]] },
  { section: "plan", cues: [[2, words("week|اسبوع")]] },
  { section: "hint", cues: [[1, words("perhaps")]] },
]);

it("a fact that two sections claim alike stands in neither, and a hint alone places nothing", () => {
  expect(sectionOf("it costs $20")).toBe("price");
  expect(sectionOf("it costs $20 a week")).toBeNull();
  expect(sectionOf("perhaps it rains")).toBeNull();
});

it("knows an Arabic word with what is joined to it, and no word that merely holds it", () => {
  expect(sectionOf("والأسبوع الجاي")).toBe("plan");
  expect(words("~نزل").test("بتنزل")).toBe(true);
  expect(words("~نزل").test("منزل")).toBe(false);
});

it.each([
  ["from $3,150 to $510 a month", "down"],
  ["صارت ب 1100 دولار بعد ما كانت 1900", "down"],
  ["ارتفع من 62% إلى 88%", "up"],
  ["open from 9 to 5", null],
  ["الأرقام من 1 نوفمبر لـ 10 ديسمبر", null],
])("tells a figure that changed from hours and dates: %s", (text, change) => {
  expect(changeIn(fold(text))).toBe(change);
});
