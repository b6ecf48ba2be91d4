import { and, count, desc, eq, getTableColumns, gt, inArray, isNull, like, lt, or, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import type { Orm } from "#server/platform/db/database.ts";
import { generations, libraryItems, libraryVersions } from "#server/platform/db/schema.ts";
import type { PageCursor } from "#server/platform/page-cursor.ts";
import type { Verdict } from "#shared/contracts/repair.ts";
import type { Suggestion } from "#shared/contracts/report.ts";
import type { Variety } from "#shared/options.ts";

// What the search reads is larger than the text itself and of no use outside the database.
const { folded, searchVector, ...rowColumns } = getTableColumns(libraryItems);

export type LibraryRow = Omit<typeof libraryItems.$inferSelect, "folded" | "searchVector">;
export type NewLibraryItem = typeof libraryItems.$inferInsert;

/** A row of a list. Reports hold every place in a text and stay in the database; only what lists show of them comes along. */
export type ListedRow = Omit<LibraryRow, "report"> & {
  readonly verdict: Verdict | null;
  readonly suggestions: Suggestion[] | null;
};

const { report, ...columnsWithoutReport } = rowColumns;
const verdict = sql<Verdict | null>`case when ${report} is null then null else
  jsonb_build_object('variety', ${report}->'variety'->'verdict', 'words', ${report}->'words'->'verdict') end`;
const suggestions = sql<Suggestion[] | null>`${report}->'suggestions'`;

/** A search, folded. */
export interface Search {
  /** Each of them must be found. Without any word the search is for signs alone. */
  readonly words: readonly { readonly word: string; readonly isFoundInside: boolean }[];
  readonly phrase: string;
}

export interface LibraryFilter {
  readonly search: Search | null;
  readonly variety: Variety | null;
  readonly favouritesOnly: boolean;
  readonly setId: string | null;
  /** Of each market set only the newest text that matches stands for all of them. */
  readonly groupSets: boolean;
}

type Columns = Readonly<
  Record<"userId" | "variety" | "favourite" | "setId" | "folded" | "searchVector" | "deletedAt", AnyPgColumn>
>;

function matches(items: Columns, userId: string, filter: LibraryFilter): SQL | undefined {
  return and(
    eq(items.userId, userId),
    isNull(items.deletedAt),
    filter.variety === null ? undefined : eq(items.variety, filter.variety),
    filter.favouritesOnly ? eq(items.favourite, true) : undefined,
    filter.setId === null ? undefined : eq(items.setId, filter.setId),
    filter.search === null ? undefined : holdsSearch(items, filter.search),
  );
}

/** Every searched word must be found: as the beginning of a word, by its stem, or inside. Each way has its index. */
function holdsSearch(items: Columns, { words, phrase }: Search): SQL | undefined {
  const inLetters = (letters: string) => like(items.folded, `%${letters.replace(/[\\%_]/g, "\\$&")}%`);
  if (words.length === 0) return inLetters(phrase);
  return and(
    ...words.map(({ word, isFoundInside }) => {
      const stems = sql`to_tsquery('arabic', ${word}) || to_tsquery('english', ${word})`;
      const byWord = sql`${items.searchVector} @@ (to_tsquery('simple', ${`${word}:*`}) || ${stems})`;
      return isFoundInside ? or(byWord, inLetters(word)) : byWord;
    }),
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

/** Newest first. One row more than `limit` tells that there is a next page. */
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
    .where(and(inArray(libraryItems.setId, [...setIds]), isNull(libraryItems.deletedAt)))
    .groupBy(libraryItems.setId);
  return new Map(rows.map(({ id, texts }) => [id ?? "", texts]));
}

/** How many entries and how many texts match; the two differ where market sets are grouped. */
export async function countItems(orm: Orm, userId: string, filter: LibraryFilter): Promise<{ total: number; texts: number }> {
  const isEntry = filter.groupSets ? sql`${isNull(libraryItems.setId)} or ${isNewestOfSet(userId, filter)}` : sql`true`;
  const [row] = await orm
    .select({ texts: count(), total: sql<number>`(count(*) filter (where ${isEntry}))::int` })
    .from(libraryItems)
    .where(matches(libraryItems, userId, filter));
  return row ?? { total: 0, texts: 0 };
}

/** The stems of folded words in both languages, by word. */
export async function stemsOf(orm: Orm, words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (words.length === 0) return new Map();
  const { rows } = await orm.execute<{ word: string; stems: string[] }>(sql`
    select word, coalesce(ts_lexize('arabic_stem', word), '{}') || coalesce(ts_lexize('english_stem', word), '{}') as stems
    from json_array_elements_text(${JSON.stringify(words)}::json) as word`);
  return new Map(rows.map(({ word, stems }) => [word, stems]));
}

/** The person's own text, unless it is in the trash. */
const ownItem = (userId: string, id: string) =>
  and(eq(libraryItems.id, id), eq(libraryItems.userId, userId), isNull(libraryItems.deletedAt));

export async function getItem(orm: Orm, userId: string, id: string): Promise<LibraryRow | null> {
  const [row] = await orm.select(rowColumns).from(libraryItems).where(ownItem(userId, id));
  return row ?? null;
}

/** Locks the item until the caller's transaction ends, so that two changes of a text make two versions. */
export async function lockItem(orm: Orm, userId: string, id: string): Promise<LibraryRow | null> {
  const [row] = await orm.select(rowColumns).from(libraryItems).where(ownItem(userId, id)).for("update");
  return row ?? null;
}

/** Likewise, by the job that wrote it. */
export async function lockItemOfGeneration(orm: Orm, userId: string, generationId: string): Promise<LibraryRow | null> {
  const [row] = await orm
    .select(rowColumns)
    .from(libraryItems)
    .where(and(eq(libraryItems.generationId, generationId), eq(libraryItems.userId, userId), isNull(libraryItems.deletedAt)))
    .for("update");
  return row ?? null;
}

/** A new item with its first version. Inside the caller's transaction. */
export async function insertItem(orm: Orm, item: NewLibraryItem, origin: "generation" | "edit"): Promise<LibraryRow> {
  const [row] = await orm.insert(libraryItems).values(item).returning(rowColumns);
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
  const [row] = await orm.update(libraryItems).set(values).where(ownItem(userId, id)).returning(rowColumns);
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
