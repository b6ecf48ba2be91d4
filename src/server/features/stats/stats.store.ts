import { and, count, desc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { InWorkspace } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import { libraryVersions } from "#server/platform/db/document-schema.ts";
import { workspaces } from "#server/platform/db/identity-schema.ts";
import { owned } from "#server/platform/db/owned.ts";
import { generations, libraryItems, marketSets, usageMonths } from "#server/platform/db/schema.ts";
import type { WriterInfo } from "#shared/contracts/generations.ts";
import type { VarietyVerdict } from "#shared/contracts/report.ts";
import type { Tone, Variety } from "#shared/options.ts";

/** What to count, in days of the person's time zone. */
export interface StatsRange {
  readonly timeZone: string;
  /** First and last day of the range; null: no limit. */
  readonly from: string | null;
  readonly to: string | null;
  /** From this Monday on weeks are wanted, whatever the range; days always are. */
  readonly weeksFrom: string;
}

interface Sum {
  readonly texts: number;
  readonly words: number;
}

export interface Sums {
  readonly days: readonly (Sum & { readonly day: string; readonly favourites: number })[];
  readonly weeks: readonly (Sum & { readonly week: string; readonly variety: Variety })[];
  /** What is counted by few values together is counted at once, and added up by each of them afterwards. */
  readonly manners: readonly (Sum & {
    readonly variety: Variety | null;
    readonly verdict: VarietyVerdict | null;
    readonly tone: Tone | null;
  })[];
  readonly origins: readonly (Sum & { readonly templateId: number | null; readonly writer: WriterInfo | null })[];
}

/**
 * Counts the person's texts every way at once, in one statement and so of one state. The rows are read once, without the texts (on
 * PostgreSQL from the index `library_items_figures` alone), and kept; each way is then a narrow count of its own over what was kept.
 * That is quicker than one pass that carries every column through grouping sets, and 10,000 texts are to take 50 ms (`bench/stats.ts`).
 * Each count leaves the database as one JSON array: a thousand rows of ten columns would take the embedded one longer than to count them.
 */
export async function sumTexts(orm: Orm, owner: InWorkspace, { timeZone, from, to, weeksFrom }: StatsRange): Promise<Sums> {
  const mine = sql`select (created_at at time zone ${timeZone})::date as day, words, favourite, variety, variety_verdict as verdict,
    template_id as "templateId", tone, writer from ${libraryItems} where ${owned(libraryItems, owner)} and deleted_at is null`;
  const ranged = sql`where ${from === null ? sql`true` : sql`day >= ${from}::date`} and ${to === null ? sql`true` : sql`day <= ${to}::date`}`;
  // The first week begins on a Monday, and so do all after it.
  const week = sql`day - (day - ${weeksFrom}::date) % 7`;
  const { rows } = await orm.execute<Sums & Record<string, unknown>>(sql`
    with mine as materialized (${mine}) select
      ${listed(sql`select day, ${sums}, count(*) filter (where favourite) as favourites from mine group by day`)} as days,
      ${listed(sql`select ${week} as week, variety, ${sums} from mine
        where day >= ${weeksFrom}::date and variety is not null group by 1, variety`)} as weeks,
      ${listed(sql`select variety, verdict, tone, ${sums} from mine ${ranged} group by variety, verdict, tone`)} as manners,
      ${listed(sql`select "templateId", writer, ${sums} from mine ${ranged} group by "templateId", writer`)} as origins`);
  const [counted] = rows;
  if (!counted) throw new Error("a statement without a FROM of its own gives one row");
  return counted;
}

const sums = sql`count(*) as texts, sum(words) as words`;

/** The rows of a query as one value. */
function listed(query: SQL): SQL {
  return sql`(select coalesce(json_agg(part), '[]') from (${query}) as part)`;
}

/** The words charged in each month (UTC), deleted texts included, oldest first. */
export async function listUsedWords(orm: Orm, owner: InWorkspace): Promise<{ month: string; used: number }[]> {
  return orm
    .select({ month: usageMonths.month, used: usageMonths.used })
    .from(usageMonths)
    .where(owned(usageMonths, owner))
    .orderBy(usageMonths.month);
}

export async function getAccountStart(orm: Orm, owner: InWorkspace): Promise<Date | null> {
  const [row] = await orm
    .select({ createdAt: workspaces.createdAt })
    .from(workspaces)
    .where(eq(workspaces.id, owner.workspaceId));
  return row?.createdAt ?? null;
}

export interface WrittenRow {
  readonly id: string;
  readonly title: string;
  readonly variety: Variety | null;
  readonly words: number;
  readonly isGenerated: boolean;
  readonly isConversion: boolean;
  readonly at: Date;
}

/** The latest texts that stand alone. */
export async function listWritten(orm: Orm, owner: InWorkspace, limit: number): Promise<WrittenRow[]> {
  const { id, title, variety, words, generationId, conversion, createdAt } = libraryItems;
  return orm
    .select({
      id,
      title,
      variety,
      words,
      isGenerated: sql<boolean>`${generationId} is not null`,
      isConversion: sql<boolean>`${conversion} is not null`,
      at: createdAt,
    })
    .from(libraryItems)
    .where(and(owned(libraryItems, owner), isNull(libraryItems.setId), isNull(libraryItems.deletedAt)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** The latest market sets of which the library still has texts. */
export async function listWrittenMarketSets(orm: Orm, owner: InWorkspace, limit: number) {
  return orm
    .select({
      id: marketSets.id,
      title: marketSets.title,
      at: marketSets.createdAt,
      texts: count(),
      words: sql<number>`sum(${libraryItems.words})::int`,
    })
    .from(marketSets)
    .innerJoin(libraryItems, eq(libraryItems.setId, marketSets.id))
    .where(and(owned(marketSets, owner), isNull(libraryItems.deletedAt)))
    .groupBy(marketSets.id)
    .orderBy(desc(marketSets.createdAt))
    .limit(limit);
}

/** The latest edits, one a text. A favourite also changes `updated_at`, so the edit's own time comes from its version. */
export async function listEdited(orm: Orm, owner: InWorkspace, limit: number) {
  const { id, title, variety, words, version, updatedAt } = libraryItems;
  return orm
    .select({ id, title, variety, words, at: libraryVersions.createdAt })
    .from(libraryItems)
    .innerJoin(libraryVersions, and(eq(libraryVersions.itemId, id), eq(libraryVersions.version, version)))
    .where(
      and(owned(libraryItems, owner), sql`${version} > 1`, eq(libraryVersions.origin, "edit"), isNull(libraryItems.deletedAt)),
    )
    .orderBy(desc(updatedAt))
    .limit(limit);
}

/** The latest jobs that ended without a text by no wish of the person's. */
export async function listFailed(orm: Orm, owner: InWorkspace, limit: number) {
  const { id, kind, brief, state, itemId, setId, startedAt, finishedAt } = generations;
  return orm
    .select({
      id,
      topic: sql<string>`${brief} ->> 'topic'`,
      variety: sql<Variety>`${brief} ->> 'variety'`,
      at: sql<Date>`coalesce(${finishedAt}, ${startedAt})`.mapWith(startedAt),
    })
    .from(generations)
    .where(
      and(
        owned(generations, owner),
        // As the partial index says it: with parameters the planner could not tell that it serves.
        sql`${state} in ('failed', 'interrupted')`,
        isNull(itemId),
        isNull(setId),
        ne(kind, "edit"),
      ),
    )
    .orderBy(desc(startedAt))
    .limit(limit);
}
