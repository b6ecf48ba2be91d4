import type { Brief } from "#shared/contracts/brief.ts";
import { type Language, languageOf } from "#shared/options.ts";
import type { AnswerKind, Question } from "./question.ts";

/**
 * How long the notes of each kind are: the mean of the 322 notes in `bench/briefs`, in words, rounded. They are of people who were
 * asked for facts as they have them.
 */
const wordsOf: Readonly<Record<AnswerKind, number>> = { price: 8, time: 8, place: 7, person: 6, link: 8, free: 7 };

/** Words that no pack knows, so that composing with them measures the answers alone. */
const fillers: Readonly<Record<Language, readonly string[]>> = {
  ar: ["أول", "ثاني", "ثالث", "رابع", "خامس", "سادس", "سابع", "ثامن"],
  en: ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"],
};

/**
 * The brief as it would be with answers of the usual length to these questions. Composing it tells how many words they would add;
 * nobody is shown its text.
 */
export function withSampleAnswers(brief: Brief, questions: readonly Question[]): Brief {
  const words = fillers[languageOf(brief.variety)];
  const answers = questions.map(({ kind }, at) => [String(101 + at), ...words.slice(0, wordsOf[kind] - 1)].join(" "));
  return { ...brief, notes: [...(brief.notes ?? []), ...answers] };
}
