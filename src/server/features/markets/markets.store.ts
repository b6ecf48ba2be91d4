import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { InWorkspace } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import { owned } from "#server/platform/db/owned.ts";
import { generations, libraryItems, marketSetCells, marketSets } from "#server/platform/db/schema.ts";
import { inOrder, isAfter, type PageOrder, type PagePlace } from "#server/platform/page-cursor.ts";
import { AppError } from "#shared/errors.ts";
import type { Variety } from "#shared/options.ts";

export type MarketSetRow = typeof marketSets.$inferSelect;
export type MarketCellRow = typeof marketSetCells.$inferSelect;
type NewMarketSet = typeof marketSets.$inferInsert;
type NewMarketCell = typeof marketSetCells.$inferInsert;

const ownMarketSet = (owner: InWorkspace, id: string) => and(eq(marketSets.id, id), owned(marketSets, owner));
const cellOf = (setId: string, variety: Variety) => and(eq(marketSetCells.setId, setId), eq(marketSetCells.variety, variety));

/**
 * Inserts the set unless the same person already sent this key. @returns the row that stands, and whether it is new.
 * @throws AppError request.key_reused where the key stands for another request.
 */
export async function insertMarketSet(orm: Orm, row: NewMarketSet): Promise<{ set: MarketSetRow; isNew: boolean }> {
  const [inserted] = await orm
    .insert(marketSets)
    .values(row)
    .onConflictDoNothing({ target: [marketSets.workspaceId, marketSets.idempotencyKey] })
    .returning();
  if (inserted) return { set: inserted, isNew: true };
  const [existing] = await orm
    .select()
    .from(marketSets)
    .where(and(owned(marketSets, row), eq(marketSets.idempotencyKey, row.idempotencyKey)));
  if (!existing) throw new Error("A set vanished between its insert and its read.");
  if (existing.requestHash !== null && existing.requestHash !== row.requestHash) throw new AppError("request.key_reused");
  return { set: existing, isNew: false };
}

/** @returns null for a set that is not there, or another person's. */
export async function getMarketSet(orm: Orm, owner: InWorkspace, id: string): Promise<MarketSetRow | null> {
  const [row] = await orm.select().from(marketSets).where(ownMarketSet(owner, id));
  return row ?? null;
}

export const newestMarketSets: PageOrder = { name: "newest", kind: "moment", key: marketSets.createdAt, isDown: true };

/** Newest first; one row more than `limit` tells that there is a next page. */
export async function listMarketSets(
  orm: Orm,
  owner: InWorkspace,
  after: PagePlace | null,
  limit: number,
): Promise<MarketSetRow[]> {
  return orm
    .select()
    .from(marketSets)
    .where(and(owned(marketSets, owner), isAfter(newestMarketSets, marketSets.id, after)))
    .orderBy(...inOrder(newestMarketSets, marketSets.id))
    .limit(limit);
}

/** The columns of these sets, in order. */
export async function listCells(orm: Orm, setIds: readonly string[]): Promise<MarketCellRow[]> {
  if (setIds.length === 0) return [];
  return orm
    .select()
    .from(marketSetCells)
    .where(inArray(marketSetCells.setId, [...setIds]))
    .orderBy(asc(marketSetCells.position), asc(marketSetCells.variety));
}

/** Puts markets at the end of a set; those that are in it already stay as they are. */
export async function addCells(orm: Orm, setId: string, varieties: readonly Variety[]): Promise<void> {
  const existing = await listCells(orm, [setId]);
  const next = Math.max(-1, ...existing.map(({ position }) => position)) + 1;
  const rows: NewMarketCell[] = varieties.map((variety, index) => ({ setId, variety, position: next + index }));
  await orm
    .insert(marketSetCells)
    .values(rows)
    .onConflictDoNothing({ target: [marketSetCells.setId, marketSetCells.variety] });
}

