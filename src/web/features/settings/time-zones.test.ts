import { expect, test } from "vitest";
import { allTimeZones, findTimeZones, timeZoneOf } from "./time-zones.ts";

const winter = new Date("2026-01-15T12:00:00Z");
const summer = new Date("2026-07-15T12:00:00Z");
const idsOf = (locale: string, query: string) => findTimeZones(allTimeZones(locale, winter, null), query).map(({ id }) => id);

test("the offset is that of the moment, summer time included", () => {
  expect(timeZoneOf("Europe/Berlin", "en", winter).offset).toBe("+01:00");
  expect(timeZoneOf("Europe/Berlin", "en", summer).offset).toBe("+02:00");
  expect(timeZoneOf("UTC", "en", winter).offset).toBe("+00:00");
  expect(timeZoneOf("America/New_York", "ar-u-nu-latn", winter).offset).toBe("-05:00");
});

test.each([
  ["en", "riyadh", "Asia/Riyadh"],
  ["en", "saudi", "Asia/Riyadh"],
  ["en", "new york", "America/New_York"],
  ["en", "utc+4", "Asia/Dubai"],
  ["ar-u-nu-latn", "مصر", "Africa/Cairo"],
  ["ar-u-nu-latn", "الامارات", "Asia/Dubai"],
  ["ar-u-nu-latn", "المملكه العربيه", "Asia/Riyadh"],
  ["ar-u-nu-latn", "cairo", "Africa/Cairo"],
])("in %s '%s' finds %s, in any spelling", (locale, query, id) => {
  expect(idsOf(locale, query)).toContain(id);
});

test("what is nowhere finds nothing; nothing typed shows all, UTC and a zone that was chosen elsewhere among them", () => {
  expect(idsOf("en", "atlantis")).toEqual([]);
  const all = allTimeZones("en", winter, "Asia/Calcutta").map(({ id }) => id);
  expect(all).toEqual(expect.arrayContaining(["UTC", "Asia/Calcutta", "Africa/Cairo"]));
  expect(new Set(all).size).toBe(all.length);
});

test("an Arabic page calls zones by their Arabic names, an English one by their cities", () => {
  expect(timeZoneOf("Africa/Cairo", "ar-u-nu-latn", winter).title).toBe("توقيت مصر");
  expect(timeZoneOf("Africa/Cairo", "en", winter).title).toBe("Cairo");
  expect(timeZoneOf("UTC", "ar-u-nu-latn", winter).title).toBe("UTC");
});
