import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, notInArray, or, sql } from "drizzle-orm";
import type { InWorkspace } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import { archiveParts, archives } from "#server/platform/db/document-schema.ts";
import { workspaces } from "#server/platform/db/identity-schema.ts";
import { owned } from "#server/platform/db/owned.ts";
import { libraryItems } from "#server/platform/db/schema.ts";
import type { ErrorCode, ErrorParams } from "#shared/errors.ts";

export type ArchiveRow = typeof archives.$inferSelect;
type NewArchive = typeof archives.$inferInsert;

/** Which texts an archive holds: those of the person that were there when it was asked for, with `ids` only these. */
export interface TextsOfArchive {
  readonly owner: InWorkspace;
  readonly ids: readonly string[] | undefined;
  readonly before: Date;
}

const isRunning = (id: string) => and(eq(archives.id, id), eq(archives.state, "running"));

const holds = ({ owner, ids, before }: TextsOfArchive) =>
  and(
    owned(libraryItems, owner),
    isNull(libraryItems.deletedAt),
    lte(libraryItems.createdAt, before),
    ids === undefined ? undefined : inArray(libraryItems.id, [...ids]),
  );

export async function countTexts(orm: Orm, which: TextsOfArchive): Promise<number> {
  const [row] = await orm.select({ texts: count() }).from(libraryItems).where(holds(which));
  return row?.texts ?? 0;
}

/** Of a text what its file and its line of the index need. */
const textColumns = {
  id: libraryItems.id,
  title: libraryItems.title,
  templateId: libraryItems.templateId,
  variety: libraryItems.variety,
  direction: libraryItems.direction,
  writer: libraryItems.writer,
  text: libraryItems.text,
  words: libraryItems.words,
  favourite: libraryItems.favourite,
  folder: libraryItems.folder,
  tags: libraryItems.tags,
  createdAt: libraryItems.createdAt,
  updatedAt: libraryItems.updatedAt,
};

/** The texts page by page: the named ones in the order in which they are named, of the whole library the oldest first. */
export async function* listTexts(orm: Orm, { ids, ...which }: TextsOfArchive, pageSize: number): AsyncGenerator<TextRow> {
  if (ids !== undefined) {
    const distinct = [...new Set(ids)];
    for (let at = 0; at < distinct.length; at += pageSize) {
      const page = distinct.slice(at, at + pageSize);
      const rows = await orm
        .select(textColumns)
        .from(libraryItems)
        .where(holds({ ...which, ids: page }));
      yield* rows.sort((a, b) => page.indexOf(a.id) - page.indexOf(b.id));
    }
    return;
  }
  for (let last: TextRow | null = null; ; ) {
    const page: TextRow[] = await listAfter(orm, which, last, pageSize);
    yield* page;
    if (page.length < pageSize) return;
    last = page.at(-1) ?? null;
  }
}

function listAfter(orm: Orm, which: Omit<TextsOfArchive, "ids">, last: TextRow | null, limit: number) {
  const { id, createdAt } = libraryItems;
  const rest = last && or(gt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), gt(id, last.id)));
  return orm
    .select(textColumns)
    .from(libraryItems)
    .where(and(holds({ ...which, ids: undefined }), rest ?? undefined))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
}
export type TextRow = Pick<typeof libraryItems.$inferSelect, keyof typeof textColumns>;

/**
 * A new archive, and the oldest ones of the person gone where there are too many now. Asking twice at once makes one: the person's
 * row is locked meanwhile. @returns false where another one is running.
 */
export async function insertArchive(orm: Orm, archive: NewArchive, kept: number): Promise<boolean> {
  return orm.transaction(async (tx) => {
    await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, archive.workspaceId)).for("no key update");
    const mine = await tx
      .select({ id: archives.id, state: archives.state })
      .from(archives)
      .where(owned(archives, archive))
      .orderBy(desc(archives.createdAt), desc(archives.id));
    if (mine.some(({ state }) => state === "running")) return false;
    const surplus = mine.slice(kept - 1).map(({ id }) => id);
    if (surplus.length > 0) await tx.delete(archives).where(inArray(archives.id, surplus));
    await tx.insert(archives).values(archive);
    return true;
  });
}

/** The person's archives, newest first. */
export async function listArchives(orm: Orm, owner: InWorkspace): Promise<ArchiveRow[]> {
  return orm.select().from(archives).where(owned(archives, owner)).orderBy(desc(archives.createdAt), desc(archives.id));
}

export async function getArchive(orm: Orm, owner: InWorkspace, id: string): Promise<ArchiveRow | null> {
  const [row] = await orm
    .select()
    .from(archives)
    .where(and(eq(archives.id, id), owned(archives, owner)));
  return row ?? null;
}

/**
 * Takes an archive to be made from its beginning: one that nobody has begun, or whose maker has been silent since `silentSince`.
 * @returns null where it is not to be made any more, or another process is making it.
 */
