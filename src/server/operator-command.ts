import type { Deps } from "./deps.ts";
import { createNotificationsService, type NotificationsService } from "./features/notifications/notifications.service.ts";
import { loadConfig, readEnvironment } from "./platform/config.ts";
import { openDatabase } from "./platform/db/open-database.ts";
import { createEventBus } from "./platform/events.ts";
import { createJobs } from "./platform/jobs.ts";
import { createLog, describeError } from "./platform/log.ts";
import { createMailer } from "./platform/mail.ts";
import { StartupError } from "./platform/startup-error.ts";

interface OperatorTools {
  readonly deps: Pick<Deps, "config" | "db" | "log" | "clock" | "events" | "mail">;
  readonly notifications: NotificationsService;
}

/**
 * Runs a command of the operator on the server's database and prints what it answers. With DATABASE_URL the server may go on running; the
 * embedded database belongs to one process, so there the server is stopped first. Exit codes: 0 done, 1 not.
 * @param command throws a StartupError with what the operator reads.
 */
export function runOperatorCommand(command: (tools: OperatorTools) => Promise<string>): void {
  onDatabase(command).catch((error: unknown) => {
    console.error(error instanceof StartupError ? error.message : describeError(error));
    process.exitCode = 1;
  });
}

async function onDatabase(command: (tools: OperatorTools) => Promise<string>): Promise<void> {
  const config = loadConfig(readEnvironment());
  const log = createLog(config);
  const db = await openDatabase(config, log);
  const events = createEventBus(db, log);
  const clock = () => new Date();
  // Notices of these commands go to the bell only, so the queue behind the mailer is not started.
  const mail = createMailer({ config, db, jobs: createJobs(db, log), clock });
  const deps = { config, db, log, clock, events, mail };
  try {
    console.log(await command({ deps, notifications: createNotificationsService(deps) }));
  } finally {
    await events.stop();
    await db.close();
  }
}
