import { loose } from "../text/loose.ts";
import { fold } from "../text/normalise.ts";

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
