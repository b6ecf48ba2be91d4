import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRealPostgres, openTestDatabase, testDatabaseUrl } from "#tests/support/test-db.ts";
import type { Database } from "./database.ts";

const script = fileURLToPath(new URL("../../../../tests/support/standing-still.ts", import.meta.url));

describe.runIf(isRealPostgres)("the name of a process", () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterAll(() => db.close());

  /** The query that another server's sweep makes: see `isNotHeld`. */
  async function isHeld(name: string): Promise<boolean> {
    const free = sql`select pg_try_advisory_xact_lock_shared(hashtextextended(${name}, 0)) as free`;
    const { rows } = await db.orm.execute<{ free: boolean }>(free);
    return rows[0]?.free === false;
  }

  it("is held while its event loop stands still, and free once it is dead", async () => {
    const { rows } = await db.orm.execute<{ name: string }>(sql`select current_database() as name`);
    const url = new URL(testDatabaseUrl ?? "");
    url.pathname = `/${rows[0]?.name}`;
    expect(await isHeld("standing still")).toBe(false);
    const child = fork(script, [url.href, "standing still"]);
    await once(child, "message");
    expect(await isHeld("standing still")).toBe(true);
    child.kill("SIGKILL");
    await expect.poll(() => isHeld("standing still"), { timeout: 5_000 }).toBe(false);
  });

  it("is free when it is let go", async () => {
    const letGo = await db.hold("one");
    expect([await isHeld("one"), await isHeld("two")]).toEqual([true, false]);
    await letGo();
    await expect.poll(() => isHeld("one")).toBe(false);
  });
});
