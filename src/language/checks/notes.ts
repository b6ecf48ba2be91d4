import type { Report } from "#shared/contracts/report.ts";
import { attributionIn } from "../notes/attribution.ts";
import { factIn, reasonAgainst } from "../notes/note-use.ts";
import { namesIt, toldName } from "../notes/told-name.ts";
import { monthNumbers } from "../numbers/number-words.ts";
import { spokenNumbers } from "../numbers/read-numbers.ts";
import { fold } from "../text/normalise.ts";
import { countWords } from "../text/words.ts";
import { spokenText } from "./said/said-in-text.ts";
import { figuresIn, year } from "./said/said-words.ts";
import { type TextView, tokensOf } from "./view.ts";

/** 'Price: 135 dinars', «التطبيق اسمه سلة الحارة»: what stands behind is what the text has to say. */
const labels = [
  /^[^:：\n\d]{2,40}[:：]\s*(?=\S)/u,
  /^(?:\S+\s+){0,2}(?:[اإ]سم(?:ه|ها|هم|و|ن[اه])|is (?:called|named))\s+(?=\S)/u,
];

/** Which of the person's notes the text tells: word for word, or in other words; an order to the writer only where it is printed. */
export function findNotes({ text, brief }: Pick<TextView, "text" | "brief">): NonNullable<Report["notes"]> {
  const { notes = [] } = brief;
  if (notes.length === 0) return [];
  const folded = fold(text);
  const spoken = spokenText(text);
  return notes.map((note) => {
    const reason = reasonAgainst(note, brief);
    if (reason === null) return { note, isTold: isTold(note) };
    return { note, isTold: reason === "instruction" ? folded.includes(bareOf(note)) : isTold(note), reason };
  });

  function isTold(note: string): boolean {
    if (folded.includes(bareOf(note)) || spoken.says(note) || needsNoTelling(note) || isCounted(note)) return true;
    const fact = factIn(note, brief);
    if (fact !== note) return isTold(fact);
    const named = toldName(note);
    if (named) return [named.called, named.person].every(isNamed) && (named.rest === null || isTold(named.rest));
    const told = attributionIn(note);
    if (told) return isSpeaker(told.speaker) && (told.words === null || folded.includes(bareOf(told.words)));
    return labels.some((label) => {
      const value = note.replace(label, "");
      return value !== note && (isInside(value) || spoken.says(value));
    });
  }

  /** «أم سيف من أمهات الطلاب» is named where «أم سيف» stands. */
  function isSpeaker(speaker: string): boolean {
    return [speaker, speaker.replace(/\s(?:من|عقب|بعد|قبل|يوم|في|from|of|after|before|at)\s.*$/u, "")].some((name) =>
      folded.includes(fold(name)),
    );
  }

  /** Its number stands in the text, or the very day that a short note tells of, with all its figures. */
  function isCounted(note: string): boolean {
    const noted = fold(note);
    const figures = figuresIn(text);
    const value = count.exec(noted)?.[1];
    if (value !== undefined) return Number(value) >= leastCount && (figures.includes(value) || spokenIn(text).includes(value));
    const day = dayAndMonth.exec(noted)?.[0];
    return (
      day !== undefined &&
      folded.includes(day) &&
      countWords(note) <= mostOfDay &&
      figuresIn(noted).every((figure) => figures.includes(figure) || year.test(figure))
    );
  }

  /** «المحامي مهند» is named where «مهند» stands. */
  function isNamed(name: string | null): boolean {
    return (
      name === null ||
      namesIt(text, name) ||
      (name.includes(" ") && name.startsWith("ال") && namesIt(text, name.replace(/^\S+\s/u, "")))
    );
  }

  /** A short value, a figure above all, stands in any text. */
  function isInside(value: string): boolean {
    const bare = bareOf(value);
    return (bare.match(/\p{L}/gu) ?? []).length > 3 && folded.includes(bare);
  }
}

/** To whom a mail goes is told by its going there, and a list of questions, or what troubles the reader, by the answers. */
const needsNoTelling = (note: string) =>
  /^(?:المرسل إليه|المستلم|مشكلة القارئ|recipient|to|reader's problem)\s*[:：]/iu.test(note) ||
  (note.match(/[?؟]/gu) ?? []).length >= leastQuestions;
const leastQuestions = 2;
/** 'Number of guests: 6' is told where six are. */
const count = /^(?:عدد|number of)\s[^:：]{2,30}[:：]\s*(\d+)$/iu;
const spokenIn = (text: string) => spokenNumbers(tokensOf(text)).map((number) => String(number.value));
/** Smaller numbers stand in any text. */
const leastCount = 5;
/** A longer note tells more than its day. */
const mostOfDay = 10;
const dayAndMonth = new RegExp(
  `(?<!\\d)\\d{1,2} (?:${[...monthNumbers.keys()].filter((month) => month.length > 2).join("|")}|(?:كانون|تشرين) ال(?:اول|ثاني|تاني))(?!\\p{L})`,
  "u",
);

const bareOf = (note: string) => fold(note).replace(/[.،,؛;:!?؟]+$/u, "");
