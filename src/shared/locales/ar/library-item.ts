import type { libraryItem as english } from "../en/library-item.ts";
import type { Localised } from "../localised.ts";

export const libraryItem = {
  kindAndWords:
    "{kind}، {count, plural, zero {بلا كلمات} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}",
  ownText: "بلا قالب",
  noTitle: "بلا عنوان",
  status: {
    running: "قيد الكتابة",
    stopped: "أُوقفت الكتابة",
    interrupted: "انقطعت الكتابة",
    failed: "لم يكتمل",
  },
  favourite: "إضافة إلى المفضلة",
  unfavourite: "إزالة من المفضلة",
  favouriteFailed: "تعذّر تغيير المفضلة",
} satisfies Localised<typeof english>;
