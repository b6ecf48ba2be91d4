import { describe, expect, test } from "vitest";
import { report as reportSchema } from "#shared/contracts/report.ts";
import { testBrief } from "#tests/support/briefs.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { check } from "./check.ts";

const english = testBrief({ variety: "en-american", topic: "time", keywords: [], fields: {} });
const arabic = testBrief({ topic: "كذا", keywords: [], fields: {} });
const slices = (text: string, spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => text.slice(start, end));

test("the report is the contract's, for any text", () => {
  for (const text of ["", " \n", "قهوة", "# Title\n\nA line.", "| a | b |\n|---|---|\n| 1 | 2 |", "🙂", "\ud800"]) {
    expect(() => reportSchema.parse(check(text, arabic))).not.toThrow();
    expect(check(text, arabic)).toEqual(check(text, arabic));
  }
});

test("an unknown template gives a report without a structure", () => {
  const report = check("نص قصير.", testBrief({ templateId: 9_999, words: 2 }));
  expect([report.structure, report.words]).toEqual([[], { asked: 2, delivered: 2, verdict: "within" }]);
});

describe("words", () => {
  test.each([
    [89, "short"],
    [90, "within"],
    [110, "within"],
    [111, "long"],
  ])("%i of 100 are %s", (count, verdict) => {
    const told = {
      ...english,
      templateId: 2,
      words: 100,
      notes: ["We open the doors on Thursday at five, with soup for everybody."],
    };
    expect(check("word ".repeat(count), told).words.verdict).toBe(verdict);
  });

  test.each([
    [60, "within"],
    [59, "short"],
    [111, "long"],
  ])("%i of 100 are %s where the brief tells so little that models are told to end early", (count, verdict) => {
    expect(check("word ".repeat(count), { ...english, templateId: 2, words: 100 }).words.verdict).toBe(verdict);
  });

  test("where the form decides, only a plain miss is short", () => {
    const brief = sampleBrief(20, "en-american");
    expect(check("word ".repeat(150), brief).words.verdict).toBe("form");
    expect(check("word ".repeat(20), brief).words.verdict).toBe("short");
  });
});

describe("structure", () => {
  const post = sampleBrief(2, "ar-egyptian", { expectedOnly: true });

  test("a post without tags and without a call lacks just those", () => {
    const { structure } = check("الصبح فكرة حلوة.\n\nكل يوم بنتعلم حاجة جديدة.", post);
    expect(structure.filter(({ found }) => !found).map(({ section }) => section)).toEqual(["call", "hashtags"]);
  });

  test("where a question does for a call, one that asks is enough, and 'you are welcome' is a call", () => {
    const codes = (text: string, brief = post) => check(text, brief).suggestions.map(({ code }) => code);
    expect(codes("العيش سخن من الفرن.\n\nفول ولا طعمية؟\n\n#شبرا")).not.toContain("no_call_to_action");
    const email = sampleBrief(3, "ar-qatari", { expectedOnly: true });
    expect(codes("المعاينة العصر، حياكم.", email)).not.toContain("no_call_to_action");
    expect(codes("حياكم الله، المعاينة العصر؟", email)).toContain("no_call_to_action");
  });

  test("with them, it has everything", () => {
    const { structure } = check("الصبح فكرة حلوة.\n\nكل يوم بنتعلم حاجة جديدة.\n\nجرّبها وقولّنا رأيك!\n\n#قهوة", post);
    expect(structure.every(({ found }) => found)).toBe(true);
  });

  test("an expected field that nobody mentions is missing; said, or left as a blank, it is there", () => {
    const brief = sampleBrief(3, "en-american", {
      expectedOnly: true,
      fields: { offer: "Two weeks free", link: "https://a.example/x" },
    });
    const found = (text: string) => check(text, brief).structure.find(({ section }) => section === "call")?.found;
    expect(found("Hello there. Order now.")).toBe(false);
    expect(found("Hello there. Order now: https://a.example/x")).toBe(true);
    expect(found("Hello there. Order now: [… link]")).toBe(true);
  });

  test("posts are to be numbered and at most 280 characters", () => {
    const brief = sampleBrief(20, "en-american");
    const long = "word ".repeat(60).trim();
    const report = check(`1/2 Short.\n\n2/2 ${long}`, brief);
    expect(report.overLimit.map(({ limit }) => limit)).toEqual([280]);
    expect(check("Short.\n\nNo numbers.", brief).structure.every(({ found }) => !found)).toBe(true);
  });
});

