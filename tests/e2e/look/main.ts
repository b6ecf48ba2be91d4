/**
 * `npm run look`: stores a picture of every page in both languages, four widths and two themes under artifacts/look, with a contact
 * sheet (index.html), for a person to look at. `npm run look -- settings palette` takes those views only; `--readme` renews the
 * pictures of the README instead. Needs CHROMIUM_PATH and a build; scripts/look.mjs sees to both.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { type Browser, chromium } from "@playwright/test";
import { type Language, languages } from "#shared/options.ts";
import { localeOf, type Round, rounds, stageOf } from "../support/rounds.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { type Stage, showTheme, showView, type View } from "../support/views.ts";
import { contactSheet } from "./contact-sheet.ts";
import { takeReadmePictures } from "./readme-pictures.ts";

const folder = join(import.meta.dirname, "../../../artifacts/look");
const widths = [320, 390, 768, 1440] as const;
const themes = ["light", "dark"] as const;

/** One picture a width and theme; the page is opened anew for each width, because some pages build themselves for it. */
async function takePictures(view: View, stage: Stage): Promise<void> {
  for (const width of widths) {
    await stage.page.setViewportSize({ width, height: width < 640 ? 844 : 900 });
    await showView(view, stage);
    for (const theme of themes) {
      await showTheme(stage.page, theme);
      const name = `${view.name}-${stage.language}-${width}-${theme}.png`;
      await stage.page.screenshot({ path: join(folder, name), fullPage: true, animations: "disabled" });
    }
  }
  console.log(`${stage.language} ${view.name}`);
}

/** One person in a browser context of their own walks through the views of a round. A view that cannot be shown is told, not fatal. */
async function walk(
  round: Round,
  browser: Browser,
  server: TestServer,
  language: Language,
  chosen: readonly string[],
): Promise<string[]> {
  const views = round.views.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
  if (views.length === 0) return [];
  const context = await browser.newContext({ locale: localeOf(language) });
  const stage = stageOf(await context.newPage(), server, language);
  const email = `mona-${language}-${round.name.replaceAll(" ", "-")}@example.com`;
  await round.prepare(stage, server, email);
  const missing: string[] = [];
  for (const view of views) {
    await takePictures(view, stage).catch((cause: unknown) => missing.push(`${language} ${view.name}: ${cause}`));
  }
  await context.close();
  return missing;
}

async function look(browser: Browser, server: TestServer, chosen: readonly string[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Two people at a time, as many as a small machine has room for.
  const missing = await Promise.all(
    languages.map(async (language) => {
      const told: string[] = [];
      for (const round of rounds) told.push(...(await walk(round, browser, server, language, chosen)));
      return told;
    }),
  );
  const names = rounds.flatMap(({ views }) => views).map(({ name }) => name);
  const shown = names.filter((name) => chosen.length === 0 || chosen.includes(name));
  await writeFile(join(folder, "index.html"), contactSheet({ views: shown, languages, widths, themes }));
  for (const text of missing.flat()) console.error(`Not shown: ${text}`);
  if (missing.flat().length > 0) process.exitCode = 1;
  console.log(`The pictures lie in ${folder}; index.html shows them all.`);
}

const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
});
try {
  if (process.argv.includes("--readme")) await takeReadmePictures(browser, server);
  else await look(browser, server, process.argv.slice(2));
} finally {
  await browser.close();
  await server.close();
}
