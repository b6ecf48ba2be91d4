import type { Deps } from "#server/deps.ts";
import type { OutboxMail } from "#shared/contracts/outbox.ts";
import { AppError } from "#shared/errors.ts";
import { listMails } from "./outbox.store.ts";

export interface OutboxService {
  /**
   * The mails of local mode, the newest 100 first. They hold links that sign people in, so a production server has no outbox at all.
   * @throws AppError request.not_found outside local mode.
   */
  list(): Promise<OutboxMail[]>;
}

export function createOutboxService({ config, db }: Pick<Deps, "config" | "db">): OutboxService {
  return {
    async list() {
      if (config.mode !== "local") throw new AppError("request.not_found");
      return listMails(db);
    },
  };
}
