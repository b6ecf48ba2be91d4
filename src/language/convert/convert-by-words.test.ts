import { describe, expect, it } from "vitest";
import type { Brief } from "#shared/contracts/brief.ts";
import { type Addressee, languageOf, type Variety, varieties } from "#shared/options.ts";
import { growthOf, mostGrowth } from "#tests/support/processor-time.ts";
import { fc, tries } from "#tests/support/properties.ts";
import { fold } from "../text/normalise.ts";
import { profileOf } from "../varieties/registry.ts";
import { convertByWords } from "./convert-by-words.ts";
import { conversionSpans } from "./protected-parts.ts";

const arabic = varieties.filter((variety) => languageOf(variety) === "ar");

function briefIn(variety: Variety, changes: Partial<Brief> = {}): Brief {
  return {
    templateId: 1,
    topic: "مخبز زهرة",
    variety,
    words: 100,
    tone: "friendly",
    audience: "general",
    addressee: "everyone",
    keywords: ["خبز كويس"],
    fields: {},
    ...changes,
  };
}

function convert(text: string, from: Variety, to: Variety, addressee: Addressee = "everyone") {
  return convertByWords({ text, from, to, addressee, brief: briefIn(from) });
}

/** What may stand in any text and belongs to nobody's dialect. */
const protectedPart = fc.oneof(
  fc.constantFrom(
    "https://zahra.example/كويس?a=1",
    "hello@zahra.example",
    "#دلوقتي_أحلى",
    "@zahra_دي",
    "`npm run كده`",
    "«عايز إيه دلوقتي؟»",
  ),
  fc.constantFrom(
    "[… السعر دلوقتي]",
    "مخبز زهرة",
    "خبز كويس",
    "+966 50 123 4567",
    "⟦P1⟧",
    "“بص دي”",
    "1,250.50 ريال",
    "٪٢٠",
    "$5",
  ),
  fc.integer({ min: 0, max: 99_999_999 }).map(String),
);
const plainPart = fc.constantFrom(...arabic.flatMap((variety) => profileOf(variety).examples.slice(0, 12)));
const text = fc
  .array(fc.tuple(fc.oneof(plainPart, protectedPart), fc.constantFrom(" ", "\n\n", "، ", ".\n- ", "\n## ")), {
    minLength: 1,
    maxLength: 14,
  })
  .map((parts) => parts.flat().join(""));

describe("words are exchanged", () => {
  it.each([
    ["the future", "هيساعدك بكرة", "ar-egyptian", "ar-saudi", "راح يساعدك بكرة"],
    ["the future", "هيساعدك", "ar-egyptian", "ar-lebanese", "رح يساعدك"],
    ["the future", "سيساعدك", "ar-standard", "ar-egyptian", "هيساعدك"],
    ["the future before its verb", "راح نوصل بكرة", "ar-saudi", "ar-egyptian", "هنوصل بكرة"],
    ["what a sentence states", "المحل بيوفر الوقت", "ar-egyptian", "ar-kuwaiti", "المحل يوفر الوقت"],
    ["what a sentence states", "الناس تشتري من المحل", "ar-saudi", "ar-jordanian", "الناس بتشتري من المحل"],
    ["but not after 'must'", "لازم تشوف المكان", "ar-saudi", "ar-egyptian", "لازم تشوف المكان"],
    ["'must' with its أن", "لازم تعرف", "ar-egyptian", "ar-standard", "يجب أن تعرف"],
    ["and without it", "يجب أن تعرف", "ar-standard", "ar-egyptian", "لازم تعرف"],
    ["negation around a verb", "ده مبيعملش فرق", "ar-egyptian", "ar-saudi", "هذا ما يسوي فرق"],
    ["negation around a verb", "الشغل ما يخلص", "ar-saudi", "ar-egyptian", "الشغل مبيخلصش"],
    ["negation of the future", "مش هيوصل", "ar-egyptian", "ar-standard", "لن يوصل"],
    ["negation with its verb", "المحل مش بيفتح الجمعة", "ar-egyptian", "ar-saudi", "المحل ما يفتح الجمعة"],
    ["negation of what goes on", "نحنا مش عم نبيع هون", "ar-lebanese", "ar-kuwaiti", "إحنا ما نبيع هني"],
    ["negation of the future, by its ب", "ما بنتأخر عليك", "ar-saudi", "ar-lebanese", "ما رح نتأخر عليك"],
    ["what is forbidden", "حط مبلغ على جنب ولا تقرب له", "ar-saudi", "ar-egyptian", "حط مبلغ على جنب ومتقربش له"],
    ["'you all' behind a verb", "نوصلكم الطلب", "ar-saudi", "ar-lebanese", "منوصلكن الطلب"],
    ["negation that forbids nothing", "ليش ما بتجرب؟", "ar-lebanese", "ar-kuwaiti", "ليش ما تجرب؟"],
    ["the future with a verb of no list", "الأسعار ما رح تضل هيك", "ar-lebanese", "ar-kuwaiti", "الأسعار ما راح تضل جذي"],
    ["'this' with what it leads to", "هيدا المحل يلي فتح", "ar-lebanese", "ar-kuwaiti", "هذا المحل اللي فتح"],
    ["a verb that ends as an object begins", "بنوصلك الطلب", "ar-egyptian", "ar-saudi", "نوصلك الطلب"],
    ["'it' as the Levant writes it", "نحنا رح ندفعو", "ar-lebanese", "ar-kuwaiti", "إحنا راح ندفعه"],
    ["negation of what is no verb", "مش صعب", "ar-egyptian", "ar-emirati", "مب صعب"],
    ["'this' behind its noun", "هذا الموضوع مهم", "ar-saudi", "ar-egyptian", "الموضوع ده مهم"],
    ["'this' before its noun", "الموضوع ده مهم", "ar-egyptian", "ar-standard", "هذا الموضوع مهم"],
    ["'today', but not 'the day'", "النهارده يبدأ", "ar-egyptian", "ar-saudi", "اليوم يبدأ"],
    ["'the day' stays", "آخر اليوم أهدى", "ar-saudi", "ar-egyptian", "آخر اليوم أهدى"],
    ["several words as one", "عشان كده جرّبوا", "ar-egyptian", "ar-kuwaiti", "عشان جذي جرّبوا"],
    ["the article and joined letters", "وبالشنطة", "ar-egyptian", "ar-standard", "وبالحقيبة"],
    ["a possessive", "فلوسك معاك", "ar-egyptian", "ar-jordanian", "مصاريك معك"],
    ["a woman's ending", "هذا لج عندج", "ar-kuwaiti", "ar-saudi", "هذا لك عندك"],
    ["'there is not'", "ماكو تأخير", "ar-kuwaiti", "ar-egyptian", "مفيش تأخير"],
  ] as const)("%s: %s", (_, source, from, to, result) => {
    expect(convert(source, from, to)?.text).toBe(result);
  });

  it("to whom the text speaks tells apart what is written alike", () => {
    expect(convert("شو بدّك؟", "ar-lebanese", "ar-saudi", "man")?.text).toBe("وش تبغى؟");
    expect(convert("شو بدّك؟", "ar-lebanese", "ar-saudi", "woman")?.text).toBe("وش تبغين؟");
  });
});

