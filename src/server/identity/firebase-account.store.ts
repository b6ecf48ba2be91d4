import { and, count, eq, inArray } from "drizzle-orm";
import type { Orm } from "#server/platform/db/database.ts";
import { accounts, users } from "#server/platform/db/identity-schema.ts";

export type StoredUser = typeof users.$inferSelect;

/** Rows of `accounts` with this provider have the Firebase uid as their account id. */
const providerId = "firebase";

interface Link {
  readonly userId: string;
  readonly uid: string;
}

/** The user that a Firebase uid belongs to, or null. */
export async function findByUid(orm: Orm, uid: string): Promise<StoredUser | null> {
  const [row] = await orm
    .select({ user: users })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, providerId), eq(accounts.accountId, uid)));
  return row?.user ?? null;
}

/** The user of an address, which no other transaction changes until this one has ended; or null. */
export async function lockByEmail(tx: Orm, email: string): Promise<StoredUser | null> {
  const [row] = await tx.select().from(users).where(eq(users.email, email)).for("update");
  return row ?? null;
}

/** The same for the user of a phone number. */
export async function lockByPhone(tx: Orm, phone: string): Promise<StoredUser | null> {
  const [row] = await tx.select().from(users).where(eq(users.phoneNumber, phone)).for("update");
  return row ?? null;
}

export async function countUsers(orm: Orm): Promise<number> {
  const [row] = await orm.select({ users: count() }).from(users);
  return row?.users ?? 0;
}

/** @returns null where the address or the number is taken. */
export async function insertUser(tx: Orm, user: typeof users.$inferInsert): Promise<StoredUser | null> {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing().returning();
  return row ?? null;
}

/** @returns false where the uid belongs to somebody already. */
export async function insertLink(tx: Orm, { userId, uid }: Link, now: Date): Promise<boolean> {
  const row = { id: crypto.randomUUID(), providerId, accountId: uid, userId, createdAt: now, updatedAt: now };
  const added = await tx
    .insert(accounts)
    .values(row)
    .onConflictDoNothing({ target: [accounts.providerId, accounts.accountId] })
    .returning({ id: accounts.id });
  return added.length === 1;
}

/** Takes every Firebase way of signing in from a user. */
export async function deleteLinks(orm: Orm, userId: string): Promise<void> {
  await orm.delete(accounts).where(and(eq(accounts.providerId, providerId), eq(accounts.userId, userId)));
}

/** The same for whoever has this address and has never proven it: somebody has just shown that the mailbox is theirs. */
export async function deleteUnprovenLinks(orm: Orm, email: string): Promise<void> {
  const unproven = orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, false)));
  await orm.delete(accounts).where(and(eq(accounts.providerId, providerId), inArray(accounts.userId, unproven)));
}
