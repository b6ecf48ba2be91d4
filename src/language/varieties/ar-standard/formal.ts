import type { FormalBank } from "#language/composer/bank.ts";
import { formalPhrases } from "./formal-phrases.ts";

/** Letters, press releases, proposals and case studies. */
export const formal: FormalBank = {
  phrases: formalPhrases,
  fields: {
    to: ["إلى عناية: {value}.", "الجهة الموجّه إليها الخطاب: {value}."],
    from: ["المرسل: {value}.", "مقدّم الخطاب: {value}."],
    subjectLine: ["الموضوع: {value}.", "الموضوع بإيجاز: {value}."],
    letterDate: ["التاريخ: {value}.", "حُرّر هذا الخطاب بتاريخ {value}."],
    company: ["جاء ذلك في بيان صادر عن {value}.", "وصدر الإعلان رسميًا عن {value}.", "هذا ما أعلنته إدارة {value}."],
    news: ["مضمون الإعلان: {value}.", "وفي ما يلي نص الخبر: {value}.", "يتلخص الخبر في ما يأتي: {value}."],
    newsPlace: ["مكان الإعلان: {value}.", "صدر الخبر من {value}."],
    newsDate: ["تاريخ الإعلان: {value}.", "يُنشر هذا البيان بتاريخ {value}."],
    spokesperson: ["المتحدث الرسمي: {value}.", "يتحدث باسم الجهة: {value}."],
    quote: ["وجاء في التصريح: «{value}».", "ونص التصريح كما ورد: «{value}».", "ومما قيل في هذه المناسبة: «{value}»."],
    client: ["العميل: {value}.", "عميلنا: {value}."],
    problem: ["المشكلة: {value}.", "ما يحتاج إلى حل: {value}."],
    solution: ["نقترح: {value}.", "الحل: {value}."],
    budget: ["السعر: {value}.", "السعر الإجمالي: {value}."],
    duration: ["المدة: {value}.", "مدة العمل: {value}."],
    before: ["قبل العمل: {value}.", "كان الحال: {value}."],
    action: ["ما نُفِّذ: {value}.", "ما جرى عمله: {value}."],
    experienceYears: ["سنوات الخبرة: {value}.", "خبرة مهنية، وعدد سنواتها {value}.", "مدة الخبرة بالسنوات: {value}."],
    result: ["النتيجة: {value}.", "ما تغيّر: {value}."],
  },
};
