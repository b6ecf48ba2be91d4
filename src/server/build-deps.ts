import type { Deps } from "./deps.ts";
import { createAccountMails } from "./identity/account-mails.ts";
import { createSessionIdentity } from "./identity/session.ts";
import { sessionSweepSeconds, sweepSessions } from "./identity/session-sweep.ts";
import { readOrCreateSecret } from "./platform/auth-secret.ts";
import { createEventBus } from "./platform/events.ts";
import { createJobs } from "./platform/jobs.ts";
import { createMailer } from "./platform/mail.ts";

/** What differs between a real start and a test. */
export type DepsParts = Pick<Deps, "config" | "db" | "writers" | "clock" | "log" | "stopping"> & Partial<Pick<Deps, "jobs">>;

/** Builds everything that the features need. Nothing runs yet: that is for the services of `main.ts`. */
export function buildDeps(parts: DepsParts): Deps {
  const { config, db, clock, log } = parts;
  const jobs = parts.jobs ?? createJobs(db, log);
  const mail = createMailer({ config, db, jobs, clock });
  const identity = createSessionIdentity({
    config,
    db,
    log,
    mails: createAccountMails(db, mail),
    secret: config.authSecret ?? readOrCreateSecret(config.dataDir),
  });
  jobs.schedule("session-sweep", sessionSweepSeconds, () => sweepSessions(db, clock()));
  return { ...parts, jobs, mail, identity, events: createEventBus(db, log) };
}
