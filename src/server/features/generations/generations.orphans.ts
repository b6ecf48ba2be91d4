import type { Deps } from "#server/deps.ts";
import { hungAfterMs } from "./generations.limits.ts";
import { type Ending, orphanEnding } from "./generations.run.ts";
import { type GenerationRow, listOrphans } from "./generations.store.ts";

interface OrphanSetup {
  /** Whether this very process writes the text: it could not reach the database for a while. */
  readonly isLive: (id: string) => boolean;
  readonly finish: (row: GenerationRow, ending: Ending) => Promise<void>;
}

/** Ends what dead processes left: the text so far is kept, its words are charged, the rest of the reservation is free. */
export function createOrphanSweep({ db, clock, log }: Pick<Deps, "db" | "clock" | "log">, { isLive, finish }: OrphanSetup) {
  return async (silentSince: Date): Promise<void> => {
    for (const row of await listOrphans(db.orm, silentSince, new Date(clock().getTime() - hungAfterMs))) {
      if (isLive(row.id)) continue;
      log.warn({ generation: row.id }, "a text was interrupted by the end of its process");
      await finish(row, orphanEnding(row)).catch((error: unknown) =>
        // One row that cannot be ended must not keep the others reserved, nor the server from starting.
        log.error({ err: error, generation: row.id }, "an interrupted text could not be ended"),
      );
    }
  };
}
