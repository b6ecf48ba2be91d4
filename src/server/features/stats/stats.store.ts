import { and, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Orm } from "#server/platform/db/database.ts";
import { libraryVersions } from "#server/platform/db/document-schema.ts";
import { generations, libraryItems, sets, usageMonths, users } from "#server/platform/db/schema.ts";
import type { VarietyVerdict } from "#shared/contracts/report.ts";
import type { Tone, Variety } from "#shared/options.ts";

/** What to count, in days of the person's time zone. */
export interface StatsRange {
  readonly timeZone: string;
  /** First and last day of the range; null: no limit. */
  readonly from: string | null;
  readonly to: string | null;
  /** From here on days and weeks are wanted, whatever the range. */
  readonly daysFrom: string;
  readonly weeksFrom: string;
}

/**
 * One row of the one scan: `set` says what it is grouped by. Days and weeks are wanted whatever the range, so their rows do not tell
 * `is_in_range`; all others do.
 */
interface GroupRow extends Record<string, unknown> {
  readonly set: number;
  readonly is_in_range: boolean | null;
  readonly day: string | null;
  readonly week: string | null;
  readonly variety: Variety | null;
  readonly verdict: VarietyVerdict | null;
  readonly template_id: number | null;
  readonly tone: Tone | null;
  readonly provider: string | null;
  readonly model: string | null;
  readonly texts: number;
  readonly words: number;
  readonly favourites: number;
}

interface Sum {
  readonly texts: number;
  readonly words: number;
}

export interface Sums {
  readonly days: readonly (Sum & { readonly day: string; readonly favourites: number })[];
  readonly weeks: readonly (Sum & { readonly week: string; readonly variety: Variety })[];
  readonly verdicts: readonly (Sum & { readonly variety: Variety | null; readonly verdict: VarietyVerdict | null })[];
  readonly templates: readonly (Sum & { readonly templateId: number | null })[];
  readonly manners: readonly (Sum & {
    readonly tone: Tone | null;
    readonly provider: string | null;
    readonly model: string | null;
  })[];
}

/** Bits of `grouping(day, week, verdict, template_id, tone)`: 0 where the row is grouped by the column. */
const groupedBy = { day: 0b01111, week: 0b10111, verdict: 0b11011, template: 0b11101, manner: 0b11110 } as const;

/**
 * Counts the person's texts every way at once: one scan of their rows, grouped five ways by the database. Five statements would read
 * the same rows five times, and 10,000 texts are to take 50 ms (see `bench/stats.ts`).
 */
export async function sumTexts(orm: Orm, userId: string, range: StatsRange): Promise<Sums> {
  const { rows } = await orm.execute<GroupRow>(sql`
    with mine as (
      select (created_at at time zone ${range.timeZone})::date as day, variety, variety_verdict as verdict, template_id, tone,
        writer ->> 'provider' as provider, writer ->> 'model' as model, words, favourite
      from ${libraryItems} where user_id = ${userId} and deleted_at is null
    ), dated as (
      select mine.*, ${isWithin(range)} as is_in_range,
        case when day >= ${range.weeksFrom}::date then day - (extract(isodow from day)::int - 1) end as week
      from mine
    )
    select grouping(day, week, verdict, template_id, tone) as set, is_in_range, day::text, week::text, variety, verdict,
      template_id, tone, provider, model,
      count(*)::int as texts, sum(words)::int as words, (count(*) filter (where favourite))::int as favourites
    from dated
    group by grouping sets (
      (day), (week, variety), (is_in_range, variety, verdict), (is_in_range, template_id), (is_in_range, tone, provider, model)
    )`);
  const inRange = (set: number) => rows.filter((row) => row.set === set && row.is_in_range);
  return {
    days: rows.flatMap(({ set, day, texts, words, favourites }) =>
      set === groupedBy.day && day !== null ? { day, texts, words, favourites } : [],
    ),
    weeks: rows.flatMap(({ set, week, variety, texts, words }) =>
      set === groupedBy.week && week !== null && variety !== null ? { week, variety, texts, words } : [],
    ),
    verdicts: inRange(groupedBy.verdict).map(({ variety, verdict, texts, words }) => ({ variety, verdict, texts, words })),
    templates: inRange(groupedBy.template).map(({ template_id: templateId, texts, words }) => ({ templateId, texts, words })),
    manners: inRange(groupedBy.manner).map(({ tone, provider, model, texts, words }) => ({
      tone,
      provider,
      model,
      texts,
      words,
    })),
  };
}

function isWithin({ from, to }: StatsRange): SQL {
  const fromHere = from === null ? sql`true` : sql`day >= ${from}::date`;
  const toHere = to === null ? sql`true` : sql`day <= ${to}::date`;
  return sql`(${fromHere} and ${toHere})`;
}

/** The words charged in each month (UTC), deleted texts included, oldest first. */
export async function listUsedWords(orm: Orm, userId: string): Promise<{ month: string; used: number }[]> {
  return orm
    .select({ month: usageMonths.month, used: usageMonths.used })
    .from(usageMonths)
    .where(eq(usageMonths.userId, userId))
    .orderBy(usageMonths.month);
}

export async function getAccountStart(orm: Orm, userId: string): Promise<Date | null> {
  const [row] = await orm.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId));
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
export async function listWritten(orm: Orm, userId: string, limit: number): Promise<WrittenRow[]> {
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
    .where(and(eq(libraryItems.userId, userId), isNull(libraryItems.setId), isNull(libraryItems.deletedAt)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** The latest market sets of which the library still has texts. */
export async function listWrittenSets(orm: Orm, userId: string, limit: number) {
  return orm
    .select({
      id: sets.id,
      title: sets.title,
      at: sets.createdAt,
      texts: count(),
      words: sql<number>`sum(${libraryItems.words})::int`,
    })
    .from(sets)
    .innerJoin(libraryItems, eq(libraryItems.setId, sets.id))
    .where(and(eq(sets.userId, userId), isNull(libraryItems.deletedAt)))
    .groupBy(sets.id)
    .orderBy(desc(sets.createdAt))
    .limit(limit);
}

/** The latest edits, one a text. A favourite also changes `updated_at`, so the edit's own time comes from its version. */
export async function listEdited(orm: Orm, userId: string, limit: number) {
  const { id, title, variety, words, version, updatedAt } = libraryItems;
  return orm
    .select({ id, title, variety, words, at: libraryVersions.createdAt })
    .from(libraryItems)
    .innerJoin(libraryVersions, and(eq(libraryVersions.itemId, id), eq(libraryVersions.version, version)))
    .where(
      and(
        eq(libraryItems.userId, userId),
        sql`${version} > 1`,
        eq(libraryVersions.origin, "edit"),
        isNull(libraryItems.deletedAt),
      ),
    )
    .orderBy(desc(updatedAt))
    .limit(limit);
}

/** The latest jobs that ended without a text by no wish of the person's. */
export async function listFailed(orm: Orm, userId: string, limit: number) {
  const { id, brief, state, itemId, setId, startedAt, finishedAt } = generations;
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
        eq(generations.userId, userId),
        // As the partial index says it: with parameters the planner could not tell that it serves.
        sql`${state} in ('failed', 'interrupted')`,
        isNull(itemId),
        isNull(setId),
      ),
    )
    .orderBy(desc(startedAt))
    .limit(limit);
}
