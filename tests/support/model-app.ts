import pino from "pino";
import type { Database } from "#server/platform/db/database.ts";
import { createWriterRegistry } from "#server/writers/registry.ts";
import type { Writer, WriterRegistry } from "#server/writers/writer.ts";
import { type Generation, generation } from "#shared/contracts/generations.ts";
import type { TestClient } from "./http.ts";
import type { FakeModelServer } from "./model-zoo/server.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "./test-app.ts";

/** The app with a model writer that talks to a fake model server over real HTTP. */
export function createModelApp(db: Database, model: FakeModelServer, options: Partial<TestAppOptions> = {}): TestApp {
  const log = pino({ level: "silent" });
  return createTestApp({ db, log, writers: createWriterRegistry(modelSettings(model), { log }), ...options });
}

const noModels = { custom: null, openai: null, anthropic: null, google: null, routes: {}, local: null, discovery: false };
const modelSettings = ({ baseUrl }: FakeModelServer) => ({
  ...noModels,
  custom: { baseUrl, apiKey: "test-key", model: "fake-model" },
});

/** The same where the fake counts as a service elsewhere, though it listens on this machine: only such a one is asked for several drafts. */
export function createDraftsApp(db: Database, model: FakeModelServer, options: Partial<TestAppOptions> = {}): TestApp {
  const log = pino({ level: "silent" });
  const { writerFor, ...registry } = createWriterRegistry(modelSettings(model), { log });
  const elsewhere: WriterRegistry = {
    ...registry,
    writerFor(variety) {
      const writer = writerFor(variety);
      return writer && { ...writer, isLocal: false };
    },
  };
  return createTestApp({ db, log, writers: elsewhere, ...options });
}

/** The samples of the fake server miss what a repair would ask for, five times as many requests as the texts themselves. */
export function withoutRevisions(registry: WriterRegistry): WriterRegistry {
  const bare = ({ info, canWrite, write }: Writer): Writer => ({ info, canWrite, write });
  return {
    writerFor: (variety) => {
      const writer = registry.writerFor(variety);
      return writer && bare(writer);
    },
  };
}

/** For tests to which only the first text matters: the model is asked for no other. */
export function createFirstTextApp(db: Database, model: FakeModelServer): TestApp {
  const log = pino({ level: "silent" });
  return createModelApp(db, model, { writers: withoutRevisions(createWriterRegistry(modelSettings(model), { log })) });
}

/** The app with the built-in writer only, as on a fresh machine. */
export function createBuiltInApp(db: Database, options: Partial<TestAppOptions> = {}): TestApp {
  const log = pino({ level: "silent" });
  return createTestApp({ db, log, writers: createWriterRegistry(noModels, { log }), ...options });
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
