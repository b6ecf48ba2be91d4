import type { suggestions as english } from "../en/suggestions.ts";
import type { Localised } from "../localised.ts";

export const suggestions = {
  too_short: "كلمات النص {words, number}، والمطلوب {target, number}. مثال أو تفصيل إضافي يكمله.",
  too_long: "كلمات النص {words, number} بدل {target, number}. يمكن اختصار ما يكرر الفكرة الرئيسية.",
  note_language: "ملاحظتك «\u2068{note}\u2069» بلغة غير لغة النص. تُكتب بلغة النص أو تُترك.",
  note_missing: "ملاحظتك «\u2068{note}\u2069» لم ترد في النص بعد.",
  keyword_missing: "الكلمة المفتاحية «\u2068{keyword}\u2069» لم ترد في النص بعد.",
  no_call_to_action: "لا شيء في النص يدعو القارئ إلى خطوة. تنفع خاتمة بدعوة واحدة واضحة.",
  blanks_left:
    "{count, plural, zero {لا فراغات في النص.} one {في النص فراغ واحد […] ينتظر معلومة من صاحب النص.} two {في النص فراغان […] ينتظران معلومتين من صاحب النص.} few {في النص # فراغات […] تنتظر معلومات من صاحب النص.} many {في النص # فراغًا […] ينتظر معلومات من صاحب النص.} other {في النص # فراغ […] ينتظر معلومات من صاحب النص.}}",
  sentence_repeated: "وردت هذه الجملة مرتين: «\u2068{sentence}\u2069». يمكن تغيير إحداهما أو حذفها.",
  standard_word: "«\u2068{word}\u2069» كلمة فصيحة، ويقال هنا «\u2068{replacement}\u2069».",
  foreign_word:
    "«\u2068{word}\u2069» من لهجة أخرى. {has, select, yes {يقال هنا «\u2068{replacement}\u2069».} other {الأنسب كلمة محلية.}}",
  standard_sentences:
    "{count, plural, zero {لا جمل بالفصحى.} one {جملة واحدة تُقرأ بالفصحى.} two {جملتان تُقرآن بالفصحى.} few {# جمل تُقرأ بالفصحى.} many {# جملة تُقرأ بالفصحى.} other {# جملة تُقرأ بالفصحى.}} نسبتها {share, number} في المئة من النص، وما يناسبه لا يزيد على {limit, number} في المئة. الأنسب أن تُقال كما يتكلم الناس.",
  other_region:
    "{region, select, egyptian {يُقرأ النص بالمصرية.} gulf {يُقرأ النص بلهجة خليجية.} levantine {يُقرأ النص بلهجة شامية.} standard {يُقرأ النص بالفصحى.} english {النص بالإنجليزية.} iraqi {يُقرأ النص بالعراقية.} maghrebi {يُقرأ النص بلهجة من بلدان المغرب.} sudanese {يُقرأ النص بالسودانية.} yemeni {يُقرأ النص باليمنية.} arabizi {النص عربي بحروف لاتينية.} british {يُقرأ النص بالإنجليزية البريطانية.} other {يُقرأ النص بلهجة أخرى.}} وليس هذا ما طُلب.",
  addressee_mixed:
    "يخاطب النص أكثر من جهة: «\u2068{word}\u2069» تقال {found, select, man {لرجل} woman {لامرأة} other {لجماعة}}، والمطلوب مخاطبة {asked, select, man {رجل} woman {امرأة} other {الجميع}}.",
  addressee_other:
    "«\u2068{word}\u2069» تقال {found, select, man {لرجل} woman {لامرأة} other {لجماعة}}، والمطلوب مخاطبة {asked, select, man {رجل} woman {امرأة} other {الجميع}}.",
  section_missing: "{en, select, other {ينقص النص جزء من نوعه: \u2068{ar}\u2069}}",
  claim_number: "«\u2068{number}\u2069» لم يرد في الموجز. الأسلم التحقق منه أو حذفه.",
  british_spelling: "«\u2068{word}\u2069» تهجئة بريطانية، والأمريكية «\u2068{replacement}\u2069».",
  long_sentence: "كلمات هذه الجملة {words, number}، وجملتان أقصر أسهل على القارئ: «\u2068{sentence}\u2069»",
  banned_word: "«\u2068{word}\u2069» كلمة لا يستعملها صوت العلامة.",
  sign_off_missing: "خاتمة العلامة غائبة عن النص: «\u2068{signOff}\u2069».",
  emoji_not_wanted: "صوت العلامة يقتضي رموزًا تعبيرية أقل: {emoji}",
  over_character_limit: "عدد الأحرف هنا {length, number}، والمكان يتسع لـ {limit, number}: «\u2068{text}\u2069». يلزم اختصاره.",
  openings_repeated:
    "{count, plural, zero {لا جمل متتالية تبدأ} one {جملة تبدأ} two {جملتان متتاليتان تبدآن} few {# جمل متتالية تبدأ} many {# جملة متتالية تبدأ} other {# جملة متتالية تبدأ}} بـ «\u2068{opening}\u2069». يحسن أن تبدأ إحداها بغير ذلك.",
  other_script: "«\u2068{text}\u2069» مكتوبة بحروف لغة أخرى أو فيها حرف تالف. تُستبدل بها كلمة من لغة النص.",
} as const satisfies Localised<typeof english>;
