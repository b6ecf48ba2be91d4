import { sql } from "drizzle-orm";
import type { OnlineWork } from "./online-work.ts";

/**
 * Recomputes the search column of texts that migration 0018 folds differently. Assigning the source columns triggers the
 * computation. The first condition skips texts with only English and Arabic letters without folding them.
 */
export async function foldAccentsAgain({ orm }: OnlineWork): Promise<void> {
  await orm.execute(sql`
    UPDATE library_items SET title = title, text = text
    WHERE folded ~ ${sql.raw("'[^\\u0001-\\u007F\\u0600-\\u06FF]'")} AND folded IS DISTINCT FROM fold_for_search(title || E'\n' || text)`);
}
