import type { Language } from "#shared/options.ts";

const isQuestion =
  /^و?(?:شنو|شو|وش|ايش|إيش|ايه|إيه|منو|مين|قديش|بكم|بكام|ليش|ليه|ليهِ?|لماذا|كيف|شلون|إزاي|ازاي|هل|متى|وين|فين|why|how|what|when|where|which|should|is|are|can|do|does)\s/iu;

/** A told line as a sentence: with a capital in English, and a mark at its end. Its words stay. */
export function sentence(fact: string, language: Language): string {
  const line = fact.replace(/^[-*•]\s+/u, "").replace(/[،,؛;:]+$/u, "");
  const begun = language === "en" ? line.charAt(0).toUpperCase() + line.slice(1) : line;
  if (isQuestion.test(begun) && !/[.!?؟…]/u.test(begun)) return `${begun}${language === "ar" ? "؟" : "?"}`;
  return /[.!?؟…»”"\])]$/u.test(begun) ? begun : `${begun}.`;
}
