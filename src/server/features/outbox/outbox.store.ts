import { desc } from "drizzle-orm";
import type { Database } from "#server/platform/db/database.ts";
import { outboxMails } from "#server/platform/db/person-schema.ts";
import type { OutboxMail } from "#shared/contracts/outbox.ts";

const shownMails = 100;

export async function listMails(db: Pick<Database, "orm">): Promise<OutboxMail[]> {
  const rows = await db.orm.select().from(outboxMails).orderBy(desc(outboxMails.createdAt)).limit(shownMails);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
