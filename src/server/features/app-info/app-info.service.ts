import type { Deps } from "#server/deps.ts";
import type { AppInfo } from "#shared/contracts/app-info.ts";
import { varieties } from "#shared/options.ts";

export interface AppInfoService {
  /** What this server offers, from its configuration: names and switches, never values of settings. */
  get(): AppInfo;
}

export function createAppInfoService({ config, writers }: Pick<Deps, "config" | "writers">): AppInfoService {
  return {
    get: () => ({
      mode: config.mode,
      writers: Object.fromEntries(varieties.map((variety) => [variety, writers.writerFor(variety)?.info ?? null])),
      payments: false,
      planSwitching: config.planSwitching,
      methods: config.phone ? ["email", "phone"] : ["email"],
      outbox: config.mode === "local" && config.smtp === null,
      ownWriters: config.ownWriters,
      localModels: config.localModels.isOn,
    }),
  };
}