describe("words stay", () => {
  it.each([
    ["a noun that begins as a verb", "بتنظيم الوقت وبنجاح", "ar-egyptian", "ar-saudi"],
    ["'in' that is 'there is' elsewhere", "في البيت", "ar-jordanian", "ar-kuwaiti"],
    ["'a time' that is 'very' too", "مرة واحدة", "ar-saudi", "ar-egyptian"],
    ["'he went' that is the future too", "راح البيت", "ar-saudi", "ar-egyptian"],
    ["the soul that is 'go' too", "روح المكان", "ar-egyptian", "ar-emirati"],
    ["'right' that is 'of' too", "حق العميل", "ar-saudi", "ar-lebanese"],
    ["a word that is at home in both", "اللي لازم", "ar-egyptian", "ar-saudi"],
    ["'not' before what may be a verb of no list", "مش بيرن", "ar-egyptian", "ar-saudi"],
    ["'follows' that is a relative too", "كما يلي", "ar-lebanese", "ar-saudi"],
    ["what neighbours forbid alike", "حط مبلغ على جنب ولا تقرب له", "ar-saudi", "ar-qatari"],
    ["'why not'", "ليش ما تجرب؟", "ar-lebanese", "ar-kuwaiti"],
    ["a comparative that is 'I shorten' too", "طريق أقصر", "ar-saudi", "ar-egyptian"],
  ] as const)("%s: %s", (_, source, from, to) => {
    expect(convert(source, from, to)).toEqual({ text: source, changes: [], untouchedShare: 1 });
  });

  it("all of them between Arabic and English: that takes a translator", () => {
    expect(convert("دلوقتي", "ar-egyptian", "en-american")).toBeNull();
    expect(convert("right now", "en-american", "ar-saudi")).toBeNull();
  });
});

describe("whatever the text", () => {
  const pair = fc.tuple(fc.constantFrom(...arabic), fc.constantFrom(...arabic));

  it("what is protected stays letter for letter, in its order", () => {
    fc.assert(
      fc.property(text, pair, (source, [from, to]) => {
        const spans = conversionSpans(source, briefIn(from));
        const converted = convert(source, from, to);
        const changes = converted?.changes ?? [];
        for (const change of changes) {
          expect(spans.some(({ start, end }) => start < change.end && end > change.start)).toBe(false);
        }
        let at = 0;
        for (const { start, end } of spans) {
          const found = converted?.text.indexOf(source.slice(start, end), at) ?? -1;
          expect(found).toBeGreaterThanOrEqual(at);
          at = found + end - start;
        }
      }),
      { numRuns: tries(300) },
    );
  });

  it("the changes are the whole difference, each of them is one, and the layout stays", () => {
    fc.assert(
      fc.property(text, pair, (source, [from, to]) => {
        const converted = convert(source, from, to);
        let rebuilt = "";
        let at = 0;
        for (const { start, end, from: own, to: said } of converted?.changes ?? []) {
          expect(source.slice(start, end)).toBe(own);
          expect(fold(own)).not.toBe(fold(said));
          expect(own).not.toContain("\n");
          rebuilt += source.slice(at, start) + said;
          at = end;
        }
        expect(rebuilt + source.slice(at)).toBe(converted?.text);
      }),
      { numRuns: tries(300) },
    );
  });

  it("takes about four times as long for four times the text", () => {
    const source = profileOf("ar-egyptian").examples.join(" ");
    expect(growthOf((times) => convert(source.repeat(times), "ar-egyptian", "ar-saudi"), 8)).toBeLessThan(mostGrowth);
  });
});
