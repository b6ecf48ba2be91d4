import type { Labels } from "#language/composer/bank.ts";

export const labels: Labels = {
  subject: "عنوان الرسالة",
  preheader: "سطر المعاينة",
  headlines: "العناوين",
  primaryTexts: "النص الأساسي",
  description: "الوصف",
  picture: "الصورة",
  voice: "الصوت",
  onScreen: "عالشاشة",
  sound: "الموسيقى والمؤثّرات",
  postscript: "ملاحظة",
  criterion: "وجه المقارنة",
  seconds: "ثانية",
};
