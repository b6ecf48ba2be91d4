import type { ClaimKind, Span } from "#shared/contracts/report.ts";
import { monthNumbers } from "../../numbers/number-words.ts";
import { firstEndingAfter } from "../../text/protected.ts";
import { figure } from "./number-forms.ts";

/** A figure with what makes it a price, a date, an hour …: shown, blanked and taken out as one. */
interface Whole extends Span {
  readonly kind: ClaimKind;
}

const digit = "[\\d٠-٩۰-۹]";
/** Folded words as people type them: any alef, any yeh, either ending. */
const typed = (words: string) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll("ا", "[اأإآ]").replaceAll("ي", "[يى]").replace(/ه$/, "[هة]"))
    .join("|");

const months = `(?:${typed([...monthNumbers.keys()].join(" "))}|كانون|تشرين|محرم|صفر|ربيع|جماد[ىي]|رجب|شعبان|رمضان|شوال|ذو القعدة|ذو الحجة)(?: (?:ال[أا]ول|ال[أا]ولى|الثاني|التاني|الثانية|ال[آا]خر|الآخرة))?`;
const scale = "(?:\\s?(?:k|m|thousand|million|[أا]لف|آلاف|مليون|ملايين)(?!\\p{L}))?";
const currency = typed(
  "ريال ريالات جنيه جنيهات درهم دراهم دينار دنانير ليره ليرات دولار دولارات يورو فلس قرش dollars? bucks euros? pounds? usd sar aed egp kwd qar jod lbp",
);
const daytime = typed("صباحا مساء ظهرا عصرا ليلا فجرا الصبح الضهر الظهر العصر المغرب العشاء الفجر");
const spans = typed(
  "سنه سنين سنوات عام اعوام شهر شهور اشهر اسبوع اسابيع يوم ايام ليله ليالي ساعه ساعات دقيقه دقايق دقائق ثانيه ثواني minutes? hours? days? nights? weeks? months? years?",
);
const end = "(?![\\p{L}\\p{N}])";

/** What is behind a figure, and what before it, no longer than `around`. */
const behind: readonly (readonly [ClaimKind, RegExp])[] = [
  ["percent", new RegExp(`^[ \\u00a0]?(?:[%٪]|(?:بالم[يئ][ةه]|بالما[ئي][ةه]|في المئة|في المائة|percent|per cent)${end})`, "iu")],
  ["price", new RegExp(`^${scale} ?(?:[$€£]|(?:${currency})(?: (?:ونص|ونصف|وربع))?${end})`, "iu")],
  ["duration", new RegExp(`^[ -]?(?:${spans})${end}`, "iu")],
];
const priceBefore = /(?:[$€£]|(?<!\p{L})(?:usd|sar|aed|egp|kwd|qar|jod|kd)) ?$/iu;
const hourBefore = /ساع[ةه] ?$/u;
const around = 24;

/** Every quantity in them is bounded, so that a text of nothing but figures is read once. */
const forms: readonly (readonly [ClaimKind, RegExp])[] = [
  ["date", new RegExp(`${digit}{4}[-/.]${digit}{1,2}[-/.]${digit}{1,2}|${digit}{1,2}[-/.]${digit}{1,2}[-/.]${digit}{2,4}`, "gu")],
  [
    "date",
    new RegExp(
      `${digit}{1,2}(?:st|nd|rd|th)?(?: of)? ${months}(?:\\.?,? ${digit}{4})?${end}|(?<!\\p{L})${months}\\.? ${digit}{1,2}(?:st|nd|rd|th)?(?:,? ${digit}{4})?${end}`,
      "giu",
    ),
  ],
  [
    "time",
    new RegExp(
      `${digit}{1,2}:${digit}{2}(?: ?(?:[ap]\\.?m\\b\\.?|${daytime}|ص|م)${end})?|${digit}{1,2} (?:ونص|ونصف|وربع|[إا]لا ربع)(?: (?:${daytime}))?${end}|${digit}{1,2} ?(?:[ap]\\.?m\\b\\.?|(?:${daytime})${end})`,
      "giu",
    ),
  ],
];

/** All such expressions of a text, in order, without overlaps. Linear: each form is sought once, and around a figure only so far. */
export function wholesIn(text: string): Whole[] {
  const moments = forms.flatMap(([kind, form]) =>
    [...text.matchAll(form)].map((match) => ({ kind, start: match.index, end: match.index + match[0].trimEnd().length })),
  );
  const kept: Whole[] = [];
  // Of two that begin alike the longer is the one that is meant.
  for (const whole of [...moments, ...figuresIn(text)].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (whole.start >= (kept.at(-1)?.end ?? 0)) kept.push(whole);
  }
  return kept;
}

function figuresIn(text: string): Whole[] {
  return [...text.matchAll(figure)].flatMap((match): Whole[] => {
    const start = match.index;
    const last = start + match[0].length;
    const next = text.slice(last, last + around);
    for (const [kind, form] of behind) {
      const unit = form.exec(next)?.[0];
      if (unit !== undefined) return [{ kind, start, end: last + unit.length }];
    }
    if (/[%٪]$/.test(match[0])) return [{ kind: "percent", start, end: last }];
    if (hourBefore.test(text.slice(Math.max(0, start - 8), start))) return [{ kind: "time", start, end: last }];
    const sign = priceBefore.exec(text.slice(Math.max(0, start - 5), start))?.[0];
    return sign === undefined ? [] : [{ kind: "price", start: start - sign.length, end: last }];
  });
}

/** The whole that holds a stretch; undefined where none does. */
export function wholeAround(wholes: readonly Whole[], { start, end }: Span): Whole | undefined {
  const found = firstEndingAfter(wholes, start);
  return found && found.start <= start && found.end >= end ? found : undefined;
}
