import { expect, type Page, test } from "@playwright/test";
import { type Language, languages } from "#shared/options.ts";
import { newEmail, signUpQuickly } from "./support/journey.ts";
import { accessibilityProblems, sidewaysProblems } from "./support/page-rules.ts";
import { startServer, type TestServer } from "./support/server.ts";
import { textsIn } from "./support/texts.ts";
import {
  newcomerViews,
  nextPaint,
  type Stage,
  showTheme,
  showView,
  type View,
  visitorViews,
  writeFor,
  writerViews,
} from "./support/views.ts";

/** From a small phone to a large screen: WCAG 2.2 asks for 320 (1.4.10 Reflow). */
const widths = [320, 768, 1280, 1920] as const;

let server: TestServer;
test.describe.configure({ timeout: 180_000 });
// The findings say where they were seen; recording every step would take longer than the checks.
test.use({ trace: "off" });
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.close());

/** A page may need some paints to settle at its new width on a busy machine; what is still wrong then is wrong. */
async function lastingProblems(page: Page): Promise<string[]> {
  let found: string[] = [];
  for (let paint = 0; paint < 60; paint++) {
    await nextPaint(page);
    found = await sidewaysProblems(page);
    if (found.length === 0) break;
  }
  return found;
}

/** Everything that is wrong with one view: all of it is reported at once, with where it was seen. */
async function problemsOf(view: View, stage: Stage): Promise<string[]> {
  const { page, language } = stage;
  const problems: string[] = [];
  await showView(view, stage);
  const { lang, dir } = await page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));
  const direction = language === "ar" ? "rtl" : "ltr";
  if (lang !== language || dir !== direction) problems.push(`${view.name}: lang ${lang}, dir ${dir}`);
  for (const [theme, rules] of [
    ["light", "all"],
    ["dark", "colour"],
  ] as const) {
    await showTheme(page, theme);
    problems.push(...(await accessibilityProblems(page, rules)).map((problem) => `${view.name}, ${theme}: ${problem}`));
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    problems.push(...(await lastingProblems(page)).map((problem) => `${view.name}, ${width} px: ${problem}`));
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  return problems;
}

async function problemsOfAll(views: readonly View[], stage: Stage): Promise<string[]> {
  const problems: string[] = [];
  for (const view of views) problems.push(...(await test.step(view.name, () => problemsOf(view, stage))));
  return problems;
}

const localeOf = (language: Language) => (language === "ar" ? "ar-EG" : "en-US");

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: localeOf(language) });

    test(`every page is accessible in both themes and fits every width (${language})`, async ({ page }, info) => {
      const stage: Stage = { page, serverUrl: server.url, language, t: textsIn(language) };
      await signUpQuickly(page, server, newEmail(info), language);
      const problems = await problemsOfAll(newcomerViews, stage);
      await writeFor(stage);
      problems.push(...(await problemsOfAll(writerViews, stage)));
      await page.context().clearCookies();
      problems.push(...(await problemsOfAll(visitorViews, stage)));
      expect(problems).toEqual([]);
    });
  });
}
