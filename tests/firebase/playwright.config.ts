import { defineConfig } from "@playwright/test";
import usual from "../../playwright.config.ts";

/** The browser tests of the token way, over the official emulator (`npm run test:firebase`). */
export default defineConfig({
  ...usual,
  testDir: ".",
  globalSetup: "./prepare.ts",
  outputDir: "../../test-results/firebase",
});
