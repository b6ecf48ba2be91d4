import type { LocalNote } from "#shared/contracts/markets.ts";
import type { VarietyProfile } from "../varieties/profile.ts";
import { type BriefWords, names } from "./brief-words.ts";

interface Day {
  readonly name: "friday" | "saturday" | "sunday";
  /** 0 is Sunday. */
  readonly number: number;
  /** Over folded words. 'احد' without its article is 'someone'. */
  readonly pattern: string;
}

/** The days that are off in one of the countries and not in another. */
const days: readonly Day[] = [
  { name: "friday", number: 5, pattern: "جمعه(?! (?:البيضا|السودا))|(?<!black |white )fridays?" },
  { name: "saturday", number: 6, pattern: "سبت|saturdays?" },
  { name: "sunday", number: 0, pattern: "(?<=ال|لل)احد|يوم احد|sundays?" },
];

const weekendPattern = "(?:نهايه|عطله|اخر) (?:نهايه )?(?:ال)?اسبوع|ويك ?اند|ويكند|weekends?";
const dayNames = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/**
 * Where the brief names a day or the weekend: what that day is in the country. A working day is said wherever it is one, since the
 * same brief also goes where it is not; a day off only where the brief's home works on it.
 */
export function dayNotes(words: BriefWords, here: VarietyProfile, home: VarietyProfile): LocalNote[] {
  const notes: LocalNote[] = [];
  for (const { name, number, pattern } of days) {
    if (!names(words, pattern)) continue;
    if (!here.local.weekend.includes(number)) notes.push({ code: codeOfWorkingDay(number, here), params: { day: name } });
    else if (home.countryCode && !home.local.weekend.includes(number)) notes.push({ code: "day_off", params: { day: name } });
  }
  if (names(words, weekendPattern) && (!home.countryCode || !isSameWeekend(here, home))) {
    const [first = 5, second = 6] = here.local.weekend;
    notes.push({ code: "weekend", params: { first: dayNames[first] ?? "", second: dayNames[second] ?? "" } });
  }
  return notes;
}

function codeOfWorkingDay(day: number, here: VarietyProfile): "half_day" | "working_day" {
  return here.local.halfDay === day ? "half_day" : "working_day";
}

function isSameWeekend(one: VarietyProfile, other: VarietyProfile): boolean {
  return one.local.weekend.join() === other.local.weekend.join();
}
