import { describe, expect, test } from "vitest";
import { type Variety, varieties } from "#shared/options.ts";
import { testBrief } from "#tests/support/briefs.ts";
import { viewOf } from "../view.ts";
import { countPhrases, phraseLists } from "./phrases.ts";
import { findWorn } from "./worn.ts";

const found = (text: string, variety: Variety, topic = "") =>
  findWorn(viewOf(text, testBrief({ variety, topic, keywords: [] }))).map(
    ({ start, end, reason }) => `${reason}: ${text.slice(start, end)}`,
  );

describe("what sounds like a machine is marked with its reason", () => {
  test.each<[Variety, string, string]>([
    ["ar-standard", "في عالمنا المتسارع نحتاج إلى الوقت.", "opening: في عالمنا المتسارع"],
    ["ar-standard", "مما لا شك فيه أن القراءة نافعة.", "filler: مما لا شك"],
    ["ar-standard", "يُعدّ النوم من أهم أسباب الراحة.", "importance: يُعدّ النوم من أهم"],
    ["ar-standard", "مقاعد أنيقة ومريحة وعملية للصالة.", "three: أنيقة ومريحة وعملية"],
    ["ar-egyptian", "عيش تجربة لا تُنسى معانا.", "promise: عيش تجربة"],
    ["ar-egyptian", "القهوة دي مش مجرد مشروب، ده أسلوب حياة.", "not_just: دي مش مجرد مشروب، ده"],
    ["ar-lebanese", "شو ناطر؟ احجز هلّق.", "call: شو ناطر"],
    ["ar-kuwaiti", "في الختام، القهوة عندنا غير.", "closing: في الختام"],
    ["en-american", "In today's fast-paced world, lunch is short.", "opening: In today's fast-paced world"],
    ["en-american", "Let us delve into the menu.", "wording: delve"],
    ["en-american", "It’s not just a meal, it’s a memory.", "not_just: It’s not just a meal, it’s"],
    ["en-american", "The result? Fewer mails.", "question: The result"],
    ["en-american", "Fast, reliable, and secure hosting for shops.", "three: Fast, reliable, and secure"],
    ["en-american", "We bake — slowly — every morning.", "dashes: slowly — every"],
  ])("%s: %s", (variety, text, mark) => {
    expect(found(text, variety)).toContain(mark);
  });
});

test.each<[Variety, string]>([
  ["ar-egyptian", "المحل بيفتح الساعة تسعة الصبح، والفول سخن من بدري."],
  ["ar-egyptian", "في بورسعيد الكلام ده مفهوم: البوري بيتعمل سنجاري."],
  ["ar-egyptian", "وقفنا في ظل الحافلة لحد ما الشمس هدت."],
  ["ar-saudi", "التتبع مستمر سواء كان فيه برج أو لا."],
  ["ar-kuwaiti", "لا تاخذون الجواب بالتلفون، والموقع ما سرعته مثل أول."],
  ["ar-qatari", "كتبي ورا كل صورة منو فيها، بقلم رصاص."],
  ["ar-qatari", "ما نبيع بعد الساعة تسع، والطلب جهّزناه لكم."],
  ["ar-lebanese", "البصل أول شي، والكمون بالآخر."],
  ["ar-jordanian", "بدنا نفهم شو عم بصير جوا العلبة."],
  ["ar-saudi", "مو بس الكبسة عندهم حلوة، حتى السلطة والدقوس مضبوطين."],
  ["ar-lebanese", "ليش الجبنة أغلى هالأسبوع؟ لأنو الحليب غلي."],
  ["ar-standard", "يبدأ الدوام في التاسعة صباحًا وينتهي في الثالثة."],
  ["en-american", "The cake is not just good here, the coffee is too."],
  ["en-american", "The flag is red, white, and blue."],
])("plain sentences of people are not marked: %s", (variety, text) => {
  expect(found(text, variety)).toEqual([]);
});

test("words that have a plain meaning, too, count in a short text and beside another mark of their paragraph", () => {
  const plain = "نبيع الخبز والجبن والزيتون من الصبح لين المغرب، ونوصل للحارة كلها ونستقبل الطلبات بالتلفون. ".repeat(3);
  expect(found("رتبنا كل شي في مكان واحد.", "ar-saudi")).toHaveLength(1);
  expect(found(`${plain}رتبنا كل شي في مكان واحد.`, "ar-saudi")).toEqual([]);
  expect(found(`${plain}رتبنا كل شي في مكان واحد، وهي تجربة لا تُنسى.`, "ar-saudi")).toHaveLength(2);
});

test("what a person quotes is not judged", () => {
  expect(found("He said: “In today's fast-paced world, nobody delves.”", "en-american")).toEqual([]);
});

test("a last paragraph that says again what stood there is marked", () => {
  const body = [
    "The bakery opens every morning before seven with fresh bread.",
    "Sara mixes flour, water and salt the evening before.",
    "The dough rests all night in wooden boxes.",
    "Neighbors come early because the rolls are warm.",
    "Coffee comes from a small roaster in Portland.",
    "On Sunday the shop stays closed.",
    "Orders are taken by phone until noon.",
  ].join(" ");
  const again =
    "The bakery opens every morning with fresh bread, warm rolls, coffee from Portland, and dough that rests all night.";
  expect(found(`${body}\n\n${again}`, "en-american")).toEqual([`closing: ${again}`]);
  expect(
    found(
      `${body}\n\nBring a bag of your own; paper costs a dime, and cash is still the quickest way through the line.`,
      "en-american",
    ),
  ).toEqual([]);
});

test("every variety has at least sixty phrases, and every dialect some of its own", () => {
  for (const variety of varieties) {
    const lists = phraseLists(variety);
    expect(countPhrases(lists), variety).toBeGreaterThanOrEqual(60);
    expect(countPhrases(lists.slice(-1)), variety).toBeGreaterThanOrEqual(20);
  }
});
