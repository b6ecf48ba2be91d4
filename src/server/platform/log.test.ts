import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createLogLines } from "#tests/support/log-lines.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";

async function caught(pending: PromiseLike<unknown>): Promise<unknown> {
  try {
    return await pending;
  } catch (error) {
    return error;
  }
}

test("a failed statement is logged with its cause, without the values that people gave", async () => {
  const db = await openTestDatabase();
  const nul = await caught(db.orm.execute(sql`select ${"secret topic\0"}::text`));
  await db.orm.execute(sql`create table once (id text primary key)`);
  await db.orm.execute(sql`insert into once values (${"secret-token"})`);
  const twice = await caught(db.orm.execute(sql`insert into once values (${"secret-token"})`));
  await db.close();

  const { log, lines } = createLogLines();
  for (const err of [nul, twice]) log.error({ err }, "failed");
  const output = lines.join("");
  expect(output).toContain("insert into once");
  expect(output).toContain("duplicate key");
  expect(output).toContain("log.test.ts");
  expect(output).not.toContain("secret");
});
