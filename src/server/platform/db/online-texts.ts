import { sql } from "drizzle-orm";
import type { OnlineWork } from "./online-work.ts";

/** So many jobs change in one statement: none of them is locked for long. */
const jobsAtOnce = 500;

/** Empties the text of each job whose library item has it as its first version. Jobs of earlier versions kept it there too. */
export async function leaveTextsToItems({ orm }: OnlineWork): Promise<void> {
  for (let emptied = jobsAtOnce; emptied === jobsAtOnce; ) {
    const { rows } = await orm.execute(sql`
      UPDATE generations SET text = '' WHERE id IN (
        SELECT g.id FROM generations g JOIN library_versions v ON v.item_id = g.item_id AND v.version = 1
        WHERE g.text <> '' LIMIT ${jobsAtOnce})
      RETURNING id`);
    emptied = rows.length;
  }
}
