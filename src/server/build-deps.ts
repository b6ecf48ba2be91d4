import type { Deps } from "./deps.ts";
import { sweepTrash, trashSweepSeconds } from "./features/library/library.shelf.service.ts";
import { notificationSweepSeconds, sweepNotifications } from "./features/notifications/notifications.store.ts";
import { sweepTrends, trendSweepSeconds } from "./features/trends/trends.store.ts";
import { createAccountMails } from "./identity/account-mails.ts";
import { createAccountNews } from "./identity/account-news.ts";
import { createAdmission } from "./identity/admission.ts";
import { type BearerParts, createBearer } from "./identity/bearer.ts";
import { createFirebaseAccounts } from "./identity/firebase-accounts.ts";
import { createSessionIdentity, type SessionParts } from "./identity/session.ts";
import { sessionSweepSeconds, sweepSessions } from "./identity/session-sweep.ts";
import { readOrCreateSecret } from "./platform/auth-secret.ts";
import { createEventBus } from "./platform/events.ts";
import { isLoopbackAddress, isPublicAddress } from "./platform/http/guarded-fetch.ts";
import { createJobs } from "./platform/jobs.ts";
import { createLoopWatch } from "./platform/loop-watch.ts";
import { createMailer } from "./platform/mail.ts";
import { createSealer } from "./platform/sealed-text.ts";
import { createTextWork } from "./platform/text-work.ts";
import { createTrendSources } from "./trends/registry.ts";
import { createOwnModels } from "./writers/own-model.ts";

/** What differs between a real start and a test. */
export type DepsParts = Pick<Deps, "config" | "db" | "writers" | "clock" | "log" | "stopping"> &
  Partial<Pick<Deps, "jobs" | "texts">> &
  Pick<SessionParts, "passwords"> &
  Pick<BearerParts, "firebaseKeys">;

/** Builds everything that the features need. Nothing runs yet: that is for the services of `run-server.ts`. */
export function buildDeps(parts: DepsParts): Deps {
  const { config, db, clock, log, passwords, firebaseKeys } = parts;
  const jobs = parts.jobs ?? createJobs(db, log);
  const mail = createMailer({ config, db, jobs, clock });
  const secret = config.authSecret ?? readOrCreateSecret(config.dataDir);
  const accountMails = createAccountMails({ db, mail, clock, log, config });
  const events = createEventBus(db, log);
  const accountNews = createAccountNews();
  const accounts = createFirebaseAccounts({ db, config, accountNews, clock, log });
  const identity = {
    ...createSessionIdentity({ config, db, jobs, log, mails: accountMails, secret, accountNews, clock, passwords }),
    bearer: createBearer({ config, accounts, clock, firebaseKeys }),
  };
  jobs.schedule("session-sweep", sessionSweepSeconds, () => sweepSessions(db, clock()));
  jobs.schedule("notification-sweep", notificationSweepSeconds, () => sweepNotifications(db, clock()));
  jobs.schedule("trash-sweep", trashSweepSeconds, () => sweepTrash(db, clock()));
  jobs.schedule("trend-sweep", trendSweepSeconds, () => sweepTrends(db, clock()));
  return {
    ...parts,
    texts: parts.texts ?? createTextWork(log),
    jobs,
    loop: createLoopWatch(log),
    mail,
    accountMails,
    accountNews,
    identity,
    admission: createAdmission({ db, config, identity }),
    events,
    keySealer: createSealer(secret, "own-writer-key"),
    ownModels: createOwnModels({ log, isAllowed: reachableFor(config.mode) }),
    trends: createTrendSources(config.trends, { clock }),
  };
}

/** A model server on a person's own machine is theirs to name where the machine is the server; anywhere else loopback is the server's. */
function reachableFor(mode: Deps["config"]["mode"]): (address: string) => boolean {
  return mode === "local" ? (address) => isPublicAddress(address) || isLoopbackAddress(address) : isPublicAddress;
}
