import { z } from "zod";
import { timeframes, trendCountries, trendLimits } from "../trends.ts";
import { endpoint, nothing } from "./endpoint.ts";
import { comparison, keyword, keywordTrend, scope } from "./trends.ts";

const count = z.number().int();
const timeframe = z.enum(timeframes as [(typeof timeframes)[number]]);

const savedKeyword = z.object({
  id: z.string(),
  keyword: z.string(),
  country: z.enum(trendCountries),
  timeframe,
  savedAt: z.iso.datetime(),
  /** The interest when it was saved; null where there was none. */
  baseline: count.nullable(),
  /** The latest stored answer of the same source; null where there is none. Nothing is asked for it. */
  latest: keywordTrend.nullable(),
  /** The latest interest less the one at saving; null where either is missing or of another source. */
  sinceSaved: count.nullable(),
});
export type SavedKeyword = z.infer<typeof savedKeyword>;

/** A series of an imported file: a column of 'interest over time', or a list of 'related queries'. */
const importedFile = z.object({
  id: z.string(),
  fileName: z.string(),
  importedAt: z.iso.datetime(),
  comparison: comparison.nullable(),
  related: z.array(z.object({ keyword: z.string(), queries: z.array(z.string()) })),
});
export type ImportedTrends = z.infer<typeof importedFile>;

const saveRequest = z.object({ keyword, geo: scope.geo, timeframe: scope.timeframe });
export type SaveKeywordRequest = z.infer<typeof saveRequest>;

const importRequest = z.object({
  fileName: z.string().trim().min(1).max(200),
  /** What a file of related queries belongs to; it does not say so itself. */
  keyword: keyword.optional(),
  /** The file as text. */
  text: z.string().min(1).max(trendLimits.importBytes),
});
export type ImportTrendsRequest = z.infer<typeof importRequest>;

/** What a person keeps of trends: saved keywords and imported files. */
export const trendCollectionApi = {
  listSaved: endpoint({
    method: "GET",
    path: "/trend-keywords",
    summary: "The person's saved keywords, the newest first",
    answer: z.array(savedKeyword),
  }),
  save: endpoint({
    method: "POST",
    path: "/trend-keywords",
    summary: "Save a keyword; the same one in other letters is saved once",
    body: saveRequest,
    answer: savedKeyword,
    errors: ["trends.too_many_saved"],
  }),
  removeSaved: endpoint({
    method: "DELETE",
    path: "/trend-keywords/:id",
    summary: "Remove a saved keyword",
    answer: nothing,
  }),
  listImports: endpoint({
    method: "GET",
    path: "/trend-imports",
    summary: "The files of Google Trends that the person imported, the newest first",
    answer: z.array(importedFile),
  }),
  import: endpoint({
    method: "POST",
    path: "/trend-imports",
    summary: "Import a CSV file that the page of Google Trends exported",
    body: importRequest,
    answer: importedFile,
    errors: ["trends.file_unknown", "trends.keyword_needed", "trends.too_many_imports"],
  }),
  removeImport: endpoint({
    method: "DELETE",
    path: "/trend-imports/:id",
    summary: "Remove an imported file",
    answer: nothing,
  }),
  sample: endpoint({
    method: "GET",
    path: "/trend-sample",
    summary: "A sample of the page's figures, of no source",
    answer: importedFile,
  }),
};
