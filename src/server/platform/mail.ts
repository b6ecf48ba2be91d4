import { randomUUID } from "node:crypto";
import { createTransport } from "nodemailer";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { outboxMails } from "./db/person-schema.ts";
import type { JobData, Jobs } from "./jobs.ts";

export type Mail = JobData["mail"];

export interface Mailer {
  /** Queues a mail. It is retried if the mail server is unavailable. */
  send(mail: Mail): Promise<void>;
}

interface MailerParts {
  readonly config: Pick<Config, "smtp">;
  readonly db: Pick<Database, "orm">;
  readonly jobs: Jobs;
  readonly clock: () => Date;
}

/** Delivers by SMTP if configured, otherwise to the outbox of local mode. */
export function createMailer(parts: MailerParts): Mailer {
  const deliver = parts.config.smtp ? smtpDelivery(parts.config.smtp) : outboxDelivery(parts);
  parts.jobs.define("mail", deliver, { retries: 12, retryDelaySeconds: 2 });
  return { send: (mail) => parts.jobs.enqueue("mail", mail) };
}

function smtpDelivery(smtp: NonNullable<Config["smtp"]>): (mail: Mail) => Promise<void> {
  const transport = createTransport(smtp.url, { from: smtp.from });
  return async (mail) => {
    await transport.sendMail(mail);
  };
}

function outboxDelivery({ db, clock }: MailerParts): (mail: Mail) => Promise<void> {
  return async ({ to, subject, text }) => {
    await db.orm.insert(outboxMails).values({ id: randomUUID(), kind: "mail", to, subject, text, createdAt: clock() });
  };
}
