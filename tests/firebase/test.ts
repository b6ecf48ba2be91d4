import { test as base } from "@playwright/test";
import { startServer, type TestServer } from "../e2e/support/server.ts";
import { type Emulator, project, startEmulator } from "./emulator.ts";

export let server: TestServer;
export let emulator: Emulator;

/** One emulator and one server over it for all tests of a worker; each test makes people of its own. */
export const test = base.extend<object, { running: undefined }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture wants from its pattern.
    async ({}, use) => {
      emulator = await startEmulator();
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
      emulator.close();
    },
    { scope: "worker", auto: true },
  ],
});
