import { createHash, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import ipaddr from "ipaddr.js";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import type { Database } from "./db/database.ts";
import { rateLimits } from "./db/identity-schema.ts";

export interface RateLimit {
  /** What is counted: 'account-export'. */
  readonly scope: string;
  /** Who is counted: a person's id, a caller's address. */
  readonly subject: string;
  /** Calls that a window has room for. */
  readonly max: number;
  readonly windowSeconds: number;
  /** What a call too many is refused with; `request.rate_limited` where nothing else is said. */
  readonly code?: ErrorCode;
}

/**
 * Counts one call, in every server process together. A window begins with its first call and ends by itself; the session sweep
 * deletes what is over.
 * @returns the calls of this window, this one among them, and the seconds that are left of it.
 */
export async function tally(
  db: Pick<Database, "orm">,
  limit: Omit<RateLimit, "max">,
  now: Date,
): Promise<{ count: number; secondsLeft: number }> {
  const nowMs = now.getTime();
  const windowMs = limit.windowSeconds * 1_000;
  const isOver = sql`${rateLimits.lastRequest} <= ${nowMs - windowMs}`;
  // One statement: two calls at once are counted as two. `lastRequest` is the moment at which the window began.
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
 * Counts one call, as `tally`.
 * @throws AppError request.rate_limited (or `limit.code`) with the seconds that are left of the window.
 */
export async function countCall(db: Pick<Database, "orm">, limit: RateLimit, now: Date): Promise<void> {
  const { count, secondsLeft } = await tally(db, limit, now);
  if (count > limit.max) throw new AppError(limit.code ?? "request.rate_limited", { retryAfterSeconds: secondsLeft });
}

/** A network that holds many households has room for so many times the calls of one of them. */
const widerNetworkTimes = 5;

/**
 * Counts one call of a caller's address. A household has a /64 of IPv6 and any number of addresses in it, and whoever rents a server
 * gets a /48 with 65,536 of those for nothing: both are counted, the wider one with more room.
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

/** '203.0.113.7', or for IPv6 the /64 and the /48. What is no address counts as itself. */
function networksOf(address: string): readonly string[] {
  if (!ipaddr.isValid(address)) return [address];
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return [parsed.toString()];
  const prefix = (bits: number) => `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
  return [prefix(64), prefix(48)];
}

/** The row that counts; who deletes a person deletes the rows that end with their id. */
export function rateLimitKey({ scope, subject }: Pick<RateLimit, "scope" | "subject">): string {
  return `${scope}:${subject}`;
}

/** Counts an address without storing it: most addresses that are tried belong to nobody here. */
export function addressSubject(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
}
