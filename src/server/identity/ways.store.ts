import { and, asc, eq } from "drizzle-orm";
import type { Orm } from "#server/platform/db/database.ts";
import { accounts, users } from "#server/platform/db/identity-schema.ts";
import { isPseudoAddress } from "#server/platform/pseudo-address.ts";

/** The name that the library gives a password's row; ours is 'password'. */
const passwordRow = "credential";

const wayOf = (providerId: string) => (providerId === passwordRow ? "password" : providerId);
const rowOf = (way: string) => (way === "password" ? passwordRow : way);

/** A proven number opens the account by a code; it has no row of its own, it stands with the person. */
export const phoneWay = "phone";

/** The ways in which a person can sign in ('password', 'google', a provider's id, 'phone'), the oldest first, a number last. */
export async function listWays(orm: Orm, userId: string): Promise<{ readonly id: string }[]> {
  const rows = await orm
    .select({ providerId: accounts.providerId })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .orderBy(asc(accounts.createdAt));
  const [person] = await orm.select({ phoneNumber: users.phoneNumber }).from(users).where(eq(users.id, userId));
  return [...rows.map((row) => ({ id: wayOf(row.providerId) })), ...(person?.phoneNumber ? [{ id: phoneWay }] : [])];
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
 * @returns 'last' where no other way would be left, 'needed' for the number of an account without an address, which would have nothing left
 * that is confirmed: nothing is taken away then.
 */
export function removeWay(
  orm: Orm,
  userId: string,
  way: string,
  isOffered: (way: string) => boolean,
): Promise<"removed" | "missing" | "last" | "needed"> {
  return orm.transaction(async (tx) => {
    // Of two at once, each of which would leave the other's, the second waits and finds one left.
    const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)).for("update");
    const ways = await listWays(tx, userId);
    if (!ways.some(({ id }) => id === way)) return "missing";
    if (!ways.some(({ id }) => id !== way && isOffered(id))) return "last";
    if (way === phoneWay && person && isPseudoAddress(person.email)) return "needed";
    if (way === phoneWay) await tx.update(users).set({ phoneNumber: null }).where(eq(users.id, userId));
    else await tx.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, rowOf(way))));
    return "removed";
  });
}
