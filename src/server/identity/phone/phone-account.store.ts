import { and, eq } from "drizzle-orm";
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

/** Names an account that has no name. */
export async function nameAccount(orm: Orm, id: string, name: string, now: Date): Promise<void> {
  await orm
    .update(users)
    .set({ name, updatedAt: now })
    .where(and(eq(users.id, id), eq(users.name, "")));
}
