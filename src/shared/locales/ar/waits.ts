import type { waits as english } from "../en/waits.ts";
import type { Localised } from "../localised.ts";

export const waits: Localised<typeof english> = {
  connecting: "جارٍ الاتصال بالنموذج",
  loading: "يجري تحميل النموذج، وقد يستغرق دقائق",
  busy: "الخدمة مشغولة، والمحاولة التالية {seconds, plural, zero {الآن} one {بعد ثانية} two {بعد ثانيتين} few {بعد # ثوانٍ} many {بعد # ثانية} other {بعد # ثانية}}",
  busySoon: "الخدمة مشغولة. سيُطلب النص من جديد تلقائيًّا.",
  thinking: "النموذج يفكّر",
  queued:
    "رقم نصّك في الدور: {place}{minutes, plural, zero {} one {، والانتظار نحو دقيقة} two {، والانتظار نحو دقيقتين} few {، والانتظار نحو # دقائق} many {، والانتظار نحو # دقيقة} other {، والانتظار نحو # دقيقة}}",
  reading: "النموذج يقرأ طلبك",
};
