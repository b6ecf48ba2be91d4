import type { Logger } from "pino";
import type { AccountMails } from "./identity/account-mails.ts";
import type { AccountNews } from "./identity/account-news.ts";
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
import type { TrendSourceRegistry } from "./trends/registry.ts";
import type { OwnModels } from "./writers/own-model.ts";
import type { WriterRegistry } from "./writers/writer.ts";

/** Everything that the features need from outside. `run-server.ts` or a test creates it once; features use no globals. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  readonly events: EventBus;
  readonly jobs: Jobs;
  readonly loop: LoopWatch;
  readonly mail: Mailer;
  readonly accountMails: AccountMails;
  readonly accountNews: AccountNews;
  readonly identity: Identity;
  readonly admission: Admissions;
  /** Encrypts the keys of people's own model services. */
  readonly keySealer: Sealer;
  readonly texts: TextWork;
  readonly writers: WriterRegistry;
  readonly ownModels: OwnModels;
  readonly trends: TrendSourceRegistry;
  /** The current time; tests set it. */
  readonly clock: () => Date;
  readonly log: Logger;
  /** Aborts when the server begins to stop. Open streams then end, so that browsers reconnect to the next process. */
  readonly stopping: AbortSignal;
}
