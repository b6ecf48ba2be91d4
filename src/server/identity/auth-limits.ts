import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import { countCaller } from "#server/platform/rate-limit.ts";

const minuteSeconds = 60;

interface Rule {
  readonly max: number;
  readonly windowSeconds: number;
}

const usual: Rule = { max: 100, windowSeconds: minuteSeconds };

const rules: Readonly<Record<string, Rule>> = {
  "/sign-in/email": { max: 10, windowSeconds: minuteSeconds },
  "/sign-up/email": { max: 10, windowSeconds: 10 * minuteSeconds },
  "/request-password-reset": { max: 5, windowSeconds: 10 * minuteSeconds },
  "/reset-password": { max: 10, windowSeconds: 10 * minuteSeconds },
  "/send-verification-email": { max: 5, windowSeconds: 10 * minuteSeconds },
  "/change-password": { max: 5, windowSeconds: minuteSeconds },
  // Each may cost the operator a text message; those that are sent have limits of their own.
  "/phone/send": { max: 30, windowSeconds: 10 * minuteSeconds },
  "/phone/verify": { max: 30, windowSeconds: 10 * minuteSeconds },
  // A page that is opened and its button count one each.
  "/confirm-email": { max: 20, windowSeconds: minuteSeconds },
};

/**
 * Counts one call from a caller's address to a route below `/api/auth`. Limits are ten times higher in local mode, because
 * everybody on the machine shares one address, and a demonstration or test run creates many accounts.
 * @throws AppError identity.too_many_tries
 */
export async function countAuthCall(
  db: Pick<Database, "orm">,
  mode: Config["mode"],
  path: string,
  address: string,
  now: Date,
): Promise<void> {
  const { max, windowSeconds } = rules[path] ?? usual;
  const times = mode === "local" ? 10 : 1;
  const limit = { scope: `auth${path}`, address, max: max * times, windowSeconds, code: "identity.too_many_tries" } as const;
  await countCaller(db, limit, now);
}
