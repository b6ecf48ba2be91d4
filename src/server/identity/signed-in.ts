import type { Context } from "hono";
import type { Database } from "#server/platform/db/database.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { languageOfRequest } from "#server/platform/http/language.ts";
import type { AccountEventKind } from "#shared/contracts/account-ways.ts";
import { recordAccountEvent } from "./account-events.ts";
import type { AccountMails } from "./account-mails.ts";
import type { KnownDevices } from "./known-device.ts";
import { endSession } from "./session.store.ts";
import type { SignUpBrowsers } from "./sign-up-browser.ts";

export interface AccountHolder {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** What follows when somebody signs in or changes how they do, whatever the way. Every way calls this, and does none of it itself. */
export interface AccountWatch {
  /**
   * A session of this account was just made for this browser. The browser's session of before ends, the sign-in is recorded, and a browser
   * that was never seen with this account is told to its person by mail.
   * @param before of `sessionBefore`, asked before the new session was made.
   */
  signedIn(c: Context<AppEnv>, account: AccountHolder, way: string, before: SessionBefore): Promise<void>;
  /** A way of signing in was added, taken away or changed, or sessions were ended: recorded, and told by mail where it opens doors. */
  changed(
    c: Context<AppEnv>,
    account: AccountHolder,
    kind: Exclude<AccountEventKind, "signed_in">,
    way: string | null,
  ): Promise<void>;
}

/** The session that a browser has before somebody signs in in it. */
export type SessionBefore = { readonly userId: string; readonly sessionId: string } | null;

interface WatchParts {
  readonly db: Pick<Database, "orm">;
  readonly clock: () => Date;
  readonly publicUrl: string;
  readonly mails: AccountMails;
  readonly devices: KnownDevices;
  readonly browsers: SignUpBrowsers;
  readonly inBackground: (task: Promise<void>) => void;
}

/** Which changes are told by mail, and by which. A changed password is told where it is changed, also from a link without a session. */
const mailOf = {
  way_connected: "wayConnected",
  way_disconnected: "wayDisconnected",
  password_changed: null,
  sessions_ended: null,
} as const;

export function createAccountWatch(parts: WatchParts): AccountWatch {
  const { db, clock, publicUrl, mails, devices, browsers, inBackground } = parts;
  const securityPage = `${publicUrl}/settings#security`;

  return {
    async signedIn(c, account, way, before) {
      const { id: userId, email } = account;
      if (before) await endSession(db.orm, before.userId, before.sessionId);
      const isKnown = devices.of(c, email) !== null || browsers.madeHere(c, userId);
      devices.remember(c, email);
      const userAgent = c.req.header("user-agent") ?? null;
      const now = clock();
      await recordAccountEvent(db.orm, { userId, kind: "signed_in", way, userAgent }, now);
      if (!isKnown)
        inBackground(mails.send("newDevice", account, securityPage, languageOfRequest(c), { at: now, userAgent, way }));
    },
    async changed(c, account, kind, way) {
      const userAgent = c.req.header("user-agent") ?? null;
      const now = clock();
      await recordAccountEvent(db.orm, { userId: account.id, kind, way, userAgent }, now);
      const mail = mailOf[kind];
      if (mail) inBackground(mails.send(mail, account, securityPage, languageOfRequest(c), { at: now, userAgent, way }));
    },
  };
}
