/**
 * `npm run look`: stores a picture of every page in both languages, two widths and two themes under artifacts/look, for a person
 * to look at. `--readme` instead renews the pictures of the README. Needs CHROMIUM_PATH and a build; scripts/look.mjs sees to both.
 */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { type Language, languages } from "#shared/options.ts";
import { signUpQuickly } from "../support/journey.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { textsIn } from "../support/texts.ts";
import {
  newcomerViews,
  type Stage,
  showTheme,
  showView,
  type View,
  visitorViews,
  writeFor,
  writerViews,
} from "../support/views.ts";
import { takeReadmePictures } from "./readme-pictures.ts";

const folder = join(import.meta.dirname, "../../../artifacts/look");
const widths = [1440, 390] as const;
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

async function lookAt(context: BrowserContext, server: TestServer, language: Language): Promise<void> {
  const page = await context.newPage();
  const stage: Stage = { page, serverUrl: server.url, language, t: textsIn(language) };
  const chosen = process.argv.slice(2);
  const takeAll = async (views: readonly View[]) => {
    for (const view of views) if (chosen.length === 0 || chosen.includes(view.name)) await takePictures(view, stage);
  };
  await signUpQuickly(page, server, `mona-${language}@example.com`, language);
  await takeAll(newcomerViews);
  await writeFor(stage);
  await takeAll(writerViews);
  await context.clearCookies();
  await takeAll(visitorViews);
}

async function look(browser: Browser, server: TestServer): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(
    languages.map(async (language) => {
      const context = await browser.newContext({ locale: language === "ar" ? "ar-EG" : "en-US" });
      await lookAt(context, server, language);
      await context.close();
    }),
  );
  console.log(`The pictures lie in ${folder}`);
}

const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
});
try {
  if (process.argv.includes("--readme")) await takeReadmePictures(browser, server);
  else await look(browser, server);
} finally {
  await browser.close();
  await server.close();
}
