import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConfigError } from "#server/platform/startup-error.ts";
import { tempDir } from "#tests/support/temp-dir.ts";
import { readSeasonsFile } from "./seasons.file.ts";

const path = join(tempDir("seasons"), "seasons.json");
const term = {
  id: "school-term",
  name: { en: "Start of school", ar: "بداية المدارس" },
  from: "2026-08-23",
  countries: ["SA"],
  templates: [2],
};

function read(content: unknown) {
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return readSeasonsFile(path);
}

test("a file is read with its defaults, also behind a byte order mark", () => {
  expect(read({ seasons: [term] })).toEqual({ seasons: [term], announced: [] });
  expect(
    read(`\uFEFF${JSON.stringify({ announced: [{ season: "ramadan", from: "2027-02-09", countries: ["SA", "AE"] }] })}`),
  ).toEqual({
    seasons: [],
    announced: [{ season: "ramadan", from: "2027-02-09", countries: ["SA", "AE"] }],
  });
});

test.each<[string, unknown, RegExp]>([
  ["no JSON", "{", /cannot be read/],
  ["a list", [], /the file/],
  ["an unknown part", { season: [] }, /Unrecognized key: "season"/],
  ["no Arabic name", { seasons: [{ ...term, name: { en: "School" } }] }, /seasons\.0\.name\.ar/],
  ["an impossible day", { seasons: [{ ...term, from: "2026-02-30" }] }, /seasons\.0\.from/],
  ["an end before the beginning", { seasons: [{ ...term, to: "2026-08-22" }] }, /seasons\.0\.to/],
  ["an unknown country", { seasons: [{ ...term, countries: ["XX"] }] }, /seasons\.0\.countries\.0/],
  ["no country", { seasons: [{ ...term, countries: [] }] }, /seasons\.0\.countries/],
  ["an unknown template", { seasons: [{ ...term, templates: [999] }] }, /seasons\.0\.templates\.0 is no template/],
  ["the id of a season that exists", { seasons: [{ ...term, id: "ramadan" }] }, /seasons\.0\.id is the id of a season/],
  ["an id twice", { seasons: [term, term] }, /two seasons have the id 'school-term'/],
  [
    "an announced day of a season that is not Hijri",
    { announced: [{ season: "new-year", from: "2027-01-01", countries: ["SA"] }] },
    /announced\.0\.season/,
  ],
])("a file with %s is refused with what is wrong", (_, content, reason) => {
  expect(() => read(content)).toThrow(ConfigError);
  expect(() => read(content)).toThrow(reason);
  expect(() => read(content)).toThrow(path);
});

test("a file that is not there is named", () => {
  expect(() => readSeasonsFile("/nowhere/seasons.json")).toThrow(/SEASONS_FILE \/nowhere\/seasons\.json cannot be read/);
});
