import type { sms as english } from "../en/sms.ts";
import type { Localised } from "../localised.ts";

export const sms = {
  "sign-in": "{code} رمز دخولك إلى «لهجة»، صالح 10 دقائق. لا تعطه أحدًا.",
  connect: "{code} رمز ربط هذا الرقم بحساب في «لهجة». إن لم تطلبه فلا تعطه أحدًا.",
  prove: "{code} رمز تأكيد تغيير في حسابك في «لهجة». إن لم تطلبه فلا تعطه أحدًا.",
  delete: "{code} رمز حذف حسابك في «لهجة». إن لم تطلبه فلا تعطه أحدًا.",
} satisfies Localised<typeof english>;
