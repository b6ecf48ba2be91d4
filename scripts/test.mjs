/** `npm test`: unit, integration and browser tests on a fresh clone. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { findChromium } from "./chromium.mjs";
import { checkNode, ensureBuilt, ensureInstalled, root, runTool } from "./setup.mjs";
import { summaryOf } from "./test-summary.mjs";

const reports = { vitest: join(root, ".cache/vitest.json"), playwright: join(root, ".cache/playwright.json") };

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // No report means that the runner ended before its first test; its exit code says so too.
    return null;
  }
}

checkNode();
await ensureInstalled();
await ensureBuilt();
const chromium = await findChromium();
for (const file of Object.values(reports)) rmSync(file, { force: true });

const unit = await runTool("vitest/vitest.mjs", [
  "run",
  // A dot for every test is for eyes that wait; in a log it is only noise.
  `--reporter=${process.stdout.isTTY ? "dot" : "minimal"}`,
  "--reporter=json",
  `--outputFile.json=${reports.vitest}`,
]);
const browser = await runTool("@playwright/test/cli.js", ["test", "--reporter=line,json"], {
  env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright },
});

const { lines, passes } = summaryOf({ vitest: readReport(reports.vitest), playwright: readReport(reports.playwright), root });
console.log(`\n${lines.join("\n")}`);
process.exitCode = unit || browser || !passes ? 1 : 0;
