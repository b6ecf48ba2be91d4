import type { sharedPage as english } from "../en/shared-page.ts";
import type { Localised } from "../localised.ts";

/** The page of a shared link, except the text itself. The server renders it, and it has no script. */
export const sharedPage = {
  footer: "كُتب في «لهجة»",
  home: "لهجة",
  gone: {
    title: "لم يعد هذا الرابط صالحًا",
    text: "ربما انتهت مدته، أو أوقف صاحب النص مشاركته، أو لم يُنسخ العنوان كاملًا.",
  },
  removed: {
    title: "أُزيلت هذه الصفحة",
    text: "أغلق مشغّل الموقع هذا الرابط.",
  },
  reported: {
    title: "شكرًا لك، أُرسل البلاغ",
    text: "سيراجع مشغّل الموقع هذه الصفحة.",
  },
  report: {
    link: "الإبلاغ عن هذه الصفحة",
    title: "الإبلاغ عن هذه الصفحة",
    text: "يصل البلاغ إلى مشغّل الموقع، ولا يطّلع عليه كاتب النص.",
    reason: "ما المخالفة في هذه الصفحة؟",
    send: "إرسال البلاغ",
    back: "العودة إلى الصفحة",
  },
  later: {
    title: "تعذّر فتح الصفحة الآن",
    text: "يُرجى المحاولة بعد لحظات.",
  },
} satisfies Localised<typeof english>;
