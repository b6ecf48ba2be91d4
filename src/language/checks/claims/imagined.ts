import { spokenNumbers } from "../../numbers/read-numbers.ts";
import { fold } from "../../text/normalise.ts";
import { firstEndingAfter } from "../../text/protected.ts";
import { sentencesHolding, type TextView, tokensOf } from "../view.ts";
import type { Claim } from "./claim.ts";

/** 'If you hire ten', «لو عيّنت ١٠»: a number that is supposed is no claim. Read folded, up to the number. */
const supposing = /(?<!\p{L})و?(?:لو|اذا|ازا|ممكن يكون|يمكن يكون|قد يكون)\s(?:\p{L}+\s){0,4}$|\bif (?:\w+ ){0,4}$/u;
const supposedWithin = 40;

/**
 * A sentence that begins with nothing but its hour or its day, and then shows people: «الساعة عشر بالليل، واليهال …». Its time and its counts
 * are part of a picture. Read folded.
 */
const picture =
  /^[\s*#\-–•\d.)]*(?:\**(?:اللحظه|المشهد|الصوره|الموقف)\**\s*:\**\s*)?(?:(?:حوالي )?الساعه (?:ال)?[\p{L}\d]+(?: (?:ونص|وربع|الا ربع))?(?: (?:ب?ال|ف)\p{L}+)?|(?:يوم|ليله|عصر|صبح|مسا|عشيه|ظهر|ضهر) (?:ال)?\p{L}+)(?:[،,.:]|\s*$)/u;
/** The same of what a time is told for: something opens, is held, is to be booked or paid. Read folded. */
const offered =
  /(?<!\p{L})[وفبل]{0,2}(?:ال)?(?:[يتن]?فتح|[يتن]?سكر|افتتاح|موعد|ميعاد|دوام|[يتن]بدا|[يتن]بلش|[اي]?حجز|[اي]?سجل|تعال|حيا|انضم|دخول|عرض|خصم|حفل|حفله|ورشه|دوره|جلسه|توصيل|لقاء|فعاليه|بطوله|مباراه)|[%٪]|(?:ريال|درهم|دينار|جنيه|ليره|دولار)/u;
/** 'Imagine it on a Thursday night'. Read folded, at the beginning. */
const imagining = /^[\s*#\-–•\d.)]*(?:و?ا?تخيل|تصور|imagine\b)/u;
/** «مثال للحساب: …»: what stands behind it is an example. Read folded. */
const example = /^[\s*#\-–•\d.)]*\**(?:مثال|مثلا)(?: \p{L}+){0,2}\**\s*[:،]/u;
/** An exercise to reckon with: «احسبوا عجلة جسم كتلته 4 كجم», «التسارع كام؟». Both forms stand in it, read folded. */
const reckoned = /(?<!\p{L})(?:احسب\p{L}{0,3}|كام|قديش|شكثر|بيطلع|يطلع|تطلع)(?!\p{L})/u;
const quantity = /(?<!\p{L})(?:كتلته|كتلتها|كتله|نيوتن|معادله|التسارع|العجله|مثلث)(?!\p{L})/u;
/** How long something of the reader's has lasted: «بقاله يومين», «من أسبوعين». Read folded, up to the time. */
const lasting = /(?<!\p{L})(?:(?<!(?:اكثر|اكتر|اقل|ازيد) )من|منذ|بقال(?:ه|ها|ك|كم)|صار(?:ل)?(?:ه|ها|ك|كم|كن)|صارلو|الو|له)\s$/u;
/** An example, or what a reader is to do for a time. Read folded, at the beginning of a word. */
const advising =
  /(?<!\p{L})[وف]?(?:مثلا|مثال|تخيل|جرب|رش|انقع|حط|سيب|سيبو|اترك|خل|حرك|استن|انطر|انزل|امش|اطلع|اقعد|اشرب|خد|خذ)(?:ي|وا|و|يه|يها|ه|ها|وه|وها)?(?!\p{L})|\b(?:for example|imagine|try|soak|leave|let|wait|stir|keep)\b/u;
/** Words of a text that speaks of its own firm. Read folded. */
const ofUs = /(?<!\p{L})(?:[وف]?(?:احنا|نحن|نحنا|حنا|عنا|لنا|النا)|\p{L}{2,}نا|و?ب?ن\p{L}{3,}|و?من\p{L}{2,}(?!ه)\p{L})(?!\p{L})/u;

/** Tells the claims that nobody takes for facts: what is supposed, reckoned for practice, or seen in a picture of the reader's day. */
export function imaginedIn(view: TextView, { advice, scenes }: { advice: boolean; scenes: boolean }): (claim: Claim) => boolean {
  const [beginsWithTime, isOffered] = [sentencesHolding(view, picture), sentencesHolding(view, offered)];
  const [isExample, isImagined] = [sentencesHolding(view, example), sentencesHolding(view, imagining)];
  const isExercise = paragraphsHolding(view, reckoned, quantity);
  const speaksOfUs = sentencesHolding(view, ofUs);
  const before = ({ start }: Claim) => fold(view.text.slice(Math.max(0, start - supposedWithin), start));
  const isPlain = (at: number) => !isOffered(at) && !speaksOfUs(at);
  const isPictured = (at: number) => isImagined(at) || (beginsWithTime(at) && isPlain(at));
  const advises = sentencesHolding(view, advising);
  const isAdvised = ({ start, end, kind }: Claim) => {
    if (isPlain(start)) return advice || scenes || kind === "duration";
    // Minutes that somebody is to try are a way of speaking in any text.
    return advises(start) && (advice || minutes.test(fold(view.text.slice(start, end))));
  };
  return (claim) => {
    const { kind, start } = claim;
    if ((kind === "number" || kind === "duration") && supposing.test(before(claim))) return true;
    if (kind === "number" && (isExercise(start) || isSum(claim, view))) return true;
    if (["number", "price"].includes(kind) && isExample(start)) return true;
    if (!["number", "duration", "time", "day"].includes(kind)) return false;
    if (isSmall(claim, view) && isAdvised(claim)) return true;
    return isPictured(start) || (kind === "duration" && isSaid(claim, view) && lasting.test(before(claim)) && !speaksOfUs(start));
  };
}

/** «10 ÷ 2 = 5» is worked out before the reader's eyes. */
const isSum = ({ start, end }: Claim, { text }: TextView) =>
  /[÷×=]\s*[\u200e\u200f]?$/u.test(text.slice(Math.max(0, start - sumWithin), start)) ||
  /^\s*[÷×=]/u.test(text.slice(end, end + sumWithin));
const sumWithin = 3;

/** In words, and not in figures. */
const isSaid = ({ start, end }: Claim, { text }: TextView) => !/[\d٠-٩]/.test(text.slice(start, end));

/** What a text says in words of short times, and an article or a script of few things, is the reader's own, unless it offers something. */
function isSmall(claim: Claim, view: TextView): boolean {
  const { start, end, kind } = claim;
  const said = view.text.slice(start, end);
  if (!isSaid(claim, view) || !["number", "duration"].includes(kind) || longTime.test(fold(said))) return false;
  return (spokenNumbers(tokensOf(said))[0]?.value ?? 2) <= mostAdvised;
}

const mostAdvised = 10;
const minutes = /(?:^|\s)(?:ال)?دق(?:يق|اي|ائ)|minute/;
const longTime = /(?:^|\s)(?:ال)?(?:شهر|شهور|اشهر|سن[هيوت]|عام|اعوام)|month|year/;

/** Whether the paragraph at a place of the text holds all these forms, read folded. Each paragraph is read once. */
function paragraphsHolding({ lines, text }: TextView, ...forms: readonly RegExp[]): (at: number) => boolean {
  const holding = lines.filter((line) => {
    const folded = fold(text.slice(line.start, line.end));
    return forms.every((form) => form.test(folded));
  });
  return (at) => (firstEndingAfter(holding, at)?.start ?? Number.POSITIVE_INFINITY) <= at;
}
