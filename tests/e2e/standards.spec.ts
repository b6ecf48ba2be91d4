import { expect } from "@playwright/test";
import { languages } from "#shared/options.ts";
import { appPaths, checkPaths, outboxPath, publicPaths } from "#shared/paths.ts";
import { newEmail } from "./support/journey.ts";
import {
  accessibilityProblems,
  clippedTexts,
  cutControls,
  doubleText,
  lastingFitProblems,
  motionProblems,
  sidewaysProblems,
  widthProblems,
} from "./support/page-rules.ts";
import { localeOf, rounds, stageOf } from "./support/rounds.ts";
import { server, test } from "./support/test.ts";
import { type Stage, showTheme, showView, type Theme, type View } from "./support/views.ts";

/** From a small phone to a large screen: WCAG 2.2 asks for 320 (1.4.10 Reflow). */
const sizes = [
  { name: "320 px", width: 320, height: 900 },
  { name: "768 px", width: 768, height: 900 },
  { name: "1920 px", width: 1920, height: 900 },
  { name: "1280 px at 200 %", width: 640, height: 450 },
  // Last, because the next view begins with it.
  { name: "1280 px", width: 1280, height: 900 },
] as const;
const fitRules = [widthProblems, sidewaysProblems, clippedTexts, cutControls];

test.describe.configure({ mode: "parallel", timeout: 420_000 });
/** Everything that is wrong with one view: all of it is reported at once, with where it was seen. */
async function problemsOf(view: View, stage: Stage, theme: Theme): Promise<string[]> {
  const { page, language } = stage;
  const problems: string[] = [];
  await showView(view, stage);
  const { lang, dir } = await page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));
  const direction = language === "ar" ? "rtl" : "ltr";
  if (lang !== language || dir !== direction) problems.push(`${view.name}: lang ${lang}, dir ${dir}`);
  await showTheme(page, theme);
  const found = await accessibilityProblems(page, theme === "light" ? "all" : "colour");
  problems.push(...found.map((problem) => `${view.name}, ${theme}: ${problem}`));
  problems.push(...(await motionProblems(page)).map((problem) => `${view.name}: ${problem}`));
  const tellFit = async (when: string, rules = fitRules) => {
    problems.push(...(await lastingFitProblems(page, rules)).map((problem) => `${view.name}, ${when}: ${problem}`));
  };
  for (const { name, ...size } of sizes) {
    await page.setViewportSize(size);
    await tellFit(name);
  }
  const halve = await doubleText(page);
  await tellFit("text at 200 %", [widthProblems, clippedTexts]);
  await halve();
  return problems;
}

test("every address of Lahja is looked at", () => {
  const seen = new Set(rounds.flatMap(({ views }) => views).flatMap(({ paths }) => paths));
  const all = [...appPaths, ...publicPaths, ...checkPaths, outboxPath];
  expect(all.filter((path) => !seen.has(path))).toEqual([]);
});

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: localeOf(language) });

    for (const { name, views, prepare } of rounds) {
      test(`${name}: every page is accessible, still where asked, fits every width and zoom, and asks no other host (${language})`, async ({
        page,
      }) => {
        const stage = { ...stageOf(page, server, language), staysInApp: true };
        await prepare(stage, server, newEmail());
        const problems: string[] = [];
        // With no setting at all, every page of Lahja asks its own server and nobody else.
        page.context().on("request", (request) => {
          const { protocol, origin } = new URL(request.url());
          if (/^(https?|wss?):$/.test(protocol) && origin !== server.url) problems.push(`asked of ${origin}`);
        });
        for (const [at, view] of views.entries()) {
          // Every view is looked at in both themes, one in each language: axe takes as long as all the rest. Half a round has one theme,
          // for a change of it draws everything anew.
          const theme = at < views.length / 2 === (language === "en") ? "light" : "dark";
          problems.push(...(await test.step(view.name, () => problemsOf(view, stage, theme))));
        }
        expect(problems).toEqual([]);
      });
    }
  });
}
