import type { Phrase } from "#language/composer/bank.ts";

/** Sentences that carry a keyword the text does not hold yet. A file of its own: the check in the browser needs these alone. */
export const keyword: readonly Phrase[] = [
  "في قلب هذا الحديث {عبارة تتكرر|كلمة لا تغيب}: {keyword}.",
  { text: "وممّا يبحث عنه الناس في هذا الباب: {keyword}.", in: ["article", "lesson", "commerce", "social", "script"] },
  { text: "يحسن أن نتوقف عند مسألة {keyword} {قليلًا|قبل أن نكمل}.", in: ["article", "lesson", "commerce", "social", "script"] },
  {
    text: "سؤال {keyword} {يتكرر كثيرًا|لا يغيب}، والجواب عنه يحتاج إلى هدوء.",
    in: ["article", "lesson", "commerce", "social", "script"],
  },
  "لا يكتمل الكلام من دون {إشارة إلى|حديث عن} {keyword}.",
  { text: "يدخل في هذا الباب {موضوع قريب|جانب آخر}: {keyword}.", in: ["article", "lesson", "commerce", "social", "script"] },
  {
    text: "من يكتب في محرّك البحث عبارة «{keyword}» يريد {جوابًا قصيرًا|أن يفهم بسرعة}.",
    in: ["article", "lesson", "commerce", "social", "script"],
  },
  "يتصل الأمر كذلك بموضوع {keyword} {من أكثر من جهة|اتصالًا مباشرًا}.",
  "وبين السطور {موضوع لا يُنسى|كلمة حاضرة}: {keyword}.",
  "للحديث عن {keyword} {نصيبه هنا أيضًا|مكانه بين هذه السطور}.",
  {
    text: "عبارة «{keyword}» {تتردد كثيرًا في هذا الباب|تستوقف كثيرين}.",
    in: ["article", "lesson", "commerce", "social", "script"],
  },
  { text: "لكل قارئ كلمة يبحث عنها، {وقد تكون|ولعلها}: {keyword}.", in: ["article", "lesson", "commerce", "social", "script"] },
  {
    text: "للموضوع وجه آخر اسمه {keyword}، {ويستحق نظرة|ولا يصح إهماله}.",
    in: ["article", "lesson", "commerce", "social", "script"],
  },
  "تحت عنوان {keyword} {نجمع أسئلة كثيرة|تندرج تفاصيل صغيرة}.",
  {
    text: "كثيرًا ما يبدأ السؤال من {keyword} {وينتهي بقرار|ثم يتسع}.",
    in: ["article", "lesson", "commerce", "social", "script"],
  },
  {
    text: "عند الحديث عن {keyword}، {تهمّ التفاصيل|القليل الواضح يكفي}.",
    in: ["article", "lesson", "commerce", "social", "script"],
  },
  { text: "{لنضع|نضع} علامة عند هذه العبارة: {keyword}.", in: ["article", "lesson", "commerce", "social", "script"] },
  {
    text: "أوّل سؤال يُطرح أحيانًا يكون عن {keyword}، {وهذا طبيعي|ولا عجب}.",
    in: ["article", "lesson", "commerce", "social", "script"],
  },
  { text: "مع {keyword}، {تتضح الصورة أكثر|يكتمل جزء من الصورة}.", in: ["article", "lesson", "commerce", "social", "script"] },
  { text: "في القائمة بند لا يُنسى: {keyword}.", in: ["article", "lesson", "commerce", "social", "script"] },
  {
    text: "ولمن يهتم بأمر {keyword}، {ينطبق الكلام نفسه|فالقاعدة واحدة}.",
    in: ["article", "lesson", "commerce", "social", "script"],
  },
  { text: "ومما يُذكر في هذا السياق {عادةً|كذلك} عبارة «{keyword}».", tones: ["professional", "formal"] },
  { text: "الناس يسألون عن {keyword}، {ومعهم حق|ونحن أيضًا}.", tones: ["casual"] },
  "ويبقى في البال {سؤال|عنوان} آخر: {keyword}.",
  { text: "وسيكون في {البرنامج|جلستنا} نصيب للحديث عن {keyword}.", in: ["invitation"] },
  { text: "وقد نتبادل في اللقاء {كلمة|حديثًا} عن {keyword}، ولمن أحبّ أن يزيد.", in: ["invitation"] },
  { text: "من الأحاديث التي {تنتظرنا|نتركها لذلك اليوم}: {keyword}.", in: ["invitation"] },
  { text: "ومن عناوين اللقاء {الصغيرة|المحببة} أيضًا: {keyword}.", in: ["invitation"] },
  { text: "ولن يخلو الحديث من {كلمة|فقرة} عن {keyword}.", in: ["invitation"] },
  { text: "ومن بين ما يُذكر يومها {بالخير|على المائدة}: {keyword}.", in: ["invitation"] },
];
