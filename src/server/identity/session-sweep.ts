import { lt, or } from "drizzle-orm";
import type { Database } from "#server/platform/db/database.ts";
import { rateLimits, sessions, verifications } from "#server/platform/db/identity-schema.ts";
import { sweepAccountEvents } from "./account-events.ts";
import { sweepPhoneCodes } from "./phone/phone-codes.ts";
import { sessionLifeMs } from "./session.store.ts";

/** No window is longer than a day, so older counters are out of use. */
const rateLimitAgeMs = 24 * 3_600_000;

export const sessionSweepSeconds = 3_600;

/** Deletes expired sessions, links and counters. Several processes may run it at the same time. */
export async function sweepSessions(db: Pick<Database, "orm">, now: Date): Promise<void> {
  const tooOld = lt(sessions.createdAt, new Date(now.getTime() - sessionLifeMs));
  await db.orm.delete(sessions).where(or(lt(sessions.expiresAt, now), tooOld));
  await sweepAccountEvents(db.orm, now);
  await db.orm.delete(verifications).where(lt(verifications.expiresAt, now));
  await sweepPhoneCodes(db, now);
  await db.orm.delete(rateLimits).where(lt(rateLimits.lastRequest, now.getTime() - rateLimitAgeMs));
}
