import type { Span } from "#shared/contracts/report.ts";
import { duals, monthNumbers, numberWords } from "../../numbers/number-words.ts";
import { type SpokenNumber, spokenNumbers } from "../../numbers/read-numbers.ts";
import { fold } from "../../text/normalise.ts";
import { mergeSpans, touchesSpans } from "../../text/protected.ts";
import { sentencesHolding, type TextView, type Token, tokensOf } from "../view.ts";
import type { Claim } from "./claim.ts";
import { leastAmount, mostOfOne, workedOut } from "./derived.ts";
import { figure, plainNumber } from "./number-forms.ts";
import { formsOf, type Told, valuesOf } from "./told.ts";
import { wholeAround, wholesIn } from "./wholes.ts";

/** Numbers of posts and list items at a line's head, and ranges of seconds inside bold labels. */
const layoutNumbers = [
  /^[ \t]*(?:>[ \t]*)*(?:#{1,6}[ \t]+)?\**[\d٠-٩]+(?:[.)/:]|[ \t]*[-–—])[\d٠-٩]*/gmu,
  /^[ \t]*\**(?:\[)?[\d٠-٩]+(?::[\d٠-٩]{2})?[ \t]*[–—-][ \t]*[\d٠-٩]+(?::[\d٠-٩]{2})?[^\n]{0,12}?\**:?[ \t]*$/gmu,
  // The same behind a scene's name: '**Scene two: 3–12 seconds**'.
  /^[ \t]*(?:#{1,6}[ \t]+|\*\*)[^\n]{1,60}?(?<![\d٠-٩])[\d٠-٩]+[ \t]*[–—-][ \t]*[\d٠-٩]+[ \t]*(?:ثاني[ةه]|ثوان[يٍ]?|sec(?:ond)?s?|s)(?![\p{L}])[)\]]?\**:?[ \t]*$/gmu,
  // The days of a calendar: a table's first column.
  /^\|[ \t]*[\d٠-٩]+(?=[ \t]*\|)/gm,
  // What a screen shows is numbered behind its label: 'On screen: 2. Cool it first'.
  /^[ \t]*(?:[-*][ \t]+)?\**[\p{L} ]{2,24}:\**[ \t]*\**[\d٠-٩]{1,2}[.)][ \t]/gmu,
  // A scale is no claim: '[… score] out of 5'.
  /\][ \t]*(?:من|\/|out of|of)[ \t]*[\d٠-٩]+/gu,
  // All of them: '6/6'.
  /(?<!\d)(\d{1,2})[ \t]?\/[ \t]?\1(?!\d)/g,
  // A right angle.
  /(?<!\d)(?:90|180|360)[ \u00a0]?(?:درج[ةه]|degrees?|°)/gu,
  // 'Always', and no figure.
  /24\s?\/\s?7/g,
] as const;
/** In a scene the time of day is part of the picture. */
const sceneTimes = /\d{1,2}:\d{2}|\b\d{1,2}(?=[ \u00a0]?[ap]\.?m\b)|الساع[ةه][ \t]+[\d٠-٩]{1,2}/giu;

/** Fewer of a thing is a way of speaking ('two birds'); a smaller number claims in its dual form only. */
const leastSpoken = 3;
/** What a text counts of itself, and what people count without meaning the figure; folded. */
const notCounted = new Set(
  (
    "خطوه خطوات نقطه نقاط نصيحه نصايح نصائح سبب اسباب فكره افكار طريقه طرق مره مرات شغله شغلات حاجه حاجات شي شيء اشيا اشياء امور امر قاعده قواعد عنصر عناصر " +
    "جزء اجزاء خانه خانات معلومه معلومات سؤال اسيله اسئله معيار معايير كلمه كلمات جمله جمل سطر سطور علامه علامات خطا اخطاء مرحله مراحل عاده عادات قسم اقسام مبروك شكر تحيه هلا اهلا بالك جهه " +
    "step steps point points tip tips reason reasons way ways idea ideas thing things question questions time times rule rules mistake mistakes sign signs word " +
    "words line lines part parts kind kinds item items lesson lessons example examples option options habit habits section sections sort sorts key simple easy quick small"
  ).split(" "),
);
/** Words that end a phrase: a number before them counts nothing. */
const notNouns = new Set(
  (
    "من في فى على علي عن مع او ان اللي الي الذي التي ما لا مش مو يا هو هي هم انت انتي انتو انتوا انتم احنا نحن نحنا حنا بس كل بعد قبل عند لين لحد حتى و ثم " +
    "of in on at to and or the a an is are was by for from with more less than"
  ).split(" "),
);
/** A hundred or a thousand alone mean 'many' ('better than a thousand meetings'), unless they count one of these; folded. */
const roundNumbers: ReadonlySet<number> = new Set([100, 1_000, 1_000_000]);
const counted = new Set(
  (
    "عميل عميله عملاء زبون زباين زبائن مشترك مشتركين شخص مستخدم مستخدمين سنه سنين سنوات عام عاما شهر ساعه متر كيلو ريال جنيه درهم دينار دولار ليره فرع فروع " +
    "طلب منتج شركه متجر بيت عائله عيله نسخه عمليه قطعه customers clients users subscribers people families years months hours dollars euros pounds stores branches " +
    "orders products companies businesses percent"
  ).split(" "),
);
const coins = new Set("ريال دينار درهم جنيه ليره دولار".split(" "));
const coinParts: Readonly<Record<string, number>> = { ونص: 0.5, ونصف: 0.5, وربع: 0.25 };
const shares: Readonly<Record<string, number>> = { نص: 50, نصف: 50, ربع: 25, ثلث: 33, تلت: 33 };
/** What is measured in time may be told in another unit; folded. */
const timeNoun =
  /^(?:ال)?(?:ساع|يوم|ايام|ليل|ليال|اسبوع|اسابيع|شهر|شهور|اشهر|سن[هيوت]|عام|اعوام)|^(?:hour|day|night|week|month|year)/;
/** What makes any number a claim. */
const atLeast = new Set(["اكثر", "اكتر", "فوق", "حوالي", "نحو", "تقريبا", "over", "nearly", "almost", "around", "about"]);

/** Figures in digits and in words that nobody told. In `scenes` the time of day is no claim. */
export function untoldFigures(view: TextView, told: Told, { scenes }: { scenes: boolean }): Claim[] {
  const counts = countsInText(view).map(String);
  const known: Known = {
    numbers: new Set([...told.numbers, ...counts]),
    has(value, noun) {
      return this.numbers.has(value) || (timeNoun.test(noun) && told.durations.has(value));
    },
  };
  const layout = mergeSpans(
    (scenes ? [...layoutNumbers, sceneTimes] : layoutNumbers).flatMap((form) => spansOf(view.text, form)),
  );
  const found = [...inDigits(view, known, layout), ...inWords(view, known, layout, scenes)];
  const isReckoned = reckonedIn(view, told);
  return found.filter((claim) => !isReckoned(claim));
}

/** A sentence that works a sum out. Read folded. */
const reckoning =
  /(?<!\p{L})[وف]?(?:يعني|الحساب|الحسبه|حسبه|احسب\p{L}{0,3}|حسبتها|المجموع|بالمجموع|اجمالي|يوفر|توفر|بيوفر|بتوفر|نوفر|ارخص|اوفر|يصير|بيصير|تصير|يبقي|يبقوا|مثلا|يطلع|بيطلع|تكلف\p{L}{0,3}|بتكلف\p{L}{0,3}|كلفت\p{L}{0,3})(?!\p{L})|=|\b(?:total|saves?|that's|comes to|adds up|cheaper|each)\b/u;

/** Tells the figures of such sentences that come out, and of how many each they do: 'four bottles' beside their sum. */
function reckonedIn(view: TextView, { amounts }: Told): (claim: Claim) => boolean {
  const reckons = sentencesHolding(view, reckoning);
  let results: ReadonlySet<number> | undefined;
  return ({ start, end, kind }) => {
    if ((kind !== "price" && kind !== "number") || !reckons(start)) return false;
    const said = view.text.slice(start, end);
    const [digits] = [...said.matchAll(figure)].map((match) => Number(plainNumber(match[0])));
    const value = digits ?? spokenNumbers(tokensOf(said))[0]?.value;
    if (value === undefined) return false;
    const sums = results ?? workedOut(amounts);
    results = sums;
    if (
      sums.has(Math.floor(value)) ||
      (isLess.test(fold(view.text.slice(Math.max(0, start - besideWithin), start))) && isJustOver(value, sums))
    )
      return true;
    const beside = view.text.slice(Math.max(0, start - besideWithin), end + besideWithin);
    // «عشرين موظفة … 13600»: so many of a told amount, where how many stands beside.
    const counts = [...figuresIn(beside), ...spokenNumbers(tokensOf(beside)).map((number) => number.value)];
    if (counts.some((count) => value / count >= leastAmount && amounts.includes(value / count))) return true;
    return (
      kind === "number" && value <= mostOfOne && figuresIn(beside).some((one) => one > mostOfOne && sums.has(Math.floor(one)))
    );
  };
}

/** «بأقل من 150», where 147.5 comes out. Read folded, up to the number. */
const isLess = /(?:اقل من|under|less than)\s*$/u;
const justOver = 0.05;
const isJustOver = (value: number, sums: ReadonlySet<number>) =>
  [...sums].some((sum) => sum < value && sum >= value * (1 - justOver));
const figuresIn = (text: string) => [...text.matchAll(figure)].map(([one]) => Number(plainNumber(one)));
/** A sum stands so near to how many it is of. */
const besideWithin = 60;
/** What was told, or counts the text itself. */
interface Known {
  readonly numbers: ReadonlySet<string>;
  has(value: string, noun: string): boolean;
}

const spansOf = (text: string, form: RegExp) =>
  [...text.matchAll(form)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** «كوبري 15 مايو» is the name of a bridge. Read folded, up to the number. */
const named = /(?<!\p{L})(?:كوبري|جسر|ميدان|شارع|محور|نفق) $/u;
const namedWithin = 10;
/** «166 ونص», «166 ريال ونص». */
const andHalf = /^\s?(?:\p{L}+ )?ونصف?(?!\p{L})/u;
const halfWithin = 16;

function inDigits(view: TextView, known: Known, layout: readonly Span[]): Claim[] {
  const wholes = wholesIn(view.text);
  return [...view.masked.matchAll(figure)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const noun = /^\s?(\p{L}+)/u.exec(fold(view.text.slice(end, end + 12)))?.[1] ?? "";
    if (monthNumbers.has(noun) && named.test(fold(view.text.slice(Math.max(0, start - namedWithin), start)))) return [];
    const half = andHalf.test(fold(view.text.slice(end, end + halfWithin))) ? 0.5 : 0;
    const isKnown = (value: string) => known.has(value, noun) || known.has(String(Number(value) + half), noun) || value === "0";
    // What a space parts may be two numbers.
    const parts = match[0].split(/\s+/).map(plainNumber);
    if (valuesOf(view.masked, match).some(isKnown) || parts.every(isKnown) || touchesSpans(layout, start, end)) return [];
    const behind = view.text.slice(end);
    const isPartOfName = /^[\p{L}_]/u.test(behind) && !/^(?:k|m|x|am|pm|st|nd|rd|th)\b/i.test(behind);
    if (isPartOfName) return [];
    const whole = wholeAround(wholes, { start, end });
    return [{ start: whole?.start ?? start, end: whole?.end ?? end, kind: whole?.kind ?? "number" }];
  });
}

function inWords(view: TextView, known: Known, layout: readonly Span[], scenes: boolean): Claim[] {
  return view.sentences.flatMap(({ firstToken, endToken }) => {
    const tokens = view.tokens.slice(firstToken, endToken);
    const nounOf = ({ end }: SpokenNumber) => tokens[end]?.folded ?? "";
    const spoken = spokenNumbers(tokens).filter(
      (number) => isClaim(number, tokens, view.text) && !known.has(String(number.value), nounOf(number)),
    );
    // «دينارين وسبعمية»: what is added belongs to it.
    const behindDual = new Map(
      spoken.filter(({ first }) => tokens[first]?.folded.startsWith("و")).map(({ first, end }) => [first, end]),
    );
    const isDaytime = ({ end }: SpokenNumber) => scenes && daytime.test(tokens[end - 1]?.folded ?? "");
    const claims = [
      ...spoken.map((number) =>
        isDaytime(number) ? null : claimOf(tokens[number.first], tokens[number.end - 1], tokens[number.end]),
      ),
      ...tokens.flatMap((token, at) => (isPart(tokens, at, known) ? [priceOf(token, tokens[at + 1])] : [])),
      ...tokens.flatMap((token, at) => {
        if (!isDual(token) || known.has("2", token.folded)) return [];
        return [claimOf(token, tokens[(behindDual.get(at + 1) ?? at + 1) - 1])];
      }),
    ];
    return claims.filter(
      (claim): claim is Claim =>
        claim !== null &&
        !touchesSpans(view.protectedSpans, claim.start, claim.end) &&
        !touchesSpans(layout, claim.start, claim.end),
    );
  });
}

const hundredths = /^بالم[يئا]|^(?:percent|per)$/;
const minutes = /^(?:ال)?دق(?:يق|اي|ائ)|^minute/;

/** In a scene the hour is part of the picture, in words too. */
const daytime = /^(?:ب?(?:ال)?(?:ليل|صبح|عصر|ظهر|ضهر|مغرب|فجر|مسا|نهار)|الصبح)$/;

const isDual = ({ folded }: Token) => formsOf(folded).some((form) => duals.has(form));

/** A number in words with what it counts; a blank leaves the noun, unless it is a coin or a span of time, and what is joined before it. */
function claimOf(first: Token | undefined, last: Token | undefined, noun?: Token): Claim | null {
  if (!first || !last) return null;
  const counts = [...formsOf((noun ?? last).folded), ...formsOf(first.folded)];
  const isCounted = (form: RegExp) => counts.some((word) => form.test(word));
  const kind = isCounted(hundredths)
    ? "percent"
    : counts.some(isCoin)
      ? "price"
      : isCounted(timeNoun) || isCounted(minutes)
        ? "duration"
        : "number";
  const end = (noun ?? last).end;
  return {
    start: first.start,
    end,
    kind,
    part: { start: first.start + particleBefore(first), end: kind === "number" && noun ? last.end : end },
  };
}

function priceOf(first: Token, last: Token | undefined): Claim | null {
  const end = (last ?? first).end;
  return { start: first.start, end, kind: "price", part: { start: first.start + particleBefore(first), end } };
}

const isCoin = (word: string) =>
  coins.has(word) || coins.has(word.replace(/(?:ات|ين)$/, "")) || /^(?:dollar|buck|euro)/.test(word);

/** How many letters are joined before a number or a coin: the ب of «بخمسين». */
function particleBefore({ folded }: Token): number {
  const most = /^[وف]?[بلك]?/.exec(folded)?.[0].length ?? 0;
  const isOwn = (word: string) => numberWords.has(word) || isCoin(word) || duals.has(word) || word in shares;
  return [0, 1, 2].slice(0, most + 1).find((length) => isOwn(folded.slice(length))) ?? 0;
}

/** How many a dish is enough for is a claim without a noun and from two on: «يشبّع اتنين»; folded. */
const feeds = /^[وف]?ب?[يت](?:كفي|شبع)$|^(?:serves|feeds)$/;
/** A list behind a colon has so many items at most. */
const mostListed = 10;

/** Whether a spoken number counts something that a reader could hold the writer to. */
function isClaim({ value, first, end }: SpokenNumber, tokens: readonly Token[], text: string): boolean {
  const [before, last, next] = [tokens[first - 1]?.folded ?? "", tokens[end - 1], tokens[end]];
  if (value > 1 && feeds.test(before) && !formsOf(next?.folded ?? "").some((noun) => notCounted.has(noun))) return true;
  // «15 ألف جنيه» is read with its figure.
  if (value < leastSpoken || /\d$/.test(before)) return false;
  // A comma ends the phrase: what stands behind it is not counted.
  if (!last || !next || !/^[ \u00a0-]+$/.test(text.slice(last.end, next.start))) return false;
  // What is counted has no article: «تمن القطعة» is a price.
  if (value < 100 && /^ال/.test(next.folded)) return false;
  // «سبعة والساعة تلاتة»: what begins with 'and the' is something else.
  if (/^وال/.test(next.folded)) return false;
  // A list, more often than 'for six'.
  if (last.folded === "لسته") return false;
  const nouns = formsOf(next.folded);
  // «ميتنج التسعة»: an hour, or those that were spoken of.
  const isDefinite = end - first === 1 && /^[وف]?[بلك]?ال/.test(last.folded) && !atLeast.has(before);
  // «ثلاث معلومات:» counts what stands behind it.
  if (value <= mostListed && text[next.end] === ":") return false;
  if (isDefinite && !nouns.some((noun) => isCoin(noun) || timeNoun.test(noun) || hundredths.test(noun))) return false;
  const isRound = end - first === 1 && roundNumbers.has(value);
  if (isRound) return nouns.some((noun) => counted.has(noun));
  if (notNouns.has(next.folded) || notNouns.has(next.folded.replace(/^و/u, "")))
    return tokens.slice(Math.max(0, first - 2), first).some(({ folded }) => atLeast.has(folded));
  return !nouns.some((noun) => notCounted.has(noun));
}

/** Part of a coin behind it («دينار وربع»), or part of a price («بنص سعره»). */
function isPart(tokens: readonly Token[], at: number, known: Known): boolean {
  const [forms, next] = [formsOf(tokens[at]?.folded ?? ""), tokens[at + 1]?.folded ?? ""];
  const isCoinAt = (token: Token | undefined) => formsOf(token?.folded ?? "").some((form) => coins.has(form));
  const part = coinParts[next];
  if (part !== undefined && isCoinAt(tokens[at]))
    return !/\d$/.test(tokens[at - 1]?.folded ?? "") && !known.numbers.has(String(1 + part));
  const share = shares[forms.find((form) => form in shares) ?? ""];
  if (share === undefined || isCoinAt(tokens[at - 1]) || !/^(?:ال)?(?:سعر|تمن|ثمن|قيم)/.test(next)) return false;
  return !known.numbers.has(String(share)) && !known.numbers.has(String(share / 100));
}

/** How many items each list has, how many headings and posts the text has: a text may number itself. */
function countsInText({ lines }: TextView): number[] {
  const counts: number[] = [];
  let run = 0;
  for (const { kind } of lines) {
    if (kind === "list") run += 1;
    else if (kind !== "blank") {
      counts.push(run);
      run = 0;
    }
  }
  const headings = lines.filter(({ kind }) => kind === "heading").length;
  const posts = lines.filter(({ kind }) => kind === "post").length;
  // The title is no point of the text's, and neither is a heading over its end.
  return [...counts, run, posts, headings, headings - 1, headings - 2].filter((count) => count > 1);
}
