import { sql } from "drizzle-orm";
import type { Orm } from "./database.ts";
import { fillFromUser, ownerTables } from "./online-owners.ts";
import type { OnlineWork } from "./online-work.ts";

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

/** Indexes by person that have been replaced. Those of idempotency keys go with a later step (`online-makers.ts`). */
const replaced = ["lost", "title", "length", "words", "letters", "trash", "source", "figures", "edited"] as const;

/** Moves rows from before migration 0017 to the personal workspaces, which have their people's ids. */
export async function moveToWorkspaces({ orm, createIndex, dropIndex }: OnlineWork): Promise<void> {
  for (const table of ownerTables) {
    await fillFromUser(orm, table, "workspace_id");
    await forbidNull(orm, table);
    for (const reference of ["user_id_users", "workspace_id_workspaces"])
      await orm.execute(sql.raw(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${table}_${reference}_id_fk`));
  }
  for (const [name, definition, unique] of indexes) await createIndex(name, definition, unique);
  for (const name of replaced) await dropIndex(`${name === "lost" ? "generations" : "library_items"}_${name}_by_user`);
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
