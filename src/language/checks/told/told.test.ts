import { describe, expect, test } from "vitest";
import type { Brief } from "#shared/contracts/brief.ts";
import { testBrief } from "#tests/support/briefs.ts";
import { fc } from "#tests/support/properties.ts";
import { check } from "../check.ts";

const plain = testBrief({ variety: "ar-saudi", topic: "محل عصير", keywords: [], fields: {} });

function toldIn(text: string, brief: Partial<Brief>, known: readonly string[] = []) {
  const { told } = check(text, { ...plain, ...brief }, known);
  const others = told?.others.map(({ start, end }) => text.slice(start, end));
  return { told: told?.told, known: told?.known, sentences: told?.sentences, others };
}

test("sentences are told, known or neither; headings, tags, heads of tables and blanks are not counted", () => {
  const text = [
    "# عصير المانجو",
    "عصير المانجو عندنا طازج وبدون سكر. الجو اليوم جميل يا جماعة. المانجو يبرد الجسم في الصيف.",
    "| الصنف | السعر |\n| --- | --- |\n| الكوب الكبير | 18 ريال |",
    "#عصير #مانجو",
    "كلمونا على [… رقم الجوال] اليوم.",
  ].join("\n\n");
  const notes = ["عصير مانجو طازج بدون سكر", "الكوب الكبير بـ18 ريال"];
  expect(toldIn(text, { notes }, ["المانجو يبرد الجسم في أيام الصيف."])).toEqual({
    told: 2,
    known: 1,
    sentences: 4,
    others: ["الجو اليوم جميل يا جماعة."],
  });
});

test("a brief of figures only tells the sentences that have them", () => {
  const text = "الكوب عندنا بثمنطعش ريال. تعالوا وشوفوا بأنفسكم.";
  expect(toldIn(text, { notes: ["18"] })).toMatchObject({ told: 1, others: ["تعالوا وشوفوا بأنفسكم."] });
});

test("without facts nothing can be carried, and the report says so", () => {
  expect(check("حياكم عندنا كل يوم.", plain).told).toMatchObject({ hasFacts: false, told: 0 });
});

describe("a told fact is neither untold nor a claim", () => {
  const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");
  const grouped = (by: string) => (value: number) => value.toLocaleString("en-US").replaceAll(",", by);
  const forms = fc.constantFrom<((value: number) => string)[]>(
    String,
    grouped(","),
    grouped("\u202f"),
    grouped("\u2009"),
    grouped("\u00a0"),
    grouped(" "),
    grouped("\u200f,"),
    (value) => arabicDigits(String(value)),
    (value) => arabicDigits(grouped("٬")(value)),
    (value) => `\u200e${value}\u200e`,
    (value) => `\u2066${grouped(",")(value)}\u2069`,
  );
  const around = fc.constantFrom("السعر # ريال", "عندنا بـ# درهم", "تدفع # جنيه للفرد", "$# للكوب", "# د.ك بس");

  test("whatever the digits, their thousands, marks of direction, currency and order", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 9_999_999 }), forms, forms, around, around, (value, told, said, one, other) => {
        const text = `${other.replace("#", said(value))}.`;
        const report = check(text, { ...plain, notes: [one.replace("#", told(value))] });
        expect(report.claims.map(({ start, end }) => text.slice(start, end))).toEqual([]);
        expect(report.told?.others).toEqual([]);
      }),
    );
  });

  test.each(["١٬٥٠٠", "1,500", "1500", "1\u202f500", "ألف وخمسمية", "ألف وخمسمائة"])("1500 is told as %s", (form) => {
    for (const other of ["١٬٥٠٠", "1,500", "1500", "ألف وخمسمية"]) {
      expect(toldIn(`السعر ${other} ريال.`, { notes: [`${form} ريال للفرد`] })).toMatchObject({ told: 1, others: [] });
      expect(check(`السعر ${other} ريال.`, { ...plain, notes: [`${form} ريال للفرد`] }).claims).toEqual([]);
    }
  });

  test("a date in any of its forms", () => {
    const pad = (value: number) => String(value).padStart(2, "0");
    const egyptian = "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر".split(" ");
    const dates = fc.constantFrom<((day: number, month: number) => string)[]>(
      (day, month) => `2026-${pad(month)}-${pad(day)}`,
      (day, month) => `${day}/${month}/2026`,
      (day, month) => arabicDigits(`${pad(day)}/${pad(month)}/2026`),
      (day, month) => `${day} ${egyptian[month - 1]} 2026`,
      (day, month) => `${arabicDigits(String(day))} ${egyptian[month - 1]} ٢٠٢٦`,
    );
    const dayOf = fc.integer({ min: 1, max: 28 });
    const monthOf = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(dayOf, monthOf, dates, dates, (day, month, told, said) => {
        const text = `الافتتاح ${said(day, month)} إن شاء الله.`;
        const { claims, told: sentences } = check(text, { ...plain, notes: [`الافتتاح ${told(day, month)}`] });
        expect(claims.map(({ start, end }) => text.slice(start, end))).toEqual([]);
        expect(sentences?.others).toEqual([]);
      }),
    );
  });
});

describe("a short text of told facts alone does not look like a fault", () => {
  const notes = ["عصير مانجو طازج بدون سكر مضاف", "الكوب الكبير بـ18 ريال", "نفتح الخميس الساعة 5 العصر"];
  const text = `${notes.join(". ")}.`;

  test("its dialect is the person's own words, not undecided", () => {
    expect(check(text, { ...plain, notes }).variety.verdict).toBe("told");
    expect(check("عصير مانجو بارد. الكوب كبير.", plain).variety.verdict, "words that nobody told stay undecided").toBe("open");
  });
});
