import { describe, expect, it } from "vitest";
import type { Brief } from "#shared/contracts/brief.ts";
import type { LocalNote } from "#shared/contracts/markets.ts";
import { type Variety, varieties } from "#shared/options.ts";
import { testBrief } from "#tests/support/briefs.ts";
import { localNotes } from "./local-notes.ts";

const neutral: Partial<Brief> = { topic: "", keywords: [], fields: {}, variety: "ar-saudi" };
const notesOn = (topic: string, variety: Variety, more: Partial<Brief> = {}): LocalNote[] =>
  localNotes(testBrief({ ...neutral, topic, ...more }), variety);
const codesOn = (topic: string, variety: Variety, more: Partial<Brief> = {}) =>
  notesOn(topic, variety, more).map(({ code }) => code);

describe("days", () => {
  it("says that Friday is a working day in Lebanon, half of one in the Emirates, and nothing in Kuwait", () => {
    expect(notesOn("عرض يوم الجمعة للعائلات", "ar-lebanese")).toEqual([{ code: "working_day", params: { day: "friday" } }]);
    expect(codesOn("عرض يوم الجمعة للعائلات", "ar-emirati")).toEqual(["half_day"]);
    expect(codesOn("عرض يوم الجمعة للعائلات", "ar-kuwaiti")).toEqual([]);
  });

  it("reads days with joined words, in both languages", () => {
    expect(codesOn("نفتح بالجمعة والسبت", "ar-lebanese")).toEqual(["working_day"]);
    expect(codesOn("A breakfast box on Fridays", "ar-lebanese")).toContain("working_day");
    expect(codesOn("التوصيل للأحد القادم", "ar-egyptian")).toEqual(["working_day"]);
  });

  it("says that Sunday is a day off where the brief's home works on it", () => {
    expect(notesOn("الدوام من الأحد إلى الخميس", "ar-lebanese")).toEqual([{ code: "day_off", params: { day: "sunday" } }]);
    expect(codesOn("يوم الأحد", "en-american", { variety: "ar-lebanese" })).toEqual([]);
  });

  it.each(["جمعية الحي", "لا أحد يعرف", "الجمعة البيضاء", "Black Friday offers"])("is not misled by '%s'", (topic) => {
    expect(codesOn(topic, "ar-lebanese")).not.toContain("working_day");
    expect(codesOn(topic, "ar-saudi")).not.toContain("working_day");
  });

  it("names the weekend's days where they are others than at home", () => {
    expect(notesOn("رحلة في عطلة نهاية الأسبوع", "ar-lebanese")).toContainEqual({
      code: "weekend",
      params: { first: "saturday", second: "sunday" },
    });
    expect(codesOn("رحلة في عطلة نهاية الأسبوع", "ar-kuwaiti")).not.toContain("weekend");
  });
});

describe("money", () => {
  it("notes an amount in another country's currency, whichever field holds it", () => {
    const price = { fields: { price: { amount: 49, currency: "SAR" } } };
    expect(notesOn("عطر جديد", "ar-kuwaiti", price)).toEqual([{ code: "currency", params: { named: "SAR", currency: "KWD" } }]);
    expect(codesOn("عطر جديد", "ar-saudi", price)).toEqual([]);
  });

  it("notes a price in words, and knows that riyal and dinar are two countries' money", () => {
    expect(codesOn("كل شيء بعشرين ريال", "ar-egyptian")).toEqual(["currency"]);
    expect(codesOn("كل شيء بعشرين ريال", "ar-qatari")).toEqual([]);
    expect(codesOn("كل شيء بدينار", "ar-jordanian")).toEqual([]);
    expect(codesOn("كل شيء بألف ليرة", "ar-lebanese")).toEqual([]);
  });
});

describe("things", () => {
  it("gives the local word for a thing that the brief calls otherwise", () => {
    expect(notesOn("فطور عائلي", "ar-kuwaiti")).toEqual([{ code: "word", params: { word: "فطور", here: "ريوق" } }]);
    expect(notesOn("", "ar-lebanese", { keywords: ["طماطم طازجة"] })).toContainEqual({
      code: "word",
      params: { word: "طماطم", here: "بندورة" },
    });
  });

  it("is silent where the word is local already, article or not", () => {
    expect(codesOn("الريوق عندنا", "ar-kuwaiti")).toEqual([]);
    expect(codesOn("بالفطور عندنا", "ar-saudi")).toEqual([]);
  });

  it("understands an English brief, and stops at three words", () => {
    expect(notesOn("A weekend breakfast box", "ar-kuwaiti")).toContainEqual({
      code: "word",
      params: { word: "breakfast", here: "ريوق" },
    });
    const many = notesOn("bread, breakfast, shoes, phone, sofa, fridge, tomatoes", "ar-egyptian");
    expect(many.filter(({ code }) => code === "word")).toHaveLength(3);
  });
});

describe("calendar", () => {
  it("gives the month's other name, and only where a month is meant", () => {
    expect(notesOn("عروض شهر يناير", "ar-lebanese")).toContainEqual({
      code: "month",
      params: { word: "يناير", here: "كانون الثاني" },
    });
    expect(notesOn("نفتتح في 5 شباط", "ar-saudi")).toContainEqual({ code: "month", params: { word: "شباط", here: "فبراير" } });
    expect(codesOn("مارس الرياضة كل يوم", "ar-lebanese")).not.toContain("month");
  });

  it("dates the national day by the country", () => {
    expect(notesOn("خصومات اليوم الوطني", "ar-kuwaiti")).toContainEqual({
      code: "national_day",
      params: { month: 2, day: 25, nameEn: "National Day", nameAr: "العيد الوطني" },
    });
  });

  it("knows which feasts few readers keep, and which have another date or name", () => {
    expect(codesOn("عروض رمضان", "en-american")).toContain("ramadan");
    expect(codesOn("عروض رمضان", "ar-saudi")).toEqual([]);
    expect(codesOn("Thanksgiving dinner table", "ar-jordanian")).toContain("thanksgiving");
    expect(notesOn("هدايا عيد الأم", "en-american")).toContainEqual({ code: "mothers_day", params: { when: "may" } });
    expect(notesOn("Black Friday", "ar-saudi")).toEqual([{ code: "white_friday", params: { here: "white" } }]);
  });
});

it("says nothing about a country for Standard Arabic, and nothing at all about a plain brief", () => {
  expect(codesOn("يوم الجمعة بعشرين ريال", "ar-standard")).toEqual([]);
  for (const variety of varieties) expect(codesOn("تنظيم الوقت في المشاريع الصغيرة", variety)).toEqual([]);
});
