import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { foldForSearch } from "#language/text/search-fold.ts";
import type { Deps } from "#server/deps.ts";
import type { Owner } from "#server/platform/actor.ts";
import { readGoogleCsv } from "#server/trends/google-csv.ts";
import type { ImportedTrends, ImportTrendsRequest } from "#shared/contracts/trend-collection.ts";
import type { TrendComparison } from "#shared/contracts/trends.ts";
import { AppError } from "#shared/errors.ts";
import type { ImportedFigures, InterestFigures } from "#shared/trend-figures.ts";
import { defaultTrendCountry, type TrendOrigin, trendCountries, trendLimits, trendSourceNames } from "#shared/trends.ts";
import { tellTabs } from "../events/events.service.ts";
import { type Asked, noQueries, type RelatedQueries, toComparison } from "./trends.figures.ts";
import { deleteImport, type ImportRow, insertImport, listImports } from "./trends.imports.store.ts";

interface FoundInFiles {
  readonly comparison: TrendComparison | null;
  readonly related: RelatedQueries;
}

export interface TrendImportsService {
  /** The newest first. */
  list(owner: Owner): Promise<ImportedTrends[]>;
  /** @throws AppError trends.file_unknown, trends.keyword_needed, trends.too_many_imports */
  import(owner: Owner, request: ImportTrendsRequest): Promise<ImportedTrends>;
  /** @throws AppError request.not_found */
  remove(owner: Owner, id: string): Promise<void>;
  /** What the person's newest files have of a keyword in a country. */
  find(owner: Owner, keyword: string, asked: Asked): Promise<FoundInFiles>;
  /** Invented figures in the form of a file, to show the page at work. They are stored nowhere. */
  sample(): Promise<ImportedTrends>;
}

const sampleFile = "sample-coffee.csv";

export function createTrendImportsService({ db, clock, events }: Pick<Deps, "db" | "clock" | "events">): TrendImportsService {
  return {
    list: async (owner) => (await listImports(db.orm, owner.userId)).map((row) => toImported(row, "file")),
    async import(owner, { fileName, text, keyword }) {
      const figures = readGoogleCsv(text, keyword ?? null);
      if (figures === "unknown") throw new AppError("trends.file_unknown");
      if (figures === "keyword_needed") throw new AppError("trends.keyword_needed");
      const row = { id: randomUUID(), userId: owner.userId, fileName, figures, createdAt: clock() };
      if (!(await insertImport(db.orm, row, trendLimits.imports))) {
        throw new AppError("trends.too_many_imports", { max: trendLimits.imports });
      }
      tellTabs({ events }, owner.userId, { type: "trends" });
      return toImported(row, "file");
    },
    async remove(owner, id) {
      if (!(await deleteImport(db.orm, owner.userId, id))) throw new AppError("request.not_found");
      tellTabs({ events }, owner.userId, { type: "trends" });
    },
    find: async (owner, keyword, asked) => findIn(await listImports(db.orm, owner.userId), keyword, asked),
    async sample() {
      const text = await readFile(new URL(`../../trends/sample/${sampleFile}`, import.meta.url), "utf8");
      const figures = readGoogleCsv(text, null);
      if (typeof figures === "string") throw new Error(`the sample cannot be read: ${figures}`);
      return toImported({ id: "sample", userId: "", fileName: sampleFile, figures, createdAt: clock() }, "sample");
    },
  };
}

function toImported({ id, fileName, figures: { interest, related }, createdAt }: ImportRow, origin: TrendOrigin): ImportedTrends {
  const comparison = interest && toComparison(interest, askedOf(interest), { origin, fetchedAt: createdAt, isStale: false });
  const lists = related.map(({ keyword, queries }) => ({ keyword, queries: [...queries] }));
  return { id, fileName, importedAt: createdAt.toISOString(), comparison, related: lists };
}

/** A file answers its own question. */
function askedOf({ country, timeframe }: InterestFigures): Asked {
  const geo = trendCountries.find((known) => known === country) ?? defaultTrendCountry;
  return { geo, timeframe, category: 0 };
}

function findIn(rows: readonly ImportRow[], keyword: string, asked: Asked): FoundInFiles {
  const folded = foldForSearch(keyword);
  const isAsked = (each: { readonly keyword: string }) => foldForSearch(each.keyword) === folded;
  const withSeries = rows.flatMap((row) => {
    const series = seriesIn(row.figures, asked)?.find(isAsked);
    return series && row.figures.interest ? [{ row, figures: { ...row.figures.interest, series: [series] } }] : [];
  });
  const [found] = withSeries;
  const queries = rows.flatMap(({ figures }) => figures.related).find(isAsked)?.queries;
  return {
    comparison: found
      ? toComparison(found.figures, asked, { origin: "file", fetchedAt: found.row.createdAt, isStale: false })
      : null,
    related: queries ? { source: trendSourceNames.file, queries } : noQueries,
  };
}

/** Figures of another country are no answer; those of a file that names none may be. */
function seriesIn({ interest }: ImportedFigures, { geo }: Asked) {
  return interest && (interest.country === null || interest.country === geo) ? interest.series : null;
}
