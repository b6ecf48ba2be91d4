/** Finds a Chromium for the browser tests, or gets one. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { fail, root, run, runTool } from "./setup.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const otherPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function systemChromium() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...otherPlaces].find((path) => existsSync(path)) ?? null;
}

async function playwrightChromium() {
  const { chromium } = await import(pathToFileURL(join(root, "node_modules/@playwright/test/index.mjs")).href);
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version");
}

/**
 * The path of a Chromium: CHROMIUM_PATH, a system one, Playwright's own; else Playwright's installer is tried, else Debian's
 * package when root. Ends the process with what to install when none can be had.
 */
export async function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return existsSync(wanted) ? wanted : fail(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
  const found = systemChromium() ?? (await playwrightChromium());
  if (found) return found;
  console.log("No Chromium found: trying Playwright's installer …");
  if ((await runTool("@playwright/test/cli.js", ["install", "chromium"], { quiet: true }).catch(() => 1)) === 0) {
    const installed = await playwrightChromium();
    if (installed) return installed;
  }
  if (isDebianRoot()) {
    console.log("Installing Debian's chromium …");
    await run("apt-get", ["update", "-qq"], { quiet: true });
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      quiet: true,
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
    const installed = systemChromium();
    if (installed) return installed;
  }
  return fail(
    "The browser tests need a Chromium: install one (on Debian and Ubuntu: apt-get install chromium) or set CHROMIUM_PATH.",
  );
}
