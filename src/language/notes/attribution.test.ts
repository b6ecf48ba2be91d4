import { expect, it } from "vitest";
import { attributionIn, quotation } from "./attribution.ts";

it.each([
  ["الكلام اللي فوق قالته أم سيف من أمهات الطلاب", "أم سيف من أمهات الطلاب", null],
  ["كلام الضيفة قالته دانة عقب المباراة", "دانة عقب المباراة", null],
  ["الاقتباس من أبو خالد صاحب المحل", "أبو خالد صاحب المحل", null],
  ["صاحبة الكلام ريم من فريق التنظيم", "ريم من فريق التنظيم", null],
  ["the quote is from Samer Odeh, a farmer", "Samer Odeh, a farmer", null],
  [
    'quote from Marcy Dolan, the owner: "I haven\'t had a napkin fight since January."',
    "Marcy Dolan, the owner",
    "I haven't had a napkin fight since January.",
  ],
  ["تصريح من نادر عبود، المدير: «الطلب فاق ما توقعنا»", "نادر عبود، المدير", "الطلب فاق ما توقعنا"],
])("reads whose words are meant: %s", (note, speaker, words) => {
  expect(attributionIn(note)).toEqual({ speaker, words });
});

it.each([
  "الكلام مع المدير يوم الأحد",
  "كلمة السر في الموقع",
  "جملة من الكتب بنص السعر",
  "the line is long on Fridays",
  "words of thanks to the volunteers",
  "quote by Friday",
])("takes a note for a fact that only sounds like one: %s", (note) => {
  expect(attributionIn(note)).toBeNull();
});

it("sets somebody's words in one pair of marks, with the speaker after them", () => {
  expect(quotation("“I stayed.”", "Samer", "en")).toBe("“I stayed.” — Samer");
  expect(quotation("جيت عشان ولدي", null, "ar")).toBe("«جيت عشان ولدي»");
});
