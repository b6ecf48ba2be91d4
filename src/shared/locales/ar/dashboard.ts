import type { dashboard as english } from "../en/dashboard.ts";
import type { Localised } from "../localised.ts";

export const dashboard = {
  greeting: {
    morning: "صباح الخير يا <isolated>{name}</isolated>",
    afternoon: "مساء الخير يا <isolated>{name}</isolated>",
    evening: "مساء الخير يا <isolated>{name}</isolated>",
  },
  write: "كتابة نص",
  figures: {
    used: "الكلمات المستهلكة في {month}",
    remaining: "الكلمات الباقية",
    content: "النصوص",
    favourites: "المفضلة",
  },
  renews: "تتجدد في {date}",
  unlimited: "بلا حد",
  inMonth: "في {month}: {count, number}",
  favouritesIn: "مما كُتب في {month}: {count, number}",
  running: {
    title: "قيد الكتابة",
    progress:
      "{count, number} من أصل {target, plural, zero {لا كلمات} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}",
    label: "مدى التقدّم: {topic}",
    watch: "متابعة كتابته",
    stop: "إيقاف",
    stopping: "جارٍ الإيقاف",
    checking: "قيد الفحص",
  },
  recent: {
    title: "أحدث النصوص",
    all: "{count, plural, zero {كل النصوص} one {فتح النص} two {عرض النصين} few {كل النصوص (#)} many {كل النصوص (#)} other {كل النصوص (#)}}",
    columns: { title: "العنوان", type: "النوع", date: "التاريخ", status: "الحالة", words: "الكلمات", actions: "الإجراءات" },
    ready: "جاهز",
    look: "للمراجعة",
    continue: "متابعة",
    continueLabel: "متابعة: {title}",
    export: "تصدير",
    failed: "تعذّر تحميل أحدث النصوص",
  },
  empty: {
    title: "لا يوجد محتوى بعد",
    text: "البداية باختيار نوع النص ولهجته. وتظهر هنا النصوص وأرقامها.",
    action: "إنشاء أول محتوى",
  },
  quick: {
    title: "إجراءات سريعة",
    generations: { title: "كتابة نص", text: "موجز واحد ولهجة واحدة" },
    markets: { title: "كتابة لعدة أسواق", text: "موجز واحد ولهجات جنبًا إلى جنب" },
    stats: { title: "عرض الإحصاءات", text: "ما كُتب، وكيف جاءت لهجته" },
    library: { title: "فتح «نصوصي»", text: "كل ما كُتب حتى الآن" },
  },
} satisfies Localised<typeof english>;
