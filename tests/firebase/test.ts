import { test as base } from "@playwright/test";
import { type FakeModelServer, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import { startServer, type TestServer } from "../e2e/support/server.ts";
import { type Emulator, emulatorAt, emulatorVariable, project } from "./emulator.ts";

export let server: TestServer;
export let emulator: Emulator;
/** The model that writes where a test wants one; without it the built-in writer does. */
export let model: FakeModelServer;

/** One server over the run's emulator for all tests of a worker; each test makes people of its own. */
export const test = base.extend<object, { withModel: boolean; running: undefined }>({
  baseURL: ({ running: _ }, use) => use(server.url),
  withModel: [false, { scope: "worker", option: true }],
  running: [
    async ({ withModel }, use) => {
      emulator = emulatorAt(process.env[emulatorVariable] ?? "");
      model = await startFakeModelServer();
      server = await startServer({
        FIREBASE_API_KEY: "a-key",
        FIREBASE_AUTH_DOMAIN: "localhost.localdomain",
        FIREBASE_PROJECT_ID: project,
        FIREBASE_STORAGE_BUCKET: "demo-lahja.appspot.com",
        FIREBASE_MESSAGING_SENDER_ID: "1",
        FIREBASE_APP_ID: "1:1:web:1",
        FIREBASE_EMULATOR: emulator.url,
        DEFAULT_PLAN: "pro",
        ...(withModel ? { WRITER_BASE_URL: model.baseUrl, WRITER_MODEL: "fake-model" } : {}),
      });
      await use(undefined);
      await server.close();
      await model.close();
    },
    { scope: "worker", auto: true, timeout: 300_000 },
  ],
});
