import { describe, expect, it } from "vitest";
import { countWords } from "#language/text/words.ts";
import { languageOf, type Variety } from "#shared/options.ts";
import { composableVarieties } from "../../compose-brief.ts";
import { sentence } from "../fact-sentence.ts";
import { joinFacts } from "./join-facts.ts";

/** The lines of a text as it tells them one after the other; a label stands before a bar: `الدوام|من 9 لين 2`. */
function tell(variety: Variety, lines: readonly string[], nearnesses = ["tight", "same", "loose"] as const): string {
  const pieces = lines.map((typed) => {
    const [line = "", label = null] = typed.split("|").toReversed();
    const text = sentence(label === null ? line : `${label}: ${line}`, languageOf(variety));
    return { text, words: countWords(text), told: { line, label } };
  });
  return joinFacts(pieces, variety, nearnesses)
    .map(({ text }) => text)
    .join(" ");
}

describe("what belongs together is one sentence, in the person's words", () => {
  it.each<readonly [what: string, variety: Variety, lines: readonly string[], text: string]>([
    [
      "a day and its place",
      "ar-saudi",
      ["فتحنا الخميس 3 ديسمبر", "المكان|طريق أنس بن مالك جنب الصيدلية"],
      "فتحنا الخميس 3 ديسمبر على طريق أنس بن مالك جنب الصيدلية.",
    ],
    [
      "a price and the offer that lowers it",
      "ar-saudi",
      ["الفلات وايت بـ 17 ريال", "لين 10 ديسمبر كل كوب معه كوب ثاني"],
      "الفلات وايت بـ 17 ريال، ولين 10 ديسمبر كل كوب معه كوب ثاني.",
    ],
    [
      "how it began and how it is now",
      "ar-egyptian",
      ["جدي فتح الورشة سنة 1978 بمكنة واحدة", "دلوقتي 9 صنايعية منهم 3 ستات"],
      "جدي فتح الورشة سنة 1978 بمكنة واحدة، ودلوقتي 9 صنايعية منهم 3 ستات.",
    ],
    [
      "a third thing that we do",
      "ar-egyptian",
      ["بنشوي السمك قدام الزبون", "بنوصل لحد البيت", "بنقبل حجوزات العيلات"],
      "بنشوي السمك قدام الزبون، وبنوصل لحد البيت، وكمان بنقبل حجوزات العيلات.",
    ],
    [
      "a price and a delivery with its own, which it does not hold",
      "ar-kuwaiti",
      ["الكيلو 5 دنانير", "توصيل بدينار فوق 10 دنانير"],
      "الكيلو 5 دنانير، وتوصيل بدينار فوق 10 دنانير.",
    ],
    ["since when, with how many", "ar-egyptian", ["شغالين من ٢٠١١", "٤٢ عامل و ٣٠ مكنة"], "شغالين من ٢٠١١ بـ ٤٢ عامل و ٣٠ مكنة."],
    [
      "the hours of an event behind its price",
      "ar-qatari",
      ["الشخص ب 185 ريال واليهال ببلاش", "الدوام|من 9 ونص بالليل لين 2"],
      "الشخص ب 185 ريال واليهال ببلاش، والدوام من 9 ونص بالليل لين 2.",
    ],
    [
      "a price and what it holds",
      "ar-emirati",
      ["الاشتراك بـ99 درهم في الشهر", "نص ساعة تدريب ببلاش"],
      "الاشتراك بـ99 درهم في الشهر مع نص ساعة تدريب ببلاش.",
    ],
    [
      "a place and when it is open",
      "ar-kuwaiti",
      ["الصيدلية بشارع سالم المبارك", "فاتحة 24 ساعة"],
      "الصيدلية بشارع سالم المبارك، فاتحة 24 ساعة.",
    ],
    [
      "what somebody did and then did",
      "ar-lebanese",
      ["بلشت بكاميرا بيّها وهيي عمرها 14", "درست تصوير ببيروت"],
      "بلشت بكاميرا بيّها وهيي عمرها 14، ودرست تصوير ببيروت.",
    ],
    [
      "two things that are had",
      "ar-jordanian",
      ["أكثر من 30 مزرعة", "ركن ألعاب للأطفال"],
      "أكثر من 30 مزرعة، وركن ألعاب للأطفال.",
    ],
    [
      "a date and a place that begins with its own 'in'",
      "ar-standard",
      ["الفحص من 14 إلى 18 فبراير 2027", "المكان|في عيادة المطبعة بالدور الأرضي"],
      "الفحص من 14 إلى 18 فبراير 2027 في عيادة المطبعة بالدور الأرضي.",
    ],
    [
      "a street and hours, and what is had there",
      "en-american",
      ["Where|on Lincoln Avenue", "open 24 hours", "a pharmacist for questions"],
      "Where: on Lincoln Avenue, open 24 hours, with a pharmacist for questions.",
    ],
    ["an offer and until when", "ar-egyptian", ["خصم 30%", "لحد آخر الشهر"], "خصم 30% لحد آخر الشهر."],
    [
      "two prices, one without its currency",
      "ar-saudi",
      ["السيارة الصغيرة 45 ريال", "الجيب 60"],
      "السيارة الصغيرة 45 ريال، والجيب 60.",
    ],
    ["a dish and for how many", "ar-jordanian", ["المنسف ب 7 دنانير", "بكفي شخصين"], "المنسف ب 7 دنانير، وبكفي شخصين."],
    ["a thing and what we do with it", "ar-emirati", ["السمك طازج كل يوم", "نشويه جدامك"], "السمك طازج كل يوم، ونشويه جدامك."],
    [
      "hours, those of one day, and where",
      "ar-kuwaiti",
      ["فاتحين كل يوم من 10 لي 10", "الموعد|الجمعة من 2", "المكان|مجمع البستان الدور الأول"],
      "فاتحين كل يوم من 10 لي 10، والجمعة من 2، في مجمع البستان الدور الأول.",
    ],
    [
      "a day and its hours",
      "ar-kuwaiti",
      ["الموعد|الخميس 12 فبراير", "الوقت|من 4 لين 10"],
      "الموعد: الخميس 12 فبراير، من 4 لين 10.",
    ],
    [
      "what is free, and an offer that it does not hold",
      "ar-jordanian",
      ["بتلغي ببلاش قبل 6 ساعات", "أول حجز بنص السعر"],
      "بتلغي ببلاش قبل 6 ساعات، وأول حجز بنص السعر.",
    ],
    [
      "two prices and what both hold",
      "ar-kuwaiti",
      ["القص 4 دنانير", "اللحية دينارين", "قهوة علينا"],
      "القص 4 دنانير، واللحية دينارين، مع قهوة علينا.",
    ],
    ["a day and from when", "ar-saudi", ["الافتتاح السبت 5 مارس", "الوقت|من 4 العصر"], "الافتتاح السبت 5 مارس، من 4 العصر."],
    ["a price and how long it takes", "en-american", ["full wash $12", "takes 10 minutes"], "Full wash $12, takes 10 minutes."],
    [
      "a price, an offer, and no contract",
      "en-american",
      ["from $2 a day", "first month half off", "no contract"],
      "From $2 a day, first month half off, with no contract.",
    ],
    [
      "three things that are had",
      "en-american",
      ["handmade tortillas", "two salsas", "vegan options"],
      "Handmade tortillas, two salsas, and vegan options.",
    ],
    [
      "how it began and how it is now, in English",
      "en-american",
      ["started in 1998 in a garage", "now 6 mechanics"],
      "Started in 1998 in a garage, now 6 mechanics.",
    ],
    [
      "a condition",
      "en-american",
      ["The change is free", "if it has left, the driver calls"],
      "The change is free, and if it has left, the driver calls.",
    ],
    [
      "one after the other",
      "en-american",
      ["Our car is ready at noon", "We open at 9 am"],
      "Our car is ready at noon. We open at 9 am.",
    ],
  ])("%s (%s)", (_, variety, lines, text) => {
    expect(tell(variety, lines)).toBe(text);
  });
});

