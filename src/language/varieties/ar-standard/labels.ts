import type { Labels } from "#language/composer/bank.ts";

export const labels: Labels = {
  subject: "عنوان الرسالة",
  preheader: "السطر التمهيدي",
  headlines: "العناوين",
  primaryTexts: "النصوص الأساسية",
  description: "الوصف",
  picture: "الصورة",
  voice: "الصوت",
  onScreen: "على الشاشة",
  sound: "الموسيقى والمؤثرات",
  postscript: "ملاحظة أخيرة",
  criterion: "المعيار",
  seconds: "ث",
};
