import { spokenNumbers } from "../../numbers/read-numbers.ts";
import { fold } from "../../text/normalise.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { tokensOf } from "../view.ts";
import { besideFigures, countsIn, figuresIn, isUsual, type SaidWord, saidWords, tellingFigure, year } from "./said-words.ts";

/** A text, to be asked whether it says what somebody told. */
export interface SpokenText {
  /** Whether it says this, in other words too: most of its words near each other, and all its figures. */
  says(saying: string): boolean;
}

/** Neighbouring sentences say it where they have this share of its words; of several parts, so much is to be said. */
const sharedWords = 0.6;
/** A long saying is said in other words more often. */
const sharedOfLong = 0.5;
/** The same of one part of several: a part is short, and its neighbours speak of the same. */
const sharedOfPart = 0.5;
/** The same where a figure is told beside it. */
const sharedOfCounted = 1 / 3;
const partEnd = /[،,؛;\n]+\s*|\.\s+/u;
/** A joined 'and' parts what has so many words on both sides. */
const joinedAnd = /\s+(?=و\p{L}{4})/u;
const leastJoined = 2;
/** So large a share of so many words is no chance in any text. */
const sharedAllOver = 0.66;
const fewestAllOver = 3;
/** A saying of so many words is little more than its figure. */
const mostOfShort = 3;
/** A saying of so many words is long. */
const longSaying = 7;

/** Reads a text once; a question then takes the time of the places of its words. */
export function spokenText(text: string): SpokenText {
  const values = new Set([...figuresIn(text), ...spokenNumbers(tokensOf(text)).map(({ value }) => String(value))]);
  const digits = new Set(fold(text).match(/\d+/g));
  const places = placesOf(text);
  const beside = besideFigures(text);
  const plain = new Set(saidWords(text).flatMap((word) => word.plain));

  function says(saying: string): boolean {
    const told = figuresIn(saying);
    const needed = told.filter((value) => told.length === 1 || !year.test(value));
    if (!needed.every(isGiven)) return false;
    const words = saidWords(saying);
    const [only] = words;
    if (!only) return needed.some((value) => Number(value) >= tellingFigure);
    // Without its person a word alone may be another one.
    if (words.length === 1) return only.plain.some((form) => plain.has(form));
    // Words that lie all over a text are chance; said in other words, a sentence becomes two, and a long one three.
    const within = sentencesOf(saying).length + (words.length < longSaying ? 1 : 2);
    return (
      mostTogether(words, within) >= words.length * (words.length < longSaying ? sharedWords : sharedOfLong) ||
      isFigured(saying, words) ||
      isCounted(saying, words) ||
      saysParts(saying) ||
      isAllOver(words) ||
      (told.some((value) => year.test(value)) &&
        told.every(isGiven) &&
        mostTogether(words, within) >= words.length * sharedOfPart)
    );
  }

  /** Nearly all words of a saying, wherever they stand: the place in the subject line, its street in the text. */
  function isAllOver(words: readonly SaidWord[]): boolean {
    const said = words.filter(({ forms }) => forms.some((form) => places.has(form))).length;
    return words.length >= fewestAllOver && said >= words.length * sharedAllOver;
  }

  /** A figure may be written in other digits, in words, or apart: '96,000' is '96000'. */
  function isGiven(value: string): boolean {
    return values.has(value) || (value.match(/\d+/g) ?? []).every((run) => digits.has(run));
  }

  function saysParts(saying: string): boolean {
    const own = saying
      .split(partEnd)
      .flatMap(joinedParts)
      .map((part) => ({ part, words: saidWords(part) }));
    if (own.filter(({ words }) => words.length > 0).length < 2) return false;
    const all = own.reduce((sum, { words }) => sum + words.length, 0);
    const said = own.reduce((sum, { part, words }) => sum + (isPartSaid(part, words) ? words.length : 0), 0);
    return said >= all * sharedWords;
  }

  function isPartSaid(part: string, words: readonly SaidWord[]): boolean {
    if (words.length === 0 || !figuresIn(part).every(isGiven)) return false;
    const needed = Math.max(Math.min(2, words.length), Math.ceil(words.length * sharedOfPart));
    return isCounted(part, words) || mostTogether(words, 2) >= needed;
  }

  /**
   * A third of its words about the same figure beside one of them, or a telling one in a sentence with one: '24 teams', «قبلها بأسبوعين». What
   * any price or hour is said with tells only where it says nothing else.
   */
  function isCounted(saying: string, all: readonly SaidWord[]): boolean {
    const telling = all.filter((word) => !isUsual(word));
    const words = telling.length > 0 ? telling : all;
    if (mostTogether(words, 2) < words.length * sharedOfCounted) return false;
    const forms = words.flatMap((word) => word.forms);
    if (figuresIn(saying).some((value) => forms.some((form) => beside.get(value)?.has(form)))) return true;
    return [...countsIn(saying)].some((count) => {
      const at = new Set(places.get(count));
      return forms.some((form) => places.get(form)?.some((place) => at.has(place)));
    });
  }

  /** Two telling figures of a saying stand in one sentence, or the only one of a short saying beside the word it counts. */
  function isFigured(saying: string, words: readonly SaidWord[]): boolean {
    const telling = figuresIn(saying).filter((value) => Number(value) >= tellingFigure && !year.test(value));
    const [first, ...others] = [...new Set(telling)].map((value) => new Set(places.get(`#${value}`)));
    if (others.length > 0 && first) return [...first].some((at) => others.every((one) => one.has(at)));
    return (
      words.length <= mostOfShort &&
      words.some(
        (word) => isUsual(word) && word.forms.some((form) => figuresIn(saying).some((value) => beside.get(value)?.has(form))),
      )
    );
  }

  /** How many of the words stand together at most, within so many neighbouring sentences. */
  function mostTogether(words: readonly SaidWord[], within: number): number {
    const hits = words
      .flatMap((word) => [...new Set(word.forms.flatMap((form) => places.get(form) ?? []))].map((at) => ({ word, at })))
      .sort((a, b) => a.at - b.at);
    const counts = new Map<SaidWord, number>();
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

function joinedParts(part: string): string[] {
  const joined = part.split(joinedAnd);
  return joined.every((one) => saidWords(one).length >= leastJoined) ? joined : [part];
}

/** In which sentences of the text each word and telling figure stands, in order. */
function placesOf(text: string): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  sentencesOf(text).forEach((sentence, at) => {
    for (const sign of new Set([...saidWords(sentence).flatMap(({ forms }) => forms), ...countsIn(sentence)])) {
      const known = places.get(sign);
      if (known) known.push(at);
      else places.set(sign, [at]);
    }
  });
  return places;
}
