import type { plans as english } from "../en/plans.ts";
import type { Localised } from "../localised.ts";

export const plans = {
  text: "الخطة الحالية: {plan}. لا يُحتسب إلا ما وصل من كلمات.",
  usage: {
    title: "كلمات الشهر",
    usedIn: "الكلمات المستهلكة في {month}",
    ofLimit:
      "من أصل {limit, number}. {left, plural, zero {لم تبقَ أي كلمة} one {بقيت كلمة واحدة} two {بقيت كلمتان} few {بقيت # كلمات} many {بقيت # كلمة} other {بقيت # كلمة}} حتى {date}.",
    unlimited: "بلا حد. يبدأ العدّ من جديد في {date}.",
    used: "المستهلك",
    reserved: "قيد الكتابة الآن",
    left: "الباقي",
    noLimit: "بلا حد",
    over: "استُهلكت كلمات هذا الشهر كلها. تتجدد في {date}، والخطة الأكبر تعمل فورًا.",
    failed: "تعذّر تحميل عدد الكلمات.",
  },
  table: "ثلاث خطط",
  noPayment: "لا خدمة دفع على هذا الخادم: لا يُحصَّل أي مبلغ، وتغيير الخطة فوري.",
  current: "الخطة الحالية",
  here: "هذه هي الخطة الحالية",
  perMonth: "في الشهر",
  change: "الانتقال إلى «{plan}»",
  changing: "جارٍ التغيير",
  features: {
    label: "المحتويات",
    words: "الكلمات في الشهر",
    templates: "القوالب",
    voices: "اللهجات",
    exports: "التصدير",
  },
  unlimitedWords: "بلا حد",
  allTemplates:
    "{count, plural, zero {لا قوالب} one {القالب الوحيد} two {القالبان كلاهما} few {القوالب كلها (#)} many {القوالب كلها (#)} other {القوالب كلها (#)}}",
  firstTemplates:
    "{count, plural, zero {لا قوالب} one {قالب أساسي واحد} two {قالبان أساسيان} few {# قوالب أساسية} many {# قالبًا أساسيًّا} other {# قالب أساسي}}",
  allVoices:
    "{count, plural, zero {لا لهجات} one {اللهجة الوحيدة} two {اللهجتان كلتاهما} few {اللهجات كلها (#)} many {اللهجات كلها (#)} other {اللهجات كلها (#)}}",
  formats: { txt: "نص عادي", md: "Markdown", html: "HTML" },
  note: "الانتقال إلى خطة أصغر يُبقي كل النصوص. قوالب الخطة الأكبر ولهجاتها تعود متاحة عند العودة إليها، وتبقى كلمات هذا الشهر محسوبة.",
  switched: "الخطة الحالية الآن: {plan}",
  switchedText: "لم يُحصَّل أي مبلغ.",
  switchFailed: "لم تتغير الخطة",
  down: {
    title: "الانتقال إلى خطة «{plan}»؟",
    text: "تشمل خطة «{plan}» من الكلمات في الشهر {limit, number}، والمستهلك هذا الشهر {used, number}. تتوقف كتابة نصوص جديدة حتى {date}، وتبقى كل النصوص كما هي.",
    confirm: "الانتقال إلى «{plan}»",
  },
} satisfies Localised<typeof english>;