describe("repetition", () => {
  test("the second of two equal sentences is named, whatever its vowels and marks", () => {
    const text = "الوقت أغلى من المال دائما. جملة أخرى هنا تفصل. الوقتُ أغلى من المالِ دائما!";
    expect(slices(text, check(text, arabic).repetition.sentences)).toEqual(["الوقتُ أغلى من المالِ دائما!"]);
  });

  test("labels of three words may come twice; headings do not count among the 4-grams", () => {
    expect(check("- A short label\n- A short label", english).repetition.sentences).toEqual([]);
    expect(check("كيك البرتقال وزيت الزيتون.\n\n#كيك_البرتقال_وزيت_الزيتون", arabic).repetition.sentences).toEqual([]);
    const report = check("# one two three four\n\none two three four five", english);
    expect(report.repetition.distinctFourGrams).toBe(1);
    expect(check("one two three four ".repeat(10), english).repetition.distinctFourGrams).toBeLessThan(0.2);
  });

  test("three sentences in a row that open alike are two too many", () => {
    const text = "You can plan it. You can write it. You can leave it. Then rest.";
    expect(slices(text, check(text, english).repetition.openings)).toEqual(["You can write it.", "You can leave it."]);
    expect(check("You can plan it. You can write it. Then rest.", english).repetition.openings).toEqual([]);
  });
});

test("long sentences are named; a brand that wants short ones draws the line earlier", () => {
  const text = `${"كلمة ".repeat(33).trim()}. ${"كلمة ".repeat(20).trim()}.`;
  expect(check(text, arabic).readability.longSentences).toHaveLength(1);
  const brandVoice = {
    id: "v",
    name: "v",
    samples: [],
    preferred: [],
    banned: [],
    emoji: "free",
    addressee: null,
    signOff: "",
  } as const;
  const short = {
    ...arabic,
    brandVoice: { ...brandVoice, samples: [], preferred: [], banned: [], sentenceLength: "short" as const },
  };
  expect(check(text, short).readability.longSentences).toHaveLength(2);
});

test("blanks come with what they ask for", () => {
  const text = "السعر [… السعر] والمكان [… المكان].";
  expect(check(text, arabic).blanks.map(({ label }) => label)).toEqual(["السعر", "المكان"]);
});

describe("claims with numbers", () => {
  test.each([
    ["percentages", "نوفر 50% من الوقت و٧٠٪ من الجهد.", ["50%", "٧٠٪"]],
    ["prices and years", "بسعر 1,250 ريال منذ 2009.", ["1,250 ريال", "2009"]],
    ["number words with what they count", "خدمنا خمسين عميل، وعندنا مليون مشترك.", ["خمسين عميل", "مليون مشترك"]],
    ["digits behind a clitic letter are no number of ours", "المنتج A4 والإصدار v2", []],
    ["list numbers", "1. أولًا\n2. ثانيًا\n٣. ثالثًا", []],
    ["post numbers and times of scenes", "1/7 أول\n\n**0–8 ثانية**\n- **الصوت:** كلام", []],
    ["'one', and large words that count nothing", "خطوة واحدة، وألف شكر، ومية مية.", []],
    [
      "figures of a phone number or an address only with it, of tags, quotations and blanks never",
      "0501234567 https://a.example/2024 #عرض_2025 «قبل 10 سنين» [… 3 أسماء]",
      ["0501234567", "https://a.example/2024"],
    ],
    ["the number of the text's own points", "3 خطوات:\n- أ\n- ب\n- ج", []],
  ])("%s", (_name, text, expected) => {
    expect(slices(text, check(text, arabic).claims)).toEqual(expected);
  });

  test("what the brief gives is no claim, in any digits and in any form", () => {
    const brief = testBrief({
      topic: "تجربة 12 سنة",
      keywords: [],
      templateId: 3,
      fields: { offer: "خصم 30%", deadline: "2026-12-05" },
    });
    expect(check("خبرة ١٢ سنة، وخصم ٣٠٪، حتى 5 ديسمبر 2026.", brief).claims).toEqual([]);
  });

  test("English number words", () => {
    const text = "One idea, two steps. Fifty percent of users and twenty years.";
    expect(slices(text, check(text, english).claims)).toEqual(["Fifty percent", "twenty years"]);
  });
});

describe("limits of characters", () => {
  test("an ad's headlines are measured one by one, without their marks", () => {
    const brief = sampleBrief(4, "en-american");
    const { overLimit } = check("**Headlines:**\n\n1. Short one\n2. Another", brief);
    expect(overLimit).toEqual([]);
  });
});
