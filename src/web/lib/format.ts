import type { Preferences } from "#shared/contracts/account.ts";
import type { Language } from "#shared/options.ts";

type Moment = Date | string | number;

/**
 * The one place where numbers, dates and times become text. `Intl` alone gives Arabic-Indic digits for ar-EG and ar-SA but
 * Western ones for ar and ar-AE, so the numbering system and the Gregorian calendar are pinned in the locale itself. The i18n
 * library gets the same locale, so that counts inside sentences agree with counts beside them.
 */
export function formattingLocale(language: Language, digits: Preferences["digits"]): string {
  const numbering = language === "ar" && digits === "arabic-indic" ? "arab" : "latn";
  return `${language}-u-ca-gregory-nu-${numbering}`;
}

/** Digits, and what stands between and behind them; not those of a name ('F8') or of the message syntax ('=1'). */
const figureSigns = /(?<![A-Za-z=]\d*)\d|(?<=\d)(?:%|\.(?=\d))/g;
const signInArabic = (sign: string) =>
  sign === "%" ? "٪" : sign === "." ? "٫" : String.fromCharCode(sign.charCodeAt(0) + 0x630);

/**
 * A catalogue with the figures that its texts name themselves ('the last 12 months', '80%') in the digits that the locale gives to
 * the counts beside them.
 */
export function inDigitsOf<Texts>(locale: string, texts: Texts): Texts {
  if (!locale.endsWith("arab")) return texts;
  const inArabic = (_key: string, text: unknown) => (typeof text === "string" ? text.replace(figureSigns, signInArabic) : text);
  return JSON.parse(JSON.stringify(texts, inArabic)) as Texts;
}

export interface Format {
  /** 18420 -> '18,420'. */
  number(value: number): string;
  /** 0.34 -> '34%'. */
  percent(share: number): string;
  /** A rounded percentage of what is counted: something that rounds to nothing is '<1%'. */
  shareOf(value: number, percent: number): string;
  /** 1_500_000 -> '1.5 MB'; less than a tenth of a megabyte is said in kilobytes. */
  bytes(count: number): string;
  /** 29 -> '$29'. */
  price(usd: number): string;
  /** '17 November', with the year when it is not the current one. */
  date(moment: Moment): string;
  /** '17 November, 14:32'. */
  dateTime(moment: Moment): string;
  /** '14:32'. */
  time(moment: Moment): string;
  /** 'November'. */
  month(moment: Moment): string;
  /** A calendar day, 'YYYY-MM-DD', whatever the time zone: '17 November', with the year when it is not the current one. */
  day(day: string): string;
  /** Calendar days of the coming months, without their year: '9 – 11 March'; '9 March' where both are the same. */
  dayRange(from: string, to: string): string;
  /** A calendar month, 'YYYY-MM': 'November' or, for narrow places in English, 'Nov'. */
  calendarMonth(month: string, style?: "long" | "short"): string;
  /** 'Friday 20 November'. */
  fullDay(moment: Moment): string;
  /** Minutes under 60, hours under 1,440 minutes, then days: '5 minutes ago', 'yesterday'. */
  relative(moment: Moment, now?: Moment): string;
  /** ['Egyptian', 'Saudi', 'American'] -> 'Egyptian, Saudi, and American'. */
  list(items: readonly string[]): string;
  /** Elapsed seconds as '0:09' or '1:02:05'. */
  duration(seconds: number): string;
}

const minutesPerHour = 60;
const minutesPerDay = 1440;

export function createFormat(preferences: Pick<Preferences, "language" | "digits" | "timeZone">): Format {
  const { timeZone } = preferences;
  const locale = formattingLocale(preferences.language, preferences.digits);
  const plain = new Intl.NumberFormat(locale);
  const twoDigits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone, ...options });
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const yearOf = (moment: Moment) => dates({ year: "numeric" }).format(new Date(moment));
  const dayOptions = (moment: Moment): Intl.DateTimeFormatOptions => ({
    day: "numeric",
    month: "long",
    ...(yearOf(moment) === yearOf(Date.now()) ? {} : { year: "numeric" }),
  });

  return {
    number: (value) => plain.format(value),
    bytes: (count) => {
      const [unit, size] =
        count >= 1e9 ? (["gigabyte", 1e9] as const) : count >= 1e5 ? (["megabyte", 1e6] as const) : (["kilobyte", 1e3] as const);
      return new Intl.NumberFormat(locale, {
        style: "unit",
        unit,
        // The Arabic abbreviations (م.ب) are read by few.
        unitDisplay: preferences.language === "ar" ? "long" : "short",
        maximumFractionDigits: unit === "kilobyte" ? 0 : 1,
      }).format(count / size);
    },
    shareOf: (texts, percent) => {
      const shown = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
      return texts > 0 && percent === 0 ? `<${shown.format(0.01)}` : shown.format(percent / 100);
    },
    percent: (share) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(share),
    // `Intl` writes '29 US$' in Arabic; prices of the plans look the same in both languages.
    price: (usd) => `$${plain.format(usd)}`,
    date: (moment) => dates(dayOptions(moment)).format(new Date(moment)),
    dateTime: (moment) => dates({ ...dayOptions(moment), ...clock }).format(new Date(moment)),
    time: (moment) => dates(clock).format(new Date(moment)),
    month: (moment) => dates({ month: "long" }).format(new Date(moment)),
    day: (day) => dates({ ...dayOptions(`${day}T12:00:00Z`), timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`)),
    dayRange: (from, to) =>
      dates({ day: "numeric", month: "long", timeZone: "UTC" }).formatRange(
        new Date(`${from}T12:00:00Z`),
        new Date(`${to}T12:00:00Z`),
      ),
    // The middle of a month is in that month in every time zone; its first moment is not.
    calendarMonth: (month, style = "long") => dates({ month: style }).format(new Date(`${month}-15T12:00:00Z`)),
    fullDay: (moment) => dates({ weekday: "long", day: "numeric", month: "long" }).format(new Date(moment)),
    relative: (moment, now = Date.now()) => relativeTime(locale, new Date(moment), new Date(now)),
    list: (items) => new Intl.ListFormat(locale, { type: "conjunction" }).format(items),
    duration: (seconds) => {
      const whole = Math.max(0, Math.floor(seconds));
      const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
      const tail = `${hours ? twoDigits.format(minutes) : plain.format(minutes)}:${twoDigits.format(rest)}`;
      return hours ? `${plain.format(hours)}:${tail}` : tail;
    },
  };
}

function relativeTime(locale: string, moment: Date, now: Date): string {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const minutes = Math.trunc((moment.getTime() - now.getTime()) / 60_000);
  const distance = Math.abs(minutes);
  // 'This minute' reads like an error beside a list of dates; zero seconds is 'now'.
  if (distance < 1) return relative.format(0, "second");
  if (distance < minutesPerHour) return relative.format(minutes, "minute");
  if (distance < minutesPerDay) return relative.format(Math.trunc(minutes / minutesPerHour), "hour");
  return relative.format(Math.trunc(minutes / minutesPerDay), "day");
}
