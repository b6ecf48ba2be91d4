import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
afterAll(() => db.close());

/** The planner prefers sequential scans in an empty table. Disabling them shows whether an index fits at all. */
async function planOf(statement: string): Promise<string> {
  return db.orm.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute<Record<"QUERY PLAN", string>>(sql.raw(`explain ${statement}`));
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
}

test.each([
  ["the texts of a market set", "select id from generations where set_id = 'x'", "generations_set"],
  ["a deleted set's texts", "select id from library_items where set_id = 'x'", "library_items_set"],
  [
    "suggestions that are over",
    "delete from generations where kind = 'edit' and state <> 'running' and finished_at < now()",
    "generations_edits",
  ],
  ["what a deleted person made", "delete from shared_links where created_by = 'x'", "shared_links_maker"],
])("%s are found by an index", async (_what, statement, index) => {
  const plan = await planOf(statement);
  expect(plan).toContain(index);
  // Without sequential scans the planner may also scan a whole index, which is not what this test wants.
  expect(plan).toMatch(/Index Cond/);
});
