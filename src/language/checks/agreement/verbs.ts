/**
 * Verbs that texts use when they speak to their reader, folded (no shadda, أإآ→ا, ى→ي, ة→ه). A closed list: Arabic nouns and
 * adjectives end as such verbs do (تجاري, تحسين, رسمي), and a check that takes them for verbs is worse than none.
 */

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/**
 * Commands of the plain verb (form I and those that no past tense looks like): the bare form is the man's, with ـي the woman's,
 * with ـوا everyone's. Sound: nothing inside changes between the three.
 */
export const soundCommands = list(`
  ابعت ابعث ابعد اترك اجعل اجلس اجمع احجز احذف احسب احفظ احكم ادخل ادرس ادعم ادفع اذكر اربط ارجع ارسم ارفع اركب اسال اسحب اسكب
  اسمع اشحن اشرب اشرح اشكر اضبط اضحك اضرب اضغط اطبخ اطبع اطلب اطلع اعرض اعرف اعزم اعمل اغسل اغمس افتح افحص افرد افرغ افصل افهم
  اقسم اقطع اقعد اقفل اقلب اكتب اكسب اكشف العب البس امسح امسك امنح انزل انسخ انشر انظر انقل`);

/** Commands of hollow and doubled verbs as the dialects say them; the past tense sounds different (شاف, قال, زار). */
export const hollowCommands = list("شوف قول زور سيب شيل جيب نام هات ذوق دوق بيع عيش روح زيد");

/** Commands that look like the past tense of 'they': only at the head of a clause are they sure. */
export const commandsAtClauseHead = list(`
  جرب سجل حدد رتب جهز كرر قرر ثبت خصص لخص قارن راجع شارك راسل راقب لاحظ حاول ناقش جاوب وثق وزع نظف نظم نفذ فعل عبي كلم كمل قدم قرب قلل
  قسم خلص خفف خطط دون رد زود ضيف عدل علق بلغ بدل بص حط جمع حول حمل نزل وقف وصل وفر سلم شغل صلح صدق ضع طلع طمن غط
  اهتم احتفل احتفظ استخدم استعمل استفيد استفد استمتع استثمر استعد استغل استلم استقبل استمر استنتج اتصل اتفق اتفرج اتخيل اتاكد اتعلم اتكلم
  اختار اختر اختبر اختصر اشترك اصطحب اعتمد اقترح اكتشف التزم التقط انتبه انتظر انتقل انضم انطلق
  ارسل اضف اضيف اكد اكمل اعد اعيد اغلق اخبر ابلغ افصح احرص ادخل ارفق اعلن
  تابع تواصل تخيل تاكد تذكر تعرف تعلم تفضل توقف تصفح تجنب تحقق تحرك ترقب تصور تعاون دز طرش ودي وري ريح فكر صور غير علم`);

/** Doubled verbs say 'we did' as a woman is told to do it to us: بصّينا, حطّينا. */
export const doubledCommands: ReadonlySet<string> = new Set(["بص", "حط", "رد", "عد", "مر", "دز", "غط", "ضم", "شد", "حب"]);

/** Among those: with ـي they are nouns or adjectives too (فكري, علمي, غيري), unless a shadda makes the verb sure. */
export const commandsThatNeedShadda: ReadonlySet<string> = new Set(
  list(`فكر صور غير علم حسن دور قسم خطط حمل نزل وقف سلم دون رد ضيف فعل حول وصل وفر شغل نظم قدم ثبت عدل خبر تعرف تعلم تصور
  تعاون تحقق توقف جمع ضع طلع علق بص اعد اختر استفد اضف`),
);

/** Verbs after ت of the present, sound: ـي and ـين for a woman, ـوا and ـون for everyone. */
export const soundPresent = list(`
  اجل بحث بدا بعت بعث بعد ترك تابع تاكد تبع تخيل تذكر تراجع تردد تصل تعب تعرف تعلم تفرج تفضل تفق تكلم تمتع تنازل توقع توقف تواصل ثق جاوب جد جدد
  جرب جلس جمع جهز حاول حب حتاج حتفظ حتفل حجز حدد حرم حس حسب حصل حضر حفظ حقق حلم حمل خاف ختار ختصر خرج خسر خصص خلص دخل دفع دور
  ذكر ربح ربط رتب رجع رسل رسم رغب ركز زعل زور ستخدم ستعجل ستعمل ستفيد ستمتع ستهين ستاهل سال سافر سجل سكن سمع سهر شارك شحن شرح شعر شكر
  شوف صدق صرف صلح صور ضغط ضيع ضيف طبخ طبع طلب طلع عاين عتبر عتقد عتمد عجب عرض عرف عمل غلط غير فتح فرق فضل فقد فكر فهم قارن قبل قتنع قدر
  قدم قرر قسم قصد قعد قول كتب كرر كسب كمل كون لاحظ لبس لتزم لعب لقط مسك ناقش نام نتبه نتظر نجز ندم نزل نسق نضم نفع نقل هتم وافق وثق وصف
  وصل وفر وقع وقف يقن ريد روح حط جيب سيب دري عود بص شتغل سلم رسل بلغ نصح وزع`);

/** Among those: 'they learned', or an adjective in ـي (تعلمي): without a tense mark or ـون/ـين nothing is sure. */
export const presentLikePast: ReadonlySet<string> = new Set(
  list(`عرف علم وصل قدم كلم خلص غير شارك وقف سجل حول صور ذكر حمل حقق نازل نقل راجع جمع سلم وفر نسق قرر حدد قبل فضل عود بدل كون فرق
  وقع حرك صدق عرض كرر جهز فهم بلغ شكر صرف طبع شغل خرج رسل حسب زور قسم ركز وزع حضر نزل طلع رتب بص حس جدد دخل ضيف`),
);

/** With ـين these are nouns: تحسين, تكوين, تعيين. */
export const notWomanPresent: ReadonlySet<string> = new Set(["حس", "كو", "عي", "خم", "زي", "مر", "لو"]);

/** Weak verbs: the man's form ends in ـي or ـا itself, so only ـين and ـون (Gulf, Standard) and ـوا (elsewhere) tell. */
export const weakPresentLong = list("در بغ سو لق لاق خل حك مش ج نس قض عط قر بد رض شتر تمن ستح عتن ود");
export const weakPresentPlural = list("لاق يج ج مش شتر ستن نس حك قر بد قض ستح");

/** Verbs in the past that texts put to their reader: 'if you tried'. The stem before ت. */
export const pastStems = list(`
  كن جرب طلب وصل دفع قصر بغي لقي حسي قرر حبي عرف فكر شف قل رح خلص تعب اجل اخذ خد سوي عمل نوي حجز سجل اشتري اختر وجد ارد ود رغب احتج غير تفضل
  دم شئ احبب سمع شاف لاحظ حاول بدي بدا رجع كتب سال انقطع وحش نور شرف حسس نسي فهم`);

/** 'They' of verbs that end in ت themselves. */
export const pluralsOfRootsInT = /(?:ثبت|سكت|صوت|لفت|بيت|نبت|فوت|موت|^[وف]?(?:فات|مات|بات|شت))وا$/u;

/** Prohibitions that only a man is told: 'don't forget', 'don't hesitate'. */
export const prohibitionsToMan = list("متنساش متقلقش متترددش متستناش متفوتش متتاخرش متخافش ماتنساش ماتقلقش ماتخافش ماتترددش");
