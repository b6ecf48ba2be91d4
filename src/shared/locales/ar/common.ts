import type { common as english } from "../en/common.ts";
import type { Localised } from "../localised.ts";

export const common = {
  wordMark: "Lahja · لهجة",
  loading: "جارٍ التحميل",
  tryAgain: "إعادة المحاولة",
  cancel: "إلغاء",
  close: "إغلاق",
  save: "حفظ",
  delete: "حذف",
  copy: "نسخ",
  copied: "نُسخ النص",
  copyFailed: "تعذّر نسخ المحتوى",
  showPassword: "إظهار كلمة المرور",
  hidePassword: "إخفاء كلمة المرور",
  fillAll: "يُرجى ملء جميع الحقول",
  passwordHint:
    "{min, plural, zero {لا حد أدنى} one {حرف واحد على الأقل} two {حرفان على الأقل} few {# أحرف على الأقل} many {# حرفًا على الأقل} other {# حرف على الأقل}}",
  undo: "تراجع",
  back: "رجوع",
  search: "بحث",
  clear: "مسح",
  optional: "اختياري",
  more: "إجراءات أخرى",
  home: "إلى الصفحة الرئيسية",
  words: "{count, plural, zero {لا كلمات} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}",
  characters: "{count, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}",
  ofCount: "{used, number} من {limit, number}",
  languages: { en: "English", ar: "العربية" },
  otherLanguage: "English",
  error: {
    title: "حدث خطأ ما",
    requestId: "مرجع الخطأ: \u2068{id}\u2069",
  },
  pageCrashed: {
    title: "توقفت هذه الصفحة",
    text: "الخطأ من عندنا، وكل ما حُفظ في أمان.",
    reload: "إعادة تحميل الصفحة",
  },
  toast: { label: "رسالة", region: "الرسائل (F8)" },
  languageFailed: "تعذّر تحميل اللغة الأخرى. يُرجى التحقق من الاتصال وإعادة المحاولة.",
} satisfies Localised<typeof english>;
