import type { modelNotice as english } from "../en/model-notice.ts";
import type { Localised } from "../localised.ts";

export const modelNotice: Localised<typeof english> = {
  title: "المسودات أفضل مع نموذج لغوي",
  operator:
    "يُعاد تشغيل الخادم مع عنوان النموذج واسمه، إما في الأمر نفسه وإما في الملف \u2066.env\u2069، وهذا مثال مع \u2066Ollama\u2069:",
  copy: "نسخ الأمر",
  copied: "نُسخ الأمر",
  unusedKey: "الإعداد <code>{setting}</code> موجود، لكن لا فائدة منه قبل إضافة <code>{missing}</code>.",
  showModels: "اختيار نموذج",
  listing: "جارٍ طلب قائمة النماذج…",
  notListed: "لم تُرسل الخدمة قائمة نماذجها: ربما كان المفتاح خطأ، أو تعذّر الوصول إليها.",
  choose: "بضغطة واحدة يُسأل النموذج كلمةً ثم يكتب النصوص، بالمفتاح الموجود في \u2066{setting}\u2069:",
  chooseLine: "نماذج المفتاح الموجود في \u2066{setting}\u2069. الضغط على نموذج ينسخ سطره للملف \u2066.env\u2069:",
  search: "البحث عن نموذج",
  noModel: "لا نموذج بهذا الاسم",
  asking: "جارٍ سؤال \u2066{model}\u2069…",
  stop: "إيقاف",
  writes: "\u2066{model}\u2069 يكتب النصوص من الآن فصاعدًا",
  writesHint: "يمكن تغيير ذلك في الإعدادات، في قسم الكاتب.",
  lineCopied: "نُسخ السطر",
  lineHint: "يوضع في الملف \u2066.env\u2069، ثم يُعاد تشغيل الخادم.",
  lineFailed: "تعذّر نسخ السطر.",
  own: "أو يمكن ربط خدمة نموذج خاصة بك بعنوانها ومفتاحها، ثم اختبارها بزر واحد.",
  ownOnly: "يمكن ربط خدمة نموذج خاصة بك بعنوانها ومفتاحها، ثم اختبارها بزر واحد.",
  settings: "الربط من الإعدادات",
  dismiss: "عدم الإظهار مجددًا",
};
