import { sql } from "drizzle-orm";
import type { OnlineWork } from "./online-work.ts";

/**
 * A column is worked out anew when what it is made of is set. Only texts that migration 0018 folds otherwise are touched; those of English
 * and Arabic letters alone are not even folded for that.
 */
export async function foldAccentsAgain({ orm }: OnlineWork): Promise<void> {
  await orm.execute(sql`
    UPDATE library_items SET title = title, text = text
    WHERE folded ~ ${sql.raw("'[^\\u0001-\\u007F\\u0600-\\u06FF]'")} AND folded IS DISTINCT FROM fold_for_search(title || E'\n' || text)`);
}
