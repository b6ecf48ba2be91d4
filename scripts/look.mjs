/** `npm run look`: pictures of every page, for a person to look at (see tests/e2e/look/main.ts). `--readme` renews the README's. */
import process from "node:process";
import { findChromium } from "./chromium.mjs";
import { checkNode, ensureBuilt, ensureInstalled, nodeBinary, run } from "./setup.mjs";

checkNode();
await ensureInstalled();
await ensureBuilt();
process.exitCode = await run(nodeBinary(), ["tests/e2e/look/main.ts", ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: await findChromium() },
});
