import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Deps } from "#server/deps.ts";
import type { Orm } from "#server/platform/db/database.ts";
import { preferences } from "#server/platform/db/person-schema.ts";
import { savedKeywords } from "#server/platform/db/trend-schema.ts";
import { dayIn, mondayOf } from "#shared/calendar.ts";
import type { NotificationsService } from "../notifications/notifications.service.ts";
import { listSaved, type SavedRow } from "./trends.saved.store.ts";
import type { TrendsService } from "./trends.service.ts";

/** A keyword that moved by more than this since it was told of last is told of. */
const leastMove = 20;
const everySeconds = 3_600;

interface DigestParts {
  readonly trends: TrendsService;
  readonly notifications: NotificationsService;
}

/**
 * Once a week tells who wants it which of their saved keywords moved. Every server looks each hour; the one that writes the week into the
 * person's row makes the digest, so that it is made once.
 */
export function scheduleTrendDigest(
  { db, jobs, clock, log }: Pick<Deps, "db" | "jobs" | "clock" | "log">,
  parts: DigestParts,
): void {
  jobs.schedule("trend-digest", everySeconds, async (signal) => {
    const week = mondayOf(dayIn("UTC", clock()));
    for (const userId of await listDue(db.orm, week)) {
      if (signal.aborted) return;
      if (!(await claimWeek(db.orm, userId, week))) continue;
      // One person's fault is not the next one's.
      await tellMoves(db.orm, userId, week, parts).catch((error: unknown) =>
        log.error({ err: error }, "a digest of trends failed"),
      );
    }
  });
}

const isDue = (week: string) =>
  and(
    eq(preferences.trendDigest, true),
    eq(preferences.trendSources, true),
    or(isNull(preferences.trendDigestWeek), lt(preferences.trendDigestWeek, week)),
  );

async function listDue(orm: Orm, week: string): Promise<string[]> {
  const rows = await orm.select({ userId: preferences.userId }).from(preferences).where(isDue(week));
  return rows.map(({ userId }) => userId);
}

async function claimWeek(orm: Orm, userId: string, week: string): Promise<boolean> {
  const claimed = await orm
    .update(preferences)
    .set({ trendDigestWeek: week })
    .where(and(eq(preferences.userId, userId), isDue(week)))
    .returning({ userId: preferences.userId });
  return claimed.length > 0;
}

async function tellMoves(orm: Orm, userId: string, week: string, { trends, notifications }: DigestParts): Promise<void> {
  const moves: { readonly row: SavedRow; readonly move: number }[] = [];
  for (const row of await listSaved(orm, userId)) {
    const interest = await trends.watch(row);
    if (interest === null) continue;
    const move = row.told === null ? 0 : interest - row.told;
    if (row.told !== null && Math.abs(move) <= leastMove) continue;
    await orm.update(savedKeywords).set({ told: interest }).where(eq(savedKeywords.id, row.id));
    if (move !== 0) moves.push({ row, move });
  }
  if (moves.length === 0) return;
  const title = moves
    .toSorted((one, other) => Math.abs(other.move) - Math.abs(one.move))
    .slice(0, 5)
    .map(({ row, move }) => `${row.keyword} \u2066${move > 0 ? "+" : "−"}${Math.abs(move)}\u2069`)
    .join(" · ");
  await notifications.notify(userId, {
    kind: "trend_digest",
    params: { title, moved: moves.length, path: "/google-trends" },
    eventKey: `trends:${week}`,
    mail: { text: "trendDigest", title, path: "/google-trends" },
  });
}
