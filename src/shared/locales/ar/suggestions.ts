import type { suggestions as english } from "../en/suggestions.ts";
import type { Localised } from "../localised.ts";

export const suggestions = {
  too_short: "في النص {words, number} من أصل {target, number} كلمة مطلوبة. مثال أو تفصيل إضافي يكمله.",
  too_long: "في النص {words, number} كلمة بدل {target, number}. يمكن اختصار ما يكرر الفكرة الرئيسية.",
  keyword_missing: "الكلمة المفتاحية «\u2068{keyword}\u2069» لم ترد في النص بعد.",
  no_call_to_action: "لا شيء في النص يدعو القارئ إلى خطوة. تنفع خاتمة بدعوة واحدة واضحة.",
  blanks_left:
    "{count, plural, zero {لا فراغات في النص.} one {في النص فراغ واحد […] ينتظر معلومة من صاحب النص.} two {في النص فراغان […] ينتظران معلومتين من صاحب النص.} few {في النص # فراغات […] تنتظر معلومات من صاحب النص.} many {في النص # فراغًا […] ينتظر معلومات من صاحب النص.} other {في النص # فراغ […] ينتظر معلومات من صاحب النص.}}",
  sentence_repeated: "وردت هذه الجملة مرتين: «\u2068{sentence}\u2069». يمكن تغيير إحداهما أو حذفها.",
} as const satisfies Localised<typeof english>;
