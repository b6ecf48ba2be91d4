import type { archives as english } from "../en/archives.ts";
import type { Localised } from "../localised.ts";

export const archives = {
  action: "تصدير",
  all: "تصدير كل النصوص",
  title:
    "{count, plural, zero {لا نصوص للتصدير} one {تصدير نص واحد} two {تصدير نصين} few {تصدير # نصوص} many {تصدير # نصًّا} other {تصدير # نص}}",
  text: "ملف zip واحد، فيه لكل نص ملف في مجلده، وفهرس يفتحه أي برنامج جداول بيانات.",
  format: "نوع الملف",
  inPlan: "ابتداءً من الخطة {plan}",
  seePlans: "عرض الخطط",
  begin: "إعداد ملف zip",
  line: "تصدير عدة نصوص",
  preparing:
    "{total, plural, zero {لا نصوص للتصدير} one {بدأ تصدير نص واحد} two {بدأ تصدير نصين} few {بدأ تصدير # نصوص} many {بدأ تصدير # نصًّا} other {بدأ تصدير # نص}}",
  writing:
    "كُتب {done, number} من أصل {total, plural, zero {# نص} one {نص واحد} two {نصين} few {# نصوص} many {# نصًّا} other {# نص}}",
  stop: "إيقاف",
  stopped: "أُوقف التصدير",
  ready:
    "{count, plural, zero {لا نصوص جاهزة} one {نص واحد جاهز للتنزيل} two {نصان جاهزان للتنزيل} few {# نصوص جاهزة للتنزيل} many {# نصًّا جاهزًا للتنزيل} other {# نص جاهز للتنزيل}}",
  until: "{format}، ويبقى متاحًا حتى {date}",
  download: "تنزيل ({size})",
  kilobytes: "{size, number} كيلوبايت",
  megabytes: "{size, number} ميغابايت",
  remove: "حذف هذا التصدير",
  failed: "لم يكتمل التصدير",
  changeFailed: "تعذّر تغيير التصدير",
  earlier:
    "{count, plural, zero {لا عمليات تصدير سابقة} one {عملية تصدير سابقة} two {عمليتا تصدير سابقتان} few {# عمليات تصدير سابقة} many {# عملية تصدير سابقة} other {# عملية تصدير سابقة}}",
} satisfies Localised<typeof english>;
