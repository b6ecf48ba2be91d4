import { type Bilingual, languageOf, type Variety } from "#shared/options.ts";
import { directionOf } from "../text/direction.ts";
import { countWords } from "../text/words.ts";
import type { AnswerKind, Question } from "./question.ts";

/** A value alone ('25 SAR') tells nothing in a text; it is introduced by what it is. A longer answer is a sentence of its own. */
const valueWords = 5;

const leads: Readonly<Record<AnswerKind, Bilingual | null>> = {
  price: { en: "Price", ar: "السعر" },
  time: { en: "When", ar: "الموعد" },
  place: { en: "Where", ar: "المكان" },
  person: null,
  link: { en: "To order or ask", ar: "للطلب والاستفسار" },
  free: null,
};

/** An answer as a note of the brief: the person's words, on one line, after the question's own lead where it has one. */
export function answerNote({ kind, lead: own }: Pick<Question, "kind" | "lead">, answer: string, variety: Variety): string {
  const line = answer.replace(/\s+/g, " ").trim();
  const lead = (own ?? leads[kind])?.[languageOf(variety)];
  const isValue = own ? !/[:：]/.test(line) : countWords(line) <= valueWords;
  // In another script it would stand as a foreign line with our words before it.
  const direction = directionOf(line);
  const isOwnScript = direction === null || direction === (languageOf(variety) === "ar" ? "rtl" : "ltr") || kind === "link";
  return lead && isValue && isOwnScript ? `${lead}: ${line}` : line;
}
