import { defineConfig } from "@playwright/test";

/** Browser journeys over the real server, started by the tests themselves (tests/e2e/support/server.ts). */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/support/prepare.ts",
  outputDir: "test-results",
  // No test measures time unless it says so: a machine under load may take as long as it needs.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A file at a time, so that its tests share one server; the long rounds over all pages ask for more (standards).
  fullyParallel: false,
  workers: 2,
  // A machine that is busy with other work may lose one race; such a test is named as flaky in the report.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: process.env.CI !== undefined,
  use: {
    browserName: "chromium",
    // What a service worker asks for, no test can hold back or answer; its own test allows it.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 900 },
    // Drawing what moves takes 40 % of the browser's time. The tests of motion itself ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // Recording every step takes about as long as the steps: only a second try is recorded, and what is asked for with `--trace on`.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Without a locale Chromium cannot write an Arabic file name and calls the file 'download'.
      env: { ...process.env, LANG: "C.UTF-8", LC_ALL: "C.UTF-8" },
      // As root, and without a network, Chromium needs these.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
