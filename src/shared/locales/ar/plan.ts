import type { plan as english } from "../en/plan.ts";
import type { Localised } from "../localised.ts";

export const plan = {
  text: "الخطة الحالية: {plan}. لا يُحسب إلا ما يصل من الكلمات.",
  usage: {
    title: "كلمات الشهر",
    usedIn: "الكلمات المستهلكة في {month}",
    ofLimit:
      "من أصل {limit, number}. {left, plural, zero {لا تبقى أي كلمة} one {تبقى كلمة واحدة} two {تبقى كلمتان} few {تبقى # كلمات} many {تبقى # كلمة} other {تبقى # كلمة}} حتى {date}.",
    unlimited: "لا حدّ للكلمات في هذه الخطة.",
    used: "المستهلك",
    reserved: "قيد الكتابة الآن",
    left: "الباقي",
    noLimit: "بلا حد",
    over: "استُهلكت كلمات هذا الشهر كلها. تتجدد في {date}، والخطة الأكبر تسري فورًا.",
    failed: "تعذّر تحميل عدد الكلمات.",
  },
  table: "ثلاث خطط",
  noPayment: "لا خدمة دفع على هذا الخادم: لا يُحصَّل أي مبلغ، وتغيير الخطة فوري.",
  byOperator: "تغيير الخطط على هذا الخادم من شأن مشغّله، ولا يُحصَّل هنا أي مبلغ.",
  ask: "التواصل مع المشغّل",
  wanted: {
    chosen: "الخطة المختارة: {plan}",
    here: "{plan} هي الخطة الحالية.",
    write: "بدء الكتابة",
  },
  current: "الخطة الحالية",
  here: "مُفعَّلة الآن",
  perMonth: "في الشهر",
  change: "الانتقال إلى {plan}",
  changing: "جارٍ التغيير",
  features: {
    label: "ما تشمله الخطة",
    words: "الكلمات في الشهر",
    templates: "القوالب",
    voices: "اللهجات",
    exports: "التصدير",
    storage: "مساحة النصوص وإصداراتها",
    drafts: "النصوص القصيرة",
    coming: "قريبًا",
  },
  coming: { free: "", pro: "أولوية في الدعم", enterprise: "قوالب خاصة، وإدارة فرق، ومفاتيح واجهة برمجية، ودعم مخصص" },
  bestOfThree: "أفضل ثلاث مسودات من خدمة النموذج، حتى 100 كلمة",
  unlimitedWords: "بلا حد",
  allTemplates:
    "{count, plural, zero {لا قوالب} one {القالب الوحيد} two {القالبان كلاهما} few {القوالب كلها (#)} many {القوالب كلها (#)} other {القوالب كلها (#)}}",
  firstTemplates:
    "{count, plural, zero {لا قوالب} one {قالب أساسي واحد} two {قالبان أساسيان} few {# قوالب أساسية} many {# قالبًا أساسيًّا} other {# قالب أساسي}}",
  allVoices:
    "{count, plural, zero {لا لهجات} one {اللهجة الوحيدة} two {اللهجتان كلتاهما} few {اللهجات كلها (#)} many {اللهجات كلها (#)} other {اللهجات كلها (#)}}",
  formats: { txt: "نص", md: "Markdown", html: "HTML", pdf: "PDF", docx: "Word" },
  note: "الانتقال إلى خطة أصغر يُبقي النصوص كلها. وتعود قوالب الخطة الأكبر ولهجاتها متاحة عند العودة إليها، وتبقى كلمات هذا الشهر محسوبة.",
  switched: "الخطة الآن: {plan}",
  switchedText: "لم يُحصَّل أي مبلغ.",
  switchFailed: "لم تتغير الخطة",
  down: {
    title: "الانتقال إلى الخطة {plan}؟",
    text: "كلمات الخطة {plan} في الشهر: {limit, number}، والمستهلك هذا الشهر: {used, number}. لا يمكن كتابة نص جديد حتى {date}، وتبقى النصوص كلها كما هي.",
    confirm: "الانتقال إلى {plan}",
  },
} satisfies Localised<typeof english>;
