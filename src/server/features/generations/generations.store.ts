import { and, count, desc, eq, getTableColumns, inArray, isNotNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { InWorkspace } from "#server/platform/actor.ts";
import { isNotHeld, type Orm } from "#server/platform/db/database.ts";
import { libraryVersions } from "#server/platform/db/document-schema.ts";
import { owned } from "#server/platform/db/owned.ts";
import { generations, libraryItems, marketSets } from "#server/platform/db/schema.ts";
import type { Repair } from "#shared/contracts/repair.ts";
import { AppError } from "#shared/errors.ts";

export type GenerationRow = typeof generations.$inferSelect;
export type NewGeneration = typeof generations.$inferInsert;

/**
 * The text as it was written. A job keeps it until a library item has it; from then on it is the item's first version, which the
 * thinning of versions never drops.
 */
const writtenText = sql<string>`coalesce((
  select v.text from ${libraryVersions} v where v.item_id = generations.item_id and v.version = 1), generations.text)`;
const wholeRow = { ...getTableColumns(generations), text: writtenText };

/**
 * Inserts the job unless the same person already sent this key. @returns the row that stands, and whether it is new.
 * @throws AppError request.key_reused where the key stands for another request.
 */
export async function insertGeneration(orm: Orm, row: NewGeneration): Promise<{ row: GenerationRow; isNew: boolean }> {
  const [inserted] = await orm
    .insert(generations)
    .values(row)
    .onConflictDoNothing({ target: [generations.workspaceId, generations.idempotencyKey] })
    .returning();
  if (inserted) return { row: inserted, isNew: true };
  const [existing] = await orm
    .select()
    .from(generations)
    .where(and(owned(generations, row), eq(generations.idempotencyKey, row.idempotencyKey)));
  if (!existing) throw new Error("A generation vanished between its insert and its read.");
  if (existing.requestHash !== null && existing.requestHash !== row.requestHash) throw new AppError("request.key_reused");
  return { row: existing, isNew: false };
}

export async function getGeneration(orm: Orm, owner: InWorkspace, id: string): Promise<GenerationRow | null> {
  const [row] = await orm
    .select(wholeRow)
    .from(generations)
    .where(and(eq(generations.id, id), owned(generations, owner)));
  return row ?? null;
}

/** Those of the person's jobs that are there, in no order. */
export async function getGenerations(orm: Orm, owner: InWorkspace, ids: readonly string[]): Promise<GenerationRow[]> {
  if (ids.length === 0) return [];
  return orm
    .select(wholeRow)
    .from(generations)
    .where(and(inArray(generations.id, [...ids]), owned(generations, owner)));
}

/** The person's jobs that are being written now, oldest first. */
export async function listRunning(orm: Orm, owner: InWorkspace): Promise<GenerationRow[]> {
  return orm
    .select()
    .from(generations)
    .where(and(owned(generations, owner), eq(generations.state, "running")))
    .orderBy(generations.startedAt);
}

/**
 * Ids of the statements that the latest texts on a subject said, latest first, each once. The other markets of the text's own set do not
 * count: they say the same to other readers.
 */
export async function listSaid(orm: Orm, owner: InWorkspace, about: SaidAbout): Promise<string[]> {
  const { subject, setId, texts } = about;
  const rows = await orm
    .select({ statements: generations.statements })
    .from(generations)
    .where(
      and(
        owned(generations, owner),
        eq(sql`${generations.brief} ->> 'subject'`, subject),
        isNotNull(generations.statements),
        setId === null ? undefined : sql`${generations.setId} is distinct from ${setId}`,
      ),
    )
    .orderBy(desc(generations.startedAt))
    .limit(texts);
  return [...new Set(rows.flatMap(({ statements }) => statements ?? []))];
}

export interface SaidAbout {
  readonly subject: string;
  /** The set that the new text belongs to; null for none. */
  readonly setId: string | null;
  /** So many texts are looked at. */
  readonly texts: number;
}

export async function countRunning(orm: Orm, owner: InWorkspace): Promise<number> {
  const [row] = await orm
    .select({ running: count() })
    .from(generations)
    .where(and(owned(generations, owner), eq(generations.state, "running")));
  return row?.running ?? 0;
}

export interface Progress extends Pick<GenerationRow, "id" | "text" | "words" | "revision" | "step" | "round" | "status"> {
  /** What is true of the repair if the process ends now. */
  readonly repair: Repair | null;
}

/** One statement for all texts that changed, however many run. @returns the ids that are still running and this process's. */
export async function saveProgress(orm: Orm, owner: string, progress: readonly Progress[], now: Date): Promise<Set<string>> {
  if (progress.length === 0) return new Set();
  const rows = sql.join(
    progress.map(({ id, text, words, revision, step, round, status, repair }) => {
      const place = sql`${revision}::smallint, ${step}::text, ${round}::smallint, ${jsonOf(status)}::jsonb`;
      return sql`(${id}::text, ${text}::text, ${words}::int, ${place}, ${jsonOf(repair)}::jsonb)`;
    }),
    sql`, `,
  );
  const saved = await orm.execute<{ id: string }>(sql`
    update generations as g set text = p.text, words = p.words, revision = p.revision, step = p.step, round = p.round,
      status = p.status, repair = p.repair, heartbeat_at = ${now.toISOString()}::timestamptz
    from (values ${rows}) as p(id, text, words, revision, step, round, status, repair)
    where g.id = p.id and g.owner = ${owner} and g.state = 'running'
    returning g.id`);
  return new Set(saved.rows.map(({ id }) => id));
}

function jsonOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** Signs of life for jobs whose text did not change. @returns the ids that are still running and this process's. */
export async function saveHeartbeats(orm: Orm, owner: string, ids: readonly string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await orm
    .update(generations)
    .set({ heartbeatAt: now })
    .where(and(inArray(generations.id, [...ids]), eq(generations.owner, owner), eq(generations.state, "running")))
    .returning({ id: generations.id });
  return new Set(rows.map(({ id }) => id));
}

/**
 * Ends a running job. @returns the words that were reserved for it, and the market set that it belongs to now; null when somebody
 * else ended it first.
 */
export async function finishGeneration(
  orm: Orm,
  id: string,
  values: Partial<NewGeneration>,
): Promise<Pick<GenerationRow, "reservedWords" | "setId"> | null> {
  const [row] = await orm
    .update(generations)
    .set(values)
    .where(and(eq(generations.id, id), eq(generations.state, "running")))
    .returning({ reservedWords: generations.reservedWords, setId: generations.setId });
  return row ?? null;
}

/** After the words of an ended job are settled: it reserves nothing any more, and what `itemId` keeps is no longer kept here. */
export async function closeGeneration(orm: Orm, id: string, itemId: string | null): Promise<void> {
  const kept = itemId === null ? {} : { itemId, text: "" };
  await orm
    .update(generations)
    .set({ reservedWords: 0, ...kept })
    .where(eq(generations.id, id));
}

/**
 * Running jobs whose process died: without a sign of life since the given moment, and nobody holds the name of their process any more.
 * One that was silent since `hungSince` is given up even if it is connected.
 */
export async function listOrphans(orm: Orm, silentSince: Date, hungSince: Date): Promise<GenerationRow[]> {
  return orm
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.state, "running"),
        lt(generations.heartbeatAt, silentSince),
        or(lt(generations.heartbeatAt, hungSince), isNotHeld(generations.owner)),
      ),
    )
    .limit(100);
}

