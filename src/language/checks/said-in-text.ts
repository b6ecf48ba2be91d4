import { contentWords } from "../composer/content-words.ts";
import { duals } from "../numbers/number-words.ts";
import { spokenNumbers } from "../numbers/read-numbers.ts";
import { fold } from "../text/normalise.ts";
import { sentencesOf } from "../text/sentences.ts";
import { figure, plainNumber } from "./claims/number-forms.ts";
import { formsOf } from "./claims/told.ts";
import { tokensOf } from "./view.ts";

/** A text, to be asked whether it says what somebody told. */
export interface SpokenText {
  /** Whether it says this, in other words too: most of its words near each other, and all its figures. */
  says(saying: string): boolean;
}

/** Neighbouring sentences say it where they have this share of its words; of several parts, so much is to be said. */
const sharedWords = 0.6;
/** The same of one part of several: a part is short, and its neighbours speak of the same. */
const sharedOfPart = 0.5;
/** The same where a figure is told beside it. */
const sharedOfCounted = 1 / 3;
const parts = /[،,؛;\n]+\s*|\.\s+/u;
/** A saying of so many words is long. */
const longSaying = 7;
/** A year may be left out where another figure says the day. */
const year = /^(?:19|20)\d\d$/;
/** A figure that says much by itself: smaller ones stand in many sentences. */
const tellingFigure = 10;

/** Reads a text once; linear in its length, whatever is asked of it later in the length of that and of the places of its words. */
export function spokenText(text: string): SpokenText {
  const tokens = tokensOf(text);
  const values = new Set([
    ...[...text.matchAll(figure)].map(([found]) => plainNumber(found)),
    ...spokenNumbers(tokens).map(({ value }) => String(value)),
  ]);
  const digits = new Set(fold(text).match(/\d+/g));
  const places = new Map<string, number[]>();
  sentencesOf(text).forEach((sentence, at) => {
    for (const word of [...formsIn(sentence), ...countsIn(sentence)]) {
      const known = places.get(word);
      if (known) known.push(at);
      else places.set(word, [at]);
    }
  });
  const beside = besideFigures(text);
  const plain = contentWords(text);

  function says(saying: string): boolean {
    const told = figuresIn(saying);
    const needed = told.filter((value) => told.length === 1 || !year.test(value));
    if (!needed.every((value) => isGiven(value))) return false;
    const words = [...formsIn(saying)];
    if (words.length === 0) return needed.some((value) => Number(value) >= tellingFigure);
    // Without its person a word alone may be another one.
    if (words.length === 1) return [...contentWords(saying)].every((word) => /\d/.test(word) || plain.has(word));
    // Words that lie all over a text are chance; said in other words, a sentence becomes two, and a long one three.
    const within = sentencesOf(saying).length + 1 + (words.length >= longSaying ? 1 : 0);
    if (mostTogether(words, within) >= words.length * sharedWords) return true;
    if (isCounted(saying, words)) return true;
    return saysParts(saying);
  }

  /** A figure may be written in other digits, in words, or apart: '96,000' is '96000'. */
  const isGiven = (value: string) => values.has(value) || (value.match(/\d+/g) ?? []).every((run) => digits.has(run));

  function saysParts(saying: string): boolean {
    const own = saying.split(parts).map((part) => ({ part, words: [...formsIn(part)] }));
    if (own.filter(({ words }) => words.length > 0).length < 2) return false;
    const all = own.reduce((sum, { words }) => sum + words.length, 0);
    const said = own.reduce((sum, { part, words }) => sum + (isPartSaid(part, words) ? words.length : 0), 0);
    return said >= all * sharedWords;
  }

  function isPartSaid(part: string, words: readonly string[]): boolean {
    if (words.length === 0 || !figuresIn(part).every(isGiven)) return false;
    const needed = Math.max(Math.min(2, words.length), Math.ceil(words.length * sharedOfPart));
    return isCounted(part, words) || mostTogether(words, 2) >= needed;
  }

  /**
   * A third of its words about the same figure beside one of them, or a telling one in a sentence with one: '24 teams', «قبلها بأسبوعين». What
   * any price or hour is said with tells only where it says nothing else.
   */
  function isCounted(saying: string, all: readonly string[]): boolean {
    const telling = all.filter((word) => !usual.has(word));
    const words = telling.length > 0 ? telling : all;
    if (mostTogether(words, 2) < words.length * sharedOfCounted) return false;
    if (figuresIn(saying).some((value) => words.some((word) => beside.get(value)?.has(word)))) return true;
    return [...countsIn(saying)].some((count) => {
      const at = new Set(places.get(count));
      return words.some((word) => places.get(word)?.some((place) => at.has(place)));
    });
  }

  /** How many of the words stand together at most, within so many neighbouring sentences. */
  function mostTogether(words: readonly string[], within: number): number {
    const hits = words.flatMap((word) => (places.get(word) ?? []).map((at) => ({ word, at }))).sort((a, b) => a.at - b.at);
    const counts = new Map<string, number>();
    let most = 0;
    let first = 0;
    for (const { word, at } of hits) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      for (let old = hits[first]; old && old.at <= at - within; old = hits[++first]) {
        const left = (counts.get(old.word) ?? 0) - 1;
        if (left > 0) counts.set(old.word, left);
        else counts.delete(old.word);
      }
      most = Math.max(most, counts.size);
    }
    return most;
  }

  return { says };
}

