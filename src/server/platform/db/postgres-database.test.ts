import { createHmac } from "node:crypto";
import { createServer } from "node:net";
import { sql } from "drizzle-orm";
import pino from "pino";
import { describe, expect, test } from "vitest";
import { errorCode } from "#tests/support/http.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, testDatabaseUrl } from "#tests/support/test-db.ts";
import { withoutTimeLimits } from "./database.ts";
import { openPostgres } from "./postgres-database.ts";

const log = pino({ level: "silent" });

async function closedPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address ? address.port : 1;
}

test("while the database is away every call says so, and when to come again: nobody is taken for signed out", async () => {
  const db = openPostgres(`postgres://lahja@127.0.0.1:${await closedPort()}/lahja`, log);
  const { client: open, deps } = createTestApp({ db });
  const client = open();
  const signature = createHmac("sha256", deps.config.authSecret ?? "")
    .update("a-token")
    .digest("base64");
  client.cookies.set("lahja.session_token", encodeURIComponent(`a-token.${signature}`));
  const person = { email: "mona@example.com", password: "correct horse", name: "Mona" };
  const answers = await Promise.all([
    client.get("/api/auth/user"),
    client.get("/api/usage"),
    client.post("/api/auth/sign-in/email", person),
    client.post("/api/auth/sign-up/email", person),
    client.post("/api/contact", { name: "Mona", email: "mona@example.com", topic: "question", message: "Is anybody there?" }),
  ]);
  for (const response of answers)
    expect([response.status, await errorCode(response), response.headers.get("retry-after")]).toEqual([
      503,
      "server.unavailable",
      "5",
    ]);
  await db.close();
});

describe.runIf(testDatabaseUrl)("a statement on PostgreSQL", () => {
  const setting = async (orm: { execute: (query: ReturnType<typeof sql>) => Promise<{ rows: unknown[] }> }, name: string) =>
    (await orm.execute(sql`select current_setting(${name}) as value`)).rows[0];

  test("has a minute, and ten seconds for a lock; work that is long on purpose has both for as long as its transaction", async () => {
    const db = await openTestDatabase();
    expect(await setting(db.orm, "statement_timeout")).toEqual({ value: "1min" });
    expect(await setting(db.orm, "lock_timeout")).toEqual({ value: "10s" });
    await db.orm.transaction(async (tx) => {
      await withoutTimeLimits(tx);
      expect(await setting(tx, "statement_timeout")).toEqual({ value: "0" });
      expect(await setting(tx, "lock_timeout")).toEqual({ value: "0" });
    });
    expect(await setting(db.orm, "statement_timeout")).toEqual({ value: "1min" });
    await db.close();
  });

  test("that runs into its limit ends, and the connection works on", async () => {
    const url = new URL(testDatabaseUrl ?? "");
    url.searchParams.set("statement_timeout", "100");
    const db = openPostgres(url.href, log);
    await expect(db.orm.execute(sql`select pg_sleep(5)`)).rejects.toMatchObject({ cause: { code: "57014" } });
    await db.ping();
    await db.close();
  });
});
