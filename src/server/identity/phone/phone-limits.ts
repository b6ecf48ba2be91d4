import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import { rateLimits } from "#server/platform/db/identity-schema.ts";
import { networksOf, rateLimitKey, tally, widerNetworkTimes } from "#server/platform/rate-limit.ts";
import { AppError } from "#shared/errors.ts";

/** How long a number or a network is sent no more codes, counted from the last that it was sent. From the specification. */
const phoneLockSeconds = 1_800;

/** Codes that a number is sent, each less than half an hour after the one before. */
const codesInARow = 5;
/** Codes that a number is sent in 24 hours. With five tries for each code, whoever guesses has 50 guesses at a million codes a day. */
const codesPerDay = 10;
/** Codes that one household asks for, each less than half an hour after the one before. Offices share an address. */
const codesPerNetwork = 15;
const daySeconds = 24 * 3_600;

type Db = Pick<Database, "orm">;

interface SendLimits {
  readonly mode: Config["mode"];
  /** Stands for the number (`PhoneCodes.subjectOf`). */
  readonly subject: string;
  readonly address: string;
  /** For everybody together. */
  readonly perDay: number;
}

/**
 * Counts a code that is about to be sent: by the caller's networks, by the number, and all of them. The limit of a number is the same
 * in local mode; that of an address is ten times as wide, because everybody on the machine shares one.
 * @throws AppError phone.too_many with the seconds until the next code, phone.quota
 */
export async function countSending(db: Db, { mode, subject, address, perDay }: SendLimits, now: Date): Promise<void> {
  const times = mode === "local" ? 10 : 1;
  const [household, ...wider] = networksOf(address);
  const takeOf = (scope: string, of: string, max: number) => takeTurn(db, rateLimitKey({ scope, subject: of }), max, now);
  if (household) await takeOf("phone-network", household, codesPerNetwork * times);
  for (const network of wider) await takeOf("phone-network", network, codesPerNetwork * widerNetworkTimes * times);
  await takeOf("phone-number", subject, codesInARow);
  const ofDay = await tally(db, { scope: "phone-day", subject, windowSeconds: daySeconds }, now);
  if (ofDay.count > codesPerDay) throw new AppError("phone.too_many", { retryAfterSeconds: ofDay.secondsLeft });
  const ofAll = await tally(db, { scope: "phone-day", subject: "everybody", windowSeconds: daySeconds }, now);
  if (ofAll.count > perDay) {
    const cause = new Error("as many codes were sent as PHONE_CODES_PER_DAY allows");
    throw new AppError("phone.quota", { retryAfterSeconds: ofAll.secondsLeft }, { cause });
  }
}

/** For a code that was right: its person may ask for the next ones. The count of the day stays. */
export async function forgetSending(db: Db, subject: string): Promise<void> {
  await db.orm.delete(rateLimits).where(eq(rateLimits.key, rateLimitKey({ scope: "phone-number", subject })));
}

/** One statement, so that ten at once are counted as ten. Refused ones do not prolong the wait. */
async function takeTurn(db: Db, key: string, max: number, now: Date): Promise<void> {
  const nowMs = now.getTime();
  const lockMs = phoneLockSeconds * 1_000;
  const { count, lastRequest } = rateLimits;
  const isForgotten = sql`${lastRequest} <= ${nowMs - lockMs}`;
  const taken = await db.orm
    .insert(rateLimits)
    .values({ id: randomUUID(), key, count: 1, lastRequest: nowMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { count: sql`case when ${isForgotten} then 1 else ${count} + 1 end`, lastRequest: nowMs },
      setWhere: sql`${count} < ${max} or ${isForgotten}`,
    })
    .returning({ id: rateLimits.id });
  if (taken.length === 1) return;
  const [row] = await db.orm.select({ lastRequest }).from(rateLimits).where(eq(rateLimits.key, key));
  const untilMs = (row?.lastRequest ?? nowMs) + lockMs;
  throw new AppError("phone.too_many", { retryAfterSeconds: Math.max(1, Math.ceil((untilMs - nowMs) / 1_000)) });
}
