import type { Language } from "#shared/options.ts";

const arabicQuestion =
  /^و?(?:شنو|شو|وش|ايش|إيش|ايه|إيه|منو|مين|قديش|بكم|بكام|ليش|ليه|ليهِ?|لماذا|كيف|شلون|إزاي|ازاي|هل|متى|وين|فين)\s/u;
const helpers = "(?:is|are|am|was|were|do|does|did|can|could|should|would|will|has|have|had)";
/** 'Has coached since 2018' tells of somebody, 'do 15 minute calls' tells what to do; 'has he coached' and 'do you ship' ask. */
const asking =
  "(?:is|are|am|does|did|can|could|should|would|will|do(?= (?:i|we|you|they|your|our|my|any|people|all|these|those) )|(?:was|were|has|have|had)(?= (?:it|we|you|they|he|she|i|your|any(?:one|body)|this|that|there) ))";
/** A verb follows the question word where somebody asks: 'how does it work', not 'how it works'. */
const englishQuestion = new RegExp(
  `^(?:${asking}|(?:why|who|when|where|how(?: (?:much|many|long|often|far|old|late|early|big|soon))?(?: (?!it|we|you|they|he|she|i|the|an?|our|my|your|this|that)[a-z]+)?|(?:what|which)(?: (?!it|we|you|they|he|she|i|the|an?|our|my|your|this|that)[a-z]+)?) ${helpers}) `,
  "i",
);

/** Whether a line asks: by its mark, or by its first word where nobody typed one. */
export function isQuestion(line: string, language: Language): boolean {
  return /[?؟]\s*$/u.test(line) || (language === "ar" ? arabicQuestion : englishQuestion).test(line);
}

/** A told line as a sentence: with a capital in English, and a mark at its end. Its words stay. */
export function sentence(fact: string, language: Language): string {
  const line = fact.replace(/^[-*•]\s+/u, "").replace(/[،,؛;:]+$/u, "");
  // 'iPhone now, Android later' begins with a name that has its capital inside.
  const begun = language === "en" && !/^[a-z]+[A-Z]/u.test(line) ? line.charAt(0).toUpperCase() + line.slice(1) : line;
  if (isQuestion(begun, language) && !/[.!?؟…]/u.test(begun)) return `${begun}${language === "ar" ? "؟" : "?"}`;
  // A quotation with its speaker is no sentence.
  if (/^[«“].*[»”] — /u.test(begun)) return begun;
  return /[.!?؟…»”"\])]$/u.test(begun) ? begun : `${begun}.`;
}
