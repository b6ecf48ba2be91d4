import { randomUUID } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#server/platform/db/database.ts";
import { rateLimits } from "#server/platform/db/identity-schema.ts";
import { addressSubject, rateLimitKey } from "#server/platform/rate-limit.ts";
import { AppError } from "#shared/errors.ts";

/** So many wrong passwords in a row cost nothing but the typing. */
const freeTries = 5;
/** After them each try waits, twice as long as the one before: 100 guesses a day are left to who guesses without end. */
const firstWaitMs = 30_000;
const longestWaitMs = 15 * 60_000;
const forgottenAfterMs = 24 * 3_600_000;

type Db = Pick<Database, "orm">;

/** What wrong passwords are counted by: an address, whoever asks and whether it has an account, or one known browser of it. */
export const triesOfAddress = (email: string) => rateLimitKey({ scope: "sign-in", subject: addressSubject(email) });
export const triesOfDevice = (device: string) => rateLimitKey({ scope: "sign-in-device", subject: device });

/**
 * Takes one try before the password is looked at, as if it were wrong: only so do sixty at once not all see that none was wrong yet.
 * @throws AppError identity.too_many_tries with the seconds until the next one.
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
  // Another try may have been given back in between: then there is nothing to wait for.
  const isWaiting = row !== undefined && row.count >= freeTries;
  const untilMs = isWaiting ? row.lastRequest + Math.min(longestWaitMs, firstWaitMs * 2 ** (row.count - freeTries)) : nowMs;
  throw new AppError("identity.too_many_tries", { retryAfterSeconds: Math.max(1, Math.ceil((untilMs - nowMs) / 1_000)) });
}

/** The password was right, or a new one was set through the mailbox. */
export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.orm.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** The password was not looked at after all. */
export async function giveTryBack(db: Db, key: string): Promise<void> {
  await db.orm
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0)));
}
