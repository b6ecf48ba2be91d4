import { and, asc, eq } from "drizzle-orm";
import type { Orm } from "#server/platform/db/database.ts";
import { accounts, users } from "#server/platform/db/identity-schema.ts";

/** The name that the library gives a password's row; ours is 'password'. */
const passwordRow = "credential";

const wayOf = (providerId: string) => (providerId === passwordRow ? "password" : providerId);
const rowOf = (way: string) => (way === "password" ? passwordRow : way);

/** A proven number opens the account by a code; it has no row of its own, it stands with the person. */
export const phoneWay = "phone";

interface StoredWay {
  /** 'password', 'google', or a provider's id. */
  readonly id: string;
  readonly connectedAt: Date;
}

/** The ways in which a person can sign in, the oldest first. */
export async function listWays(orm: Orm, userId: string): Promise<StoredWay[]> {
  const { providerId, createdAt } = accounts;
  const rows = await orm
    .select({ providerId, createdAt })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .orderBy(asc(createdAt));
  const [person] = await orm.select().from(users).where(eq(users.id, userId));
  const byNumber = person?.phoneNumber ? [{ id: phoneWay, connectedAt: person.createdAt }] : [];
  return [...byNumber, ...rows.map((row) => ({ id: wayOf(row.providerId), connectedAt: row.createdAt }))];
}

/** Whom an account at a provider signs in; null: nobody yet. */
export async function findProviderOwner(orm: Orm, provider: string, subject: string) {
  const { id, name, email } = users;
  const [row] = await orm
    .select({ id, name, email })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, provider), eq(accounts.accountId, subject)));
  return row ?? null;
}

/**
 * Takes a way of signing in away.
 * @param isOffered whether the operator offers a way; one that is offered no longer opens nothing, so it does not count as left.
 * @returns 'last' where no other way would be left: nothing is taken away then.
 */
export function removeWay(
  orm: Orm,
  userId: string,
  way: string,
  isOffered: (way: string) => boolean,
): Promise<"removed" | "missing" | "last"> {
  return orm.transaction(async (tx) => {
    // Of two at once, each of which would leave the other's, the second waits and finds one left.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const ways = await listWays(tx, userId);
    if (!ways.some(({ id }) => id === way)) return "missing";
    if (!ways.some(({ id }) => id !== way && isOffered(id))) return "last";
    if (way === phoneWay) await tx.update(users).set({ phoneNumber: null }).where(eq(users.id, userId));
    else await tx.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, rowOf(way))));
    return "removed";
  });
}
