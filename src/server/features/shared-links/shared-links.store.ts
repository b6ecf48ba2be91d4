import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Orm } from "#server/platform/db/database.ts";
import { sharedLinks } from "#server/platform/db/document-schema.ts";
import { libraryItems } from "#server/platform/db/schema.ts";
import type { Variety } from "#shared/options.ts";

export type SharedLinkRow = typeof sharedLinks.$inferSelect;

/** Locks the person's text against being deleted until the caller's transaction ends; false where it is none or in the trash. */
export async function holdText(orm: Orm, userId: string, itemId: string): Promise<boolean> {
  const rows = await orm.select({ id: libraryItems.id }).from(libraryItems).where(ownText(userId, itemId)).for("key share");
  return rows.length > 0;
}

const ownText = (userId: string, itemId: string) =>
  and(eq(libraryItems.id, itemId), eq(libraryItems.userId, userId), isNull(libraryItems.deletedAt));

/** The text's link while it leads anywhere; `isKnown` is false where there is no such text. */
export async function findLink(
  orm: Orm,
  userId: string,
  itemId: string,
  now: Date,
): Promise<{ isKnown: boolean; link: SharedLinkRow | null }> {
  const [row] = await orm
    .select({ link: sharedLinks })
    .from(libraryItems)
    .leftJoin(sharedLinks, and(eq(sharedLinks.itemId, libraryItems.id), gt(sharedLinks.expiresAt, now)))
    .where(ownText(userId, itemId));
  return { isKnown: row !== undefined, link: row?.link ?? null };
}

interface NewLink {
  readonly row: SharedLinkRow;
  /** False: a link that still leads to the text keeps its address and gets the new end. */
  readonly isNew: boolean;
}

/** The text's link, made or given a new end. One statement: of two clicks the second finds the link of the first. */
export async function putLink(orm: Orm, { row, isNew }: NewLink): Promise<SharedLinkRow> {
  const { createdAt, expiresAt, token } = row;
  const stays = isNew ? sql`false` : gt(sharedLinks.expiresAt, createdAt);
  const [link] = await orm
    .insert(sharedLinks)
    .values(row)
    .onConflictDoUpdate({
      target: sharedLinks.itemId,
      set: {
        token: sql`case when ${stays} then ${sharedLinks.token} else ${token} end`,
        createdAt: sql`case when ${stays} then ${sharedLinks.createdAt} else excluded.created_at end`,
        expiresAt,
      },
    })
    .returning();
  if (!link) throw new Error("A shared link was not kept.");
  return link;
}

/** From now on the address leads nowhere. It is kept, so that it can be given back. */
export async function endLink(orm: Orm, userId: string, itemId: string, now: Date): Promise<void> {
  await orm
    .update(sharedLinks)
    .set({ expiresAt: now })
    .where(and(eq(sharedLinks.itemId, itemId), eq(sharedLinks.userId, userId), gt(sharedLinks.expiresAt, now)));
}

/** Gives an address that has ended back to its text; null where the text has no such address. */
export async function reviveLink(
  orm: Orm,
  { itemId, userId, token, expiresAt }: Omit<SharedLinkRow, "createdAt">,
  now: Date,
): Promise<SharedLinkRow | null> {
  const [link] = await orm
    .update(sharedLinks)
    .set({ expiresAt })
    .where(
      and(
        eq(sharedLinks.itemId, itemId),
        eq(sharedLinks.userId, userId),
        eq(sharedLinks.token, token),
        lte(sharedLinks.expiresAt, now),
      ),
    )
    .returning();
  return link ?? null;
}

/** What stands behind an address, as little of it as the page needs. */
export interface SharedText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly variety: Variety | null;
}

/** The text that an address leads to now: not after its end, and not while the text is in the trash. */
export async function findSharedText(orm: Orm, token: string, now: Date): Promise<SharedText | null> {
  const { id, title, text, variety } = libraryItems;
  const [row] = await orm
    .select({ id, title, text, variety })
    .from(sharedLinks)
    .innerJoin(libraryItems, eq(libraryItems.id, sharedLinks.itemId))
    .where(and(eq(sharedLinks.token, token), gt(sharedLinks.expiresAt, now), isNull(libraryItems.deletedAt)));
  return row ?? null;
}
