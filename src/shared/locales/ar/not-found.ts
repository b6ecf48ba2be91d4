import type { notFound as english } from "../en/not-found.ts";
import type { Localised } from "../localised.ts";

export const notFound = {
  title: "404 الصفحة غير موجودة",
  text: "لا شيء عند هذا العنوان. ربما انتقلت الصفحة، أو سقط حرف من الرابط في الطريق.",
} satisfies Localised<typeof english>;
