import { expect } from "@playwright/test";
import { templates } from "#language/templates/registry.ts";
import { seasons } from "#server/features/seasons/seasons.data.ts";
import { catalogue } from "#server/writers/model-store/catalogue/catalogue.ts";
import { newEmail } from "./support/journey.ts";
import { clippedTexts, lastingFitProblems, sidewaysProblems, widthProblems } from "./support/page-rules.ts";
import { plainTexts, pseudoText, pseudoTexts, speakPseudo } from "./support/pseudo-locale.ts";
import { localeOf, rounds, stageOf } from "./support/rounds.ts";
import { server, test } from "./support/test.ts";
import { showTheme, showView } from "./support/views.ts";

test.describe.configure({ timeout: 420_000 });
test.use({ locale: localeOf("en"), timezoneId: "Africa/Cairo" });
/** The English half of every text that is declared in both languages beside what it names. */
function englishTexts(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { en, ar } = value as { en?: unknown; ar?: unknown };
  if (typeof en === "string" && ar !== undefined) return [en];
  return Object.values(value).flatMap(englishTexts);
}
/** Longest first, so that no part of one is taken for another. */
const declaredTexts = englishTexts([templates, seasons, catalogue]).sort((a, b) => b.length - a.length);
/** Models, their makers and licences are called the same everywhere; so is the folder that they lie in. */
const modelNames = catalogue.flatMap(({ name, maker, licence }) => [name, maker, licence.name]);
const modelsFolder = /\S*local-model\S*/g;

/** What the person typed in, and what is the same in every language: names, keys, endings of files, codes of currencies, settings. */
const given =
  /\S+@\S+|https?:\S+|Mona Adel|Lahja|Chrome|Linux|Cairo|Africa|\b(?:Ctrl|Esc|Enter)\b|\.(?:txt|md|html|pdf|docx)\b|\b(?:SAR|AED|USD|KWD|QAR|EGP|JOD|BEST_OF_THREE)\b/g;
/** Dates, times, lists, sizes and countries as the browser's `Intl` writes them. */
const fromIntl =
  /\b(?:(?:January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]*day)?|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec|AM|PM|GMT|United States|US|at|and|or|ago|in|now|today|yesterday|kB|MB|GB|(?:second|minute|hour|day|week|month|year)s?)\b/g;

/** Views that show what the server wrote, in the language that the person had then. */
const writtenByServer: Readonly<Record<string, string>> = { outbox: "mails, from the catalogue's mail.ts" };

/** What is left of a text without all that does not come from the catalogue. */
function ofCatalogue(text: string): string {
  const own = declaredTexts.reduce((rest, part) => rest.replaceAll(part, ""), text);
  const named = modelNames.reduce((rest, name) => rest.replaceAll(name, ""), own.replace(modelsFolder, ""));
  return named.replace(given, "").replace(fromIntl, "");
}

test("a message keeps its values, plurals and tags in the pseudo-locale", () => {
  expect(pseudoText("{count, plural, one {# word} other {# <b>words</b>}} for {name}")).toBe(
    "{count, plural, one {# ŵööŕđ} other {# <b>ŵööŕđš</b>}} ƒööŕ {name}",
  );
});

for (const { name, views, prepare } of rounds) {
  test(`${name}: every text comes from the catalogue, and texts as long as German ones fit`, async ({ page }) => {
    const stage = { ...stageOf(page, server, "en"), staysInApp: true };
    await prepare(stage, server, newEmail());
    await speakPseudo(page);
    const pseudo = { ...stage, t: (key: string) => pseudoText(stage.t(key)), copy: pseudoTexts(stage.copy) };
    const problems: string[] = [];
    for (const view of views) {
      await test.step(view.name, async () => {
        await showView(view, pseudo);
        await showTheme(page, "light");
        const plain =
          view.name in writtenByServer ? [] : (await plainTexts(page)).filter((text) => /[A-Za-z]{2}/.test(ofCatalogue(text)));
        problems.push(...plain.map((text) => `${view.name}: not from the catalogue: '${text}'`));
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          problems.push(
            ...(await lastingFitProblems(page, [widthProblems, sidewaysProblems, clippedTexts])).map(
              (problem) => `${view.name}, ${width} px: ${problem}`,
            ),
          );
        }
      });
    }
    expect(problems).toEqual([]);
  });
}
