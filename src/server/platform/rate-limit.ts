import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { AppError } from "#shared/errors.ts";
import type { Database } from "./db/database.ts";
import { rateLimits } from "./db/schema.ts";

export interface RateLimit {
  /** What is counted: 'account-export'. */
  readonly scope: string;
  /** Who is counted: a person's id, a caller's address. */
  readonly subject: string;
  /** Calls that a window has room for. */
  readonly max: number;
  readonly windowSeconds: number;
}

/**
 * Counts one call, in every server process together. A window begins with its first call and ends by itself; the session sweep
 * deletes what is over.
 * @throws AppError request.rate_limited with the seconds that are left of the window.
 */
export async function countCall(db: Pick<Database, "orm">, limit: RateLimit, now: Date): Promise<void> {
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
  if (!row || row.count <= limit.max) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((row.beganMs + windowMs - nowMs) / 1_000));
  throw new AppError("request.rate_limited", { retryAfterSeconds });
}

/** The row that counts; who deletes a person deletes the rows that end with their id. */
function rateLimitKey({ scope, subject }: Pick<RateLimit, "scope" | "subject">): string {
  return `${scope}:${subject}`;
}
