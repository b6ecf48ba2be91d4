import { and, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { InWorkspace } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import { owned } from "#server/platform/db/owned.ts";
import { generations, libraryItems } from "#server/platform/db/schema.ts";
import type { ArrangeRequest } from "#shared/contracts/library.ts";

const own = (owner: InWorkspace, ids: readonly string[]) => and(owned(libraryItems, owner), inArray(libraryItems.id, [...ids]));

/** @returns the ids that were moved. */
export async function moveToTrash(orm: Orm, owner: InWorkspace, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await orm
    .update(libraryItems)
    .set({ deletedAt: now })
    .where(and(own(owner, ids), isNull(libraryItems.deletedAt)))
    .returning({ id: libraryItems.id });
  return rows.map(({ id }) => id);
}

/** @returns how many came back. */
export async function restoreFromTrash(orm: Orm, owner: InWorkspace, ids: readonly string[]): Promise<number> {
  const rows = await orm
    .update(libraryItems)
    .set({ deletedAt: null })
    .where(and(own(owner, ids), isNotNull(libraryItems.deletedAt)))
    .returning({ id: libraryItems.id });
  return rows.length;
}

/** Deletes for good what is in the person's trash: these texts, or with null all. @returns how many. */
export async function purge(orm: Orm, owner: InWorkspace, ids: readonly string[] | null): Promise<number> {
  return purgeWhere(orm, ids === null ? owned(libraryItems, owner) : own(owner, ids));
}

/** Deletes for good what was put into any trash before this moment. */
export async function purgeOlder(orm: Orm, before: Date): Promise<number> {
  return purgeWhere(orm, lt(libraryItems.deletedAt, before));
}

/** The versions go with their text, and so does the job that wrote it: its row holds the same text and brief. */
async function purgeWhere(orm: Orm, which: SQL | undefined): Promise<number> {
  return orm.transaction(async (tx) => {
    const rows = await tx
      .delete(libraryItems)
      .where(and(isNotNull(libraryItems.deletedAt), which))
      .returning({ generationId: libraryItems.generationId });
    const jobs = rows.flatMap(({ generationId }) => generationId ?? []);
    if (jobs.length > 0) await tx.delete(generations).where(inArray(generations.id, jobs));
    return rows.length;
  });
}

/** Favourite, folder and tags of several texts. They are no edits: neither version nor `updated_at` changes. @returns how many. */
export async function arrange(orm: Orm, owner: InWorkspace, { ids, ...change }: ArrangeRequest): Promise<number> {
  const { favourite, folder, addTags, removeTags } = change;
  const tags = addTags || removeTags ? { tags: nextTags(addTags ?? [], removeTags ?? []) } : {};
  const rows = await orm
    .update(libraryItems)
    .set({ ...(favourite === undefined ? {} : { favourite }), ...(folder === undefined ? {} : { folder }), ...tags })
    .where(and(own(owner, ids), isNull(libraryItems.deletedAt)))
    .returning({ id: libraryItems.id });
  return rows.length;
}

/** Each tag once, in the order of the alphabet. */
function nextTags(added: readonly string[], removed: readonly string[]): SQL {
  const list = (names: readonly string[]) =>
    sql`(select array_agg(name) from json_array_elements_text(${JSON.stringify(names)}::json) as name)`;
  return sql`coalesce((
    select array_agg(distinct tag order by tag) from unnest(${libraryItems.tags} || ${list(added)}) as tag
    where not tag = any(coalesce(${list(removed)}, '{}'))
  ), '{}')`;
}
