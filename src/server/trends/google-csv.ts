import Papa from "papaparse";
import { daysBetween } from "#shared/calendar.ts";
import type { ImportedFigures, TrendPoint, TrendSeries } from "#shared/trend-figures.ts";
import { type Timeframe, type TrendCountry, timeframeDays, timeframes, trendCountries, trendLimits } from "#shared/trends.ts";
import { plainLine } from "./wire.ts";

/** Why a file was not read. `keyword_needed`: a file of related queries does not say what they are related to. */
export type CsvProblem = "unknown" | "keyword_needed";

const maxPoints = 2_000;
/** '2026-11-20', '2026-11', '2026-11-20T08', '2026-11-20T08:00:00', with or without a zone. */
const timeCell = /^\d{4}-\d{2}(-\d{2}(T\d{2}(:\d{2}(:\d{2})?)?(Z|[+-]\d{2}(:?\d{2})?)?)?)?$/;
/** 'coffee: (Egypt)', «قهوة: (مصر)». */
const columnName = /^(.*?)(?::\s*\(([^()]*)\))?$/u;
const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * Reads a file that the page of Google Trends exports (`multiTimeline.csv`, `relatedQueries.csv`), in any language of the page. '<1' is read as
 * half a point, because Google writes so what is neither 0 nor 1.
 * @param keyword what the related queries belong to.
 */
export function readGoogleCsv(text: string, keyword: string | null): ImportedFigures | CsvProblem {
  const clean = text.replace(invisible, "");
  const { data } = Papa.parse<string[]>(clean, { skipEmptyLines: "greedy" });
  const rows = data.map((row) => row.map((cell) => cell.trim()));
  const first = rows.findIndex(([time = "", ...values]) => timeCell.test(time) && values.length > 0);
  if (first > 0) return readTimeline(rows, first) ?? "unknown";
  const queries = readQueries(rows);
  if (queries.length === 0) return "unknown";
  if (keyword === null) return "keyword_needed";
  return { interest: null, related: [{ keyword, queries }] };
}

function readTimeline(rows: readonly string[][], first: number): ImportedFigures | null {
  const header = rows[first - 1] ?? [];
  const body = rows.slice(first, first + maxPoints).filter(([time = ""]) => timeCell.test(time));
  const columns = header.slice(1, 1 + trendLimits.comparedKeywords).map((cell) => columnName.exec(cell));
  const series: TrendSeries[] = columns.map((name, column) => ({
    keyword: plainLine(name?.[1] ?? ""),
    points: body.flatMap((row): TrendPoint[] => {
      const value = figureOf(row[column + 1]);
      return value === null ? [] : [{ time: row[0] ?? "", value }];
    }),
    about: null,
  }));
  if (series.length === 0 || series.some(({ keyword, points }) => keyword === "" || points.length === 0)) return null;
  const country = countryOf(columns[0]?.[2]);
  return { interest: { unit: "index", country, timeframe: timeframeOf(body), series, remarks: [] }, related: [] };
}

/** null: an empty cell, or no figure from 0 to 100. */
function figureOf(cell: string | undefined): number | null {
  if (cell === undefined || cell === "") return null;
  if (/^<\s*1$/.test(cell)) return 0.5;
  const value = Number(cell);
  return Number.isFinite(value) && value >= 0 && value <= 100 ? value : null;
}

/** The lists 'top' and 'rising', the top one first: a line of one cell, then lines of a query and its figure. */
function readQueries(rows: readonly string[][]): string[] {
  // The first line names the category.
  const head = rows.findIndex((row, at) => at > 0 && row.length === 1 && rows[at + 1]?.length === 2);
  if (head < 0) return [];
  const queries = rows.slice(head + 1).flatMap(([query = "", figure]) => (figure === undefined ? [] : [plainLine(query)]));
  return [...new Set(queries.filter((query) => query !== ""))].slice(0, 50);
}

/** The shortest timeframe that is as long as the file's. */
function timeframeOf(body: readonly string[][]): Timeframe {
  const day = (row: readonly string[] | undefined) => `${row?.[0] ?? ""}-01`.slice(0, 10);
  const days = daysBetween(day(body[0]), day(body.at(-1)));
  return timeframes.find((timeframe) => days <= timeframeDays[timeframe] + 1) ?? "now 5-y";
}

/** Countries by the names that the page writes. A country of none of ours, and 'Worldwide', is null. */
function countryOf(name: string | undefined): TrendCountry | null {
  if (!name) return null;
  const names = ["en", "ar"].map((language) => new Intl.DisplayNames(language, { type: "region" }));
  return trendCountries.find((country) => names.some((each) => each.of(country) === name)) ?? null;
}
