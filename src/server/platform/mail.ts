import { randomUUID } from "node:crypto";
import { createTransport } from "nodemailer";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { outboxMails } from "./db/person-schema.ts";
import type { JobData, Jobs } from "./jobs.ts";

export type Mail = JobData["mail"];

export interface Mailer {
  /** Puts a mail into the queue; a mail server that is away gets it later. */
  send(mail: Mail): Promise<void>;
}

interface MailerParts {
  readonly config: Pick<Config, "smtp">;
  readonly db: Pick<Database, "orm">;
  readonly jobs: Jobs;
  readonly clock: () => Date;
}

/** Delivers through SMTP where it is configured, otherwise into the outbox that local mode shows. */
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
    await db.orm.insert(outboxMails).values({ id: randomUUID(), to, subject, text, createdAt: clock() });
  };
}
