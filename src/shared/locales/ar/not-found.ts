import type { notFound as english } from "../en/not-found.ts";
import type { Localised } from "../localised.ts";

export const notFound = {
  title: "404 الصفحة غير موجودة",
  text: "لا صفحة عند هذا العنوان. ربما انتقلت، أو سقط حرف من الرابط.",
  ledToDashboard: "لا صفحة عند ذلك العنوان، وهذه لوحة المتابعة.",
} satisfies Localised<typeof english>;
