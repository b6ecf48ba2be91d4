import { fold } from "../../text/normalise.ts";
import { touchesSpans } from "../../text/protected.ts";
import { type TextView, type Token, tokensOf } from "../view.ts";
import type { Claim } from "./claim.ts";
import {
  doubtfulNames,
  englishKinds,
  englishNames,
  englishTitles,
  firstNames,
  kin,
  places,
  plainBehind,
  titles,
} from "./name-cues.ts";
import { formsOf, type Told } from "./told.ts";

/** A name is at most so many words: 'شركة سمارة إخوان', 'Dr. Hannah Whitlock'. */
const mostWords = 3;
/** Verbs of telling near a name make it somebody who is quoted, folded. */
const tells =
  /^[وف]?(?:قال|قالت|قالنا|قاللنا|كتب|كتبت|حكي|حكت|حكالنا|حكتلنا|تقول|يقول|بيقول|بتقول|صرح|صرحت|اضاف|اضافت|علق|علقت)$/;
const tellsWithin = 4;

/**
 * People, streets, companies and places that are named after a cue, or whose name is hardly ever another word, and that nobody told.
 * Linear in the number of words.
 */
export function untoldNames(view: TextView, told: Told): Claim[] {
  const { tokens, text } = view;
  const found: Claim[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const name = nameIn(runFrom(tokens, at, text), tellsNear(tokens, at));
    const [start, end] = [name[0]?.start ?? 0, name.at(-1)?.end ?? 0];
    if (name.length > 0 && !isTold(name, told) && !touchesSpans(view.protectedSpans, start, end))
      found.push({ start, end, kind: isPlace(name) ? "place" : "person", part: { start: start + joinedBefore(name[0]), end } });
    at += Math.max(0, name.length - 1);
  }
  return [...found, ...namesInMarks(view, told)];
}

