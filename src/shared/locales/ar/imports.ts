import type { imports as english } from "../en/imports.ts";
import type { Localised } from "../localised.ts";

export const imports = {
  action: "استيراد ملفات",
  title: "استيراد نصوص",
  text: "ملفات نص وMarkdown وHTML وWord (\u200E.docx). لا يُحفظ شيء قبل معاينته.",
  choose: "اختيار ملفات",
  orDrop: "أو إفلاتها هنا",
  limits: "الحد الأقصى: عدد الملفات {files, number}، وحجم كل ملف {mb, number} ميغابايت",
  dropAnywhere: "إفلات الملفات هنا لاستيرادها",
  add: "إضافة ملفات",
  reading:
    "{count, plural, zero {لا ملفات قيد القراءة} one {ملف واحد قيد القراءة…} two {ملفان قيد القراءة…} few {# ملفات قيد القراءة…} many {# ملفًا قيد القراءة…} other {# ملف قيد القراءة…}}",
  readable:
    "{count, plural, zero {لا يمكن استيراد أي من الملفات} one {نص واحد جاهز للاستيراد} two {نصان جاهزان للاستيراد} few {# نصوص جاهزة للاستيراد} many {# نصًّا جاهزًا للاستيراد} other {# نص جاهز للاستيراد}}",
  unreadable:
    "{count, plural, zero {كل الملفات مقروءة} one {تعذّرت قراءة ملف واحد} two {تعذّرت قراءة ملفين} few {تعذّرت قراءة # ملفات} many {تعذّرت قراءة # ملفًا} other {تعذّرت قراءة # ملف}}",
  repeated: "الملفات الموجودة في القائمة لم تُضف مرة ثانية.",
  tooMany: "لا يتسع الاستيراد الواحد لأكثر من هذا العدد من الملفات: {max, number}. لم تُضف الملفات الباقية.",
  waiting: "قيد القراءة…",
  include: "استيراد «{title}»",
  name: "العنوان",
  voice: "اللهجة",
  noVoice: "غير محددة",
  pictures:
    "{count, plural, zero {لم تُسقط صور} one {أُسقطت صورة واحدة} two {أُسقطت صورتان} few {أُسقطت # صور} many {أُسقطت # صورة} other {أُسقطت # صورة}}",
  links:
    "{count, plural, zero {لم تُسقط روابط} one {أُسقط رابط واحد وبقيت كلماته} two {أُسقط رابطان وبقيت كلماتهما} few {أُسقطت # روابط وبقيت كلماتها} many {أُسقط # رابطًا وبقيت كلماتها} other {أُسقط # رابط وبقيت كلماتها}}",
  excerpt: "بداية النص",
  remove: "إزالة «{name}» من القائمة",
  folder: "المجلد",
  folderHint: "لهذه النصوص كلها. يبقى فارغًا إن لم يكن لها مجلد.",
  folderTooLong: "لا يزيد اسم المجلد على {max, number} من الأحرف.",
  confirm:
    "{count, plural, zero {استيراد} one {استيراد نص واحد} two {استيراد نصين} few {استيراد # نصوص} many {استيراد # نصًّا} other {استيراد # نص}}",
  done: "{count, plural, zero {لم يُستورد شيء} one {استُورد نص واحد} two {استُورد نصان} few {استُوردت # نصوص} many {استُورد # نصًّا} other {استُورد # نص}}",
  show: "عرض",
  undo: "تراجع",
  undone:
    "{count, plural, zero {لم يُنقل شيء} one {نُقل النص إلى سلة المحذوفات} two {نُقل النصان إلى سلة المحذوفات} few {نُقلت # نصوص إلى سلة المحذوفات} many {نُقل # نصًّا إلى سلة المحذوفات} other {نُقل # نص إلى سلة المحذوفات}}",
  undoFailed: "تعذّر التراجع عن الاستيراد",
  discard: {
    title: "إغلاق من دون استيراد؟",
    text: "لم يُحفظ شيء بعد، وتبقى الملفات كما هي.",
    confirm: "إغلاق",
    back: "العودة إلى الاستيراد",
  },
} satisfies Localised<typeof english>;
