import type { Context } from "hono";
import type { Database } from "#server/platform/db/database.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { AppError } from "#shared/errors.ts";
import type { KnownDevices } from "./known-device.ts";
import { forgetTries, giveTryBack, takeTry, triesOfAddress, triesOfDevice } from "./sign-in-tries.ts";
import type { AccountHolder } from "./signed-in.ts";

/**
 * Limits wrong passwords for each email address, whether or not it has an account, and whichever caller sends them. A browser in
 * which the owner signed in before has a separate count, so that other people's tries do not block the owner.
 */
export interface SignInGuard {
  /**
   * Allows one try, and counts it if the password was wrong.
   * @throws AppError identity.too_many_tries before the password is checked, and whatever `ask` throws.
   */
  signIn(c: Context<AppEnv>, email: string, ask: () => Promise<Response>): Promise<Response>;
  /** Clears the count of the address, because the person can read its mailbox. */
  passwordWasReset(account: AccountHolder, request: Request | undefined): Promise<void>;
  /**
   * The browser that set a new password through the mailbox is its owner's.
   * @returns whose password it was.
   */
  rememberAfterReset(c: Context<AppEnv>, request: Request): AccountHolder | null;
}

interface GuardParts {
  readonly devices: KnownDevices;
  readonly db: Pick<Database, "orm">;
  readonly clock: () => Date;
}

export function createSignInGuard({ devices, db, clock }: GuardParts): SignInGuard {
  const resets = new WeakMap<Request, AccountHolder>();
  return {
    async signIn(c, email, ask) {
      const device = devices.of(c, email);
      const key = device === null ? triesOfAddress(email) : triesOfDevice(device);
      await takeTry(db, key, clock());
      try {
        const response = await ask();
        await forgetTries(db, key);
        return response;
      } catch (error) {
        const wasWrong = error instanceof AppError && error.code === "identity.wrong_credentials";
        // If the database does not answer, the error of `ask` is the one to report.
        if (!wasWrong) await giveTryBack(db, key).catch(() => undefined);
        throw error;
      }
    },
    async passwordWasReset(account, request) {
      await forgetTries(db, triesOfAddress(account.email));
      if (request) resets.set(request, account);
    },
    rememberAfterReset(c, request) {
      const account = resets.get(request);
      if (account) devices.remember(c, account.email);
      return account ?? null;
    },
  };
}
