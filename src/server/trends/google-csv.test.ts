import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readGoogleCsv } from "./google-csv.ts";

/** As the page of Google Trends exports them: `multiTimeline.csv` and `relatedQueries.csv`. */
const english =
  "Category: All categories\n\nWeek,coffee: (Egypt),tea: (Egypt)\n2026-11-01,40,<1\n2026-11-08,80,0\n2026-11-15,100,12\n";
const arabic = "\ufeffالفئة: جميع الفئات\r\n\r\nيوم,قهوة: (مصر)\r\n2026-11-01,\u200f<1\r\n2026-11-02,55\r\n";
const hourly = "Category: All categories\n\nTime,coffee: (Worldwide)\n2026-11-20T08,40\n2026-11-20T09,41\n2026-11-20T10,42\n";
const related =
  "Category: All categories\n\nTOP\ncoffee shop,100\ncoffee beans,62\n\nRISING\ncold brew,Breakout\ncoffee shop,+250%\n";
const arabicRelated = "الفئة: جميع الفئات\n\nالأعلى\nقهوة عربية,100\n\nالصاعدة\nقهوة مختصة,زيادة مفاجئة\n";

test("interest over time in English: each column a keyword, '<1' between nothing and one", () => {
  expect(readGoogleCsv(english, null)).toEqual({
    interest: {
      unit: "index",
      country: "EG",
      timeframe: "now 1-m",
      series: [
        {
          keyword: "coffee",
          points: [
            { time: "2026-11-01", value: 40 },
            { time: "2026-11-08", value: 80 },
            { time: "2026-11-15", value: 100 },
          ],
          about: null,
        },
        {
          keyword: "tea",
          points: [
            { time: "2026-11-01", value: 0.5 },
            { time: "2026-11-08", value: 0 },
            { time: "2026-11-15", value: 12 },
          ],
          about: null,
        },
      ],
      remarks: [],
    },
    related: [],
  });
});

test("interest over time in Arabic, with a byte order mark, a mark of direction and lines of Windows", () => {
  expect(readGoogleCsv(arabic, null)).toMatchObject({
    interest: { country: "EG", timeframe: "now 1-d", series: [{ keyword: "قهوة", points: [{ value: 0.5 }, { value: 55 }] }] },
  });
});

test("hours of one day, of no country", () => {
  expect(readGoogleCsv(hourly, null)).toMatchObject({
    interest: {
      country: null,
      timeframe: "now 1-d",
      series: [{ keyword: "coffee", points: [{ time: "2026-11-20T08" }, {}, {}] }],
    },
  });
});

test.each([
  [related, ["coffee shop", "coffee beans", "cold brew"]],
  [arabicRelated, ["قهوة عربية", "قهوة مختصة"]],
])("related queries belong to the keyword that is named, the top ones first", (text, queries) => {
  expect(readGoogleCsv(text, "coffee")).toEqual({ interest: null, related: [{ keyword: "coffee", queries }] });
  expect(readGoogleCsv(text, null)).toBe("keyword_needed");
});

test.each([
  ["nothing", " \n"],
  ["a text", "Dear all,\nplease find attached\n"],
  ["a page", "<!doctype html><title>Sorry</title>"],
  ["another table", "name,price\ncoffee,45\ntea,30\n"],
  ["a header without rows", "Category: All categories\n\nWeek,coffee: (Egypt)\n"],
  ["figures that are none", "Week,coffee: (Egypt)\n2026-11-01,many\n"],
  ["figures beyond the scale", "Week,coffee: (Egypt)\n2026-11-01,101\n2026-11-08,-4\n"],
  ["binary", "PK\u0003\u0004\u0000\u0000\u0008"],
])("%s is no such file", (_name, text) => {
  expect(readGoogleCsv(text, "coffee")).toBe("unknown");
});

test("names stay text: no markup is read, control characters go, a formula is a name like any other", () => {
  const read = readGoogleCsv('Week,"=cmd|x <b>hi</b>\u0007: (Egypt)"\n2026-11-01,4\n', null);
  expect(read).toMatchObject({ interest: { series: [{ keyword: "=cmd|x <b>hi</b>" }] } });
});

test("the sample that comes with the app is such a file", () => {
  const text = readFileSync(join(import.meta.dirname, "sample/sample-coffee.csv"), "utf8");
  expect(readGoogleCsv(text, null)).toMatchObject({
    interest: { country: "EG", series: [{ keyword: "قهوة مختصة" }, { keyword: "كنافة" }] },
  });
});