export type StoredText = Pick<GenerationRow, "state" | "revision" | "text" | "step" | "round" | "status">;

/** What is stored of a text, whoever asks: what a stream in another process sends on. The caller has checked whose it is. */
export async function getText(orm: Orm, id: string): Promise<StoredText | null> {
  const { state, revision, step, round, status } = generations;
  const columns = { state, revision, text: writtenText, step, round, status };
  const [row] = await orm.select(columns).from(generations).where(eq(generations.id, id));
  return row ?? null;
}

/** Notes that a running job has more words reserved (fewer, when negative). @returns false when it has ended meanwhile. */
export async function addReserved(orm: Orm, id: string, words: number): Promise<boolean> {
  const rows = await orm
    .update(generations)
    .set({ reservedWords: sql`${generations.reservedWords} + ${words}` })
    .where(and(eq(generations.id, id), eq(generations.state, "running")))
    .returning({ id: generations.id });
  return rows.length === 1;
}

/** The title under which the library keeps a text; null when it was deleted already. */
export async function getKeptTitle(orm: Orm, itemId: string): Promise<string | null> {
  const [row] = await orm.select({ title: libraryItems.title }).from(libraryItems).where(eq(libraryItems.id, itemId));
  return row?.title ?? null;
}

export interface MarketSetProgress {
  readonly title: string;
  readonly running: number;
  readonly done: number;
  readonly failed: number;
  /** When the last of its texts ended, in milliseconds. */
  readonly endedAt: number;
  /** From the first beginning to the last end. */
  readonly seconds: number;
}

/** How far the texts of a market set have come; null for a set that is gone. */
export async function getMarketSetProgress(orm: Orm, setId: string): Promise<MarketSetProgress | null> {
  const inState = (state: string) => sql<number>`(count(*) filter (where ${generations.state} = ${state}))::int`;
  const milliseconds = (moment: SQL) => sql<number>`coalesce(extract(epoch from ${moment}) * 1000, 0)::float8`;
  const [row] = await orm
    .select({
      title: marketSets.title,
      running: inState("running"),
      done: inState("done"),
      ended: sql<number>`count(*)::int`,
      startedAt: milliseconds(sql`min(${generations.startedAt})`),
      endedAt: milliseconds(sql`max(${generations.finishedAt})`),
    })
    .from(marketSets)
    .innerJoin(generations, eq(generations.setId, marketSets.id))
    .where(eq(marketSets.id, setId))
    .groupBy(marketSets.id);
  if (!row) return null;
  const { title, running, done, ended, startedAt, endedAt } = row;
  return {
    title,
    running,
    done,
    failed: ended - running - done,
    endedAt: Math.round(endedAt),
    seconds: (endedAt - startedAt) / 1000,
  };
}

/** Forgets suggestions for passages that ended before the given moment. */
export async function deleteEdits(orm: Orm, endedBefore: Date): Promise<void> {
  const { kind, state, finishedAt } = generations;
  await orm.delete(generations).where(and(eq(kind, sql`'edit'`), ne(state, "running"), lt(finishedAt, endedBefore)));
}
