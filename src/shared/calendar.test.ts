import { expect, test } from "vitest";
import { addDays, addMonths, dayIn, daysBetween, lastDayOf, mondayOf, monthsFrom, weekdayOf } from "./calendar.ts";

test("the day is the one where the zone holds, also around midnight and where clocks change", () => {
  const moment = new Date("2026-10-31T21:30:00Z");
  expect(dayIn("Asia/Riyadh", moment)).toBe("2026-11-01");
  expect(dayIn("UTC", moment)).toBe("2026-10-31");
  // New York sets its clocks back at 06:00 UTC: the day has 25 hours.
  expect(dayIn("America/New_York", new Date("2026-11-01T04:00:00Z"))).toBe("2026-11-01");
  expect(dayIn("America/New_York", new Date("2026-11-02T04:59:00Z"))).toBe("2026-11-01");
});

test("days and months are counted over years, leap days and both ends", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  expect(daysBetween("2026-03-01", "2026-11-01")).toBe(245);
  expect(addMonths("2026-11", 3)).toBe("2027-02");
  expect(addMonths("2026-01", -1)).toBe("2025-12");
  expect(lastDayOf("2028-02")).toBe("2028-02-29");
  expect(monthsFrom("2025-11", "2026-01")).toEqual(["2025-11", "2025-12", "2026-01"]);
  expect(monthsFrom("2026-02", "2026-01")).toEqual([]);
});

test("weeks begin on Monday", () => {
  expect(weekdayOf("2026-11-16")).toBe(0);
  expect(mondayOf("2026-11-16")).toBe("2026-11-16");
  expect(mondayOf("2026-11-22")).toBe("2026-11-16");
});
