import { expect, test } from "vitest";
import type { Stats } from "#shared/contracts/stats.ts";
import { comingParts } from "./coming-parts.ts";
import { heatWeeks } from "./heat-weeks.ts";
import { markRows, marksMax, textsPerMark } from "./mark-rows.ts";
import { paceOf } from "./pace.ts";
import { rangeOf, readPeriod, writePeriod } from "./period.ts";

test("the heat map has 53 weeks from Monday on, today is its last day, and each day stands once", () => {
  const weeks = heatWeeks({
    today: "2026-11-20",
    days: [
      { day: "2026-11-20", texts: 1, words: 10 },
      { day: "2026-03-08", texts: 2, words: 1000 },
    ],
  });
  const days = weeks.flatMap((week) => week.days);
  expect(weeks).toHaveLength(53);
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(["2025-11-17", "2026-11-20"]);
  expect(new Set(days.map(({ day }) => day)).size).toBe(52 * 7 + 5);
  expect(days.find(({ day }) => day === "2026-03-08")).toEqual({ day: "2026-03-08", words: 1000, level: 4 });
  expect(days.at(-1)?.level).toBe(1);
  expect(days.filter(({ level }) => level > 0)).toHaveLength(2);
});

test("every text has its mark until there are too many, then all varieties share one scale and none disappears", () => {
  const row = { variety: "ar-egyptian", strong: 3, strays: 1, other: 0, open: 1, unchecked: 1 } as const;
  const few = markRows([row])[0];
  expect(few?.marks).toEqual(["strong", "strong", "strong", "strays", "open", "open"]);
  expect([few?.texts, few?.strongShare]).toEqual([6, 0.75]);

  const many = [
    { ...row, strong: 900 },
    { ...row, variety: "ar-saudi" as const },
  ];
  expect(textsPerMark(many)).toBe(Math.ceil(903 / marksMax));
  expect(markRows(many)[1]?.marks).toEqual(["strong", "strays", "open"]);
});

test("voices without a text stand last, and where nothing could be told there is no share", () => {
  const rows = markRows([{ variety: "ar-jordanian", strong: 0, strays: 0, other: 0, open: 2, unchecked: 0 }]);
  expect(rows).toHaveLength(9);
  expect(rows[0]).toMatchObject({ variety: "ar-jordanian", strongShare: null });
  expect(rows.slice(1).every(({ texts }) => texts === 0)).toBe(true);
});

test("the pace counts the days of the month in UTC, today included, from the account's first day on", () => {
  const usage = { month: "2026-11", used: 18_420 };
  const today = new Date("2026-11-20T10:00:00Z");
  expect(paceOf(usage, today, "2025-03-01T00:00:00Z")).toEqual({ perDay: 921, byEnd: 27_630 });
  expect(paceOf(usage, today, "2026-11-19T23:59:00Z")).toEqual({ perDay: 9_210, byEnd: 18_420 + 10 * 9_210 });
  expect(paceOf(usage, today, "2026-11-20T09:00:00Z").perDay).toBe(18_420);
  const over = { month: "2026-11", used: 300 };
  expect(paceOf(over, new Date("2026-12-01T00:00:01Z"), "2025-03-01T00:00:00Z")).toEqual({ perDay: 10, byEnd: 300 });
});

test("a period survives the address, and what is no period is all time", () => {
  for (const period of [{ preset: "month" }, { preset: "all" }, { from: "2026-01-05", to: null }] as const) {
    expect(readPeriod({ ...writePeriod(period) })).toEqual(period);
  }
  expect(readPeriod({ period: "decade" })).toEqual({ preset: "all" });
  expect(readPeriod({ period: "custom", from: "2026-13-99", to: 7 })).toEqual({ from: null, to: null });
});

test("presets are days of the person's calendar; a first day after the last is no range", () => {
  expect(rangeOf({ preset: "month" }, "2026-11-20")).toEqual({ from: "2026-11-01", to: "2026-11-20" });
  expect(rangeOf({ preset: "days30" }, "2026-11-20")).toEqual({ from: "2026-10-22", to: "2026-11-20" });
  expect(rangeOf({ preset: "months12" }, "2026-11-20")).toEqual({ from: "2025-12-01", to: "2026-11-20" });
  expect(rangeOf({ preset: "all" }, "2026-11-20")).toEqual({ from: null, to: null });
  expect(rangeOf({ from: "2026-11-02", to: "2026-11-01" }, "2026-11-20")).toBeNull();
});

test("a newcomer is told of everything that cannot be shown yet, and of nothing that stands on the page", () => {
  const none = { totalContent: 0, byVariety: [], byTemplate: [], byTone: [], byWriter: [], days: [], byMonth: [] };
  const one = {
    ...none,
    totalContent: 1,
    byVariety: ["a"],
    byTemplate: ["a"],
    byTone: ["a"],
    byWriter: ["a"],
    days: ["a"],
    byMonth: ["a"],
  };
  const of = (stats: object) => comingParts(stats as unknown as Stats);
  expect(of(none)).toEqual(["figures", "right", "groups", "days", "months"]);
  expect(of(one)).toEqual(["groups", "days", "months"]);
  expect(of({ ...one, byTone: ["a", "b"] })).toEqual(["days", "months"]);
  expect(of({ ...one, byVariety: ["a", "b"], days: ["a", "b"], byMonth: ["a", "b"] })).toEqual([]);
});
