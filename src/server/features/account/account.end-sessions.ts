import type { Deps } from "#server/deps.ts";
import { recordAccountEvent } from "#server/identity/account-events.ts";
import { findByEmail } from "#server/identity/email.store.ts";
import { findByPhone } from "#server/identity/phone/phone-account.store.ts";
import { endAllSessions, endOtherSessions } from "#server/identity/session.store.ts";
import { readPhoneNumber } from "#shared/phone-number.ts";
import { tellTabs } from "../events/events.service.ts";

type Tools = Pick<Deps, "db" | "events" | "clock" | "log">;

/**
 * The operator ends every session of a person: of a lost device, or an account that somebody else has got into. Open tabs ask to sign in.
 * @param named the person's address, or their number in E.164. @returns how many, or null where nobody has it.
 */
export async function endSessionsOf(tools: Tools, named: string): Promise<number | null> {
  const { db, clock, log } = tools;
  const reading = named.includes("@") ? null : readPhoneNumber(named);
  const account = reading
    ? "number" in reading && (await findByPhone(db.orm, reading.number))
    : await findByEmail(db.orm, named.trim().toLowerCase());
  if (!account) return null;
  const ended = await endOtherSessions(db.orm, account.id, null);
  log.info({ userId: account.id, ended }, "the operator ended the sessions of a person");
  if (ended === 0) return ended;
  await recordAccountEvent(db.orm, { userId: account.id, kind: "sessions_ended", way: null, userAgent: null }, clock());
  tellTabs(tools, account.id, { type: "signed-out" });
  return ended;
}

/** The operator ends every session there is. @returns how many. */
export async function endSessionsOfEverybody({ db, log }: Pick<Tools, "db" | "log">): Promise<number> {
  const ended = await endAllSessions(db.orm);
  log.info({ ended }, "the operator ended all sessions");
  return ended;
}
