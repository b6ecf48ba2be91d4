import type { templates as english } from "../en/templates.ts";
import type { Localised } from "../localised.ts";

export const templates = {
  text: "القالب يعطي النص شكله، أما اللهجة فمتروكة للاختيار.",
  search:
    "{count, plural, zero {بحث في القوالب} one {بحث في قالب واحد} two {بحث في قالبين} few {بحث في # قوالب} many {بحث في # قالبًا} other {بحث في # قالب}}",
  groups: {
    label: "المجموعات",
    all: "الكل",
    "social-media": "تواصل اجتماعي",
    content: "محتوى",
    products: "منتجات",
    general: "عام",
  },
  parts: {
    label: "أقسام «عام»",
    basics: "الأساسيات",
    business: "أعمال",
    email: "بريد إلكتروني",
    advertising: "إعلانات",
    marketing: "تسويق وصحافة",
    formal: "خطابات ومسار مهني",
    creative: "قصص ومناسبات",
  },
  inMyPlan: "ضمن خطتي ({count, number})",
  found: "{count, plural, zero {لا قوالب مطابقة} one {قالب واحد} two {قالبان} few {# قوالب} many {# قالبًا} other {# قالب}}",
  none: {
    title: "لا قوالب مطابقة",
    text: "قد تنفع كلمة أخرى بالعربية أو بالإنجليزية، أو النظر في المجموعات كلها.",
    action: "عرض كل القوالب",
  },
  failed: "تعذّر تحميل القوالب",
  templateFailed: "تعذّر فتح هذا القالب",
  inPlan: "ضمن الخطة {plan}",
  locked: {
    text: "هذا القالب ضمن الخطة {plan}. كل ما كُتب من قبل يبقى كما هو.",
    plans: "عرض الخطط",
  },
  dialog: {
    toDesk: "فتح في مكتب الكتابة",
    reset: "إفراغ الحقول",
    regenerate: "كتابة من جديد",
    save: "حفظ",
    saving: "جارٍ الحفظ…",
    saved: "حُفظ النص",
    savedText: "النص في «نصوصي».",
    saveFailed: "تعذّر الحفظ",
    openInLibrary: "فتح في «نصوصي»",
    backToBrief: "تعديل الموجز",
    failed: "حدث خطأ ما",
    closed: "الموجز محفوظ",
    reopen: "فتحه",
    goesOn: "كتابة النص مستمرة",
    goesOnText: "سيكون في «نصوصي».",
    watch: "متابعة كتابته",
  },
} satisfies Localised<typeof english>;
