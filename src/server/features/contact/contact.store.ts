import { asc, eq } from "drizzle-orm";
import type { Database } from "#server/platform/db/database.ts";
import { users } from "#server/platform/db/identity-schema.ts";
import { isPseudoAddress } from "#server/platform/pseudo-address.ts";

/** The address of the account that runs a local server: the first one made; null while there is none. */
export async function firstOperatorEmail(db: Pick<Database, "orm">): Promise<string | null> {
  const [operator] = await db.orm
    .select({ email: users.email })
    .from(users)
    .where(eq(users.isOperator, true))
    .orderBy(asc(users.createdAt))
    .limit(1);
  return operator && !isPseudoAddress(operator.email) ? operator.email : null;
}
