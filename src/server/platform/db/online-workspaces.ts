import { sql } from "drizzle-orm";
import type { Orm } from "./database.ts";
import type { OnlineWork } from "./online-work.ts";

/** Tables whose rows belong to a workspace since migration 0017, with their keys. */
const tables = {
  brand_voices: "id",
  generations: "id",
  library_items: "id",
  sets: "id",
  archives: "id",
  shared_links: "item_id",
} as const;

const indexes: readonly (readonly [name: string, definition: string, unique?: "unique"])[] = [
  ["brand_voices_oldest", "brand_voices (workspace_id, created_at)"],
  ["generations_idempotency", "generations (workspace_id, idempotency_key)", "unique"],
  ["generations_newest", "generations (workspace_id, started_at)"],
  ["generations_lost", "generations (workspace_id, started_at) WHERE state in ('failed', 'interrupted') and item_id is null"],
  ["library_items_title", "library_items (workspace_id, title_key, id)"],
  ["library_items_length", "library_items (workspace_id, words, id)"],
  ["library_items_words", "library_items USING gin (workspace_id, search_vector)"],
  ["library_items_letters", "library_items USING gin (workspace_id, folded gin_trgm_ops)"],
  ["library_items_trash", "library_items (workspace_id, deleted_at) WHERE deleted_at is not null"],
  ["library_items_newest", "library_items (workspace_id, created_at, id)"],
  ["library_items_source", "library_items (workspace_id, (conversion ->> 'sourceItemId')) WHERE conversion is not null"],
  [
    "library_items_figures",
    "library_items (workspace_id, created_at, words, favourite, variety, variety_verdict, template_id, tone, writer, set_id) WHERE deleted_at is null",
  ],
  ["library_items_edited", "library_items (workspace_id, updated_at) WHERE version > 1"],
  ["sets_idempotency", "sets (workspace_id, idempotency_key)", "unique"],
  ["sets_newest", "sets (workspace_id, created_at, id)"],
  ["archives_newest", "archives (workspace_id, created_at)"],
  ["shared_links_workspace", "shared_links (workspace_id)"],
];

/**
 * Indexes by person that have been replaced. The indexes of idempotency keys stay for this release, because servers of the
 * previous version name their columns in inserts.
 */
const replaced = ["lost", "title", "length", "words", "letters", "trash", "source", "figures", "edited"] as const;

const batchRows = 2_000;

/** Moves rows from before migration 0017 to the personal workspaces, which have their people's ids. */
export async function moveToWorkspaces({ orm, createIndex, dropIndex }: OnlineWork): Promise<void> {
  for (const [table, key] of Object.entries(tables)) {
    await fill(orm, table, key);
    await forbidNull(orm, table);
    for (const reference of ["user_id_users", "workspace_id_workspaces"])
      await orm.execute(sql.raw(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${table}_${reference}_id_fk`));
  }
  for (const [name, definition, unique] of indexes) await createIndex(name, definition, unique);
  for (const name of replaced) await dropIndex(`${name === "lost" ? "generations" : "library_items"}_${name}_by_user`);
}

/** Updates rows in batches in the order of the key, so that each row is locked only briefly. */
async function fill(orm: Orm, table: string, key: string): Promise<void> {
  const [name, id] = [sql.identifier(table), sql.identifier(key)];
  for (let last: string | null = ""; last !== null; ) {
    const { rows }: { rows: { last: string | null }[] } = await orm.execute(sql`
      with part as (select ${id} as id from ${name} where ${id} > ${last} order by ${id} limit ${batchRows}),
        filled as (
          update ${name} set workspace_id = user_id from part where ${name}.${id} = part.id and workspace_id is null returning 1
        )
      select max(part.id) as last from part`);
    last = rows[0]?.last ?? null;
  }
}

/** A validated check constraint lets PostgreSQL set NOT NULL without scanning the table under an exclusive lock. */
async function forbidNull(orm: Orm, table: string): Promise<void> {
  const check = `${table}_workspace_known`;
  for (const change of [
    `DROP CONSTRAINT IF EXISTS ${check}`,
    `ADD CONSTRAINT ${check} CHECK (workspace_id IS NOT NULL) NOT VALID`,
    `VALIDATE CONSTRAINT ${check}`,
    "ALTER COLUMN workspace_id SET NOT NULL",
    `DROP CONSTRAINT ${check}`,
  ])
    await orm.execute(sql.raw(`ALTER TABLE ${table} ${change}`));
}
