import { and, eq } from "drizzle-orm";
import type { Orm } from "#server/platform/db/database.ts";
import { users } from "#server/platform/db/identity-schema.ts";
import { deleteLinks } from "./firebase-account.store.ts";

interface AccountEmail {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** The account of an address, or null. */
export async function findByEmail(orm: Orm, email: string): Promise<AccountEmail | null> {
  const { id, name, emailVerified } = users;
  const [row] = await orm.select({ id, name, email: users.email, emailVerified }).from(users).where(eq(users.email, email));
  return row ?? null;
}

/**
 * Confirms an address for whoever holds its mailbox. Ways of signing in by which nobody has proven the address are theirs no longer:
 * a stranger may have signed up with it.
 * @returns false where it was confirmed before: of several presses at once only one is the first.
 */
export function confirmEmail(orm: Orm, account: Pick<AccountEmail, "id" | "email">, now: Date): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const isFirst = await markConfirmed(tx, account, now);
    if (isFirst) await deleteLinks(tx, account.id);
    return isFirst;
  });
}

/** @returns false where it was confirmed before. */
export async function markConfirmed(orm: Orm, { id, email }: Pick<AccountEmail, "id" | "email">, now: Date): Promise<boolean> {
  const confirmed = await orm
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, id), eq(users.email, email), eq(users.emailVerified, false)))
    .returning({ id: users.id });
  return confirmed.length === 1;
}
