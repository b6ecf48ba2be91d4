import type { Deps } from "#server/deps.ts";
import { readLastRun } from "#server/evaluation/last-run.ts";
import type { Actor, Person } from "#server/platform/actor.ts";
import { findModel, routeSettingOf } from "#server/platform/writer-routes.ts";
import { builtInName } from "#server/writers/registry.ts";
import type { ChooseWritersRequest, EvaluationSummary, WriterRoutes } from "#shared/contracts/writer-routes.ts";
import { AppError } from "#shared/errors.ts";
import { type Variety, varieties } from "#shared/options.ts";
import { tellTabs } from "../events/events.service.ts";
import { readChosenWriters, writeChosenWriters } from "./writer-routes.store.ts";

type WriterRoutesDeps = Pick<Deps, "config" | "db" | "writers" | "events" | "clock" | "log">;

/** For the operator; everybody else gets `request.not_found`. */
export interface WriterRoutesService {
  get(actor: Actor): Promise<WriterRoutes>;
  /** Sets these writers for everybody. Throws `route.locked` where a setting decides, `route.not_connected`; then nothing is changed. */
  choose(actor: Actor, request: ChooseWritersRequest): Promise<WriterRoutes>;
  /** Lets the chosen writers write from the start of the server on, whichever process they were chosen in. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createWriterRoutesService(deps: WriterRoutesDeps): WriterRoutesService {
  const { config, db, writers, events, clock, log } = deps;
  let unsubscribe = (): void => undefined;

  async function apply(): Promise<void> {
    writers.choose?.(await readChosenWriters(db.orm));
  }

  async function state(): Promise<WriterRoutes> {
    const chosen = await readChosenWriters(db.orm);
    return {
      routes: varieties.map((variety) => ({
        variety,
        chosen: chosen[variety] ?? null,
        lockedBy: lockOf(variety),
        writer: writers.writerFor(variety)?.info ?? null,
      })),
      evaluation: lastRun(),
    };
  }

  function lockOf(variety: Variety): string | null {
    return config.writers.routes[variety] ? routeSettingOf(variety) : null;
  }

  /** A file of another version must not take the choice of writers away. */
  function lastRun(): EvaluationSummary | null {
    try {
      return readLastRun(config.dataDir);
    } catch (error) {
      log.warn({ err: error }, "the summary of the last evaluation could not be read");
      return null;
    }
  }

  function refuseOthers(person: Person): void {
    if (!person.isOperator && config.mode !== "local") throw new AppError("request.not_found");
  }

  function refuseImpossible(variety: Variety, writer: string | null): void {
    // What was chosen before a setting decided can be taken back all the same.
    if (writer === null) return;
    const setting = lockOf(variety);
    if (setting) throw new AppError("route.locked", { setting });
    const isConnected = writer === builtInName || findModel(writer, config.modelAccess) !== null;
    if (!isConnected) throw new AppError("route.not_connected", { writer });
  }

  return {
    async get(actor) {
      refuseOthers(actor.person);
      return state();
    },
    async choose(actor, { routes }) {
      refuseOthers(actor.person);
      const changes = Object.entries(routes) as [Variety, string | null][];
      for (const [variety, writer] of changes) refuseImpossible(variety, writer);
      await writeChosenWriters(db, changes, clock());
      await apply();
      events.publish("writer-routes", {});
      tellTabs(deps, actor.userId, { type: "settings" });
      return state();
    },
    async start() {
      unsubscribe = events.subscribe("writer-routes", () => {
        apply().catch((error: unknown) => log.error({ err: error }, "the chosen writers could not be read"));
      });
      await apply();
    },
    async stop() {
      unsubscribe();
    },
  };
}
