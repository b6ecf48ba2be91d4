import { lt } from "drizzle-orm";
import type { Database } from "#server/platform/db/database.ts";
import { rateLimits, sessions, verifications } from "#server/platform/db/identity-schema.ts";

/** Counters of the rate limits matter for minutes; a day is far beyond the longest window. */
const rateLimitAgeMs = 24 * 3_600_000;

export const sessionSweepSeconds = 3_600;

/** Deletes what has expired: sessions, links, counters. Harmless when several processes do it at once. */
export async function sweepSessions(db: Pick<Database, "orm">, now: Date): Promise<void> {
  await db.orm.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.orm.delete(verifications).where(lt(verifications.expiresAt, now));
  await db.orm.delete(rateLimits).where(lt(rateLimits.lastRequest, now.getTime() - rateLimitAgeMs));
}
