import type { modelNotice as english } from "../en/model-notice.ts";
import type { Localised } from "../localised.ts";

export const modelNotice: Localised<typeof english> = {
  title: "المسودات أفضل مع نموذج لغوي",
  operator:
    "يُعاد تشغيل الخادم مع عنوان النموذج واسمه، إما في الأمر نفسه وإما في الملف \u2066.env\u2069، وهذا مثال مع \u2066Ollama\u2069:",
  copy: "نسخ الأمر",
  copied: "نُسخ الأمر",
  unusedKey: "الإعداد <code>{setting}</code> موجود، لكن لا فائدة منه قبل إضافة <code>{missing}</code>.",
  own: "أو يمكن توصيل خدمة نموذج خاصة بك بعنوانها ومفتاحها، ثم اختبارها بزر واحد.",
  ownOnly: "يمكن توصيل خدمة نموذج خاصة بك بعنوانها ومفتاحها، ثم اختبارها بزر واحد.",
  settings: "التوصيل من الإعدادات",
  dismiss: "عدم الإظهار مجددًا",
};
