import { randomUUID } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#server/platform/db/database.ts";
import { rateLimits } from "#server/platform/db/identity-schema.ts";
import { addressSubject, rateLimitKey } from "#server/platform/rate-limit.ts";
import { AppError } from "#shared/errors.ts";

/** The number of wrong passwords in a row that cause no wait. */
const freeTries = 5;
/** After the free tries, each wait is twice as long as the one before. This leaves about 100 guesses a day to an attacker. */
const firstWaitMs = 30_000;
const longestWaitMs = 15 * 60_000;
const forgottenAfterMs = 24 * 3_600_000;

type Db = Pick<Database, "orm">;

/**
 * The counters of wrong passwords: one for an email address, whoever tries and whether or not it has an account, and one for a
 * known browser.
 */
export const triesOfAddress = (email: string) => rateLimitKey({ scope: "sign-in", subject: addressSubject(email) });
export const triesOfDevice = (device: string) => rateLimitKey({ scope: "sign-in-device", subject: device });

/**
 * Counts a try as wrong before the password is checked. Otherwise sixty tries at once would all see a count of zero.
 * @throws AppError identity.too_many_tries with the seconds until the next try.
 */
export async function takeTry(db: Db, key: string, now: Date): Promise<void> {
  const nowMs = now.getTime();
  const { count, lastRequest } = rateLimits;
  const isForgotten = sql`${lastRequest} <= ${nowMs - forgottenAfterMs}`;
  const waitMs = sql`case when ${count} < ${freeTries} then 0
    else least(${longestWaitMs}, ${firstWaitMs} * power(2, least(${count} - ${freeTries}, 20))) end`;
  const taken = await db.orm
    .insert(rateLimits)
    .values({ id: randomUUID(), key, count: 1, lastRequest: nowMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { count: sql`case when ${isForgotten} then 1 else ${count} + 1 end`, lastRequest: nowMs },
      setWhere: sql`${lastRequest} + ${waitMs} <= ${nowMs}::bigint`,
    })
    .returning({ id: rateLimits.id });
  if (taken.length === 1) return;
  const [row] = await db.orm.select({ count, lastRequest }).from(rateLimits).where(eq(rateLimits.key, key));
  // A concurrent `giveTryBack` may have ended the wait.
  const isWaiting = row !== undefined && row.count >= freeTries;
  const untilMs = isWaiting ? row.lastRequest + Math.min(longestWaitMs, firstWaitMs * 2 ** (row.count - freeTries)) : nowMs;
  throw new AppError("identity.too_many_tries", { retryAfterSeconds: Math.max(1, Math.ceil((untilMs - nowMs) / 1_000)) });
}

/** For a correct password, or a new one that was set with a mailed link. */
export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.orm.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** For a try whose password was not checked after all. */
export async function giveTryBack(db: Db, key: string): Promise<void> {
  await db.orm
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0)));
}
