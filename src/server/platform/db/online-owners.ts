import { sql } from "drizzle-orm";
import type { Orm } from "./database.ts";

/** The tables of texts and of what belongs to them, whose rows named only a person before migration 0017. */
export const ownerTables = ["brand_voices", "generations", "library_items", "sets", "archives", "shared_links"] as const;

type OwnerTable = (typeof ownerTables)[number];

const batchRows = 2_000;

/**
 * Gives rows that lack the column the value of their `user_id`. Updates in batches in the order of the key, so that each row is
 * locked only briefly.
 */
export async function fillFromUser(orm: Orm, table: OwnerTable, column: "workspace_id" | "created_by"): Promise<void> {
  const [name, id, filled] = [
    sql.identifier(table),
    sql.identifier(table === "shared_links" ? "item_id" : "id"),
    sql.identifier(column),
  ];
  for (let last: string | null = ""; last !== null; ) {
    const { rows }: { rows: { last: string | null }[] } = await orm.execute(sql`
      with part as (select ${id} as id from ${name} where ${id} > ${last} order by ${id} limit ${batchRows}),
        filled as (
          update ${name} set ${filled} = user_id from part
            where ${name}.${id} = part.id and ${name}.${filled} is null and user_id is not null returning 1
        )
      select max(part.id) as last from part`);
    last = rows[0]?.last ?? null;
  }
}
