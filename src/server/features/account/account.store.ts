import { and, asc, eq, getTableColumns, gt, inArray, isNull, like, or } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { InWorkspace, Person } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import { deleteWorkspace } from "#server/platform/db/delete-workspace.ts";
import { archives, libraryVersions } from "#server/platform/db/document-schema.ts";
import { accounts, rateLimits, users, verifications } from "#server/platform/db/identity-schema.ts";
import { owned } from "#server/platform/db/owned.ts";
import { notifications, outboxMails, ownWriters } from "#server/platform/db/person-schema.ts";
import { brandVoices, generations, libraryItems, marketSetCells, marketSets, usageMonths } from "#server/platform/db/schema.ts";
import { savedKeywords, trendImports } from "#server/platform/db/trend-schema.ts";

/** Where a page of rows ended; the oldest come first, so that what is made meanwhile comes at the end. */
export interface PageEnd {
  readonly createdAt: Date;
  readonly id: string;
}

function isAfter(createdAt: PgColumn, id: PgColumn, end: PageEnd | null) {
  return end ? or(gt(createdAt, end.createdAt), and(eq(createdAt, end.createdAt), gt(id, end.id))) : undefined;
}

/** Texts of the library, the oldest first. What a report says follows from text and brief, and stays behind. */
export function listTexts(orm: Orm, owner: InWorkspace, after: PageEnd | null, limit: number) {
  return orm
    .select({
      id: libraryItems.id,
      title: libraryItems.title,
      templateId: libraryItems.templateId,
      variety: libraryItems.variety,
      writer: libraryItems.writer,
      brief: libraryItems.brief,
      status: libraryItems.status,
      text: libraryItems.text,
      words: libraryItems.words,
      favourite: libraryItems.favourite,
      direction: libraryItems.direction,
      version: libraryItems.version,
      conversion: libraryItems.conversion,
      setId: libraryItems.setId,
      createdAt: libraryItems.createdAt,
      updatedAt: libraryItems.updatedAt,
    })
    .from(libraryItems)
    .where(
      and(owned(libraryItems, owner), isNull(libraryItems.deletedAt), isAfter(libraryItems.createdAt, libraryItems.id, after)),
    )
    .orderBy(asc(libraryItems.createdAt), asc(libraryItems.id))
    .limit(limit);
}
export type TextRow = Awaited<ReturnType<typeof listTexts>>[number];

const { createdBy: _, ...versionColumns } = getTableColumns(libraryVersions);

/** Every version of these texts, in order. Their maker is left out: in the personal workspace it is the person. */
export async function listVersions(orm: Orm, itemIds: readonly string[]) {
  if (itemIds.length === 0) return [];
  return orm
    .select(versionColumns)
    .from(libraryVersions)
    .where(inArray(libraryVersions.itemId, [...itemIds]))
    .orderBy(asc(libraryVersions.itemId), asc(libraryVersions.version));
}

/** Jobs that left no text, so that nothing else in the export has their brief. */
export function listUnkept(orm: Orm, owner: InWorkspace) {
  const { id, kind, state, brief, errorCode, startedAt } = generations;
  return orm
    .select({ id, kind, state, brief, errorCode, startedAt })
    .from(generations)
    .where(and(owned(generations, owner), isNull(generations.itemId)))
    .orderBy(asc(startedAt), asc(id));
}

export async function listMarketSets(orm: Orm, owner: InWorkspace) {
  const rows = await orm
    .select()
    .from(marketSets)
    .where(owned(marketSets, owner))
    .orderBy(asc(marketSets.createdAt), asc(marketSets.id));
  const ids = rows.map(({ id }) => id);
  const cells =
    ids.length === 0
      ? []
      : await orm
          .select()
          .from(marketSetCells)
          .where(inArray(marketSetCells.setId, ids))
          .orderBy(asc(marketSetCells.setId), asc(marketSetCells.position));
  return rows.map(({ id, title, brief, createdAt }) => ({
    id,
    title,
    brief,
    createdAt,
    markets: cells
      .filter(({ setId }) => setId === id)
      .map(({ variety, generationId, errorCode }) => ({ variety, generationId, errorCode })),
  }));
}

export function listBrandVoices(orm: Orm, owner: InWorkspace) {
  const { id, name, rules, version, createdAt, updatedAt } = brandVoices;
  return orm
    .select({ id, name, rules, version, createdAt, updatedAt })
    .from(brandVoices)
    .where(owned(brandVoices, owner))
    .orderBy(asc(createdAt), asc(id));
}

export function listSavedKeywords(orm: Orm, userId: string) {
  const { keyword, country, timeframe, baseline, createdAt } = savedKeywords;
  return orm
    .select({ keyword, country, timeframe, baseline, createdAt })
    .from(savedKeywords)
    .where(eq(savedKeywords.userId, userId))
    .orderBy(asc(createdAt), asc(savedKeywords.id));
}

/** Imported figures, as they were read. */
export function listTrendFiles(orm: Orm, userId: string) {
  const { fileName, figures, createdAt } = trendImports;
  return orm
    .select({ fileName, figures, createdAt })
    .from(trendImports)
    .where(eq(trendImports.userId, userId))
    .orderBy(asc(createdAt), asc(trendImports.id));
}

export function listUsage(orm: Orm, owner: InWorkspace) {
  const { month, used } = usageMonths;
  return orm.select({ month, used }).from(usageMonths).where(owned(usageMonths, owner)).orderBy(asc(month));
}

export function listNotifications(orm: Orm, userId: string) {
  const { id, kind, params, createdAt, readAt } = notifications;
  return orm
    .select({ id, kind, params, createdAt, readAt })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(createdAt), asc(id));
}

/** The person's model service without its key, sealed or not. */
export async function getOwnService(orm: Orm, userId: string) {
  const { baseUrl, model, enabled, updatedAt } = ownWriters;
  const [row] = await orm.select({ baseUrl, model, enabled, updatedAt }).from(ownWriters).where(eq(ownWriters.userId, userId));
  return row ?? null;
}

/** Archives that are being made, waited for, or kept. */
export async function listArchiveIds(orm: Orm, owner: InWorkspace): Promise<string[]> {
  const rows = await orm.select({ id: archives.id }).from(archives).where(owned(archives, owner));
  return rows.map(({ id }) => id);
}

/** When the account was made, and how its person signs in ('credential': by password). */
export async function getAccount(orm: Orm, userId: string) {
  const [row] = await orm.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId));
  const ways = await orm.select({ way: accounts.providerId }).from(accounts).where(eq(accounts.userId, userId));
  return { createdAt: row?.createdAt ?? null, signInWays: ways.map(({ way }) => way) };
}

/**
 * Deletes a person and everything that is theirs. Most of it hangs on their row and goes with it; what only names them by address or
 * id is found by that.
 */
export async function deletePerson(orm: Orm, person: Pick<Person, "id" | "email" | "phone">): Promise<void> {
  const named = [person.email, person.phone].filter((name) => name !== null);
  await orm.transaction(async (tx) => {
    // The texts go with the workspace first; of a team's, the person's end only takes the name of their maker.
    await deleteWorkspace(tx, person.id);
    await tx.delete(users).where(eq(users.id, person.id));
    await tx.delete(outboxMails).where(inArray(outboxMails.to, named));
    await tx.delete(verifications).where(or(eq(verifications.value, person.id), inArray(verifications.identifier, named)));
    // Keys end with whom they count ('account-export:<id>'); ids hold no wildcard.
    await tx.delete(rateLimits).where(like(rateLimits.key, `%:${person.id}`));
  });
}
