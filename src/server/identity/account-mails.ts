import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "#server/platform/db/database.ts";
import { preferences } from "#server/platform/db/person-schema.ts";
import type { Mailer } from "#server/platform/mail.ts";
import { mailName } from "#server/platform/mail-name.ts";
import { isPseudoAddress } from "#server/platform/pseudo-address.ts";
import { mail as arabic } from "#shared/locales/ar/mail.ts";
import { mail as english } from "#shared/locales/en/mail.ts";
import type { Localised } from "#shared/locales/localised.ts";
import type { Language } from "#shared/options.ts";
import { countMail, type MailKind } from "./mail-limits.ts";

const texts: Readonly<Record<Language, Localised<typeof english>>> = { en: english, ar: arabic };

interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Writes to a person in the language of their settings, else in the one given: that of the request that caused the mail. What a mailbox gets is limited
 * by kind: a mail too many is not sent, and nobody who asked for it learns of it.
 */
export interface AccountMails {
  send(kind: MailKind, to: Recipient, url: string, otherwise: Language): Promise<void>;
}

interface MailParts {
  readonly db: Pick<Database, "orm">;
  readonly mail: Mailer;
  readonly clock: () => Date;
  readonly log: Logger;
}

export function createAccountMails({ db, mail: mailer, clock, log }: MailParts): AccountMails {
  return {
    async send(kind, to, url, otherwise) {
      if (isPseudoAddress(to.email)) return;
      const { isAllowed, isFirstRefused } = await countMail(db, kind, to.email, clock());
      // Without the address, and once: a flood of mails must not become one of log lines.
      if (isFirstRefused) log.warn({ kind, userId: to.id }, "a mailbox was sent as many account mails as it may get");
      if (!isAllowed) return;
      const [stored] = await db.orm
        .select({ language: preferences.language })
        .from(preferences)
        .where(eq(preferences.userId, to.id));
      const language = stored?.language === "en" || stored?.language === "ar" ? stored.language : otherwise;
      const { subject, body } = texts[language][kind];
      const name = mailName(to.name);
      await mailer.send({ to: to.email, subject, text: body.replace("{name}", () => name).replace("{url}", () => url) });
    },
  };
}
