import type { archiveFile as english } from "../en/archive-file.ts";
import type { Localised } from "../localised.ts";

export const archiveFile = {
  name: "نصوص لهجة {date}",
  index: "الفهرس",
  columns: {
    file: "الملف",
    title: "العنوان",
    template: "القالب",
    variety: "اللهجة",
    writer: "الكاتب",
    words: "الكلمات",
    created: "تاريخ الكتابة ({zone})",
    updated: "تاريخ التعديل ({zone})",
    favourite: "المفضلة",
    folder: "المجلد",
    tags: "الوسوم",
    problem: "سبب تعذّر التصدير",
  },
  builtIn: "الكاتب المدمج",
  own: "صاحب الحساب",
  yes: "نعم",
  comma: "، ",
} satisfies Localised<typeof english>;
