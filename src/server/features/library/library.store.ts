import { and, count, desc, eq, getTableColumns, gt, inArray, isNull, like, lt, or, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import type { Orm } from "#server/platform/db/database.ts";
import { generations, libraryItems, libraryVersions } from "#server/platform/db/schema.ts";
import type { PageCursor } from "#server/platform/page-cursor.ts";
import type { Verdict } from "#shared/contracts/repair.ts";
import type { Suggestion } from "#shared/contracts/report.ts";
import type { Variety } from "#shared/options.ts";

export type LibraryRow = typeof libraryItems.$inferSelect;
export type NewLibraryItem = typeof libraryItems.$inferInsert;

/** A row of a list. Reports hold every place in a text and stay in the database; only what lists show of them comes along. */
export type ListedRow = Omit<LibraryRow, "report"> & {
  readonly verdict: Verdict | null;
  readonly suggestions: Suggestion[] | null;
};

const { report, ...columnsWithoutReport } = getTableColumns(libraryItems);
const verdict = sql<Verdict | null>`case when ${report} is null then null else
  jsonb_build_object('variety', ${report}->'variety'->'verdict', 'words', ${report}->'words'->'verdict') end`;
const suggestions = sql<Suggestion[] | null>`${report}->'suggestions'`;

export interface LibraryFilter {
  readonly search: string | null;
  readonly variety: Variety | null;
  readonly favouritesOnly: boolean;
  readonly setId: string | null;
  /** Of each market set only the newest text that matches stands for all of them. */
  readonly groupSets: boolean;
}

/** Folds Arabic spelling variants in SQL as `language/text/normalise.ts` does in the browser, for a plain substring search. */
const folded = (column: AnyPgColumn) =>
  sql`translate(regexp_replace(lower(${column}), '[\u064B-\u065F\u0670\u0640]', '', 'g'), 'أإآٱىیةک٠١٢٣٤٥٦٧٨٩', 'ااااييهك0123456789')`;

type Columns = Readonly<Record<"userId" | "variety" | "favourite" | "setId" | "title" | "text", AnyPgColumn>>;

function matches(items: Columns, userId: string, filter: LibraryFilter): SQL | undefined {
  const pattern = filter.search === null ? null : `%${filter.search.replace(/[\\%_]/g, "\\$&")}%`;
  return and(
    eq(items.userId, userId),
    filter.variety === null ? undefined : eq(items.variety, filter.variety),
    filter.favouritesOnly ? eq(items.favourite, true) : undefined,
    filter.setId === null ? undefined : eq(items.setId, filter.setId),
    pattern === null ? undefined : or(like(folded(items.title), pattern), like(folded(items.text), pattern)),
  );
}

function conditions(userId: string, filter: LibraryFilter): SQL | undefined {
  const own = matches(libraryItems, userId, filter);
  return filter.groupSets ? and(own, or(isNull(libraryItems.setId), isNewestOfSet(userId, filter))) : own;
}

function isNewestOfSet(userId: string, filter: LibraryFilter): SQL {
  const other = alias(libraryItems, "other");
  const isNewer = or(
    gt(other.createdAt, libraryItems.createdAt),
    and(eq(other.createdAt, libraryItems.createdAt), gt(other.id, libraryItems.id)),
  );
  const inSet = and(eq(other.setId, libraryItems.setId), isNewer, matches(other, userId, filter));
  return sql`not exists (select 1 from ${libraryItems} as "other" where ${inSet})`;
}

/** Newest first. `search` is already folded. One row more than `limit` tells that there is a next page. */
export async function listItems(
  orm: Orm,
  userId: string,
  filter: LibraryFilter,
  cursor: PageCursor | null,
  limit: number,
): Promise<ListedRow[]> {
  const after =
    cursor === null
      ? undefined
      : or(
          lt(libraryItems.createdAt, cursor.createdAt),
          and(eq(libraryItems.createdAt, cursor.createdAt), lt(libraryItems.id, cursor.id)),
        );
  return orm
    .select({ ...columnsWithoutReport, verdict, suggestions })
    .from(libraryItems)
    .where(and(conditions(userId, filter), after))
    .orderBy(desc(libraryItems.createdAt), desc(libraryItems.id))
    .limit(limit);
}

/** How many texts each of these market sets has in the library. */
export async function countBySet(orm: Orm, setIds: readonly string[]): Promise<Map<string, number>> {
  if (setIds.length === 0) return new Map();
  const rows = await orm
    .select({ id: libraryItems.setId, texts: count() })
    .from(libraryItems)
    .where(inArray(libraryItems.setId, [...setIds]))
    .groupBy(libraryItems.setId);
  return new Map(rows.map(({ id, texts }) => [id ?? "", texts]));
}

export async function countItems(orm: Orm, userId: string, filter: LibraryFilter): Promise<number> {
  const [row] = await orm.select({ total: count() }).from(libraryItems).where(conditions(userId, filter));
  return row?.total ?? 0;
}

export async function getItem(orm: Orm, userId: string, id: string): Promise<LibraryRow | null> {
  const [row] = await orm
    .select()
    .from(libraryItems)
    .where(and(eq(libraryItems.id, id), eq(libraryItems.userId, userId)));
  return row ?? null;
}

/** Locks the item until the caller's transaction ends, so that two changes of a text make two versions. */
export async function lockItem(orm: Orm, userId: string, id: string): Promise<LibraryRow | null> {
  const [row] = await orm
    .select()
    .from(libraryItems)
    .where(and(eq(libraryItems.id, id), eq(libraryItems.userId, userId)))
    .for("update");
  return row ?? null;
}

/** Likewise, by the job that wrote it. */
export async function lockItemOfGeneration(orm: Orm, userId: string, generationId: string): Promise<LibraryRow | null> {
  const [row] = await orm
    .select()
    .from(libraryItems)
    .where(and(eq(libraryItems.generationId, generationId), eq(libraryItems.userId, userId)))
    .for("update");
  return row ?? null;
}

/** A new item with its first version. Inside the caller's transaction. */
export async function insertItem(orm: Orm, item: NewLibraryItem, origin: "generation" | "edit"): Promise<LibraryRow> {
  const [row] = await orm.insert(libraryItems).values(item).returning();
  if (!row) throw new Error("A library item was not inserted.");
  await insertVersion(orm, row, origin);
  return row;
}

export async function updateItem(
  orm: Orm,
  userId: string,
  id: string,
  values: Partial<NewLibraryItem>,
): Promise<LibraryRow | null> {
  const [row] = await orm
    .update(libraryItems)
    .set(values)
    .where(and(eq(libraryItems.id, id), eq(libraryItems.userId, userId)))
    .returning();
  return row ?? null;
}

/** One state of a text that was ever kept. The caller has checked whose it is. */
export async function getVersion(orm: Orm, itemId: string, version: number): Promise<typeof libraryVersions.$inferSelect | null> {
  const [row] = await orm
    .select()
    .from(libraryVersions)
    .where(and(eq(libraryVersions.itemId, itemId), eq(libraryVersions.version, version)));
  return row ?? null;
}

export async function insertVersion(orm: Orm, row: LibraryRow, origin: "generation" | "edit"): Promise<void> {
  await orm.insert(libraryVersions).values({
    itemId: row.id,
    version: row.version,
    origin,
    title: row.title,
    text: row.text,
    words: row.words,
    createdAt: row.updatedAt,
  });
}

/** Deletes an item with its versions, and the job that wrote it: its row holds the same text and brief. */
export async function deleteItem(orm: Orm, userId: string, id: string): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(libraryItems)
      .where(and(eq(libraryItems.id, id), eq(libraryItems.userId, userId)))
      .returning({ generationId: libraryItems.generationId });
    if (deleted?.generationId) await tx.delete(generations).where(eq(generations.id, deleted.generationId));
    return deleted !== undefined;
  });
}
