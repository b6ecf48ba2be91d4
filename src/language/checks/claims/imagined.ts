import { fold } from "../../text/normalise.ts";
import { sentencesHolding, type TextView } from "../view.ts";
import type { Claim } from "./claim.ts";

/** 'If you hire ten', «لو عيّنت ١٠»: a number that is supposed is no claim. Read folded, up to the number. */
const supposing = /(?<!\p{L})و?(?:لو|اذا|ازا)\s(?:\p{L}+\s){1,4}$|\bif (?:\w+ ){1,4}$/u;
const supposedWithin = 40;

/**
 * A sentence that begins with nothing but its hour or its day, and then shows people: «الساعة عشر بالليل، واليهال …». Its time and its counts
 * are part of a picture. Read folded.
 */
const picture =
  /^[\s*#\-–•\d.)]*(?:\**(?:اللحظه|المشهد|الصوره|الموقف)\**\s*:\**\s*)?(?:(?:حوالي )?الساعه (?:ال)?[\p{L}\d]+(?: (?:ونص|وربع|الا ربع))?(?: ب?ال\p{L}+)?|(?:يوم|ليله|عصر|صبح|مسا|عشيه|ظهر|ضهر) (?:ال)?\p{L}+)(?:[،,.:]|\s*$)/u;
/** The same of what a time is told for: something opens, is held, is to be booked. Read folded. */
const offered =
  /(?<!\p{L})[وفبل]{0,2}(?:ال)?(?:[يتن]?فتح|[يتن]?سكر|افتتاح|موعد|ميعاد|دوام|[يتن]?بدا|[يتن]?بلش|[اي]?حجز|[اي]?سجل|تعال|حيا|انضم|دخول|عرض|خصم|حفل|حفله|ورشه|دوره|درس|جلسه|توصيل|لقاء|فعاليه|بطوله|مباراه)/u;
/** 'Imagine it on a Thursday night'. Read folded, at the beginning. */
const imagining = /^[\s*#\-–•\d.)]*(?:و?ا?تخيل|تصور|imagine\b)/u;
/** «مثال للحساب: …»: what stands behind it is an example. Read folded. */
const example = /^[\s*#\-–•\d.)]*\**(?:مثال|مثلا)(?: \p{L}+){0,2}\**\s*[:،]/u;
/** An exercise to reckon with: «احسبوا عجلة جسم كتلته 4 كجم», «التسارع كام؟». Both forms stand in it, read folded. */
const reckoned = /(?<!\p{L})(?:احسب\p{L}{0,3}|كام|قديش|شكثر|بيطلع|يطلع|تطلع)(?!\p{L})/u;
const quantity = /(?<!\p{L})(?:كتلته|كتلتها|كتله|نيوتن|معادله|التسارع|العجله|مثلث)(?!\p{L})/u;
/** How long something of the reader's has lasted: «بقاله يومين», «من أسبوعين». Read folded, up to the time. */
const lasting = /(?<!\p{L})(?:من|منذ|بقال(?:ه|ها|ك|كم)|صار(?:ل)?(?:ه|ها|ك|كم|كن)|صارلو|الو|له)\s$/u;
/** Words of a text that speaks of its own firm. Read folded. */
const ofUs = /(?<!\p{L})(?:[وف]?(?:احنا|نحن|نحنا|حنا)|\p{L}{2,}نا|[وف]?[بم]?ن\p{L}{3,})(?!\p{L})/u;

/** Tells the claims that nobody takes for facts: what is supposed, reckoned for practice, or seen in a picture of the reader's day. */
export function imaginedIn(view: TextView): (claim: Claim) => boolean {
  const [beginsWithTime, isOffered] = [sentencesHolding(view, picture), sentencesHolding(view, offered)];
  const [isExample, isImagined] = [sentencesHolding(view, example), sentencesHolding(view, imagining)];
  const isExercise = paragraphsHolding(view, reckoned, quantity);
  const speaksOfUs = sentencesHolding(view, ofUs);
  const before = ({ start }: Claim) => fold(view.text.slice(Math.max(0, start - supposedWithin), start));
  const isPictured = (at: number) => isImagined(at) || (beginsWithTime(at) && !isOffered(at) && !speaksOfUs(at));
  return (claim) => {
    const { kind, start } = claim;
    if (kind === "number" && (supposing.test(before(claim)) || isExercise(start))) return true;
    if (["number", "price"].includes(kind) && isExample(start)) return true;
    if (!["number", "duration", "time", "day"].includes(kind)) return false;
    return isPictured(start) || (kind === "duration" && lasting.test(before(claim)) && !speaksOfUs(start));
  };
}

/** Whether the paragraph at a place of the text holds all these forms, read folded. */
function paragraphsHolding({ lines, text }: TextView, ...forms: readonly RegExp[]): (at: number) => boolean {
  const holding = lines.filter((line) => {
    const folded = fold(text.slice(line.start, line.end));
    return forms.every((form) => form.test(folded));
  });
  return (at) => holding.some(({ start, end }) => start <= at && at < end);
}
