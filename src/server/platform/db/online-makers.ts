import { sql } from "drizzle-orm";
import { fillFromUser, ownerTables } from "./online-owners.ts";
import type { OnlineWork } from "./online-work.ts";

const indexes: readonly (readonly [name: string, definition: string])[] = [
  ["brand_voices_maker", "brand_voices (created_by, created_at)"],
  ["generations_maker", "generations (created_by, started_at)"],
  ["library_items_maker", "library_items (created_by, created_at, id)"],
  ["sets_maker", "sets (created_by, created_at, id)"],
  ["archives_maker", "archives (created_by, created_at)"],
  ["shared_links_maker", "shared_links (created_by)"],
];

/** Names the maker of rows from before migration 0025 in `created_by`, and drops the last indexes of idempotency keys by person. */
export async function nameMakers({ orm, createIndex, dropIndex }: OnlineWork): Promise<void> {
  for (const table of ownerTables) {
    await fillFromUser(orm, table, "created_by");
    await orm.execute(sql.raw(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${table}_created_by_users_id_fk`));
  }
  for (const [name, definition] of indexes) await createIndex(name, definition);
  for (const table of ["generations", "sets"]) await dropIndex(`${table}_idempotency_by_user`);
}
