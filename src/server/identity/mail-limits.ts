import type { Database } from "#server/platform/db/database.ts";
import { addressSubject, tally } from "#server/platform/rate-limit.ts";
import type { mail as texts } from "#shared/locales/en/mail.ts";

export type MailKind = keyof typeof texts;

interface MailLimit {
  readonly perHour: number;
  readonly perDay: number;
  /** After the daily limit, one more mail in this many hours, so that an owner with an expired link can still get another. */
  readonly thenEveryHours?: number;
}

/**
 * The most mails of each kind for one mailbox. Each kind counts separately, so that a flood of one kind does not block the others.
 * Anybody who knows an address can trigger these mails, so the limits follow from what the mailbox's owner can tolerate.
 */
const limits: Readonly<Partial<Record<MailKind, MailLimit>>> = {
  // The link is valid for a day, so the last mail that arrived still confirms the address.
  verify: { perHour: 3, perDay: 6 },
  // The link is valid for an hour.
  reset: { perHour: 3, perDay: 8, thenEveryHours: 2 },
  alreadyRegistered: { perHour: 2, perDay: 3 },
  // Each of these requires a link from this mailbox or the current password, so a stranger cannot use up the owner's warnings.
  passwordChanged: { perHour: 10, perDay: 30, thenEveryHours: 1 },
  // So do these, or a sign-in.
  newDevice: { perHour: 10, perDay: 30, thenEveryHours: 1 },
  wayConnected: { perHour: 10, perDay: 30, thenEveryHours: 1 },
  wayDisconnected: { perHour: 10, perDay: 30, thenEveryHours: 1 },
  // A person can sign up with a stranger's address and delete that account again and again.
  accountDeleted: { perHour: 2, perDay: 3 },
};

/** A limit of `max` mails in this many hours. */
type Window = readonly [scope: string, hours: number, max: number];

/**
 * Counts a mail of a kind for a mailbox.
 * @returns whether it may be sent, and whether it is the first mail of its window that may not.
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

/** The mailbox of an address: 'name+tag@host' belongs to 'name@host', and Gmail ignores dots. */
function mailboxOf(address: string): string {
  const [, name = "", host = ""] = /^([^@]*)@(.*)$/.exec(address.trim().toLowerCase()) ?? [];
  const plain = name.replace(/\+.*$/, "") || name;
  return host === "gmail.com" || host === "googlemail.com" ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${host}`;
}
