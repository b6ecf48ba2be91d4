import { describe, expect, test } from "vitest";
import { findTemplateByKey } from "#language/templates/registry.ts";
import { addDays } from "#shared/calendar.ts";
import type { TrendCountry } from "#shared/trends.ts";
import { seasonsIn } from "./seasons.calendar.ts";
import { seasons } from "./seasons.data.ts";
import type { SeasonsFile } from "./seasons.file.ts";

const noFile: SeasonsFile = { seasons: [], announced: [] };
const year = (number: number) => ({ from: `${number}-01-01`, to: `${number}-12-31` });

/** The first and last days of a season in a year. */
function daysOf(season: string, country: TrendCountry, number: number, file = noFile): string[] {
  return seasonsIn(country, year(number), file)
    .filter((each) => each.season === season)
    .map(({ from, to }) => (from === to ? from : `${from} ${to}`));
}

/** From the published Umm al-Qura calendar, and from printed calendars. */
test.each<[string, TrendCountry, number, string[]]>([
  ["ramadan", "SA", 2026, ["2026-02-18 2026-03-19"]],
  ["ramadan", "EG", 2030, ["2030-01-05 2030-02-03", "2030-12-26 2031-01-23"]],
  ["last-ten-nights", "KW", 2026, ["2026-03-10 2026-03-19"]],
  ["eid-al-fitr", "US", 2026, ["2026-03-20 2026-03-22"]],
  ["arafat-day", "JO", 2026, ["2026-05-26"]],
  ["eid-al-adha", "AE", 2026, ["2026-05-27 2026-05-30"]],
  ["hijri-new-year", "QA", 2026, ["2026-06-16"]],
  ["mawlid", "LB", 2026, ["2026-08-25"]],
  ["garangao", "QA", 2026, ["2026-03-03"]],
  ["haq-al-laila", "AE", 2026, ["2026-02-02"]],
  ["easter", "LB", 2024, ["2024-03-31"]],
  ["orthodox-easter", "LB", 2024, ["2024-05-05"]],
  ["easter", "GB", 2025, ["2025-04-20"]],
  ["orthodox-easter", "JO", 2025, ["2025-04-20"]],
  ["easter", "US", 2038, ["2038-04-25"]],
  ["sham-el-nessim", "EG", 2026, ["2026-04-13"]],
  ["mothering-sunday", "GB", 2026, ["2026-03-15"]],
  ["mothers-day", "LB", 2027, ["2027-03-21"]],
  ["mothers-day-may", "US", 2026, ["2026-05-10"]],
  ["qa-sport-day", "QA", 2026, ["2026-02-10"]],
  ["qa-sport-day", "QA", 2028, ["2028-02-08"]],
  ["us-memorial-day", "US", 2026, ["2026-05-25"]],
  ["us-memorial-day", "US", 2027, ["2027-05-31"]],
  ["thanksgiving", "US", 2026, ["2026-11-26"]],
  ["white-friday", "SA", 2026, ["2026-11-27 2026-11-30"]],
  ["white-friday", "SA", 2029, ["2029-11-23 2029-11-26"]],
  ["ae-national-day", "AE", 2028, ["2028-12-02 2028-12-03"]],
])("%s in %s in %i is on %j", (season, country, number, days) => {
  expect(daysOf(season, country, number)).toEqual(days);
});

test("a season shows from its country only, and while it lasts", () => {
  expect(daysOf("sa-national-day", "SA", 2026)).toEqual(["2026-09-23"]);
  expect(daysOf("sa-national-day", "EG", 2026)).toEqual([]);
  const on = (from: string) => seasonsIn("SA", { from, to: from }, noFile).map(({ season }) => season);
  expect(on("2026-11-30")).toContain("white-friday");
  expect(on("2026-12-01")).not.toContain("white-friday");
  expect(on("2026-03-19")).toEqual(["ramadan", "last-ten-nights"]);
});

test("the days around the end of a year are in their order", () => {
  const around = seasonsIn("QA", { from: "2026-12-18", to: "2027-01-01" }, noFile);
  expect(around.map(({ id }) => id)).toEqual([
    "qa-national-day-2026-12-18",
    "arabic-language-day-2026-12-18",
    "new-year-2027-01-01",
  ]);
});

