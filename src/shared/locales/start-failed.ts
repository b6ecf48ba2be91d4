import type { Language } from "../options.ts";

/** Shown if the texts themselves could not be loaded, so it is in the first file, in both languages. */
export const startFailed: Readonly<Record<Language, { readonly text: string; readonly reload: string }>> = {
  en: { text: "Lahja could not be loaded. Check the connection and try again.", reload: "Reload the page" },
  ar: { text: "تعذّر تحميل «لهجة». يُرجى التحقق من الاتصال ثم المحاولة من جديد.", reload: "إعادة تحميل الصفحة" },
};
