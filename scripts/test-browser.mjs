/** `npm run test:browser`: the browser tests alone, over a fresh build; what follows `--` goes to Playwright. */
import process from "node:process";
import { findChromium } from "./chromium.mjs";
import { checkNode, ensureBuilt, ensureInstalled, runTool } from "./setup.mjs";

checkNode();
await ensureInstalled();
await ensureBuilt();
process.exitCode = await runTool("@playwright/test/cli.js", ["test", "--reporter=line", ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: await findChromium() },
});
