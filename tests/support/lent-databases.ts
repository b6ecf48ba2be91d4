import type { PGlite } from "@electric-sql/pglite";

/** What test files of this worker have given back, emptied. */
const free: PGlite[] = [];

/** All that a test may have changed beside rows: tables with their columns and constraints, functions, and the steps that were done. */
const shapeQuery = `SELECT
  (SELECT md5(string_agg(attrelid::text || attname || atttypid, ',' ORDER BY attrelid, attnum)) FROM pg_attribute) AS columns,
  (SELECT md5(string_agg(oid::text, ',' ORDER BY oid)) FROM pg_constraint) AS constraints,
  (SELECT md5(string_agg(oid::text || prosrc, ',' ORDER BY oid)) FROM pg_proc) AS functions,
  (SELECT string_agg(name, ',' ORDER BY name) FROM drizzle.online_steps) AS steps`;

async function shapeOf(client: PGlite): Promise<string> {
  return JSON.stringify((await client.query(shapeQuery)).rows);
}

/**
 * Lends an open PGlite until its `close`; to who holds it longer it is as closed as any. Opening one takes a second of a core, so it
 * goes to the next test file of this worker process, unless a test has changed more than rows in it.
 * @param make opens one where none is free.
 * @param empty the statement that deletes all rows.
 */
export async function lendDatabase(make: () => Promise<PGlite>, empty: string): Promise<PGlite> {
  const client = free.pop() ?? (await make());
  const shape = await shapeOf(client);
  let isOver = false;
  let mayHear = false;

  async function close(): Promise<void> {
    if (isOver) return;
    isOver = true;
    await client.exec(empty);
    await client.exec("DISCARD ALL");
    if (mayHear || (await shapeOf(client)) !== shape) await client.close();
    else free.push(client);
  }

  return new Proxy(client, {
    get(target, name) {
      if (name === "close") return close;
      if (isOver) throw new Error("PGlite is closed");
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      if (name !== "listen") return value.bind(target);
      return (...channel: unknown[]) => {
        mayHear = true;
        return value.apply(target, channel);
      };
    },
  });
}
