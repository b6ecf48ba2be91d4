import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Orm } from "#server/platform/db/database.ts";
import { generations } from "#server/platform/db/schema.ts";

export type GenerationRow = typeof generations.$inferSelect;
export type NewGeneration = typeof generations.$inferInsert;

/** Inserts the job unless the same person already sent this key. @returns the row that stands, and whether it is new. */
export async function insertGeneration(orm: Orm, row: NewGeneration): Promise<{ row: GenerationRow; isNew: boolean }> {
  const [inserted] = await orm
    .insert(generations)
    .values(row)
    .onConflictDoNothing({ target: [generations.userId, generations.idempotencyKey] })
    .returning();
  if (inserted) return { row: inserted, isNew: true };
  const [existing] = await orm
    .select()
    .from(generations)
    .where(and(eq(generations.userId, row.userId), eq(generations.idempotencyKey, row.idempotencyKey)));
  if (!existing) throw new Error("A generation vanished between its insert and its read.");
  return { row: existing, isNew: false };
}

export async function getGeneration(orm: Orm, userId: string, id: string): Promise<GenerationRow | null> {
  const [row] = await orm
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.userId, userId)));
  return row ?? null;
}

/** The person's jobs that are being written now, oldest first. */
export async function listRunning(orm: Orm, userId: string): Promise<GenerationRow[]> {
  return orm
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.state, "running")))
    .orderBy(generations.startedAt);
}

export interface Progress {
  readonly id: string;
  readonly text: string;
  readonly words: number;
}

/** One statement for all texts that grew, however many run. */
export async function saveProgress(orm: Orm, owner: string, progress: readonly Progress[], now: Date): Promise<void> {
  if (progress.length === 0) return;
  const rows = sql.join(
    progress.map((p) => sql`(${p.id}::text, ${p.text}::text, ${p.words}::int)`),
    sql`, `,
  );
  await orm.execute(sql`
    update generations as g set text = p.text, words = p.words, heartbeat_at = ${now.toISOString()}::timestamptz
    from (values ${rows}) as p(id, text, words)
    where g.id = p.id and g.owner = ${owner} and g.state = 'running'`);
}

/** Signs of life for jobs whose text did not grow. */
export async function saveHeartbeats(orm: Orm, owner: string, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await orm
    .update(generations)
    .set({ heartbeatAt: now })
    .where(and(inArray(generations.id, [...ids]), eq(generations.owner, owner)));
}

/** Ends a running job; null when somebody else ended it first. */
export async function finishGeneration(orm: Orm, id: string, values: Partial<NewGeneration>): Promise<GenerationRow | null> {
  const [row] = await orm
    .update(generations)
    .set(values)
    .where(and(eq(generations.id, id), eq(generations.state, "running")))
    .returning();
  return row ?? null;
}

/** Running jobs without a sign of life since the given moment: their process died. */
export async function listOrphans(orm: Orm, silentSince: Date): Promise<GenerationRow[]> {
  return orm
    .select()
    .from(generations)
    .where(and(eq(generations.state, "running"), lt(generations.heartbeatAt, silentSince)))
    .limit(100);
}

/** What was stored since an offset: what a stream on another process sends on. */
export async function getText(orm: Orm, id: string): Promise<Pick<GenerationRow, "state" | "revision" | "text"> | null> {
  const [row] = await orm
    .select({ state: generations.state, revision: generations.revision, text: generations.text })
    .from(generations)
    .where(eq(generations.id, id));
  return row ?? null;
}

/** Names the library item that keeps the text. */
export async function setItem(orm: Orm, id: string, itemId: string): Promise<void> {
  await orm.update(generations).set({ itemId }).where(eq(generations.id, id));
}

export async function addReserved(orm: Orm, id: string, words: number): Promise<void> {
  await orm
    .update(generations)
    .set({ reservedWords: sql`${generations.reservedWords} + ${words}` })
    .where(eq(generations.id, id));
}
