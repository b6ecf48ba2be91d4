import { join } from "node:path";
import pino from "pino";
import { expect } from "vitest";
import { type Environment, loadConfig } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import { findCatalogueModel } from "#server/writers/model-store/catalogue/catalogue.ts";
import { type ConfiguredWriterRegistry, createWriterRegistry } from "#server/writers/registry.ts";
import type { AppInfo } from "#shared/contracts/app-info.ts";
import type { LocalModels } from "#shared/contracts/local-models.ts";
import { installStandIn } from "./model-program/install.ts";
import { tempDir } from "./temp-dir.ts";
import { createTestApp, type SignedInClient, type TestApp } from "./test-app.ts";

/** The only model of the catalogue whose checksum is not known: any file can stand for it. */
export const modelFile = findCatalogueModel("allam-7b")?.hub.file ?? "";
export const installRequest = { model: "allam-7b", way: "own", licence: "Apache-2.0" };

const running: { app: TestApp; writers: ConfiguredWriterRegistry }[] = [];

/** A server as `main.ts` makes it, with the stand-in for the program that runs models. */
export async function startModelServer(db: Database, hubUrl: string, env: Environment = {}, dataDir = tempDir("local-models")) {
  installStandIn(dataDir);
  const settings = { DATA_DIR: dataDir, MODEL_HUB_URL: hubUrl, ...env };
  const config = loadConfig({ WRITER_DISCOVERY: "off", ...settings, NODE_ENV: "" });
  const log = pino({ level: "silent" });
  const writers = createWriterRegistry(config.writers, { log, access: config.modelAccess });
  const app = createTestApp({ db, env: settings, writers });
  running.push({ app, writers });
  await app.services.localModels.start();
  return { app, dataDir, models: join(dataDir, "local-model/models") };
}

export async function stopModelServers(): Promise<void> {
  for (const { app, writers } of running.splice(0)) {
    await app.services.localModels.stop();
    writers.stop();
  }
}

export async function readModels(person: SignedInClient): Promise<LocalModels> {
  return (await (await person.get("/api/local-models")).json()) as LocalModels;
}

/** Asks again until it holds, as the page does. */
export async function modelsWhen(person: SignedInClient, holds: (state: LocalModels) => boolean): Promise<LocalModels> {
  let state = await readModels(person);
  await expect
    .poll(async () => {
      state = await readModels(person);
      return holds(state);
    })
    .toBe(true);
  return state;
}

export async function egyptianWriter(app: TestApp): Promise<AppInfo["writers"][string] | undefined> {
  return ((await (await app.client().get("/api/app")).json()) as AppInfo).writers["ar-egyptian"];
}
