import { loose } from "../text/loose.ts";
import { sentencesOf } from "../text/sentences.ts";

/** Texts that go to one person, of whom notes are told to the writer. */
const toOne: ReadonlySet<string> = new Set(["reviewReply", "supportMacro"]);

export function addressesOne(templateKey: string): boolean {
  return toOne.has(templateKey);
}

const before = "(?<![\\p{L}\\p{M}])";
const after = "(?![\\p{L}\\p{M}])";
const him = "(?:ه|ها|هم|هن|و)";
const toHim = "(?:له|لها|لهم|لهن|لو|اله|الها|الو)";
/** Done to a person: «نعطيها», «نعوضه». */
export const doneTo = "(?:عطي|عطو|عوض|كلم|خبر|بلغ|ساعد|راضي|ستقبل|استقبل|عزم|عتذر من|زور)";
/** Done for a person: «بنرجعله», «نبعت لها». */
export const doneFor =
  "(?:رجع|رد|خصم|بعت|بعث|ارسل|رسل|طرش|دز|وصل|حجز|بدل|صلح|سوي|عمل|قول|شوف|جيب|شيل|اشتري|شتري|حكي|حسب|عطي|قدم|عتذر|نزل|خلي)";
export const contacted = "(?:تصل|اتصل|تواصل|حكي|رجع|رد|بعت|نسق|تفاهم)";
const joined = "\\p{L}{0,4}?";

/** Somebody is told of to another: read as people type. */
const signs = [
  new RegExp(
    loose(
      [
        `${before}${joined}${doneTo}(?:نا|وا|و)?${him}${after}`,
        `${before}${joined}${doneFor}(?:نا|وا|و)?\\s?${toHim}${after}`,
        `${before}${joined}${contacted}(?:نا|وا|و)?\\s+(?:في|مع|ب|بي|علي|معا|من)${him}${after}`,
        `${before}(?:و|ف)?(?:ال|لل|بال|ل)?(?:زبون|زبونه|عميل|عميله|مراجع|مراجعه|مشتركه?)${after}`,
        `${before}(?:من )?(?:حقه|حقها|فلوسه|فلوسها|مصاريه|مصاريها|جدامه|جدامها|قدامه|قدامها|زعلانه?|زعلته|زعلتها)${after}`,
        `${before}(?:حدا|حد|احد|واحد) غير${him}${after}`,
        // «هندية» is Indian.
        `${before}(?:ه|ح|ب)?ندي(?:ها|هم|ه(?=\\s+(?:خصم|كوبون|هديه|فلوس|رصيد|مبلغ|تعويض|\\d)))${after}`,
      ].join("|"),
    ),
    "u",
  ),
  /\b(?:he|she|him|her|his|hers|the (?:customer|client|guest|patient|buyer|reviewer))\b/iu,
];

/** Whether a told line speaks of the reader to somebody else: it is the writer's to turn, because words are never inflected here. */
export function tellsOfReader(line: string): boolean {
  return signs.some((sign) => sign.test(line));
}

/** A step told of the reader begins with what 'he' does: «ييب التلفون». */
const hisStep = new RegExp(loose("^(?:ب|ح|ه)?ي(?!وم|مكن|جب|مين|سار|د(?:\\s|$)|دوي|نبغي|رجي|تم(?:\\s|$))\\p{L}{2,}"), "u");

export function isStepOfReader(step: string): boolean {
  return hisStep.test(step.trim()) || tellsOfReader(step);
}

/** The sentences of a told text that can be said to the reader as they stand or by `turn`, and those that cannot. */
export function partedByReader(
  text: string,
  turn: (sentence: string) => string | null,
): { readonly sayable: string; readonly toTurn: readonly string[] } {
  const sentences = sentencesOf(text).map((sentence) => ({
    sentence,
    said: tellsOfReader(sentence) ? turn(sentence) : sentence,
  }));
  const toTurn = sentences.filter(({ said }) => said === null).map(({ sentence }) => sentence);
  if (sentences.every(({ sentence, said }) => said === sentence)) return { sayable: text, toTurn };
  return { sayable: sentences.flatMap(({ said }) => said ?? []).join(" "), toTurn };
}
