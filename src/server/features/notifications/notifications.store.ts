import { and, count, desc, eq, gte, isNull, lt, sql } from "drizzle-orm";
import type { Database, Orm } from "#server/platform/db/database.ts";
import { users } from "#server/platform/db/identity-schema.ts";
import { notifications, preferences } from "#server/platform/db/person-schema.ts";
import type { NotificationParams } from "#shared/contracts/notifications.ts";

export type NotificationRow = typeof notifications.$inferSelect;
type NewNotification = typeof notifications.$inferInsert;

/** @returns false where this event was told before, or where the account was deleted while the event was on its way. */
export async function insertNotification(orm: Orm, row: NewNotification): Promise<boolean> {
  const [person] = await orm.select({ id: users.id }).from(users).where(eq(users.id, row.userId));
  if (!person) return false;
  const rows = await orm
    .insert(notifications)
    .values(row)
    .onConflictDoNothing({ target: [notifications.userId, notifications.eventKey] })
    .returning({ id: notifications.id });
  return rows.length === 1;
}

/**
 * Adds an event to the unread notice of its kind that was last told of after `since`: it counts both, says what the newer one says
 * and leads to `path` where that is given. Without such a notice the event makes one. The account is locked, because texts that end
 * together are told of together.
 * @returns as `insertNotification`, and whether an event of the same notice was mailed before.
 */
export async function gatherNotification(
  orm: Orm,
  row: NewNotification,
  { since, path }: { since: Date; path?: string | undefined },
): Promise<{ isNew: boolean; wasMailed: boolean }> {
  return orm.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for("no key update");
    const [known] = await tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(eq(notifications.userId, row.userId), eq(notifications.eventKey, row.eventKey)));
    const [open] = await tx
      .select({ id: notifications.id, params: notifications.params })
      .from(notifications)
      .where(
        and(
          unreadOf(row.userId),
          eq(notifications.kind, row.kind),
          gte(notifications.createdAt, since),
          sql`not jsonb_exists(${notifications.params}, 'setId')`,
        ),
      )
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(1);
    if (known || !open) return { isNew: !known && (await insertNotification(tx, row)), wasMailed: false };
    const { mailed, count: before = 1 } = open.params;
    const params = { ...open.params, ...row.params, count: Number(before) + 1, ...(path === undefined ? {} : { path }) };
    const { eventKey, createdAt } = row;
    await tx.update(notifications).set({ params, eventKey, createdAt }).where(eq(notifications.id, open.id));
    return { isNew: true, wasMailed: mailed !== undefined };
  });
}

/** Newest first. */
export async function listNewest(orm: Orm, userId: string, limit: number): Promise<NotificationRow[]> {
  return orm
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);
}

const unreadOf = (userId: string) => and(eq(notifications.userId, userId), isNull(notifications.readAt));

export async function countUnread(orm: Orm, userId: string): Promise<number> {
  const [row] = await orm.select({ unread: count() }).from(notifications).where(unreadOf(userId));
  return row?.unread ?? 0;
}

/** Reading twice keeps the first time. @returns false where the person has no such notification. */
export async function readOne(orm: Orm, userId: string, id: string, now: Date): Promise<boolean> {
  const rows = await orm
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning({ id: notifications.id });
  return rows.length === 1;
}

export async function readAll(orm: Orm, userId: string, now: Date): Promise<void> {
  await orm.update(notifications).set({ readAt: now }).where(unreadOf(userId));
}

export async function deleteAll(orm: Orm, userId: string): Promise<void> {
  await orm.delete(notifications).where(eq(notifications.userId, userId));
}

/** What a notification asked for is done: it is read, and says so. @returns false where it was cleared, or done before. */
export async function closeNotification(
  orm: Orm,
  userId: string,
  eventKey: string,
  params: NotificationParams,
  now: Date,
): Promise<boolean> {
  const rows = await orm
    .update(notifications)
    .set({ params, readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.eventKey, eventKey),
        sql`not jsonb_exists(${notifications.params}, 'doneAt')`,
      ),
    )
    .returning({ id: notifications.id });
  return rows.length === 1;
}

/** Whom a mail about an event goes to, and whether they want it. */
export interface Recipient {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** null: never chosen. */
  readonly language: string | null;
  readonly wantsMails: boolean;
}

/** @returns null for an account that is gone. */
export async function getRecipient(orm: Orm, userId: string): Promise<Recipient | null> {
  const { name, email, emailVerified } = users;
  const { language, notifications: wantsMails } = preferences;
  const [row] = await orm
    .select({ name, email, emailVerified, language, wantsMails: sql<boolean>`coalesce(${wantsMails}, true)` })
    .from(users)
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

const retentionDays = 90;
const keptPerPerson = 200;

export const notificationSweepSeconds = 6 * 3_600;

/** Deletes what nobody will look for any more: the old, and of each person all but the newest. Harmless when several do it at once. */
export async function sweepNotifications(db: Pick<Database, "orm">, now: Date): Promise<void> {
  await db.orm.delete(notifications).where(lt(notifications.createdAt, new Date(now.getTime() - retentionDays * 86_400_000)));
  await db.orm.execute(sql`
    delete from ${notifications} where id in (
      select id from (
        select id, row_number() over (partition by user_id order by created_at desc, id desc) as place from ${notifications}
      ) as ranked where place > ${keptPerPerson}
    )`);
}
