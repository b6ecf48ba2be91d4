import { randomUUID } from "node:crypto";
import { asc, desc, eq, lt } from "drizzle-orm";
import type { Orm } from "#server/platform/db/database.ts";
import { accountEvents } from "#server/platform/db/identity-schema.ts";
import type { AccountEventKind } from "#shared/contracts/account-ways.ts";

/** How many of the newest events a person sees. */
const shownEvents = 50;
/** Kept for a year: long enough to find out who has been using an account. */
const keptMs = 365 * 24 * 3_600_000;
/** Browsers name themselves in a line; what is longer was made up. */
const userAgentMax = 400;

interface NewEvent {
  readonly userId: string;
  readonly kind: AccountEventKind;
  readonly way: string | null;
  readonly userAgent: string | null;
}

export async function recordAccountEvent(orm: Orm, event: NewEvent, now: Date): Promise<void> {
  const userAgent = event.userAgent?.slice(0, userAgentMax) ?? null;
  await orm.insert(accountEvents).values({ ...event, userAgent, id: randomUUID(), createdAt: now });
}

/** The newest events of a person, the newest first. */
export function listAccountEvents(orm: Orm, userId: string) {
  const { id, kind, way, userAgent, createdAt } = accountEvents;
  return orm
    .select({ id, kind, way, userAgent, createdAt })
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(shownEvents);
}

/** All of a person's events that are kept, the oldest first. */
export function listAllAccountEvents(orm: Orm, userId: string) {
  const { id, kind, way, userAgent, createdAt } = accountEvents;
  return orm
    .select({ at: createdAt, kind, way, device: userAgent })
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(asc(createdAt), asc(id));
}

export async function sweepAccountEvents(orm: Orm, now: Date): Promise<void> {
  await orm.delete(accountEvents).where(lt(accountEvents.createdAt, new Date(now.getTime() - keptMs)));
}
