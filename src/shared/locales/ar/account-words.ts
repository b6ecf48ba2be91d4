import type { accountWords as english } from "../en/account-words.ts";
import type { Localised } from "../localised.ts";

export const accountWords = {
  password: "البريد وكلمة المرور",
  phone: "رقم الهاتف",
  device: "{browser} على {system}",
  unknownDevice: "متصفح غير معروف",
} satisfies Localised<typeof english>;
