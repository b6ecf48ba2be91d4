import { randomUUID } from "node:crypto";
import { foldForSearch } from "#language/text/search-fold.ts";
import type { Deps } from "#server/deps.ts";
import type { Owner } from "#server/platform/actor.ts";
import type { SavedKeyword, SaveKeywordRequest } from "#shared/contracts/trend-collection.ts";
import { AppError } from "#shared/errors.ts";
import { type TrendSourceId, trendLimits, trendSourceIds } from "#shared/trends.ts";
import { tellTabs } from "../events/events.service.ts";
import { deleteSaved, insertSaved, listSaved, type SavedRow, setBaseline } from "./trends.saved.store.ts";
import type { TrendsService } from "./trends.service.ts";

export interface SavedKeywordsService {
  /** The newest first, each with the newest figures that are stored. Nothing is asked. */
  list(owner: Pick<Owner, "userId">): Promise<SavedKeyword[]>;
  /** The same keyword in other letters is saved once for a country. @throws AppError trends.too_many_saved */
  save(owner: Owner, request: SaveKeywordRequest): Promise<SavedKeyword>;
  /** @throws AppError request.not_found */
  remove(owner: Owner, id: string): Promise<void>;
}

interface SavedParts {
  readonly trends: TrendsService;
}

export function createSavedKeywordsService(
  { db, clock, events }: Pick<Deps, "db" | "clock" | "events">,
  { trends }: SavedParts,
): SavedKeywordsService {
  const stored = ({ keyword, country, timeframe }: Pick<SavedRow, "keyword" | "country" | "timeframe">, source: TrendSourceId) =>
    trends.stored(keyword, { geo: country, timeframe, category: 0 }, source);

  /** The stored figures of the source that told the baseline; of the first that told any where there is no baseline. */
  async function latestOf(row: SavedRow) {
    for (const source of row.baselineSource ? [row.baselineSource] : trendSourceIds) {
      const latest = await stored(row, source);
      if (latest?.interest !== null && latest !== null) return { latest, source };
    }
    return null;
  }

  /** A keyword that was saved before any source told figures is measured from the first that came since. */
  async function withBaseline(row: SavedRow): Promise<SavedRow> {
    if (row.baseline !== null) return row;
    const found = await latestOf(row);
    if (!found) return row;
    const first = { baseline: found.latest.interest, baselineSource: found.source };
    await setBaseline(db.orm, row.id, first);
    return { ...row, ...first };
  }

  async function toSaved(row: SavedRow): Promise<SavedKeyword> {
    const { latest = null } = (await latestOf(row)) ?? {};
    const interest = latest?.interest ?? null;
    return {
      id: row.id,
      keyword: row.keyword,
      country: row.country,
      timeframe: row.timeframe,
      savedAt: row.createdAt.toISOString(),
      baseline: row.baseline,
      latest,
      sinceSaved: interest === null || row.baseline === null ? null : interest - row.baseline,
    };
  }

  return {
    async list({ userId }) {
      const rows = await listSaved(db.orm, userId);
      return Promise.all(rows.map(async (row) => toSaved(await withBaseline(row))));
    },
    async save({ userId }, { keyword, geo, timeframe }) {
      const row: SavedRow = {
        id: randomUUID(),
        userId,
        keyword,
        folded: foldForSearch(keyword),
        country: geo,
        timeframe,
        baseline: null,
        baselineSource: null,
        told: null,
        createdAt: clock(),
      };
      const found = await latestOf(row);
      const baseline = { baseline: found?.latest.interest ?? null, baselineSource: found?.source ?? null };
      const saved = await insertSaved(db.orm, { ...row, ...baseline, told: baseline.baseline }, trendLimits.savedKeywords);
      if (!saved) throw new AppError("trends.too_many_saved", { max: trendLimits.savedKeywords });
      tellTabs({ events }, userId, { type: "trends" });
      return toSaved(saved);
    },
    async remove({ userId }, id) {
      if (!(await deleteSaved(db.orm, userId, id))) throw new AppError("request.not_found");
      tellTabs({ events }, userId, { type: "trends" });
    },
  };
}
