import { z } from "zod";

/** One of `GET /api/outbox` (`{ mails: OutboxMail[] }`, newest first): a mail that a production server would have sent. Local mode only. */
const outboxMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type OutboxMail = z.infer<typeof outboxMail>;

export const outbox = z.object({ mails: z.array(outboxMail) });
