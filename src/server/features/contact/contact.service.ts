import type { Deps } from "#server/deps.ts";
import { countCall, countCaller } from "#server/platform/rate-limit.ts";
import type { ContactMessage } from "#shared/contracts/contact.ts";
import { help as arabic } from "#shared/locales/ar/marketing.ts";
import { help as english } from "#shared/locales/en/marketing.ts";
import type { Language } from "#shared/options.ts";
import { firstOperatorEmail } from "./contact.store.ts";

/** Enough for a person who forgot something, too few for a flood. */
const messagesPerHour = 5;

/** Of all visitors together: whoever changes the address with each message fills no mailbox. */
const messagesPerDay = 100;

/** Where the mails of a local server lie that has no account yet: the outbox takes any address. */
const nobodyYet = "operator@localhost";

const forms = { en: english.contact, ar: arabic.contact } as const;

interface Sender {
  /** The language of the page that the form stood on; the mail comes in it. */
  readonly language: Language;
  /** The caller's network address, by which messages are counted. */
  readonly address: string;
}

export interface ContactService {
  /**
   * Mails a visitor's message to whoever runs this server. The mail is plain text, so nothing in it can be markup; the visitor's
   * address stands in `Reply-To`, never in `From`, which would fail the mail server's own checks.
   * @throws AppError request.rate_limited after too many messages from one network address within an hour.
   */
  send(message: ContactMessage, sender: Sender): Promise<void>;
}

type ContactDeps = Pick<Deps, "config" | "db" | "mail" | "clock">;

export function createContactService(deps: ContactDeps): ContactService {
  return { send: (message, sender) => sendToOperator(deps, message, sender) };
}

async function sendToOperator(deps: ContactDeps, message: ContactMessage, sender: Sender): Promise<void> {
  const now = deps.clock();
  await countCaller(deps.db, { scope: "contact", address: sender.address, max: messagesPerHour, windowSeconds: 3_600 }, now);
  await countCall(deps.db, { scope: "contact", subject: "operator", max: messagesPerDay, windowSeconds: 24 * 3_600 }, now);
  const { topics, mail } = forms[sender.language];
  const name = oneLine(message.name);
  await deps.mail.send({
    to: await operatorAddress(deps),
    replyTo: message.email,
    subject: `Lahja · ${topics[message.topic]}: ${name}`,
    text: `${mail.from}: ${name} <${message.email}>\n${mail.topic}: ${topics[message.topic]}\n\n${message.message}\n`,
  });
}

/** A name stands in the mail's subject: line ends and other control characters in it would begin a header of the sender's own. */
function oneLine(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Where mails to whoever runs this server go. */
export async function operatorAddress({ config, db }: Pick<Deps, "config" | "db">): Promise<string> {
  if (config.operatorEmail) return config.operatorEmail;
  if (config.mode === "local") return (await firstOperatorEmail(db)) ?? nobodyYet;
  return config.smtp?.from ?? nobodyYet;
}
