import type { Logger } from "pino";
import type { AccountMails } from "./identity/account-mails.ts";
import type { Admissions } from "./identity/admission.ts";
import type { Identity } from "./identity/identity.ts";
import type { Config } from "./platform/config.ts";
import type { Database } from "./platform/db/database.ts";
import type { EventBus } from "./platform/events.ts";
import type { Jobs } from "./platform/jobs.ts";
import type { LoopWatch } from "./platform/loop-watch.ts";
import type { Mailer } from "./platform/mail.ts";
import type { Sealer } from "./platform/sealed-text.ts";
import type { TextWork } from "./platform/text-work.ts";
import type { OwnModels } from "./writers/own-model.ts";
import type { WriterRegistry } from "./writers/writer.ts";

/** Everything the features need from outside. Built once in `main.ts`, or by a test; nothing is reached for. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  readonly events: EventBus;
  readonly jobs: Jobs;
  readonly loop: LoopWatch;
  readonly mail: Mailer;
  readonly accountMails: AccountMails;
  readonly identity: Identity;
  /** Makes the actor of each request. */
  readonly admission: Admissions;
  /** Encrypts the keys of people's own model services. */
  readonly keySealer: Sealer;
  /** Checks, comparisons and conversions of texts. */
  readonly texts: TextWork;
  readonly writers: WriterRegistry;
  /** Model services that people brought themselves. */
  readonly ownModels: OwnModels;
  /** The current time; tests set it. */
  readonly clock: () => Date;
  readonly log: Logger;
  /** Aborted when the server begins to stop: open streams end then, so that the browser comes back to the next process. */
  readonly stopping: AbortSignal;
}
