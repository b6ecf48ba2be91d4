import { expect, test } from "vitest";
import { greetingAt } from "./greeting.ts";
import { loomOf, monthStarts } from "./loom.ts";

test("the greeting follows the clock where the person lives", () => {
  const moment = new Date("2026-11-20T09:30:00Z");
  expect(greetingAt(moment, "Asia/Riyadh")).toBe("afternoon");
  expect(greetingAt(moment, "UTC")).toBe("morning");
  expect(greetingAt(moment, "America/Los_Angeles")).toBe("evening");
});

test("the loom ends with this week, shares one scale, and never shows something as nothing", () => {
  const { weeks, rows, silent } = loomOf(
    {
      today: "2026-11-20",
      weeks: [
        { week: "2026-11-16", variety: "ar-egyptian", words: 400 },
        { week: "2026-11-09", variety: "ar-egyptian", words: 100 },
        { week: "2026-11-16", variety: "ar-saudi", words: 1 },
        { week: "2026-05-04", variety: "ar-qatari", words: 900 },
      ],
    },
    13,
  );
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([13, "2026-08-24", "2026-11-16"]);
  expect(rows.map(({ variety, words }) => [variety, words])).toEqual([
    ["ar-saudi", 1],
    ["ar-egyptian", 500],
  ]);
  expect(rows.map(({ cells }) => cells.slice(-2).map(({ level }) => level))).toEqual([
    [0, 1],
    [1, 4],
  ]);
  expect(silent).toContain("ar-qatari");
  expect(silent).toHaveLength(7);
});

test("a month is named where its name has room before the next", () => {
  const weeks = ["2026-08-31", "2026-09-07", "2026-09-14", "2026-09-21", "2026-09-28", "2026-10-05", "2026-10-12"];
  expect(monthStarts(weeks, 2)).toEqual([
    { month: "2026-09", column: 1 },
    { month: "2026-10", column: 5 },
  ]);
  expect(monthStarts(weeks, 3)).toEqual([{ month: "2026-09", column: 1 }]);
});
