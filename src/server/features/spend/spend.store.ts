import { randomUUID } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Orm } from "#server/platform/db/database.ts";
import { tokenDays } from "#server/platform/db/person-schema.ts";

type NewTokenDay = Omit<typeof tokenDays.$inferInsert, "id">;

/** Adds to the row of its day, person, service and model; a correction may take something off. */
export async function addSpend(orm: Orm, row: NewTokenDay): Promise<void> {
  const { day, userId, provider, model, requests, sent, received, estimated } = tokenDays;
  await orm
    .insert(tokenDays)
    .values({ ...row, id: randomUUID() })
    .onConflictDoUpdate({
      target: [day, userId, provider, model],
      set: {
        requests: sql`${requests} + ${row.requests}`,
        sent: sql`${sent} + ${row.sent}`,
        received: sql`${received} + ${row.received}`,
        estimated: sql`${estimated} + ${row.estimated}`,
      },
    });
}

/** Tokens of a day, sent and received, of everybody and of one person; a service of the person's own aside. */
export async function spentOn(
  orm: Orm,
  day: string,
  userId: string | null,
  ownProvider: string,
): Promise<{ all: number; own: number }> {
  const tokens = sql`${tokenDays.sent} + ${tokenDays.received}`;
  const [row] = await orm
    .select({
      all: sql<number>`coalesce(sum(${tokens}), 0)::float8`,
      own: sql<number>`coalesce(sum(${tokens}) filter (where ${tokenDays.userId} = ${userId}), 0)::float8`,
    })
    .from(tokenDays)
    .where(and(eq(tokenDays.day, day), ne(tokenDays.provider, ownProvider)));
  return row ?? { all: 0, own: 0 };
}
