import { test as base } from "@playwright/test";
import { startServer, type TestServer } from "../e2e/support/server.ts";
import { type Emulator, emulatorAt, emulatorVariable, project } from "./emulator.ts";

export let server: TestServer;
export let emulator: Emulator;

/** One server over the run's emulator for all tests of a worker; each test makes people of its own. */
export const test = base.extend<object, { running: undefined }>({
  baseURL: ({ running: _ }, use) => use(server.url),
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      emulator = emulatorAt(process.env[emulatorVariable] ?? "");
      server = await startServer({
        FIREBASE_API_KEY: "a-key",
        FIREBASE_AUTH_DOMAIN: "localhost.localdomain",
        FIREBASE_PROJECT_ID: project,
        FIREBASE_STORAGE_BUCKET: "demo-lahja.appspot.com",
        FIREBASE_MESSAGING_SENDER_ID: "1",
        FIREBASE_APP_ID: "1:1:web:1",
        FIREBASE_EMULATOR: emulator.url,
        DEFAULT_PLAN: "pro",
      });
      await use(undefined);
      await server.close();
    },
    { scope: "worker", auto: true, timeout: 300_000 },
  ],
});
