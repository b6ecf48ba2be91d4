import { expect, it } from "vitest";
import { announces, asksForAdvice } from "./announcement.ts";

it.each([
  "افتتاح محل عصير طازج في المعادي",
  "فتحنا الفرع الثاني من نقرة كوفي في الملقا",
  "محمصة غيمة تفتح فرعها الجديد في بريدة يوم الخميس",
  "إطلاق مكتبة صوتية مجانية للمكفوفين في مسقط",
  "رح نفتح بفرن الشباك الجمعة",
  "فرعنا الجديد بالشويخ",
  "our new mango juice stand opens Thursday next to the library",
  "Grand opening of our bakery on Main Street",
  "We're moving to a bigger shop in May",
])("takes '%s' for news", (topic) => expect(announces(topic)).toBe(true));

it.each([
  "قهوة مختصة في الرياض",
  "كيف أفتتح مشروع قهوة صغير؟",
  "خطوات افتتاح مطعم في جدة",
  "نصائح قبل إطلاق تطبيق",
  "هل يحق للزبون يرجع تلفون فتحه وما عيبه؟",
  "How to plan a grand opening",
  "Tips for the launch of an online store",
  "opening hours of museums",
  "Launching a podcast",
  "ترقية نظام المخزون في الشركة",
])("takes '%s' for no news", (topic) => expect(announces(topic)).toBe(false));

it.each(["٥ نصايح قبل ما تشتري عربية", "كيف تختار مدرسة لابنك", "How to store coffee", "Seven mistakes of first-time buyers"])(
  "takes '%s' for advice",
  (topic) => expect(asksForAdvice(topic)).toBe(true),
);

it.each(["دورة تصوير للمبتدئين", "هل جربتم قهوتنا؟", "Our new store"])("takes '%s' for no advice", (topic) =>
  expect(asksForAdvice(topic)).toBe(false),
);
