import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Orm } from "#server/platform/db/database.ts";
import { sessions } from "#server/platform/db/identity-schema.ts";

/** A session ends after this time, however often it is used. A tablet on a shelf must not stay signed in for good. */
export const sessionLifeMs = 90 * 24 * 3_600_000;

const isYoung = (now: Date) => gt(sessions.createdAt, new Date(now.getTime() - sessionLifeMs));

// The library's own calls do not fit: listing sessions is refused a day after signing in, and the others require tokens.

/** A person's sessions that have not expired, without their tokens, last opened first. */
export function listSessions(orm: Orm, userId: string, now: Date) {
  const { id, userAgent, createdAt, updatedAt } = sessions;
  return orm
    .select({ id, userAgent, createdAt, updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), isYoung(now)))
    .orderBy(desc(updatedAt), desc(id));
}

/** When a session began, or null where it is not there any more. */
export async function sessionStart(orm: Orm, userId: string, id: string): Promise<Date | null> {
  const [row] = await orm
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  return row?.createdAt ?? null;
}

/** @returns false if the session does not exist or belongs to another person. */
export async function endSession(orm: Orm, userId: string, id: string): Promise<boolean> {
  const ended = await orm
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length === 1;
}

/** Ends every session of everybody. @returns how many. */
export async function endAllSessions(orm: Orm): Promise<number> {
  return (await orm.delete(sessions).returning({ id: sessions.id })).length;
}

/** Ends all sessions except `currentId`, or all of them if it is null. @returns how many. */
export async function endOtherSessions(orm: Orm, userId: string, currentId: string | null): Promise<number> {
  const ended = await orm
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), currentId === null ? undefined : ne(sessions.id, currentId)))
    .returning({ id: sessions.id });
  return ended.length;
}