export async function claimArchive(orm: Orm, id: string, now: Date, silentSince: Date): Promise<ArchiveRow | null> {
  return orm.transaction(async (tx) => {
    const isFree = or(eq(archives.heartbeatAt, archives.createdAt), lt(archives.heartbeatAt, silentSince));
    const [row] = await tx
      .update(archives)
      .set({ heartbeatAt: now, done: 0 })
      .where(and(isRunning(id), isFree))
      .returning();
    if (!row) return null;
    await tx.delete(archiveParts).where(eq(archiveParts.archiveId, id));
    return row;
  });
}

/** Gives an archive back that this process cannot finish, with nothing of it stored. */
export async function releaseArchive(orm: Orm, id: string): Promise<void> {
  await orm.transaction(async (tx) => {
    await tx.delete(archiveParts).where(eq(archiveParts.archiveId, id));
    await tx.update(archives).set({ heartbeatAt: archives.createdAt, done: 0 }).where(isRunning(id));
  });
}

/** A sign of life, with how many texts are written. @returns false where the archive was stopped, failed or deleted meanwhile. */
export async function saveProgress(orm: Orm, id: string, done: number, now: Date): Promise<boolean> {
  const rows = await orm.update(archives).set({ done, heartbeatAt: now }).where(isRunning(id)).returning({ id: archives.id });
  return rows.length === 1;
}

/** @returns false where the archive was stopped meanwhile: then nothing is stored. */
export async function insertPart(orm: Orm, id: string, position: number, bytes: Uint8Array): Promise<boolean> {
  const { rows } = await orm.execute(sql`
    insert into ${archiveParts} (archive_id, position, bytes)
    select ${archives.id}, ${position}::int, ${bytes}::bytea from ${archives} where ${isRunning(id)}
    returning position`);
  return rows.length === 1;
}

export async function getPart(orm: Orm, id: string, position: number): Promise<Uint8Array | null> {
  const [row] = await orm
    .select({ bytes: archiveParts.bytes })
    .from(archiveParts)
    .where(and(eq(archiveParts.archiveId, id), eq(archiveParts.position, position)));
  return row?.bytes ?? null;
}

interface MadeArchive {
  readonly texts: number;
  readonly size: number;
  readonly error: { readonly code: ErrorCode; readonly params: ErrorParams } | null;
}

/** @returns false where it was stopped at the last moment. */
export async function finishArchive(orm: Orm, id: string, { texts, size, error }: MadeArchive, now: Date): Promise<boolean> {
  const rows = await orm
    .update(archives)
    .set({
      state: "done",
      total: texts,
      done: texts,
      size,
      errorCode: error?.code ?? null,
      errorParams: error?.params ?? null,
      finishedAt: now,
    })
    .where(isRunning(id))
    .returning({ id: archives.id });
  return rows.length === 1;
}

/** Ends a running archive, its parts deleted in the same breath. @returns false where it was not running. */
export async function endArchive(
  orm: Orm,
  id: string,
  end:
    | { readonly state: "stopped" }
    | { readonly state: "failed"; readonly errorCode: ErrorCode; readonly errorParams: ErrorParams },
  now: Date,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const rows = await tx
      .update(archives)
      .set({ ...end, finishedAt: now })
      .where(isRunning(id))
      .returning({ id: archives.id });
    // Also of one that was stopped before: its maker may have stored a part after that.
    const isDone = tx.select({ id: archives.id }).from(archives).where(eq(archives.state, "done"));
    await tx.delete(archiveParts).where(and(eq(archiveParts.archiveId, id), notInArray(archiveParts.archiveId, isDone)));
    return rows.length === 1;
  });
}

export async function deleteArchive(orm: Orm, owner: InWorkspace, id: string): Promise<void> {
  await orm.delete(archives).where(and(eq(archives.id, id), owned(archives, owner)));
}

/** Running archives without a sign of life since this moment. */
export async function listSilent(orm: Orm, since: Date): Promise<Pick<ArchiveRow, "id" | "workspaceId">[]> {
  return orm
    .select({ id: archives.id, workspaceId: archives.workspaceId })
    .from(archives)
    .where(and(eq(archives.state, "running"), lt(archives.heartbeatAt, since)));
}

/** Deletes what ended at this moment or before, and what is left of archives that nobody can fetch. @returns whose the former were. */
export async function deleteEnded(orm: Orm, before: Date): Promise<InWorkspace[]> {
  const ended = orm
    .select({ id: archives.id })
    .from(archives)
    .where(inArray(archives.state, ["failed", "stopped"]));
  await orm.delete(archiveParts).where(inArray(archiveParts.archiveId, ended));
  const rows = await orm
    .delete(archives)
    .where(lte(archives.finishedAt, before))
    .returning({ workspaceId: archives.workspaceId });
  return [...new Map(rows.map((row) => [row.workspaceId, row])).values()];
}
