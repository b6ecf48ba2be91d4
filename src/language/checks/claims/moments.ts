import type { Span } from "#shared/contracts/report.ts";
import { hours, numberWords } from "../../numbers/number-words.ts";
import { weekdayInNotes, weekdayOf } from "../../numbers/weekdays.ts";
import { touchesSpans } from "../../text/protected.ts";
import { sentencesHolding, type TextView } from "../view.ts";
import type { Claim } from "./claim.ts";
import { formsOf, type Told } from "./told.ts";

/** In Arabic a weekday is one behind these; 'الأحد' and 'الاثنين' mean other things too. */
const dayCues = new Set(
  "يوم ايام ليله مساء صباح عصر ظهر من لين لغايه لحد قبل بعد الي الى حتي كل نهار"
    .split(" ")
    .flatMap((word) => [word, `و${word}`, `ب${word}`]),
);
/** 'The third day of the feast', folded. */
const feastDay = /(?<!\p{L})(?:اول|ثاني|تاني|ثالث|تالت|رابع|خامس) (?:[اأ]يام|يوم)(?= (?:ال)?عيد)/gu;
const englishHour =
  /\b(?:half past|quarter (?:past|to)|at) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! \w+s\b)/gi;

/** What makes a weekday in an article one to hold the writer to: something opens, begins, ends or is agreed on. Read folded. */
const appointment =
  /\d|(?<!\p{L})(?:[وفبلن]|من|بن)?(?:ال)?(?:فتح|فاتح|مفتوح|يفتح|نفتح|افتتاح|موعد|مواعيد|معاد|دوام|عرض|خصم|تنزيل|حجز|احجز|نستقبل|بنستقبل|يبدا|تبدا|بيبدا|نبدا|يخلص|ينتهي|بيخلص|لين|لحد|لغايه|حتي|نلتقي|نشوفك|تسليم|توصيل|نوصل|يوصل|اجتماع|لقاء|تجربه|ورشه|دوره)|\b(?:open|opens|start|starts|begin|ends?|until|till|deliver|meet|see you|come|visit|book|sale|off|join|deadline)/u;

/** Weekdays, hours said in words and days of a feast that nobody told. In `scenes` the hour is no claim, there and in `advice` a day is one in an appointment. */
export function untoldMoments(view: TextView, told: Told, { scenes, advice }: { scenes: boolean; advice: boolean }): Claim[] {
  const isFree = ({ start, end }: Span) => !touchesSpans(view.protectedSpans, start, end);
  const isAppointment = sentencesHolding(view, appointment);
  const named = days(view, told).filter(({ start }) => !(advice || scenes) || isAppointment(start));
  return [...named, ...(scenes ? [] : clock(view, told)), ...feasts(view, told)].filter(isFree);
}

function days({ tokens, text }: TextView, told: Told): Claim[] {
  // A date told in figures has a weekday that the text may name.
  if (told.texts.some((each) => /\d[/.-]\d/.test(each))) return [];
  const known = new Set([...told.words].map((word) => weekdayOf.get(word) ?? weekdayInNotes.get(word)));
  return tokens.flatMap(({ folded, start, end }, at) => {
    const day = formsOf(folded)
      .map((form) => weekdayOf.get(form))
      .find((found) => found !== undefined);
    if (day === undefined || known.has(day)) return [];
    const isEnglish = /^[a-z]/.test(folded);
    // «كل يوم، حتى الجمعة»: not even that day is left out.
    if (
      tokens[at - 1]?.folded === "حتي" &&
      !tokens.slice(Math.max(0, at - fromWithin), at).some((token) => token.folded === "من")
    )
      return [];
    // «اليوم اللي يناسبك من الاتنين»: of the two.
    if (isTwo.test(folded) && ofBefore.test(tokens[at - 1]?.folded ?? "") && !upTo.test(tokens[at + 1]?.folded ?? "")) return [];
    const isNamed = isEnglish ? /^[A-Z]/.test(text.slice(start)) : dayCues.has(tokens[at - 1]?.folded ?? "");
    return isNamed ? [{ start, end, kind: "day" as const }] : [];
  });
}

/** «من الأحد حتى الخميس»: the beginning stands so many words before. */
const fromWithin = 5;
const isTwo = /^ال(?:اتنين|اثنين|تنين)$/;
const ofBefore = /^و?من$/;
/** «من الاتنين للخميس» is a day. */
const upTo = /^(?:ل|الي|حتي|لين|لحد|لغايه)/;

const atHour = /^[وف]?(?:ع?ال|لل)(\p{L}+)$/u;
const daytime = /^(?:الصبح|الصباح|العصر|الظهر|الضهر|المسا|المساء|المغرب|بالليل)$/;

function clock({ tokens, text }: TextView, told: Told): Claim[] {
  const arabic = tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const hour = next && /^(?:[وبل]?ال|لل)?ساعه$/.test(token.folded) ? hours.get(next.folded) : undefined;
    return hour === undefined || !next || told.numbers.has(String(hour))
      ? []
      : [{ start: token.start, end: next.end, kind: "time" as const, part: { start: next.start, end: next.end } }];
  });
  // «عالستة الصبح», «السبعة العصر».
  const withDaytime = tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const hour = numberWords.get(atHour.exec(token.folded)?.[1] ?? "")?.value ?? 0;
    if (!next || !daytime.test(next.folded) || hour < 1 || hour > 12 || told.numbers.has(String(hour))) return [];
    return [{ start: token.start, end: next.end, kind: "time" as const, part: { start: token.start, end: next.end } }];
  });
  const english = [...text.matchAll(englishHour)].flatMap((match) => {
    const hour = numberWords.get(match[1]?.toLowerCase() ?? "")?.value;
    if (hour === undefined || told.numbers.has(String(hour))) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    return [{ start, end, kind: "time" as const, part: { start: start + (/^at\s+/i.exec(match[0])?.[0].length ?? 0), end } }];
  });
  return [...arabic, ...withDaytime, ...english];
}

function feasts({ text }: TextView, told: Told): Claim[] {
  if (told.texts.some((each) => /ايام|أيام|يوم/.test(each))) return [];
  return [...text.matchAll(feastDay)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    kind: "date" as const,
  }));
}
