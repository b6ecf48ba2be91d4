import { describe, expect, test } from "vitest";
import { testBrief } from "#tests/support/briefs.ts";
import { growthOf, mostGrowth } from "#tests/support/processor-time.ts";
import { maskSpans, mergeSpans, protectedSpans, touchesSpans } from "./protected.ts";

const none = testBrief({ topic: "كذا", keywords: [], fields: {} });

function protectedIn(text: string, brief = none): string[] {
  return protectedSpans(text, brief).map(({ start, end }) => text.slice(start, end));
}

describe("what no check may judge", () => {
  test.each([
    ["an address", "زوروا https://example.com/a?b=1. اليوم", ["https://example.com/a?b=1"]],
    ["the target of a link", "[الأسعار](/prices) هنا", ["(/prices)"]],
    ["an e-mail address", "راسلونا: mona@zahra.example، شكرًا", ["mona@zahra.example"]],
    [
      "phone numbers",
      "اتصلوا على 0501234567 أو +966 50 123 4567 أو 800-555-0199",
      ["0501234567", "+966 50 123 4567", "800-555-0199"],
    ],
    ["Arabic digits of a phone", "رقمنا ٠٥٠١٢٣٤٥٦٧", ["٠٥٠١٢٣٤٥٦٧"]],
    ["tags and handles", "تابعونا #قهوة_مختصة @zahra_studio", ["#قهوة_مختصة", "@zahra_studio"]],
    ["quotations", "قال: «لن نتأخر»، ثم “we will”", ["«لن نتأخر»", "“we will”"]],
    ["straight quotation marks", 'she said "colour" twice', ['"colour"']],
    ["code", "شغّل `npm start` الآن", ["`npm start`"]],
    ["blanks", "السعر [… السعر] فقط", ["[… السعر]"]],
  ])("%s", (_name, text, expected) => {
    expect(protectedIn(text)).toEqual(expected);
  });

  test("ordinary figures are no phone numbers", () => {
    expect(protectedIn("من 100 إلى 2000 ريال في 2026، بنسبة 50%")).toEqual([]);
  });

  test("an unclosed quotation protects nothing, and a quotation ends with its line", () => {
    expect(protectedIn("قال «لن نتأخر\nثم وصلوا»")).toEqual([]);
  });

  test("the user's own words: topic, keywords, fields, and what joins them in front", () => {
    const brief = testBrief({ topic: "Cold brew", keywords: ["التسويق"], fields: { mainPoint: "ساعة تخطيط" } });
    expect(protectedIn("cold Brew، والتسويق، وساعة تخطيط كل أسبوع، لا التسويقي", brief)).toEqual([
      "cold Brew",
      "التسويق",
      "ساعة تخطيط",
    ]);
  });

  test("a long field is protected sentence by sentence", () => {
    const long = "هذا نص طويل كتبه صاحب الطلب بيده. وفيه جملة ثانية تقف وحدها في النص كما هي. وفيه ثالثة.";
    const brief = testBrief({ topic: "كذا", keywords: [], fields: { mainPoint: long } });
    expect(protectedIn("مقدمة. وفيه جملة ثانية تقف وحدها في النص كما هي. خاتمة.", brief)).toEqual([
      "وفيه جملة ثانية تقف وحدها في النص كما هي",
    ]);
  });
});

test("spans come sorted and without overlaps, and their text is blanked without moving anything", () => {
  const text = "«كلمة #وسم» ثم https://example.com";
  const spans = protectedSpans(text, none);
  expect(spans).toEqual([...spans].sort((a, b) => a.start - b.start));
  expect(mergeSpans(spans)).toEqual(spans);
  const masked = maskSpans(text, spans);
  expect(masked).toHaveLength(text.length);
  expect(masked.trim()).toBe("ثم");
});

test("touching is sharing a character, not standing side by side", () => {
  const spans = [
    { start: 2, end: 4 },
    { start: 8, end: 9 },
  ];
  expect([1, 2, 3, 4, 7, 8, 9].map((at) => touchesSpans(spans, at, at + 1))).toEqual([
    false,
    true,
    true,
    false,
    false,
    true,
    false,
  ]);
});

test("200,000 characters of brackets and quotation marks are read at once", () => {
  expect(growthOf((times) => protectedSpans("«[…(#`+0".repeat(times), none), 25_000)).toBeLessThan(mostGrowth);
});
