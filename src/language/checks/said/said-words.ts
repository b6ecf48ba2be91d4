import { contentForms } from "../../composer/content-words.ts";
import { duals } from "../../numbers/number-words.ts";
import { fold } from "../../text/normalise.ts";
import { wordsOf } from "../../text/words.ts";
import { figure, plainNumber } from "../claims/number-forms.ts";
import { formsOf } from "../claims/told.ts";
import { tokensOf } from "../view.ts";

/** A content word as it is compared: in each form that it may have been written from, with and without the person of a verb. */
export interface SaidWord {
  readonly forms: readonly string[];
  readonly plain: readonly string[];
}

/** A letter that slipped twice at a word's end. */
const doubled = /(\p{Script=Arabic})\1(?!\p{L})/gu;
/** What the dialects and persons join to a verb: «توقع», «توقعوا» and «نوقع» are one. */
const person = /^(?!ال)[بمهحس]?[اتين](?=\p{L}{3})/u;
const ending = /(?<=\p{L}{3})(?:توا|تو|تم|وا|ون|ين|و|تي|ت|(?<=\p{L}{4})ا)$/u;
/** The first letter of a word may be its own or a particle: «بوري», «بدار». */
const particle = /^[بلك](?!ال)/u;

/** A joined 'and': «والبس» is «البس», too. */
const and = /^[وف](?=\p{L}{3})/u;
/** «دقائق» and «دقايق», and what a number is told as: «عدد الدقائق: 3». */
const spelled = (word: string) => word.replace(/ائ/u, "اي");
const counting: ReadonlySet<string> = new Set(["عدد", "لل"]);

/** «التوصيل» and «يوصلك» tell the same: the deed in the form of its verb, and the verb without whom it is done to. */
const deed = /^(?:ال)?ت(\p{L}{2})ي(\p{L})$/u;
const toWhom = /(?<=\p{L}{3})(?:ل?(?:كم|كن|هم|ها|نا|ك|ج|ه))$/u;

function rootsOf(word: string): string[] {
  const root = word.replace(ending, "").replace(person, "");
  return [...new Set([root, root.replace(toWhom, ""), word.replace(deed, "$1$2")])];
}

/** The content words of a text, each once, without figures. */
export function saidWords(text: string): SaidWord[] {
  const whole = new Set(
    wordsOf(fold(text))
      .filter((word) => !/\d/.test(word) && !counting.has(word.replace(/ـ/gu, "")))
      .map((word) => spelled(word.replace(doubled, "$1"))),
  );
  return [...whole].flatMap((word) => {
    const own = contentForms([word]);
    if (own.size === 0) return [];
    const plain = [
      ...own,
      ...(particle.test(word) ? contentForms([`ال${word}`]) : []),
      // «البسوا» begins like a noun with its article.
      ...(and.test(word) ? [...contentForms([word.replace(and, "")]), word.replace(and, "")] : []),
    ];
    return [{ plain, forms: plain.flatMap(rootsOf) }];
  });
}

export const figuresIn = (text: string): string[] => [...text.matchAll(figure)].map(([found]) => plainNumber(found));

/** A figure that says much by itself: smaller ones stand in many sentences. */
export const tellingFigure = 10;
/** A year may be left out where another figure says the day. */
export const year = /^(?:19|20)\d\d$/;

/** Telling figures and duals of a sentence, each as a word of its own. */
export function countsIn(sentence: string): Set<string> {
  const numbers = figuresIn(sentence).filter((value) => Number(value) >= tellingFigure && !year.test(value));
  const pairs = tokensOf(sentence).flatMap(({ folded }) => formsOf(folded).filter((form) => duals.has(form)));
  return new Set([...numbers, ...pairs].map((count) => `#${count}`));
}

const besideFigure = /(?:(?<!\p{L})(\p{L}{2,24})[^\p{L}\d\n]{0,3})?(?:[بل]?ال|لل|[بل])?(\d+)(?=[^\p{L}\d\n]{0,3}(\p{L}{2,})?)/gu;

/** The words before and behind each figure of a text, in all their forms. */
export function besideFigures(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const beside = new Map<string, Set<string>>();
  for (const [, before = "", value = "", behind = ""] of fold(text).matchAll(besideFigure)) {
    const known = beside.get(plainNumber(value)) ?? new Set();
    for (const { forms } of saidWords(`${before} ${behind}`)) for (const form of forms) known.add(form);
    beside.set(plainNumber(value), known);
  }
  return beside;
}

/** Forms of words that stand beside figures in any text: coins, months, days, times of the day. */
const usual = new Set(
  saidWords(
    `ريال درهم جنيه دينار دولار ليره سعودي اماراتي كويتي قطري اردني مصري لبناني الف مليون ساعه دقيقه ثانيه يوم ايام اسبوع شهر سنه سنين
     صبح فجر ظهر ضهر عصر مغرب عشا مسا مساء ليل السبت الاحد الاثنين الاتنين الثلاثاء الثلاثا التلات الاربعاء الاربعا الخميس الجمعه يناير فبراير
     مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر نوفمبر ديسمبر كانون شباط اذار نيسان ايار حزيران تموز ايلول تشرين اول ثاني تاني dollar hour
     minute day week month year morning evening monday tuesday wednesday thursday friday saturday sunday january february march april may june
     july august september october november december am pm`,
  ).flatMap(({ forms }) => forms),
);

/** Whether any price, date or hour is said with this word. */
export const isUsual = ({ forms }: SaidWord): boolean => forms.some((form) => usual.has(form));
