import type { Labels } from "#language/composer/bank.ts";

export const labels: Labels = {
  subject: "عنوان الرسالة",
  preheader: "سطر المعاينة",
  headlines: "العناوين",
  primaryTexts: "النص الأساسي",
  description: "الوصف",
  picture: "الصورة",
  voice: "الكلام",
  onScreen: "على الشاشة",
  sound: "الصوت والمؤثرات",
  postscript: "ملاحظة",
  criterion: "وجه المقارنة",
  seconds: "ثانية",
};