/** Notes what became of one attempt at a market; an attempt that another one has followed is no longer of interest. */
export async function settleCell(
  orm: Orm,
  { setId, variety, attempt }: Pick<MarketCellRow, "setId" | "variety" | "attempt">,
  values: Pick<NewMarketCell, "generationId" | "errorCode" | "errorParams">,
): Promise<void> {
  await orm
    .update(marketSetCells)
    .set(values)
    .where(and(cellOf(setId, variety), eq(marketSetCells.attempt, attempt)));
}

/** Begins the next attempt at a market, once for each attempt that was seen. @returns the cell; null where it has begun already. */
export async function nextAttempt(orm: Orm, setId: string, variety: Variety, seen: number): Promise<MarketCellRow | null> {
  const [row] = await orm
    .update(marketSetCells)
    .set({ attempt: sql`${marketSetCells.attempt} + 1`, generationId: null, errorCode: null, errorParams: null })
    .where(and(cellOf(setId, variety), eq(marketSetCells.attempt, seen)))
    .returning();
  return row ?? null;
}

/** Takes a market out of its set; the text that it had is the caller's to move. */
export async function deleteCell(orm: Orm, setId: string, variety: Variety): Promise<void> {
  await orm.delete(marketSetCells).where(cellOf(setId, variety));
}

/**
 * Puts a text of the person's, with the job that wrote it, into a set, or takes it out of the one that it is in. The job's row first,
 * as at every end of a job, so that a text which is finished in this moment goes where its job went.
 */
export async function moveText(orm: Orm, owner: InWorkspace, generationId: string, setId: string | null): Promise<void> {
  await orm.transaction(async (tx) => {
    const ownJob = and(eq(generations.id, generationId), owned(generations, owner));
    await tx.update(generations).set({ setId }).where(ownJob);
    const ownItem = and(eq(libraryItems.generationId, generationId), owned(libraryItems, owner));
    await tx.update(libraryItems).set({ setId }).where(ownItem);
  });
}

/**
 * Deletes a set; its texts go to the trash, or stay in the library by themselves. So does what another server process is still
 * writing: its job must be there when it ends, or its words would stay reserved.
 */
export async function deleteMarketSet(
  orm: Orm,
  owner: InWorkspace,
  id: string,
  texts: "keep" | "delete",
  now: Date,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const [found] = await tx.select({ id: marketSets.id }).from(marketSets).where(ownMarketSet(owner, id));
    if (!found) return false;
    if (texts === "delete") {
      const ended = and(eq(generations.setId, id), ne(generations.state, "running"));
      await tx.delete(generations).where(and(ended, isNull(generations.itemId)));
      await tx
        .update(libraryItems)
        .set({ deletedAt: now })
        .where(and(eq(libraryItems.setId, id), isNull(libraryItems.deletedAt)));
    }
    await tx.update(generations).set({ setId: null }).where(eq(generations.setId, id));
    await tx.update(libraryItems).set({ setId: null }).where(eq(libraryItems.setId, id));
    await tx.delete(marketSets).where(eq(marketSets.id, id));
    return true;
  });
}

/** Which of these jobs wrote a text that is in the trash now: the set does without it until it comes back. */
export async function jobsInTrash(orm: Orm, owner: InWorkspace, generationIds: readonly string[]): Promise<Set<string>> {
  if (generationIds.length === 0) return new Set();
  const rows = await orm
    .select({ id: libraryItems.generationId })
    .from(libraryItems)
    .where(
      and(owned(libraryItems, owner), inArray(libraryItems.generationId, [...generationIds]), isNotNull(libraryItems.deletedAt)),
    );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** What the library has of these jobs' texts that the jobs do not: a changed text, and a direction that was chosen. */
export async function changedTexts(orm: Orm, owner: InWorkspace, generationIds: readonly string[]) {
  if (generationIds.length === 0) return [];
  return orm
    .select({
      generationId: libraryItems.generationId,
      text: libraryItems.text,
      words: libraryItems.words,
      report: libraryItems.report,
      version: libraryItems.version,
      direction: libraryItems.direction,
    })
    .from(libraryItems)
    .where(
      and(
        owned(libraryItems, owner),
        inArray(libraryItems.generationId, [...generationIds]),
        or(gt(libraryItems.version, 1), isNotNull(libraryItems.direction)),
      ),
    );
}
