import type { charts as english } from "../en/charts.ts";
import type { Localised } from "../localised.ts";

export const charts = {
  asTable: "عرض الجدول",
  asChart: "عرض الرسم",
  fewer: "كلمات أقل",
  more: "أكثر",
  change: {
    up: "أكثر من {month} بـ{count, number}",
    down: "أقل من {month} بـ{count, number}",
    same: "مثل {month}",
    none: "لا شهر سابق للمقارنة",
  },
  texts: "{count, plural, zero {لا نصوص} one {نص واحد} two {نصان} few {# نصوص} many {# نصًّا} other {# نص}}",
  wordsIn:
    "{count, plural, zero {لا كلمات بعد} one {كلمات نص واحد} two {كلمات نصين} few {كلمات # نصوص} many {كلمات # نصًّا} other {كلمات # نص}}",
  columns: {
    kind: "النوع",
    voice: "اللهجة",
    week: "الأسبوع بدءًا من",
    words: "الكلمات",
    texts: "النصوص",
    share: "النسبة",
  },
  categories: {
    blog: "مقالات المدونة",
    social: "منشورات التواصل",
    marketing: "التسويق",
    business: "الأعمال",
    creative: "الكتابة الإبداعية",
    education: "التعليم",
    ecommerce: "المتاجر الإلكترونية",
    email: "رسائل البريد",
    advertising: "الإعلانات",
    video: "المرئي والمسموع",
    press: "الصحافة",
    formal: "الخطابات الرسمية",
    none: "بلا قالب",
  },
  ownVoice: "بلا لهجة محددة",
  loom: {
    title: "اللهجات أسبوعًا بأسبوع",
    summary: "عدد الكلمات في كل أسبوع بكل لهجة، في الأسابيع الأخيرة ({weeks, number}). الأرقام في الجدول.",
    totals: "المجموع هو عدد الكلمات في الأسابيع الأخيرة ({weeks, number}).",
    nothing: "لا نصوص بعد: {voices}.",
    cell: "{voice}، الأسبوع بدءًا من {date}: {count, plural, zero {لا كلمات} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}",
  },
  byKind: "حسب النوع",
  byVoice: "حسب اللهجة",
  kept: "هذه الأرقام تعدّ النصوص المحفوظة. أما الكلمات المستهلكة هذا الشهر فتشمل ما حُذف أيضًا.",
  failed: "تعذّر تحميل الأرقام",
} satisfies Localised<typeof english>;
