import { expect, it } from "vitest";
import { nounPhrase } from "./noun-phrase.ts";

it.each([
  ["إزاي تختار مدرسة لابنك؟", "اختيار مدرسة لابنك"],
  ["كيف أنظف الكنب في البيت", "تنظيف الكنب في البيت"],
  ["شلون أزرع النعناع بالبلكونة؟", "زراعة النعناع بالبلكونة"],
  ["شلون نسوي كيكة الجزر", "عمل كيكة الجزر"],
  ["كيف بخزّن الزيت", "تخزين الزيت"],
  ["كيف تحجز شاليه", "حجز شاليه"],
  ["كيف أجهز مخيم للعايلة وأنا أول مرة أكشت؟", "تجهيز مخيم للعايلة"],
  ["كيفية كتابة السيرة الذاتية", null],
  ["How to choose a school", "choosing a school"],
  ["how do I plan a padel league?", "planning a padel league"],
  ["بوكسات تمر محشي للضيافة", "بوكسات تمر محشي للضيافة"],
  ["فرعنا الجديد بالشويخ", "فرعنا الجديد بالشويخ"],
  ["نقص فيتامين د عند الأطفال", "نقص فيتامين د عند الأطفال"],
  ["Custom birthday cakes in Amman", "Custom birthday cakes in Amman"],
])("speaks of “%s” as “%s”", (topic, phrase) => {
  expect(nounPhrase(topic)).toBe(phrase);
});

it.each([
  "ليش الأسعار ارتفعت هالسنة؟",
  "Why did my macarons crack?",
  "عندنا عرض جديد على العطور",
  "كيف الحال؟",
  "",
  "🎉🎉",
  "how to not be late",
  "نصلح طراريد ومكاين بحر بالفحيحيل",
  "فتحنا الفرع الثاني في الملقا",
  "شقتي تمليك وعايز أعرف حقوقي في الأسانسير",
  "بنركب مكيفات في الحي",
])("puts “%s” in no noun's place", (topic) => {
  expect(nounPhrase(topic)).toBeNull();
});
