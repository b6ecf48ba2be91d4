import type { Database } from "#server/platform/db/database.ts";
import { addressSubject, tally } from "#server/platform/rate-limit.ts";
import type { mail as texts } from "#shared/locales/en/mail.ts";

export type MailKind = keyof typeof texts;

interface MailLimit {
  readonly perHour: number;
  readonly perDay: number;
  /** After the day's, still one in so many hours: a link that is over must not leave its owner without another. */
  readonly thenEveryHours?: number;
}

/**
 * What one mailbox is sent at most, of each kind by itself: a flood of one must not keep another from arriving. Whoever asks for the
 * mails needs only to know the address, so the limits are what the owner of the mailbox bears, not what a caller may do.
 */
const limits: Readonly<Partial<Record<MailKind, MailLimit>>> = {
  // Good for a day: the last that arrived still confirms the address.
  verify: { perHour: 3, perDay: 6 },
  // Good for an hour.
  reset: { perHour: 3, perDay: 8, thenEveryHours: 2 },
  alreadyRegistered: { perHour: 2, perDay: 3 },
  // Each follows from a link that was opened in this very mailbox or from the current password: a stranger cannot use up the warnings of
  // its owner.
  passwordChanged: { perHour: 10, perDay: 30, thenEveryHours: 1 },
  // Whoever signs up with a stranger's address may delete that account again, over and over.
  accountDeleted: { perHour: 2, perDay: 3 },
};

/** A limit of `max` mails in a window of so many hours. */
type Window = readonly [scope: string, hours: number, max: number];

/**
 * Counts a mail of a kind for a mailbox.
 * @returns whether it may go, and whether it is the first of its window that may not.
 */
export async function countMail(
  db: Pick<Database, "orm">,
  kind: MailKind,
  address: string,
  now: Date,
): Promise<{ isAllowed: boolean; isFirstRefused: boolean }> {
  const limit = limits[kind];
  if (!limit) return { isAllowed: true, isFirstRefused: false };
  const subject = addressSubject(mailboxOf(address));
  const count = async ([scope, hours, max]: Window) => {
    const { count: sent } = await tally(db, { scope: `mail-${kind}-${scope}`, subject, windowSeconds: hours * 3_600 }, now);
    return { isAllowed: sent <= max, isFirstRefused: sent === max + 1 };
  };
  const ofHour = await count(["hour", 1, limit.perHour]);
  if (!ofHour.isAllowed) return ofHour;
  const ofDay = await count(["day", 24, limit.perDay]);
  if (ofDay.isAllowed || limit.thenEveryHours === undefined) return ofDay;
  const { isAllowed } = await count(["rest", limit.thenEveryHours, 1]);
  return { isAllowed, isFirstRefused: ofDay.isFirstRefused };
}

/** The mailbox behind an address: 'name+tag@host' is that of 'name@host', and Gmail's takes any dots. */
function mailboxOf(address: string): string {
  const [, name = "", host = ""] = /^([^@]*)@(.*)$/.exec(address.trim().toLowerCase()) ?? [];
  const plain = name.replace(/\+.*$/, "") || name;
  return host === "gmail.com" || host === "googlemail.com" ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${host}`;
}