describe("what is not sure to belong together stands as it is", () => {
  it.each<readonly [what: string, variety: Variety, lines: readonly string[]]>([
    ["a question", "ar-saudi", ["القهوة من الرياض", "السعر كم؟"]],
    ["a quotation", "ar-lebanese", ["الفرن بالحمرا", "«الخبز طيب وبيضل طري تاني نهار»"]],
    ["a number to call", "ar-emirati", ["المحل في شارع خليفة", "الحجز على 0501234567"]],
    ["digits that would touch the «و»", "ar-kuwaiti", ["ركن ألعاب حق اليهال", "12 طاولة برا"]],
    ["a name of other letters", "ar-qatari", ["ركن ألعاب حق اليهال", "V60 وقهوة عربية"]],
    ["whose «it» would be another", "ar-saudi", ["البن نحمصه في فرع الياسمين", "فيه درايف ثرو وجلسة عوائل"]],
    ["a line of two sentences", "ar-standard", ["الدورة شهر كامل، والشهادة في آخرها", "المكان واسع"]],
    ["the same word on both sides", "ar-egyptian", ["الافتتاح الخميس الساعة 5 العصر", "العصر أحلى وقت للقعدة 3 ساعات"]],
    ["a price on condition, and a gift", "ar-jordanian", ["الرغيف بربع دينار إذا الطلبية 200", "عينة ببلاش من أربع أنواع"]],
    ["a delivery's day and the shop's street", "ar-saudi", ["التوصيل كل سبت", "شارع التحلية جنب المكتبة"]],
    ["where to park and when it is open", "ar-egyptian", ["المواقف ورا المبنى", "فاتحين من 9 الصبح"]],
    [
      "a delivery's day and the street, in English",
      "en-american",
      ["we deliver every Saturday", "on Oak Street by the pharmacy"],
    ],
    ["hours and what somebody is", "en-american", ["open 9 am to 5 pm", "a family business since 1990"]],
    ["hours and what it is like", "en-american", ["open 9 am to 5 pm", "fresh from the oven"]],
    ["hours and a word for it", "en-american", ["open 9 am to 5 pm", "cash only"]],
    ["what it is like and what is had", "en-american", ["dishwasher safe", "two lids in the box"]],
    ["how long it keeps warm and what it costs", "ar-qatari", ["تحفظ الحرارة 12 ساعة", "السعر 240 ريال"]],
    ["a row of things and another matter", "ar-jordanian", ["تقويم وتبييض وزراعة", "التقسيط على 6 شهور"]],
    ["what there is and for whom", "ar-qatari", ["جبن وزعتر", "لكل مناطق الدوحة"]],
    ["how long it was and what they did", "ar-kuwaiti", ["أربع أيام", "فازوا بنات الجهراء"]],
    [
      "where the oranges are from, and what the cake is without",
      "ar-lebanese",
      ["البرتقال من بستان بطرابلس", "بلا زبدة ولا حليب"],
    ],
    ["for whom, and another matter", "ar-qatari", ["لكل مناطق الدوحة", "اشتراك الشهر بألف"]],
    ["hours and what it costs", "ar-saudi", ["نشتغل من 4 العصر لين 12", "السيارة الصغيرة 45 ريال"]],
    ["a gift and a date that ends in a number", "en-american", ["free coffee", "rain date April 11"]],
    ["a name's capital", "en-american", ["The course is $240", "Nora teaches the first class"]],
    ["a reason", "en-american", ["We moved here last year", "Because the rent went up"]],
  ])("%s (%s)", (_, variety, lines) => {
    expect(tell(variety, lines)).toBe(lines.map((line) => sentence(line, languageOf(variety))).join(" "));
  });

  it("joins in a list only what completes the line before it", () => {
    const lines = ["الدورة بـ 90 دينار", "القماش أول مرة علينا"];
    expect(tell("ar-jordanian", lines)).toContain("، و");
    expect(
      joinFacts(
        lines.map((line) => ({ text: `${line}.`, words: 4, told: { line, label: null } })),
        "ar-jordanian",
        ["tight"],
      ),
    ).toHaveLength(2);
  });
});

describe.each(composableVarieties)("sixty lines that all go together in %s", (variety) => {
  const isArabic = languageOf(variety) === "ar";
  it.each([
    ["short", isArabic ? "نجهز الطلب" : "jar for $"],
    ["long", isArabic ? "نجهز من أول الصبح قبل ما يوصل حدا الطلب" : "one big glass jar of dark mountain honey for $"],
  ])("all stand in the text, at most three in a sentence and at most 22 words: %s ones", (_, says) => {
    const lines = Array.from({ length: 60 }, (_, at) => `${says}${isArabic ? " " : ""}${at + 100}`);
    const text = tell(variety, lines);
    for (const line of lines) expect(text.toLowerCase()).toContain(line);
    for (const one of text.split(/(?<=\.)\s/u)) {
      expect(countWords(one)).toBeLessThanOrEqual(22);
      expect(lines.filter((line) => one.toLowerCase().includes(line)).length).toBeLessThanOrEqual(3);
    }
  });
});
