import type { LocalNote } from "#shared/contracts/markets.ts";
import type { Region } from "#shared/contracts/report.ts";
import type { VarietyProfile } from "../varieties/profile.ts";
import { type BriefWords, joinedBefore, names } from "./brief-words.ts";

/** The months' names in Egypt and the Gulf, and in Lebanon and Jordan, as they are written. */
const months = [
  ["يناير", "كانون الثاني"],
  ["فبراير", "شباط"],
  ["مارس", "آذار"],
  ["أبريل", "نيسان"],
  ["مايو", "أيار"],
  ["يونيو", "حزيران"],
  ["يوليو", "تموز"],
  ["أغسطس", "آب"],
  ["سبتمبر", "أيلول"],
  ["أكتوبر", "تشرين الأول"],
  ["نوفمبر", "تشرين الثاني"],
  ["ديسمبر", "كانون الأول"],
] as const;

/** Which of the two names a region writes; null where no month is said otherwise. */
const monthsIn = { egyptian: 0, gulf: 0, levantine: 1, standard: null, english: null } as const satisfies Record<
  Region,
  0 | 1 | null
>;

const foldAlef = (text: string) => text.replace(/[أآ]/g, "ا");

/** Some of the names are other words too (a verb, a car): only beside 'month', a day's number or a year do they count. */
function namesMonth({ folded }: BriefWords, month: string): boolean {
  const name = foldAlef(month);
  const before = `(?:شهر |\\d )${joinedBefore}${name}(?![\\p{L}\\p{N}])`;
  return new RegExp(`${before}|(?<![\\p{L}\\p{N}])${name} (?:سنه |عام )?20\\d\\d`, "u").test(folded);
}

function monthNotes(words: BriefWords, here: VarietyProfile): LocalNote[] {
  const own = monthsIn[here.region];
  if (own === null) return [];
  const found = months.find((month) => namesMonth(words, month[1 - own] ?? ""));
  return found ? [{ code: "month", params: { word: found[1 - own] ?? "", here: found[own] } }] : [];
}

const nationalDayPattern = "يوم الوطني|يوم وطني|عيد الوطني|عيد الاستقلال|عيد الاتحاد|national day|independence day";

/** Where the brief names a month or a day that has another name, another date or no meaning in the country. */
export function calendarNotes(words: BriefWords, here: VarietyProfile): LocalNote[] {
  const notes = monthNotes(words, here);
  const isAmerican = here.countryCode === "US";
  const { nationalDay, blackFriday } = here.local;
  if (nationalDay && names(words, nationalDayPattern)) {
    const { month, day, name } = nationalDay;
    notes.push({ code: "national_day", params: { month, day, nameEn: name.en, nameAr: name.ar } });
  }
  if (names(words, "عيد الام|يوم الام|mother[’']?s day"))
    notes.push({ code: "mothers_day", params: { when: isAmerican ? "may" : "march" } });
  if (isAmerican && names(words, "رمضان|عيد الفطر|عيد الاضحي|ramadan|eid")) notes.push({ code: "ramadan", params: {} });
  if (!isAmerican && names(words, "عيد الشكر|thanksgiving")) notes.push({ code: "thanksgiving", params: {} });
  if (blackFriday === "white" && names(words, "جمعه السودا|بلاك فرايدي|black friday"))
    notes.push({ code: "white_friday", params: { here: "white" } });
  if (blackFriday === "black" && names(words, "جمعه البيضا|وايت فرايدي|white friday"))
    notes.push({ code: "white_friday", params: { here: "black" } });
  return notes;
}
