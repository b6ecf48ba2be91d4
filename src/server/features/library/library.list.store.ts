import { and, arrayContains, count, eq, gt, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import type { InWorkspace } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import { owned } from "#server/platform/db/owned.ts";
import { libraryItems } from "#server/platform/db/schema.ts";
import { inOrder, isAfter, type PageOrder, type PagePlace } from "#server/platform/page-cursor.ts";
import type { LibraryLabels, LibrarySort, LibraryWriter } from "#shared/contracts/library.ts";
import type { Verdict } from "#shared/contracts/repair.ts";
import type { Suggestion } from "#shared/contracts/report.ts";
import type { Variety } from "#shared/options.ts";
import { holdsSearch, type Search } from "./library.search.store.ts";
import { itemColumns, type LibraryRow } from "./library.store.ts";

/** A row of a list. Reports hold every place in a text and stay in the database; only what lists show of them comes along. */
export type ListedRow = Omit<LibraryRow, "report"> & {
  readonly titleKey: string;
  readonly verdict: Verdict | null;
  readonly suggestions: Suggestion[] | null;
};

const { report, ...columnsWithoutReport } = itemColumns;
const verdict = sql<Verdict | null>`case when ${report} is null then null else
  jsonb_build_object('variety', ${report}->'variety'->'verdict', 'words', ${report}->'words'->'verdict') end`;
const suggestions = sql<Suggestion[] | null>`${report}->'suggestions'`;

export interface LibraryFilter {
  readonly search: Search | null;
  readonly variety: Variety | null;
  readonly favouritesOnly: boolean;
  readonly templateId: number | null;
  readonly writer: LibraryWriter | null;
  readonly tag: string | null;
  readonly folder: string | null;
  /** Written at this moment or later, and before that one. */
  readonly from: Date | null;
  readonly before: Date | null;
  readonly isTrash: boolean;
  readonly setId: string | null;
  /** Of each market set only the newest text that matches stands for all of them. */
  readonly groupMarketSets: boolean;
}

/** The whole library, each text for itself. */
export const everything: LibraryFilter = {
  search: null,
  variety: null,
  favouritesOnly: false,
  templateId: null,
  writer: null,
  tag: null,
  folder: null,
  from: null,
  before: null,
  isTrash: false,
  setId: null,
  groupMarketSets: false,
};

/** The table's columns, or those of its alias. */
type Columns = Readonly<Record<Exclude<keyof typeof libraryItems.$inferSelect, "seconds">, AnyPgColumn>>;

function matches(items: Columns, owner: InWorkspace, filter: LibraryFilter): SQL | undefined {
  return and(
    owned(items, owner),
    filter.isTrash ? isNotNull(items.deletedAt) : isNull(items.deletedAt),
    filter.templateId === null ? undefined : eq(items.templateId, filter.templateId),
    filter.writer === null ? undefined : isBy(items, filter.writer),
    filter.tag === null ? undefined : arrayContains(items.tags, [filter.tag]),
    filter.folder === null ? undefined : eq(items.folder, filter.folder),
    filter.from === null ? undefined : gte(items.createdAt, filter.from),
    filter.before === null ? undefined : lt(items.createdAt, filter.before),
    filter.variety === null ? undefined : eq(items.variety, filter.variety),
    filter.favouritesOnly ? eq(items.favourite, true) : undefined,
    filter.setId === null ? undefined : eq(items.setId, filter.setId),
    filter.search === null ? undefined : holdsSearch(items, filter.search),
  );
}

function isBy(items: Columns, writer: LibraryWriter): SQL {
  return writer === "own" ? isNull(items.writer) : eq(sql`${items.writer} ->> 'kind'`, writer);
}

function conditions(owner: InWorkspace, filter: LibraryFilter): SQL | undefined {
  const own = matches(libraryItems, owner, filter);
  return filter.groupMarketSets ? and(own, or(isNull(libraryItems.setId), isNewestOfMarketSet(owner, filter))) : own;
}

function isNewestOfMarketSet(owner: InWorkspace, filter: LibraryFilter): SQL {
  const other = alias(libraryItems, "other");
  const isNewer = or(
    gt(other.createdAt, libraryItems.createdAt),
    and(eq(other.createdAt, libraryItems.createdAt), gt(other.id, libraryItems.id)),
  );
  const inMarketSet = and(eq(other.setId, libraryItems.setId), isNewer, matches(other, owner, filter));
  return sql`not exists (select 1 from ${libraryItems} as "other" where ${inMarketSet})`;
}

/** What the library can be ordered by. */
export const listOrders = {
  newest: { name: "newest", kind: "moment", key: libraryItems.createdAt, isDown: true },
  oldest: { name: "oldest", kind: "moment", key: libraryItems.createdAt, isDown: false },
  title: { name: "title", kind: "text", key: libraryItems.titleKey, isDown: false },
  longest: { name: "longest", kind: "number", key: libraryItems.words, isDown: true },
  shortest: { name: "shortest", kind: "number", key: libraryItems.words, isDown: false },
  deleted: { name: "deleted", kind: "moment", key: libraryItems.deletedAt, isDown: true },
} satisfies Record<ListOrder, PageOrder>;
export type ListOrder = LibrarySort | "deleted";

/** Where a list goes on after this row. */
export function placeOf(row: ListedRow, order: ListOrder): PagePlace {
  const keys = {
    newest: row.createdAt,
    oldest: row.createdAt,
    title: row.titleKey,
    longest: row.words,
    shortest: row.words,
    deleted: row.deletedAt ?? row.createdAt,
  } satisfies Record<ListOrder, PagePlace["key"]>;
  return { key: keys[order], id: row.id };
}

interface ListWish {
  readonly order: ListOrder;
  readonly after: PagePlace | null;
  readonly limit: number;
  /** Only the beginning of each text, and neither its brief nor what its report suggests: what a list does not show is not unpacked. */
  readonly maxChars?: number | undefined;
}

/**
 * To unpack a text and look through it costs a hundred times what the planner thinks of a comparison. Unless it is told, it reads all
 * texts of a person where an index knows the few that match: 120 ms in the place of 4.
 */
function searching<Answer>(orm: Orm, { search }: LibraryFilter, read: (orm: Orm) => Promise<Answer>): Promise<Answer> {
  if (search === null) return read(orm);
  return orm.transaction(async (tx) => {
    await tx.execute(sql`set local cpu_operator_cost = 0.1`);
    return read(tx);
  });
}

/** One row more than `limit` tells that there is a next page. */
export async function listItems(
  orm: Orm,
  owner: InWorkspace,
  filter: LibraryFilter,
  { order, after, limit, maxChars }: ListWish,
): Promise<ListedRow[]> {
  const by = listOrders[order];
  return searching(orm, filter, (one) =>
    one
      .select({
        ...columnsWithoutReport,
        titleKey: libraryItems.titleKey,
        verdict,
        suggestions: maxChars === undefined ? suggestions : sql<null>`null`,
        brief: maxChars === undefined ? libraryItems.brief : sql<null>`null`,
        text: maxChars === undefined ? libraryItems.text : sql<string>`left(${libraryItems.text}, ${maxChars})`,
      })
      .from(libraryItems)
      .where(and(conditions(owner, filter), isAfter(by, libraryItems.id, after)))
      .orderBy(...inOrder(by, libraryItems.id))
      .limit(limit),
  );
}

/** The ids alone, in the list's order. */
export async function listIds(
  orm: Orm,
  owner: InWorkspace,
  filter: LibraryFilter,
  { order, limit }: { readonly order: ListOrder; readonly limit: number },
): Promise<string[]> {
  const rows = await searching(orm, filter, (one) =>
    one
      .select({ id: libraryItems.id })
      .from(libraryItems)
      .where(conditions(owner, filter))
      .orderBy(...inOrder(listOrders[order], libraryItems.id))
      .limit(limit),
  );
  return rows.map(({ id }) => id);
}

/** How many texts each of these market sets has in the library. */
export async function countByMarketSet(orm: Orm, setIds: readonly string[]): Promise<Map<string, number>> {
  if (setIds.length === 0) return new Map();
  const rows = await orm
    .select({ id: libraryItems.setId, texts: count() })
    .from(libraryItems)
    .where(and(inArray(libraryItems.setId, [...setIds]), isNull(libraryItems.deletedAt)))
    .groupBy(libraryItems.setId);
  return new Map(rows.map(({ id, texts }) => [id ?? "", texts]));
}

/**
 * How many entries and how many texts match; the two differ where market sets are grouped. Of every set with a text that matches one
 * is an entry, whichever is the newest: the sets are counted, not looked for in each other.
 */
export async function countItems(orm: Orm, owner: InWorkspace, filter: LibraryFilter): Promise<{ total: number; texts: number }> {
  const { setId } = libraryItems;
  const entries = sql<number>`((count(*) filter (where ${setId} is null)) + count(distinct ${setId}))::int`;
  const [row] = await searching(orm, filter, (one) =>
    one
      .select({ texts: count(), total: filter.groupMarketSets ? entries : count() })
      .from(libraryItems)
      .where(matches(libraryItems, owner, filter)),
  );
  return row ?? { total: 0, texts: 0 };
}

/** The person's folders and tags with how many texts have them, and how many texts are in the trash. */
export async function countLabels(orm: Orm, owner: InWorkspace): Promise<LibraryLabels> {
  const mine = and(owned(libraryItems, owner), isNull(libraryItems.deletedAt));
  const folders = await orm
    .select({ name: sql<string>`${libraryItems.folder}`, texts: count() })
    .from(libraryItems)
    .where(and(mine, isNotNull(libraryItems.folder)))
    .groupBy(libraryItems.folder)
    .orderBy(libraryItems.folder);
  const tag = sql<string>`unnest(${libraryItems.tags})`.as("name");
  const names = orm.select({ tag }).from(libraryItems).where(mine).as("names");
  const tags = await orm.select({ name: names.tag, texts: count() }).from(names).groupBy(names.tag).orderBy(names.tag);
  const [trash] = await orm
    .select({ trashed: count() })
    .from(libraryItems)
    .where(and(owned(libraryItems, owner), isNotNull(libraryItems.deletedAt)));
  return { folders, tags, trashed: trash?.trashed ?? 0 };
}
