import { soundPresent } from "../checks/agreement/verbs.ts";

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/**
 * Stems of the present, folded, as they stand behind its أ, ن, ت or ي; beside those of the agreement check. A closed list: بتنظيم
 * and بنجاح begin as verbs do, and a noun that is bent as a verb is worse than a word that stays.
 */
const furtherPresent = list(`
  ادي اخد اخذ امن اثر اكد اكل بان بتدي بدع برز بسط بقي بلش بلغ بني بهر بوح تاح تاخر تاكد تحدث تحرك تحسن تحول تخطي تسوق تشكل تصفح تصرف تطلب
  تطور تعامل تعلق تعود تغير تفاعل تقدم تكرر تمني تميز توسع توفر ثبت جذب جي حبب حدث حرص حسن حط حكي حل حلي حمي حوي حول خاطب خبر
  خبي خص خطط خفف خلق خلي دل دوخ دوم دير ذوب راجع رافق راقب راعي راي ربي ربك رحب رضي رفع ركب رمي ريح زبط زيد ساعد ساهم ساوي سبب سبق ستاهل ستثمر
  ستحق ستخدم ستعد ستغرق ستقبل ستلزم ستلم ستمر ستمتع ستني ستوعب ستوي سحب سرع سعد سعي سلك سند سهر سهل سوق سوي شبه شتغل شتري شجع شد شرب شغل شمل شوق شيل
  صبح صبر صحي صدر صعب صلي صمم صنع صير ضاعف ضحك ضل ضم ضمن ضيق طالب طالع طبق طرح طرش طلق طمن طور طول ظبط ظل ظهر عالج عاني عبر عتني عد عزم عطي
  عقد عكس علن عمر عني عيش عيد غطي غلب غلي غني فاجي فاد فتخر فتش فرج فرح فسر فصل فقد فوت فيد قارب قابل قترب قدم قرا قرب قصر قضي قطع قف قلق قلل قنع قوم قوي
  قيس كبر كتشف كفي كلف كلم كمن كيف لاقي لايم لبي لحق لزم لغي لف لفت لقي لمس مارس مثل مر مسح مشي مكن مل ملك ملي مون مول ميز نادي ناسب نافس نبسط نبه
  نتج نتشر نتقل نتهي نجح نسي نشر نضج نطلق نطر نظر نظف نظم نفذ نقذ نقص نمو نوي نهي هتم هدي هم هون وازن واجه وجد ودع ودي وريك وري وزن وصي وضح وعد وعي
  وفق وقف وكد يسر يب يلس تريا رمس روم باشر بادر بتعد بحر تصدر ختفي ختلف رتاح رتبط رتفع زهر زور ستعين ستكشف ستهدف ستوحي عتاد عتبر فضفض قتصر قسم لتقي
  نبهر نتظر نجذب نخفض نسجم نشغل نصب نصح ندمج ندفع نعكس قدر بيع عتذر رفض شتاق كره`);

const stems: ReadonlySet<string> = new Set([...soundPresent, ...furtherPresent]);

/** How the stem of a present is followed: by an ending of number or of a woman, and by an object. */
export interface StemParts {
  readonly stem: string;
  /** `several`: وا or ون; `woman`: ي or ين. */
  readonly ending: "none" | "several" | "woman";
  readonly object: string;
}

/** The longest first. */
const objects = [
  "لكم",
  "لكن",
  "لها",
  "لهم",
  "لنا",
  "لك",
  "له",
  "لي",
  "ني",
  "نا",
  "كم",
  "كن",
  "كو",
  "هم",
  "ها",
  "ه",
  "ك",
] as const;

/** Takes apart what stands behind the prefix of a present, folded; null where it is no verb that we know. */
export function readStem(folded: string): StemParts | null {
  return withoutObject(folded, "") ?? splitObject(folded);
}

/** The ل of 'نوصلك' is the verb's own, that of 'نكتب لك' the object's: what is a verb without it tells. */
function splitObject(folded: string): StemParts | null {
  for (const object of objects) {
    const word = folded.endsWith(object) ? folded.slice(0, -object.length) : "";
    const parts = word.length < 2 ? null : withoutObject(word, object);
    if (parts) return parts;
  }
  return null;
}

function withoutObject(word: string, object: string): StemParts | null {
  if (stems.has(word)) return { stem: word, ending: "none", object };
  for (const [end, ending] of [
    ["ون", "several"],
    ["وا", "several"],
    ["ين", "woman"],
  ] as const) {
    if (word.endsWith(end) && stems.has(word.slice(0, -2))) return { stem: word.slice(0, -2), ending, object };
  }
  if (object !== "" && word.endsWith("و") && stems.has(word.slice(0, -1)))
    return { stem: word.slice(0, -1), ending: "several", object };
  // A weak verb ends in ي itself: تشتري is said to a man as well.
  if (word.endsWith("ي") && stems.has(word.slice(0, -1))) return { stem: word.slice(0, -1), ending: "woman", object };
  return null;
}
