import type { Deps } from "#server/deps.ts";
import type { AppInfo } from "#shared/contracts/account.ts";
import { varieties } from "#shared/options.ts";

/** What this server offers, from its configuration: names and switches, never values of settings. */
export function getAppInfo(deps: Pick<Deps, "config" | "writers">): AppInfo {
  return {
    mode: deps.config.mode,
    writers: Object.fromEntries(varieties.map((variety) => [variety, deps.writers.writerFor(variety)?.info ?? null])),
    payments: false,
    planSwitching: deps.config.planSwitching,
    methods: ["email"],
    outbox: deps.config.mode === "local" && deps.config.smtp === null,
    ownWriters: deps.config.ownWriters,
  };
}
