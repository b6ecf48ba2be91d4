import type { shelf as english } from "../en/shelf.ts";
import type { Localised } from "../localised.ts";

export const shelf = {
  more: "خيارات أخرى للنصوص",
  removeFilter: "إزالة المرشح",
  clearFilters: "مسح الكل",
  selectMatching:
    "{count, plural, zero {لا نصوص للتحديد} one {تحديد النص المطابق} two {تحديد النصين} few {تحديد النصوص كلها (#)} many {تحديد النصوص كلها (#)} other {تحديد النصوص كلها (#)}}",
  selectMatchingFailed: "تعذّر تحديد النصوص",
  selectLimit:
    "{max, plural, zero {لم يُحدَّد نص.} one {حُدّد نص واحد، وهو الحد الأقصى في المرة الواحدة.} two {حُدّد نصان، وهما الحد الأقصى في المرة الواحدة.} few {حُدّدت أول # نصوص، وهي الحد الأقصى في المرة الواحدة.} many {حُدّد أول # نصًّا، وهو الحد الأقصى في المرة الواحدة.} other {حُدّد أول # نص، وهو الحد الأقصى في المرة الواحدة.}}",
  selectNone: "إلغاء التحديد",
  emptyFolder: { title: "المجلد فارغ", text: "يبقى المجلد ما دام فيه نص، ويعود متى حُفظ نص تحت هذا الاسم." },
  rowFailed: "تعذّر تحميل هذه النصوص.",
} satisfies Localised<typeof english>;
