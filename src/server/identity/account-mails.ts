import { eq } from "drizzle-orm";
import type { Database } from "#server/platform/db/database.ts";
import { preferences } from "#server/platform/db/person-schema.ts";
import { requestLanguage } from "#server/platform/http/language.ts";
import type { Mailer } from "#server/platform/mail.ts";
import { mailName } from "#server/platform/mail-name.ts";
import { mail as arabic } from "#shared/locales/ar/mail.ts";
import { mail as english } from "#shared/locales/en/mail.ts";
import type { Localised } from "#shared/locales/localised.ts";
import type { Language } from "#shared/options.ts";

const texts: Readonly<Record<Language, Localised<typeof english>>> = { en: english, ar: arabic };

type MailKind = keyof typeof english;

interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Writes to a person in the language of their settings, else in that of the request that caused the mail. */
export interface AccountMails {
  send(kind: MailKind, to: Recipient, url: string, request: Request | undefined): Promise<void>;
}

export function createAccountMails(db: Pick<Database, "orm">, mailer: Mailer): AccountMails {
  return {
    async send(kind, to, url, request) {
      const [stored] = await db.orm
        .select({ language: preferences.language })
        .from(preferences)
        .where(eq(preferences.userId, to.id));
      const language =
        stored?.language === "en" || stored?.language === "ar"
          ? stored.language
          : requestLanguage(request?.headers ?? new Headers());
      const { subject, body } = texts[language][kind];
      const name = mailName(to.name);
      await mailer.send({ to: to.email, subject, text: body.replace("{name}", () => name).replace("{url}", () => url) });
    },
  };
}