const figuresIn = (text: string) => [...text.matchAll(figure)].map(([found]) => plainNumber(found));

/** Telling figures and duals of a sentence, each as a word of its own. */
function countsIn(sentence: string): Set<string> {
  const numbers = figuresIn(sentence).filter((value) => Number(value) >= tellingFigure && !year.test(value));
  const pairs = tokensOf(sentence).flatMap(({ folded }) => formsOf(folded).filter((form) => duals.has(form)));
  return new Set([...numbers, ...pairs].map((count) => `#${count}`));
}

const besideFigure = /(?:(\p{L}{2,})[^\p{L}\d\n]{0,3})?(?:[بل]?ال|لل|[بل])?(\d+)(?=[^\p{L}\d\n]{0,3}(\p{L}{2,})?)/gu;

/** The words before and behind each figure of a text. */
function besideFigures(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const beside = new Map<string, Set<string>>();
  for (const [, before = "", value = "", behind = ""] of fold(text).matchAll(besideFigure)) {
    const known = beside.get(plainNumber(value)) ?? new Set();
    for (const word of formsIn(`${before} ${behind}`)) known.add(word);
    beside.set(plainNumber(value), known);
  }
  return beside;
}

/** A letter that slipped twice at a word's end. */
const doubled = /(\p{Script=Arabic})\1(?!\p{L})/gu;
/** What the dialects and persons join to a verb: «توقع», «توقعوا» and «نوقع» are one. */
const person = /^[بمهحس]?[اتين](?=\p{L}{3})/u;
const ending = /(?<=\p{L}{3})(?:توا|تو|تم|وا|و|تي|ت)$/u;

/** Words that stand beside figures in any text: coins, months, days, times of the day. */
const usual = formsIn(
  `ريال درهم جنيه دينار دولار ليره سعودي اماراتي كويتي قطري اردني مصري لبناني الف مليون ساعه دقيقه ثانيه يوم ايام اسبوع شهر سنه سنين صبح فجر ظهر ضهر عصر مغرب عشا مسا مساء ليل السبت الاحد الاثنين الاتنين
   الثلاثاء الثلاثا التلات الاربعاء الاربعا الخميس الجمعه يناير فبراير مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر نوفمبر ديسمبر كانون شباط اذار نيسان ايار
   حزيران تموز ايلول تشرين اول ثاني تاني dollar hour minute day week month year morning evening monday tuesday wednesday thursday friday saturday sunday january
   february march april may june july august september october november december am pm`,
);

/** Content words without persons, and without figures. */
function formsIn(text: string): Set<string> {
  const words = [...contentWords(text.replace(doubled, "$1"))].filter((word) => !/\d/.test(word));
  return new Set(words.map((word) => word.replace(ending, "").replace(person, "")));
}
