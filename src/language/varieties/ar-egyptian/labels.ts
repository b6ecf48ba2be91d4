import type { Labels } from "#language/composer/bank.ts";

export const labels: Labels = {
  subject: "الموضوع",
  preheader: "سطر المعاينة",
  headlines: "العناوين",
  primaryTexts: "النص الأساسي",
  description: "الوصف",
  picture: "الصورة",
  voice: "الصوت",
  onScreen: "على الشاشة",
  sound: "المزيكا والمؤثرات",
  postscript: "ملحوظة",
  criterion: "وجه المقارنة",
  seconds: "ثانية",
};
