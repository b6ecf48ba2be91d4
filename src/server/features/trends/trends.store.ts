import { and, desc, eq, gte, lt } from "drizzle-orm";
import type { Orm } from "#server/platform/db/database.ts";
import { trendAnswers } from "#server/platform/db/trend-schema.ts";
import type { TrendAnswers } from "#shared/trend-figures.ts";

type Answer = TrendAnswers[keyof TrendAnswers];
export interface StoredAnswer<Value> {
  readonly answer: Value;
  readonly fetchedAt: Date;
}

/** The newest answer to a question. `Value` is the answer of the question's capability. */
export async function getAnswer<Value extends Answer>(orm: Orm, question: string): Promise<StoredAnswer<Value> | null> {
  const rows = await listAnswers<Value>(orm, question, "");
  return rows[0] ?? null;
}

/** The answers to a question since a day (UTC), the newest first. */
export async function listAnswers<Value extends Answer>(
  orm: Orm,
  question: string,
  since: string,
): Promise<StoredAnswer<Value>[]> {
  const rows = await orm
    .select({ answer: trendAnswers.answer, fetchedAt: trendAnswers.fetchedAt })
    .from(trendAnswers)
    .where(and(eq(trendAnswers.question, question), gte(trendAnswers.day, since)))
    .orderBy(desc(trendAnswers.day));
  return rows as StoredAnswer<Value>[];
}

/** The latest answer of a day replaces the one before. */
export async function putAnswer(orm: Orm, question: string, answer: Answer, fetchedAt: Date): Promise<void> {
  const row = { question, day: fetchedAt.toISOString().slice(0, 10), answer, fetchedAt };
  await orm
    .insert(trendAnswers)
    .values(row)
    .onConflictDoUpdate({ target: [trendAnswers.question, trendAnswers.day], set: { answer, fetchedAt } });
}

/** What is older than this is no history any more. */
const keptDays = 90;
export const trendSweepSeconds = 6 * 3_600;

export async function sweepTrends(db: { readonly orm: Orm }, now: Date): Promise<void> {
  await db.orm.delete(trendAnswers).where(lt(trendAnswers.fetchedAt, new Date(now.getTime() - keptDays * 86_400_000)));
}
