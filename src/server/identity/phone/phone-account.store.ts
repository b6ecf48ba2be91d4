import { and, eq, isNull } from "drizzle-orm";
import type { Orm } from "#server/platform/db/database.ts";
import { users } from "#server/platform/db/identity-schema.ts";

export interface PhoneAccount {
  readonly id: string;
  readonly name: string;
}

/** The account that a number signs in to, or null. */
export async function findByPhone(orm: Orm, number: string): Promise<PhoneAccount | null> {
  const [row] = await orm.select({ id: users.id, name: users.name }).from(users).where(eq(users.phoneNumber, number));
  return row ?? null;
}

/**
 * Adds a proven number to an account that has none.
 * @returns false where the number opens another account, or this one has got a number meanwhile.
 */
export async function connectNumber(orm: Orm, id: string, phoneNumber: string, now: Date): Promise<boolean> {
  try {
    const connected = await orm
      .update(users)
      .set({ phoneNumber, updatedAt: now })
      .where(and(eq(users.id, id), isNull(users.phoneNumber)))
      .returning({ id: users.id });
    return connected.length === 1;
  } catch (error) {
    // The column takes a number once, also of two accounts at the same moment.
    if (await findByPhone(orm, phoneNumber)) return false;
    throw error;
  }
}

/** Names an account that has no name. */
export async function nameAccount(orm: Orm, id: string, name: string, now: Date): Promise<void> {
  await orm
    .update(users)
    .set({ name, updatedAt: now })
    .where(and(eq(users.id, id), eq(users.name, "")));
}
