import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Direction } from "#language/text/direction.ts";
import type { InWorkspace } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import { sharedLinks } from "#server/platform/db/document-schema.ts";
import { owned } from "#server/platform/db/owned.ts";
import { libraryItems } from "#server/platform/db/schema.ts";
import type { Variety } from "#shared/options.ts";

export type SharedLinkRow = typeof sharedLinks.$inferSelect;

/** Locks the person's text against being deleted until the caller's transaction ends; false where it is none or in the trash. */
export async function holdText(orm: Orm, owner: InWorkspace, itemId: string): Promise<boolean> {
  const rows = await orm.select({ id: libraryItems.id }).from(libraryItems).where(ownText(owner, itemId)).for("key share");
  return rows.length > 0;
}

const ownText = (owner: InWorkspace, itemId: string) =>
  and(eq(libraryItems.id, itemId), owned(libraryItems, owner), isNull(libraryItems.deletedAt));

/** The text's link while it leads anywhere; `isKnown` is false where there is no such text. */
export async function findLink(
  orm: Orm,
  owner: InWorkspace,
  itemId: string,
  now: Date,
): Promise<{ isKnown: boolean; link: SharedLinkRow | null }> {
  const [row] = await orm
    .select({ link: sharedLinks })
    .from(libraryItems)
    .leftJoin(
      sharedLinks,
      and(eq(sharedLinks.itemId, libraryItems.id), gt(sharedLinks.expiresAt, now), isNull(sharedLinks.takenDownAt)),
    )
    .where(ownText(owner, itemId));
  return { isKnown: row !== undefined, link: row?.link ?? null };
}

interface NewLink {
  readonly row: Omit<SharedLinkRow, "takenDownAt">;
  /** False: a link that still leads to the text keeps its address and gets the new end. */
  readonly isNew: boolean;
}

/**
 * The text's link, made or given a new end; null where the operator has taken it down. One statement: of two clicks the second finds
 * the link of the first.
 */
export async function putLink(orm: Orm, { row, isNew }: NewLink): Promise<SharedLinkRow | null> {
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
      setWhere: isNull(sharedLinks.takenDownAt),
    })
    .returning();
  return link ?? null;
}

/** Closes an address for good; null where there is none. `isNew` is false where it was closed before. */
export async function takeDownLink(orm: Orm, token: string, now: Date) {
  return orm.transaction(async (tx) => {
    const [link] = await tx.select().from(sharedLinks).where(eq(sharedLinks.token, token)).for("update");
    if (!link) return null;
    if (link.takenDownAt) return { ...link, isNew: false };
    await tx.update(sharedLinks).set({ takenDownAt: now }).where(eq(sharedLinks.itemId, link.itemId));
    return { ...link, isNew: true };
  });
}

/** From now on the address leads nowhere. It is kept, so that it can be given back. */
export async function endLink(orm: Orm, owner: InWorkspace, itemId: string, now: Date): Promise<void> {
  await orm
    .update(sharedLinks)
    .set({ expiresAt: now })
    .where(and(eq(sharedLinks.itemId, itemId), owned(sharedLinks, owner), gt(sharedLinks.expiresAt, now)));
}

/** Gives an address that has ended back to its text; null where the text has no such address. */
export async function reviveLink(
  orm: Orm,
  { itemId, workspaceId, token, expiresAt }: Omit<SharedLinkRow, "createdAt" | "takenDownAt" | "createdBy">,
  now: Date,
): Promise<SharedLinkRow | null> {
  const [link] = await orm
    .update(sharedLinks)
    .set({ expiresAt })
    .where(
      and(
        eq(sharedLinks.itemId, itemId),
        owned(sharedLinks, { workspaceId }),
        eq(sharedLinks.token, token),
        lte(sharedLinks.expiresAt, now),
        isNull(sharedLinks.takenDownAt),
      ),
    )
    .returning();
  return link ?? null;
}

/** What stands behind an address, as little of it as the page needs. */
export interface SharedText {
  readonly id: string;
  /** Whose text it is. */
  readonly workspaceId: string;
  /** The operator has closed the address: the rest is not shown. */
  readonly isTakenDown: boolean;
  readonly title: string;
  readonly text: string;
  readonly variety: Variety | null;
  readonly direction: Direction | null;
}

/** The text that an address leads to now: not after its end, and not while the text is in the trash. */
export async function findSharedText(orm: Orm, token: string, now: Date): Promise<SharedText | null> {
  const { id, workspaceId, title, text, variety, direction } = libraryItems;
  const isTakenDown = sql<boolean>`${sharedLinks.takenDownAt} is not null`;
  const [row] = await orm
    .select({ id, workspaceId, isTakenDown, title, text, variety, direction })
    .from(sharedLinks)
    .innerJoin(libraryItems, eq(libraryItems.id, sharedLinks.itemId))
    .where(and(eq(sharedLinks.token, token), gt(sharedLinks.expiresAt, now), isNull(libraryItems.deletedAt)));
  return row ?? null;
}

/** '' where the text is gone. */
export async function getItemTitle(orm: Orm, itemId: string): Promise<string> {
  const [row] = await orm.select({ title: libraryItems.title }).from(libraryItems).where(eq(libraryItems.id, itemId));
  return row?.title ?? "";
}