test("only days of the Hijri calendar are expected ones", () => {
  const expected = seasonsIn("AE", year(2026), noFile).filter((each) => each.expected);
  const hijri = seasons.filter(({ rule, countries }) => rule.by === "hijri" && countries.includes("AE"));
  expect(new Set(expected.map(({ season }) => season))).toEqual(new Set(hijri.map(({ id }) => id)));
});

test("every season has its own id, a source, names in both languages and templates, whose choices exist", () => {
  expect(new Set(seasons.map(({ id }) => id)).size).toBe(seasons.length);
  for (const { id, name, source, templates, fields, countries } of seasons) {
    expect(countries.length, id).toBeGreaterThan(0);
    expect(source.length, id).toBeGreaterThan(9);
    expect(name.en, id).toMatch(/^[\x20-\x7e’]+$/);
    expect(name.ar, id).toMatch(/\p{Script=Arabic}/u);
    const choices = templates
      .flatMap((key) => findTemplateByKey(key)?.fields ?? [])
      .flatMap((field) => ("choices" in field && field.choices ? field.choices.map(({ value }) => `${field.key} ${value}`) : []));
    for (const [key, value] of Object.entries(fields)) expect(choices, id).toContain(`${key} ${value}`);
  }
});

describe("what the operator's file says", () => {
  const announced = (season: string, from: string, countries: TrendCountry[] = ["SA"]): SeasonsFile => ({
    seasons: [],
    announced: [{ season, from, countries }],
  });

  test("an announced day moves its whole month, ends the month before, and is no longer expected", () => {
    const file: SeasonsFile = {
      seasons: [],
      announced: [...announced("ramadan", "2026-02-19").announced, ...announced("eid-al-fitr", "2026-03-21").announced],
    };
    expect(daysOf("ramadan", "SA", 2026, file)).toEqual(["2026-02-19 2026-03-20"]);
    expect(daysOf("gergean", "SA", 2026, file)).toEqual(["2026-03-03 2026-03-05"]);
    expect(
      seasonsIn("SA", year(2026), file)
        .filter((each) => each.expected)
        .map(({ season }) => season),
    ).not.toContain("ramadan");
    // Elsewhere nothing was announced.
    expect(daysOf("ramadan", "KW", 2026, file)).toEqual(["2026-02-18 2026-03-19"]);
  });

  test("an announced day of the middle of a month tells its first day", () => {
    expect(daysOf("eid-al-adha", "SA", 2026, announced("arafat-day", "2026-05-27"))).toEqual(["2026-05-28 2026-05-31"]);
  });

  test("an occurrence keeps its id when another day is announced, so that a calendar moves it", () => {
    const idOf = (file: SeasonsFile) => seasonsIn("SA", year(2026), file).find(({ season }) => season === "ramadan")?.id;
    expect(idOf(announced("ramadan", "2026-02-19"))).toBe(idOf(noFile));
  });

  test("an announcement of another year changes nothing", () => {
    expect(daysOf("ramadan", "SA", 2026, announced("ramadan", "2025-03-02"))).toEqual(["2026-02-18 2026-03-19"]);
  });

  test("a season of the operator's comes once, every month, or every year, on the last day where a month is too short", () => {
    const own = (from: string, more: Partial<SeasonsFile["seasons"][number]> = {}) =>
      seasonsIn(
        "SA",
        { from: "2026-01-01", to: "2028-03-01" },
        {
          seasons: [{ id: "own", name: { en: "Own", ar: "خاص" }, from, countries: ["SA"], templates: [34], ...more }],
          announced: [],
        },
      ).filter(({ season }) => season === "own");
    expect(own("2026-08-24", { to: "2026-08-26" })).toMatchObject([{ from: "2026-08-24", to: "2026-08-26", templates: [34] }]);
    expect(own("2027-12-31", { repeats: "monthly" }).map(({ from }) => from)).toEqual(["2027-12-31", "2028-01-31", "2028-02-29"]);
    expect(own("2024-02-29", { repeats: "yearly" }).map(({ from }) => from)).toEqual(["2026-02-28", "2027-02-28", "2028-02-29"]);
    expect(own("2026-11-15", { to: addDays("2026-11-15", 2), repeats: "yearly" }).at(-1)).toMatchObject({
      from: "2027-11-15",
      to: "2027-11-17",
    });
  });
});
