import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/**
 * A mail or text message that a production server would have sent. `GET /api/outbox` lists them (`{ mails: OutboxMail[] }`), newest first. Local
 * mode only.
 */
const outboxMail = z.object({
  id: z.string(),
  /** A text message has no subject. */
  kind: z.enum(["mail", "sms"]),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type OutboxMail = z.infer<typeof outboxMail>;

export const outbox = z.object({ mails: z.array(outboxMail) });

export const outboxApi = {
  list: endpoint({
    method: "GET",
    path: "/outbox",
    summary: "Mails and text messages that a production server would have sent; in local mode only",
    access: "everybody",
    answer: outbox,
    errors: ["request.not_found"],
  }),
};
