import type { convert as english } from "../en/convert.ts";
import type { Localised } from "../localised.ts";

export const convert = {
  button: "تحويل",
  menu: "هذا النص بلهجة أخرى",
  byModel: "بنموذج {model}",
  byWords: "باستبدال الكلمات",
  needsModel: "يحتاج إلى نموذج لغوي",
  notInPlan: "ليست في خطتك",
  cost: "{words, plural, zero {لن تُحسب أي كلمة} one {ستُحسب كلمة واحدة تقريبًا} two {ستُحسب كلمتان تقريبًا} few {ستُحسب نحو # كلمات} many {ستُحسب نحو # كلمة} other {ستُحسب نحو # كلمة}}",
  costOfLeft:
    "{words, plural, zero {لن تُحسب أي كلمة} one {ستُحسب كلمة واحدة تقريبًا} two {ستُحسب كلمتان تقريبًا} few {ستُحسب نحو # كلمات} many {ستُحسب نحو # كلمة} other {ستُحسب نحو # كلمة}}، والباقي هذا الشهر {left, number}",
  costOver:
    "يلزم نحو {words, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}، {left, plural, zero {ولم يبقَ شيء هذا الشهر} one {والباقي هذا الشهر كلمة واحدة} two {والباقي هذا الشهر كلمتان} few {والباقي هذا الشهر # كلمات} many {والباقي هذا الشهر # كلمة} other {والباقي هذا الشهر # كلمة}}",
  plans: "عرض الخطط",
  failed: "تعذّر تحويل النص",
  inEditor: "فتح المحرّر",
  page: "نص قيد التحويل إلى لهجة أخرى",
  converting: "جارٍ التحويل",
  progress:
    "{count, number} من نحو {target, plural, zero {صفر} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}",
  whole: "يُحفظ النص حين يُحوَّل كله ويُفحص، ولا تُحسب كلمة قبل ذلك.",
  stop: "إيقاف",
  stopping: "جارٍ الإيقاف",
  stopped: "أُوقف التحويل",
  nothing: "لم يُحفظ شيء ولم تُحسب كلمات، والنص الأصلي باقٍ كما كان.",
  again: "إعادة المحاولة",
  back: "العودة إلى النص",
  notFound: "لم يعد هذا التحويل موجودًا",
  wordsNote: "استُبدلت كلمات ولم تُعَد الصياغة، فالنص يحتاج إلى مراجعة",
  changes:
    "{count, plural, zero {لم يلزم تغيير أي كلمة.} one {تغيّر موضع واحد.} two {تغيّر موضعان.} few {تغيّرت # مواضع.} many {تغيّر # موضعًا.} other {تغيّر # موضع.}} وبقيت الكلمات التي تحتمل معنيين والأسماء والأرقام والروابط والاقتباسات كما هي.",
  modelNote: "حوّله {model}",
  modelText: "قورنت الأسماء والأرقام والروابط والوسوم بالنص الأصلي، وكلها باقية كما كانت.",
  modelTextTranslated: "قورنت الأرقام والروابط والوسوم بالنص الأصلي، وكلها موجودة.",
  from: "الأصل",
  view: "طريقة العرض",
  compare: "مقارنة",
  text: "النص",
  source: "الأصل",
  result: "الناتج",
  changedWords:
    "{count, plural, zero {لا فروق} one {فرق واحد تحته خط} two {فرقان تحتهما خط} few {# فروق تحتها خط} many {# فرقًا تحتها خط} other {# فرق تحتها خط}}",
  was: "كان: {words}",
  became: "صار: {words}",
  added: "أُضيف",
  leftOut: "حُذف",
  sourceChanged: "تغيّر الأصل بعد ذلك، وهذه صيغته وقت التحويل.",
  sourceGone: "حُذف النص الذي حُوّل منه هذا النص، فلا شيء يُقارن به.",
  sourceFailed: "تعذّر تحميل الأصل",
} satisfies Localised<typeof english>;
