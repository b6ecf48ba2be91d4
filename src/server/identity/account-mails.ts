import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import { preferences } from "#server/platform/db/person-schema.ts";
import type { Mailer } from "#server/platform/mail.ts";
import { mailName } from "#server/platform/mail-name.ts";
import { isPseudoAddress } from "#server/platform/pseudo-address.ts";
import type { SignInSettings } from "#server/platform/sign-in-settings.ts";
import { describeUserAgent } from "#server/platform/user-agent.ts";
import { accountWords as arabicWords } from "#shared/locales/ar/account-words.ts";
import { mail as arabic } from "#shared/locales/ar/mail.ts";
import { accountWords as englishWords } from "#shared/locales/en/account-words.ts";
import { mail as english } from "#shared/locales/en/mail.ts";
import type { Localised } from "#shared/locales/localised.ts";
import type { Language } from "#shared/options.ts";
import { countMail, type MailKind } from "./mail-limits.ts";

const words: Readonly<Record<Language, Localised<typeof englishWords>>> = { en: englishWords, ar: arabicWords };
const texts: Readonly<Record<Language, Localised<typeof english>>> = { en: english, ar: arabic };

interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** What the mails about signing in tell: when, in which browser, and by which way. */
interface Happening {
  readonly at: Date;
  readonly userAgent: string | null;
  readonly way: string | null;
}

/**
 * Writes to a person in the language of their settings, else in the one given: that of the request that caused the mail. What a mailbox gets is limited
 * by kind: a mail too many is not sent, and nobody who asked for it learns of it.
 */
export interface AccountMails {
  send(kind: MailKind, to: Recipient, url: string, otherwise: Language, happening?: Happening): Promise<void>;
}

interface MailParts {
  readonly db: Pick<Database, "orm">;
  readonly mail: Mailer;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly config: Pick<Config, "signIn">;
}

export function createAccountMails({ db, mail: mailer, clock, log, config }: MailParts): AccountMails {
  return {
    async send(kind, to, url, otherwise, happening) {
      if (isPseudoAddress(to.email)) return;
      const { isAllowed, isFirstRefused } = await countMail(db, kind, to.email, clock());
      // Without the address, and once: a flood of mails must not become one of log lines.
      if (isFirstRefused) log.warn({ kind, userId: to.id }, "a mailbox was sent as many account mails as it may get");
      if (!isAllowed) return;
      const [stored] = await db.orm
        .select({ language: preferences.language, timeZone: preferences.timeZone })
        .from(preferences)
        .where(eq(preferences.userId, to.id));
      const language = stored?.language === "en" || stored?.language === "ar" ? stored.language : otherwise;
      const { subject, body } = texts[language][kind];
      const told = happening ? wordsOf(happening, language, stored?.timeZone ?? "UTC", config.signIn) : {};
      const values = new Map(Object.entries({ name: mailName(to.name), url, ...told }));
      const text = body.replace(/\{(\w+)\}/g, (blank, key: string) => values.get(key) ?? blank);
      await mailer.send({ to: to.email, subject, text });
    },
  };
}

/** The zone stands beside the time: it is the person's own only where they chose one. */
function wordsOf({ at, userAgent, way }: Happening, language: Language, timeZone: string, signIn: SignInSettings) {
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { dateStyle: "long", timeStyle: "short", timeZone });
  return {
    time: `${format.format(at)} (${timeZone})`,
    device: deviceName(userAgent, words[language]),
    way: way === null ? "" : wayName(way, words[language], signIn),
  };
}

function deviceName(userAgent: string | null, text: Localised<typeof englishWords>): string {
  const { browser, system } = describeUserAgent(userAgent);
  if (browser && system) return text.device.replace("{browser}", browser).replace("{system}", system);
  return browser ?? system ?? text.unknownDevice;
}

function wayName(way: string, text: Localised<typeof englishWords>, { oidc }: SignInSettings): string {
  if (way === "password" || way === "phone") return text[way];
  return way === "google" ? "Google" : (oidc.find(({ id }) => id === way)?.name ?? way);
}