/** «مطعم «بيت الجد»»: a name of so many words between marks, behind a noun for a place. */
const inMarks = /(?<=(\p{L}+)[ \u00a0])[«“"]([^«»“”"\n]{2,40})[»”"]/gu;
const mostInMarks = 4;

function namesInMarks({ text }: TextView, told: Told): Claim[] {
  return [...text.matchAll(inMarks)].flatMap(({ index, 0: marked, 1: cue = "", 2: name = "" }) => {
    const words = tokensOf(name);
    const isPlaceName = formsOf(fold(cue)).some((form) => places.has(form)) && words.length > 0 && words.length <= mostInMarks;
    if (!isPlaceName || isTold(words, told)) return [];
    const part = { start: index + 1, end: index + marked.length - 1 };
    return [{ start: index, end: index + marked.length, kind: "place" as const, part }];
  });
}

const isPlace = (name: readonly Token[]) =>
  name.some(({ folded }) => englishKinds.has(folded) || formsOf(folded).some((form) => places.has(form)));

/** How many letters are joined before the cue of a name: «والدكتور», «بشارع». They stay where a blank takes its place. */
function joinedBefore(first: Token | undefined): number {
  if (!first) return 0;
  const isOwn = (word: string) => titles.has(word) || kin.has(word) || places.has(word);
  const joined = /^[وف]?[بلك]?(?=ال|\p{L}{2})/u.exec(first.folded)?.[0].length ?? 0;
  const letters = Array.from({ length: joined }, (_, at) => joined - at);
  return letters.find((count) => isOwn(first.folded.slice(count).replace(/^ال/, ""))) ?? 0;
}

/** A word with those that may belong to its name: nothing but a space, or the point of a title, stands between them. */
function runFrom(tokens: readonly Token[], at: number, text: string): readonly Token[] {
  let end = at + 1;
  while (end < at + mostWords && tokens[end] && /^\.? $/.test(text.slice(tokens[end - 1]?.end ?? 0, tokens[end]?.start ?? 0)))
    end += 1;
  return tokens.slice(at, end);
}

/** A name is told when one of its words is, cues aside: the text may add a title or a family name to it. */
function isTold(name: readonly Token[], { words }: Told): boolean {
  const own = name.filter(({ folded }) => !isCue(folded));
  return own.some(({ folded }) => formsOf(folded).some((form) => words.has(form)));
}

const isCue = (folded: string) =>
  formsOf(folded).some((form) => titles.has(form) || kin.has(form) || places.has(form)) ||
  englishTitles.has(folded) ||
  englishKinds.has(folded);

/** The words of a run that are a name; none where it begins with no name. `isTelling` says that somebody is quoted near it. */
function nameIn(run: readonly Token[], isTelling: boolean): readonly Token[] {
  return run.slice(0, /^[a-z]/i.test(run[0]?.text ?? "") ? englishLength(run) : arabicLength(run, isTelling));
}

/** «عم يبتسم»: in the Levant the particle says that something goes on. */
const isGoingOn = (next: string) => /^[يتنب]\p{L}{2}/u.test(next) && !isName(next);
/** «كام فرد»: no mother. */
const howMany = /^[وب]?كام?$/;

const isName = (folded: string) => firstNames.has(folded) || doubtfulNames.has(folded);
/** A family name: another first name, or one that says where somebody is from («العتيبي»). */
const isFamily = (folded: string) => isName(folded) || /^(?:ال.{3,}ي|خوري|حداد|نصار|عون)$/.test(folded);
/** What ends the name of a family's company. */
const partners = /^(?:اخوان|واخوانه|واخوته|واولاده|وشركاه|وشركاوه)$/;

function arabicLength(run: readonly Token[], isTelling: boolean): number {
  const [word = "", next = "", third = ""] = run.map(({ folded }) => folded);
  const forms = formsOf(word);
  if (forms.some((form) => titles.has(form))) return isName(next) ? (isFamily(third) ? 3 : 2) : 0;
  if (forms.some((form) => kin.has(form)) && !howMany.test(word) && !(word === "عم" && isGoingOn(next)))
    return isKinName(next, isTelling) ? 2 : 0;
  // 'عند مطعم البحار': the noun stands without article, the name behind it with one.
  if (forms.some((form) => places.has(form)) && !/^[وف]?(?:[بكل]?ال|لل)|^فقاعه$/.test(word))
    return isRoomOf(forms, next) ? 0 : placeLength(run.length, next, third);
  if (forms.some((form) => firstNames.has(form))) return isFamily(next) ? 2 : isTelling ? 1 : 0;
  return doubtfulNames.has(word) && /^ال.{2,}ي$/.test(next) ? 2 : 0;
}

/** «قاعة الفندق» is any hotel's, «شارع الجامعة» a street's name. */
const isRoomOf = (cue: readonly string[], next: string) =>
  next.startsWith("ال") && places.has(next.slice(2)) && !cue.some((form) => /^(?:شارع|دوار|ميدان|جسر)$/.test(form));

function isKinName(next: string, isTelling: boolean): boolean {
  // Before a verb عم is no uncle: in the Levant it says that something goes on.
  // «أم زوجك» is somebody's, and no name.
  const isOwned = /(?:ك|ج|كم|كن|ها|هم|نا)$/u.test(next) && !isName(next);
  if (next === "" || next.startsWith("ال") || tells.test(next) || isOwned) return false;
  return isName(next) || isTelling;
}

function placeLength(length: number, next: string, third: string): number {
  if (partners.test(third)) return mostWords;
  if (isName(next) || titles.has(next.replace(/^ال/, ""))) return length;
  if (!/^ال.{2,}/.test(next) || plainBehind.has(next)) return 0;
  return /^ال/.test(third) && !plainBehind.has(third) ? mostWords : 2;
}

const tellsNear = (tokens: readonly Token[], at: number) =>
  tokens.slice(Math.max(0, at - 1), at + 1 + tellsWithin).some(({ folded }) => tells.test(folded));

const isCapital = (token: Token | undefined) => token !== undefined && /^[A-Z][a-z]/.test(token.text);

function englishLength([first, next, third]: readonly Token[]): number {
  if (!first || !next || !isCapital(next)) return 0;
  if (englishTitles.has(first.folded)) return isCapital(third) ? mostWords : 2;
  if (!isCapital(first)) return 0;
  // 'St Mary's' is a saint.
  const isSaint = next.folded === "st" && isCapital(third);
  if ((englishKinds.has(next.folded) && !isSaint) || englishNames.has(first.folded)) return 2;
  return isCapital(third) && third && englishKinds.has(third.folded) ? mostWords : 0;
}
