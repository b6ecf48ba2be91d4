/** The days of the week as people write them, folded; the same day stands on one line. */
const weekdays = [
  "السبت saturday",
  "الاحد sunday",
  "الاثنين الاتنين التنين monday",
  "الثلاثاء الثلاثا التلات tuesday",
  "الاربعاء الاربعا wednesday",
  "الخميس thursday",
  "الجمعه اليمعه friday",
];
/** How notes write them, in the same order: in a text these are other words as well. */
const inNotes = [
  "سبت sat saturdays",
  "احد sun sundays",
  "اثنين اتنين mon mondays",
  "ثلاثاء ثلاثا tue tuesdays",
  "اربعاء اربعا wed wednesdays",
  "خميس thu thursdays",
  "جمعه يمعه fri fridays",
];
const daysBy = (lines: readonly string[]) =>
  new Map(lines.flatMap((forms, day) => forms.split(" ").map((form) => [form, day] as const)));

/** The number of a weekday, Saturday first, by each of its names. */
export const weekdayOf: ReadonlyMap<string, number> = daysBy(weekdays);
export const weekdayInNotes: ReadonlyMap<string, number> = daysBy(inNotes);
