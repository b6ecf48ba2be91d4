/**
 * `npm run test:firebase`: the browser tests of the token way over Firebase's official emulator, whose 300 MB are installed by this
 * command alone. What follows `--` goes to Playwright.
 */
import process from "node:process";
import { findChromium } from "./chromium.mjs";
import { noteProof } from "./proven-suites.mjs";
import { checkNode, ensureBuilt, ensureInstalled, runTool } from "./setup.mjs";

checkNode();
await ensureInstalled();
await ensureInstalled("tests/firebase/emulator");
await ensureBuilt();
const args = ["test", "--reporter=line", "--config", "tests/firebase/playwright.config.ts", ...process.argv.slice(2)];
process.exitCode = await runTool("@playwright/test/cli.js", args, { env: { CHROMIUM_PATH: await findChromium() } });
noteProof("firebase");
