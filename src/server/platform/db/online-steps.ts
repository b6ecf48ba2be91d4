import { sql } from "drizzle-orm";
import type { Database, Orm } from "./database.ts";
import { nameMakers } from "./online-makers.ts";
import { foldAccentsAgain } from "./online-search-accents.ts";
import { indexStatements } from "./online-statements.ts";
import { leaveTextsToItems } from "./online-texts.ts";
import { nameVersionMakers } from "./online-version-makers.ts";
import { type OnlineWork, workOn } from "./online-work.ts";
import { moveToWorkspaces } from "./online-workspaces.ts";

/**
 * Steps that scan whole tables, in order, after the migrations. Servers of the previous version read and write meanwhile. A step
 * can be interrupted at any point and then starts again, so each of its parts must be repeatable.
 */
const steps: readonly { readonly name: string; readonly run: (work: OnlineWork) => Promise<void> }[] = [
  { name: "workspaces", run: moveToWorkspaces },
  { name: "search-accents", run: foldAccentsAgain },
  { name: "texts", run: leaveTextsToItems },
  { name: "version-makers", run: nameVersionMakers },
  { name: "statements", run: indexStatements },
  { name: "makers", run: nameMakers },
];

/** Runs the pending steps on a separate connection. */
export async function runOnlineSteps(orm: Orm, kind: Database["kind"]): Promise<void> {
  await orm.execute(sql`CREATE TABLE IF NOT EXISTS drizzle.online_steps (name text PRIMARY KEY, done_at timestamptz NOT NULL)`);
  const { rows } = await orm.execute<{ name: string }>(sql`SELECT name FROM drizzle.online_steps`);
  const done = new Set(rows.map(({ name }) => name));
  for (const { name, run } of steps.filter((step) => !done.has(step.name))) {
    await run(workOn(orm, kind));
    await orm.execute(sql`INSERT INTO drizzle.online_steps (name, done_at) VALUES (${name}, now())`);
  }
}
