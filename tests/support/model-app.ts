import pino from "pino";
import type { Database } from "#server/platform/db/database.ts";
import { createWriterRegistry } from "#server/writers/registry.ts";
import { type Generation, generation } from "#shared/contracts/generations.ts";
import type { TestClient } from "./http.ts";
import type { FakeModelServer } from "./model-zoo/server.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "./test-app.ts";

/** The app with a model writer that talks to a fake model server over real HTTP. */
export function createModelApp(db: Database, model: FakeModelServer, options: Partial<TestAppOptions> = {}): TestApp {
  const settings = {
    custom: { baseUrl: model.baseUrl, apiKey: "test-key", model: "fake-model" },
    openai: null,
    anthropic: null,
    google: null,
    routes: {},
    local: null,
    discovery: false,
  };
  const log = pino({ level: "silent" });
  return createTestApp({ db, log, writers: createWriterRegistry(settings, { log }), ...options });
}

/** The app with the built-in writer only, as on a fresh machine. */
export function createBuiltInApp(db: Database, options: Partial<TestAppOptions> = {}): TestApp {
  const settings = { custom: null, openai: null, anthropic: null, google: null, routes: {}, local: null, discovery: false };
  const log = pino({ level: "silent" });
  return createTestApp({ db, log, writers: createWriterRegistry(settings, { log }), ...options });
}

export async function readGeneration(client: TestClient, id: string): Promise<Generation> {
  return generation.parse(await (await client.get(`/api/generations/${id}`)).json());
}

/** Asks again until the condition holds; a text is written in the background. */
export async function generationWhen(
  client: TestClient,
  id: string,
  condition: (current: Generation) => boolean,
  timeoutMs = 30_000,
): Promise<Generation> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const current = await readGeneration(client, id);
    if (condition(current)) return current;
    if (Date.now() > deadline) throw new Error(`the generation stayed ${current.state} with ${current.words} words`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export const hasEnded = (current: Generation): boolean => current.state !== "running";
