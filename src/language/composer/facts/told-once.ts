import { loose } from "../../text/loose.ts";
import { fold } from "../../text/normalise.ts";
import { contentWords } from "../content-words.ts";

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Whether one of the lines holds these words or figures as a whole: '45 riyals' stands in no '145 riyals'. */
export function isToldIn(value: string, lines: readonly string[]): boolean {
  const words = fold(value.trim()).replace(/[.،,؛;:!؟?]+$/u, "");
  if (words === "") return false;
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:[وبل]|بـ)?${escaped(words)}(?![\\p{L}\\p{N}])`, "u");
  return lines.some((line) => whole.test(fold(line)));
}

const arabicDays = "سبت|احد|اثنين|اتنين|تنين|ثلاثاء|تلات|اربعاء|اربعا|خميس|جمعه";
const englishDays = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const money = "ريال|درهم|دراهم|دينار|دنانير|جنيه|دولار|ليره";
/** The day or the sum that ends a topic, behind what it is of. */
const tails = [
  new RegExp(`\\s+(?:يوم|نهار)\\s+(?<told>ال(?:${loose(arabicDays)}))$`, "u"),
  new RegExp(`\\s+on\\s+(?<told>${englishDays})$`, "iu"),
  new RegExp(`\\s+(?:بسعر|بـ|ب)\\s?(?<told>[\\d٠-٩][\\d٠-٩.,٫]*\\s(?:${loose(money)}))$`, "u"),
  /\s+(?:for|at)\s+(?<told>\$[\d.,]*\d)$/iu,
];
const leastWords = 2;

/** The topic without the day or price at its end where a note tells it with more: what a text says in two places is read twice. */
export function withoutToldTail(topic: string, notes: readonly string[]): string {
  for (const tail of tails) {
    const told = tail.exec(topic)?.groups?.told;
    const left = topic.replace(tail, "");
    if (told !== undefined && left.split(/\s+/u).length > leastWords && isToldIn(told, notes)) return left;
  }
  return topic;
}

const months =
  "jan feb mar apr may jun jul aug sep oct nov dec يناير فبراير مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر نوفمبر ديسمبر كانون شباط اذار نيسان ايار حزيران تموز ايلول تشرين".split(
    " ",
  );
const month = new RegExp(`(?<!\\p{L})(?:ب)?(${months.join("|")})\\p{L}*`, "u");

/** Whether a note tells a sentence of the topic with its day: 'we launch in February' beside 'public launch Feb 16'. */
export function isToldMoreFully(sentence: string, notes: readonly string[]): boolean {
  if (isToldIn(sentence, notes)) return true;
  const when = month.exec(fold(sentence))?.[1];
  if (when === undefined || /\d/u.test(fold(sentence))) return false;
  const words = contentWords(fold(sentence).replace(month, " "));
  return notes.some((note) => {
    const told = contentWords(note);
    return (
      month.exec(fold(note))?.[1] === when &&
      /\d/u.test(fold(note)) &&
      words.size > 0 &&
      [...words].every((word) => told.has(word))
    );
  });
}
