import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import { appMessages } from "#shared/locales/ar/app.ts";
import { documentMessages } from "#shared/locales/ar/documents.ts";
import { laterMessages } from "#shared/locales/ar/later.ts";
import { panelMessages } from "#shared/locales/ar/panels.ts";
import { createFormat, formattingLocale, inDigitsOf } from "./format.ts";

const english = createFormat({ language: "en", digits: "western", timeZone: "Africa/Cairo" });
const arabic = createFormat({ language: "ar", digits: "western", timeZone: "Africa/Cairo" });
const arabicIndic = createFormat({ language: "ar", digits: "arabic-indic", timeZone: "Africa/Cairo" });

test("digits are Western unless Arabic-Indic ones were chosen, whatever Intl would take for the language", () => {
  expect(arabic.number(18_420)).toBe("18,420");
  expect(arabicIndic.number(18_420)).toBe("١٨٬٤٢٠");
  expect(arabic.date("2024-11-17T10:00:00Z")).toMatch(/^17 نوفمبر.* 2024$/);
  expect(arabicIndic.date("2024-11-17T10:00:00Z")).toContain("١٧");
});

test("the choice of digits does not touch the English interface", () => {
  const format = createFormat({ language: "en", digits: "arabic-indic", timeZone: "UTC" });
  expect(format.number(5000)).toBe("5,000");
});

test("figures that a text names itself follow the choice of digits; names with figures, and the syntax of messages, stay", () => {
  const texts = {
    a: "آخر 12 شهرًا",
    b: ["استُهلك 80% أو 29.50.", "(F8)، \u2066https://a1.b2/v1\u2069"],
    c: "{n, plural, =1 {2} other {# من 10}}",
  };
  expect(inDigitsOf(formattingLocale("ar", "arabic-indic"), texts)).toEqual({
    a: "آخر ١٢ شهرًا",
    b: ["استُهلك ٨٠٪ أو ٢٩٫٥٠.", "(F8)، \u2066https://a1.b2/v1\u2069"],
    c: "{n, plural, =1 {٢} other {# من ١٠}}",
  });
  expect(inDigitsOf(formattingLocale("ar", "western"), texts)).toBe(texts);
  expect(inDigitsOf(formattingLocale("en", "arabic-indic"), texts)).toBe(texts);
});

test("every text of the Arabic interface can be formatted in Arabic-Indic digits, and has no other ones", () => {
  const locale = formattingLocale("ar", "arabic-indic");
  const problems: string[] = [];
  for (const text of textsOf(inDigitsOf(locale, { ...appMessages, ...documentMessages, ...laterMessages, ...panelMessages }))) {
    const t = createTranslator({ locale, messages: { text }, onError: (error) => problems.push(error.message) });
    const numbers = [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => [name, 1234]);
    const tags = [...text.matchAll(/<([a-z]+)>/gi)].map(([, name]) => [name, (inner: string) => inner]);
    const shown = (t.markup as (key: string, values: object) => string)("text", Object.fromEntries([...numbers, ...tags]));
    if (/(?<![A-Za-z]\d*)\d/.test(shown.replaceAll("1234", ""))) problems.push(shown);
  }
  expect(problems).toEqual([]);
});

/** The texts of a catalogue, in its order. */
function textsOf(catalogue: object): string[] {
  return Object.values(catalogue).flatMap((value: object | string) => (typeof value === "string" ? value : textsOf(value)));
}

test("sizes are said in the largest unit that they fill", () => {
  expect([english.bytes(900), english.bytes(1_540_000), english.bytes(20_000_000_000)]).toEqual(["1 kB", "1.5 MB", "20 GB"]);
  expect(arabic.bytes(50_000_000)).toBe("50 ميغابايت");
});

test("a share that rounds to nothing is said to be less than one percent", () => {
  expect(english.shareOf(1, 0)).toBe("<1%");
  expect(english.shareOf(0, 0)).toBe("0%");
  expect(english.shareOf(12, 4)).toBe("4%");
});

test("days of the coming months stand without their year, and name a month once", () => {
  expect(english.dayRange("2027-03-09", "2027-03-11")).toBe("March 9\u2009–\u200911");
  expect(english.dayRange("2027-02-08", "2027-02-08")).toBe("February 8");
  expect(arabic.dayRange("2027-02-08", "2027-03-11")).toBe("8 فبراير – 11 مارس");
});

test("times are those of the person's time zone, on a 24-hour clock", () => {
  expect(english.time("2024-11-17T22:30:00Z")).toBe("00:30");
});

test("relative times count minutes under an hour, hours under a day, then days", () => {
  const now = "2026-11-20T12:00:00Z";
  expect(english.relative("2026-11-20T11:59:40Z", now)).toBe("now");
  expect(english.relative("2026-11-20T11:01:00Z", now)).toBe("59 minutes ago");
  expect(english.relative("2026-11-20T11:00:00Z", now)).toBe("1 hour ago");
  expect(english.relative("2026-11-19T12:01:00Z", now)).toBe("23 hours ago");
  expect(english.relative("2026-11-19T12:00:00Z", now)).toBe("yesterday");
  expect(arabic.relative("2026-11-18T12:00:00Z", now)).toBe("أول أمس");
});

test("relative times have the Arabic dual and plurals, in every unit", () => {
  const now = Date.parse("2026-11-20T12:00:00Z");
  const ago = (minutes: number) => arabic.relative(now - minutes * 60_000, now);
  expect([1, 2, 3, 11].map((count) => ago(count))).toEqual(["قبل دقيقة واحدة", "قبل دقيقتين", "قبل 3 دقائق", "قبل 11 دقيقة"]);
  expect([1, 2, 3, 11].map((count) => ago(60 * count))).toEqual(["قبل ساعة واحدة", "قبل ساعتين", "قبل 3 ساعات", "قبل 11 ساعة"]);
  expect([1, 2, 3, 11, 100].map((count) => ago(1440 * count))).toEqual([
    "أمس",
    "أول أمس",
    "قبل 3 أيام",
    "قبل 11 يومًا",
    "قبل 100 يوم",
  ]);
  expect(ago(100)).toBe("قبل ساعة واحدة");
});

test("calendar days and months do not move with the time zone", () => {
  const west = createFormat({ language: "en", digits: "western", timeZone: "Pacific/Pago_Pago" });
  expect(west.day("2024-11-17")).toBe("November 17, 2024");
  expect(west.calendarMonth("2024-11")).toBe("November");
  expect(west.calendarMonth("2024-11", "short")).toBe("Nov");
});

test("durations read as a stopwatch", () => {
  expect(english.duration(9.7)).toBe("0:09");
  expect(english.duration(3725)).toBe("1:02:05");
  expect(arabicIndic.duration(75)).toBe("١:١٥");
});

test("prices are whole dollars", () => {
  expect(english.price(29)).toBe("$29");
});
