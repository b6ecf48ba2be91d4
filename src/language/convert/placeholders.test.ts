import { describe, expect, it } from "vitest";
import type { Brief } from "#shared/contracts/brief.ts";
import { fc, tries } from "#tests/support/properties.ts";
import { conversionParts, readConversion } from "./build-conversion-prompt.ts";
import { faultsOf, lostValues } from "./check-conversion.ts";
import { mask, maskedSpans, placeholderPattern, unmask } from "./placeholders.ts";

const brief: Brief = {
  templateId: 1,
  topic: "مخبز زهرة",
  variety: "ar-egyptian",
  words: 100,
  tone: "friendly",
  audience: "general",
  addressee: "everyone",
  keywords: ["خبز طازة"],
  fields: { brand: "Zahra Bakery" },
};
const saudi: Brief = { ...brief, variety: "ar-saudi" };
const english: Brief = { ...brief, variety: "en-american" };

const part = fc.oneof(
  fc.constantFrom(
    "https://zahra.example/a?b=1",
    "hello@zahra.example",
    "#عروض",
    "@zahra",
    "`npm`",
    "«اطلب»",
    "[… السعر]",
    "Zahra Bakery",
  ),
  fc.constantFrom("مخبز زهرة", "بخبز طازة", "1,250.50 ريال", "٪٢٠", "$5", "⟦P1⟧", "⟦", "+966 50 123 4567", "7:30"),
  fc.constantFrom(
    "الشغل ده هيخلص دلوقتي",
    "1. أول بند",
    "## عنوان",
    "- بند",
    "| أ | ب |",
    "> قال",
    "1/3 أول",
    "```\ncode 5\n```",
  ),
  fc.string({ maxLength: 12 }),
);
const anyText = fc.array(fc.tuple(part, fc.constantFrom(" ", "\n\n", "\n", "، "))).map((parts) => parts.flat().join(""));

describe("placeholders", () => {
  it("bring back every letter of any text, within Arabic", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const masked = mask(text, maskedSpans(text, brief, "ar-saudi"));
        expect(unmask(masked.text, masked.values, "ar-saudi")).toBe(text);
        expect([...masked.text.matchAll(placeholderPattern)]).toHaveLength(masked.values.length);
      }),
      { numRuns: tries(500) },
    );
  });

  it("hide names of the brief, figures with their money, quotations, blanks and addresses from the model", () => {
    const text = "مخبز زهرة: «اطلب» بـ 1,250 ريال من https://zahra.example #عروض [… السعر]";
    expect(mask(text, maskedSpans(text, brief, "ar-saudi"))).toEqual({
      text: "⟦P1⟧: ⟦P2⟧ بـ ⟦P3⟧ من ⟦P4⟧ ⟦P5⟧ ⟦P6⟧",
      values: ["مخبز زهرة", "«اطلب»", "1,250 ريال", "https://zahra.example", "#عروض", "[… السعر]"],
    });
  });

  it("leave to the translator what is said in the other language: quotations, blanks, money, names in other letters", () => {
    const text = "مخبز زهرة (Zahra Bakery): «اطلب» بـ ١٬٢٥٠ ريال من https://zahra.example [… السعر]";
    const masked = mask(text, maskedSpans(text, brief, "en-american"));
    expect(masked.values).toEqual(["Zahra Bakery", "١٬٢٥٠", "https://zahra.example"]);
    expect(unmask("⟦P1⟧ ⟦P2⟧", masked.values, "en-american")).toBe("Zahra Bakery 1,250");
  });
});

describe("parts of a text", () => {
  it("are the text again, whatever it is", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const whole = conversionParts(text)
          .map((own) => own.text + own.gap)
          .join("");
        expect(whole.trim()).toBe(text.trim());
      }),
      { numRuns: tries(300) },
    );
  });
});

describe("an answer", () => {
  const source = mask(
    "# خصم\n\nالسعر 50 ريال.\n\n- اطلب من https://zahra.example",
    maskedSpans("# خصم\n\nالسعر 50 ريال.\n\n- اطلب من https://zahra.example", brief, "ar-saudi"),
  );
  // How so short a text sounds is another matter.
  const codes = (answer: string) =>
    faultsOf({ source, answer, brief: saudi, translates: false }).flatMap(({ code }) =>
      code === "conversion.variety" ? [] : [code],
    );

  it.each([
    ["is right", "# خصم\n\nبس ⟦P1⟧.\n\n- اطلب من ⟦P2⟧", []],
    ["lost a number", "# خصم\n\nالسعر.\n\n- اطلب من ⟦P2⟧", ["conversion.protected"]],
    ["has it twice", "# خصم\n\nالسعر ⟦P1⟧ ⟦P1⟧.\n\n- اطلب من ⟦P2⟧", ["conversion.protected"]],
    ["made one up", "# خصم\n\nالسعر ⟦P1⟧ خلال 3 أيام.\n\n- اطلب من ⟦P2⟧", ["conversion.protected"]],
    ["made up a place", "# خصم\n\nالسعر ⟦P1⟧ ⟦P9⟧.\n\n- اطلب من ⟦P2⟧", ["conversion.protected"]],
    ["lost its heading", "خصم\n\nالسعر ⟦P1⟧.\n\n- اطلب من ⟦P2⟧", ["conversion.structure"]],
    ["lost its list", "# خصم\n\nالسعر ⟦P1⟧.\n\nاطلب من ⟦P2⟧", ["conversion.structure"]],
    ["ran on", `# خصم\n\nالسعر ⟦P1⟧. ${"كلام ".repeat(30)}\n\n- اطلب من ⟦P2⟧`, ["conversion.length"]],
  ])("that %s", (_, answer, expected) => {
    expect(codes(answer)).toEqual(expected);
  });

  it("in the wrong language is none", () => {
    const faults = faultsOf({
      source: { text: "الطلب الآن", values: [] },
      answer: "اطلب الآن",
      brief: english,
      translates: true,
    });
    expect(faults.map(({ code }) => code)).toEqual(["conversion.variety"]);
  });

  it("is read without the marks of the prompt", () => {
    expect(readConversion("=== SOURCE ===\n# خصم ⟦ P1 ⟧\n=== END ===")).toBe("# خصم ⟦P1⟧");
  });

  it("whose values are all there lost none; figures count in the digits of the language", () => {
    expect(lostValues(["50", "50", "٢٠"], "50 and 50 and 20", english)).toEqual([]);
    expect(lostValues(["50", "50"], "50", english)).toEqual(["50"]);
  });
});
