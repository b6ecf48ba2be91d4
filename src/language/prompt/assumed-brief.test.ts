import { expect, test } from "vitest";
import { assumedBrief } from "./assumed-brief.ts";

test.each([
  ["ar-egyptian", "إحنا فاتحين دلوقتي كل يوم، وعايزين نشوفك النهارده. مش هتندم، الأكل عندنا حلو أوي."],
  ["ar-standard", "نفتح أبوابنا كل يوم، ونود أن نراكم اليوم. سوف تجدون لدينا طعامًا طيبًا، ولن تندموا على زيارتنا."],
  ["en-american", "We open every day, and we would love to see you. The food is good and the people are kind."],
])("the variety of a text that has no brief is told from the text: %s", (variety, text) => {
  expect(assumedBrief(text, null).variety).toBe(variety);
});

test("what is known of it comes before what its words tell", () => {
  expect(assumedBrief("إحنا فاتحين دلوقتي كل يوم، وعايزين نشوفك النهارده.", "ar-saudi").variety).toBe("ar-saudi");
});

test("too few words to tell make a text of its script's standard", () => {
  expect(assumedBrief("أهلًا", null).variety).toBe("ar-standard");
  expect(assumedBrief("Hello", null).variety).toBe("en-american");
});
