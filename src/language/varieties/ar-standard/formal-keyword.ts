import type { Phrase } from "#language/composer/bank.ts";

/** Sentences that carry a keyword the text does not hold yet. A file of its own: the check in the browser needs these alone. */
export const formalKeyword: readonly Phrase[] = [
  "ويتصل بهذا الشأن {أيضًا|كذلك}: {keyword}.",
  "ومن الجوانب {ذات الصلة|المهمة هنا}: {keyword}.",
  "كما يرتبط الأمر بجانب {آخر|عملي}، هو {keyword}.",
  "ويدخل في هذا الإطار موضوع {keyword}.",
  "ولا يغيب عن {الصورة|هذا السياق} موضوع {keyword}.",
  "وتبقى مسألة {keyword} {جزءًا من الصورة|حاضرة في هذا الشأن}.",
  "ويؤخذ في الحسبان {هنا|كذلك} جانب {keyword}.",
  "ويحظى موضوع {keyword} {بعناية خاصة|باهتمام} في هذا السياق.",
];
