import { createHash, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import ipaddr from "ipaddr.js";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import type { Database } from "./db/database.ts";
import { rateLimits } from "./db/identity-schema.ts";

export interface RateLimit {
  /** What is counted, such as 'account-export'. */
  readonly scope: string;
  /** Whose calls are counted: a person's id or a caller's address. */
  readonly subject: string;
  readonly max: number;
  readonly windowSeconds: number;
  /** The error code for a refused call. The default is `request.rate_limited`. */
  readonly code?: ErrorCode;
}

/**
 * Counts one call across all server processes. A window begins with its first call. The session sweep deletes expired windows.
 * @returns the number of calls in this window, this one included, and the seconds left in it.
 */
export async function tally(
  db: Pick<Database, "orm">,
  limit: Omit<RateLimit, "max">,
  now: Date,
): Promise<{ count: number; secondsLeft: number }> {
  const nowMs = now.getTime();
  const windowMs = limit.windowSeconds * 1_000;
  const isOver = sql`${rateLimits.lastRequest} <= ${nowMs - windowMs}`;
  // A single statement, so that two concurrent calls count as two. `lastRequest` is the start of the window.
  const [row] = await db.orm
    .insert(rateLimits)
    .values({ id: randomUUID(), key: rateLimitKey(limit), count: 1, lastRequest: nowMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${nowMs}::bigint else ${rateLimits.lastRequest} end`,
      },
    })
    .returning({ count: rateLimits.count, beganMs: rateLimits.lastRequest });
  const { count, beganMs } = row ?? { count: 1, beganMs: nowMs };
  return { count, secondsLeft: Math.max(1, Math.ceil((beganMs + windowMs - nowMs) / 1_000)) };
}

/**
 * Counts one call like `tally`.
 * @throws AppError request.rate_limited (or `limit.code`) with the seconds left in the window.
 */
export async function countCall(db: Pick<Database, "orm">, limit: RateLimit, now: Date): Promise<void> {
  const { count, secondsLeft } = await tally(db, limit, now);
  if (count > limit.max) throw new AppError(limit.code ?? "request.rate_limited", { retryAfterSeconds: secondsLeft });
}

/** A network of many households may make this many times the calls of one household. */
export const widerNetworkTimes = 5;

/**
 * Counts one call by a caller's address. An IPv6 household has a /64 and can use any address in it. A rented server often gets a
 * /48 with 65,536 of those for free. Both networks are counted, the larger one with a higher limit.
 * @throws AppError request.rate_limited
 */
export async function countCaller(
  db: Pick<Database, "orm">,
  { address, ...limit }: Omit<RateLimit, "subject"> & { readonly address: string },
  now: Date,
): Promise<void> {
  const [household, ...wider] = networksOf(address);
  if (household) await countCall(db, { ...limit, subject: household }, now);
  for (const subject of wider) await countCall(db, { ...limit, subject, max: limit.max * widerNetworkTimes }, now);
}

/** '203.0.113.7', or the /64 and the /48 of an IPv6 address. Anything else counts as itself. */
export function networksOf(address: string): readonly string[] {
  if (!ipaddr.isValid(address)) return [address];
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return [parsed.toString()];
  const prefix = (bits: number) => `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
  return [prefix(64), prefix(48)];
}

/** The row's key. It ends with the subject, so that deleting a person can delete the rows that end with their id. */
export function rateLimitKey({ scope, subject }: Pick<RateLimit, "scope" | "subject">): string {
  return `${scope}:${subject}`;
}

/** A hash of an email address. The address is not stored, because most addresses that are tried have no account. */
export function addressSubject(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
}
