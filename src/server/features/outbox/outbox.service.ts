import type { Deps } from "#server/deps.ts";
import type { OutboxMail } from "#shared/contracts/outbox.ts";
import { AppError } from "#shared/errors.ts";
import { listMails } from "./outbox.store.ts";

/**
 * The mails of local mode, the newest 100 first. They hold links that sign people in, so a production server has no outbox at all.
 * @throws AppError request.not_found outside local mode.
 */
export async function getOutbox(deps: Pick<Deps, "config" | "db">): Promise<OutboxMail[]> {
  if (deps.config.mode !== "local") throw new AppError("request.not_found");
  return listMails(deps.db);
}
