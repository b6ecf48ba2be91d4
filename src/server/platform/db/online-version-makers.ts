import { sql } from "drizzle-orm";
import type { OnlineWork } from "./online-work.ts";

const itemsAtOnce = 500;

/**
 * Gives each version from before migration 0020 the maker of its text: until then a text had one person. Goes through the texts in the
 * order of their ids, so that it locks few rows at a time.
 */
export async function nameVersionMakers({ orm, createIndex }: OnlineWork): Promise<void> {
  for (let last: string | null = ""; last !== null; ) {
    const { rows }: { rows: { last: string | null }[] } = await orm.execute(sql`
      with part as (select id, user_id from library_items where id > ${last} order by id limit ${itemsAtOnce}),
        named as (
          update library_versions v set created_by = part.user_id from part where v.item_id = part.id and v.created_by is null returning 1
        )
      select max(id) as last from part`);
    last = rows[0]?.last ?? null;
  }
  await orm.execute(sql`ALTER TABLE library_versions VALIDATE CONSTRAINT library_versions_created_by_users_id_fk`);
  await createIndex("library_versions_maker", "library_versions (created_by)");
}
