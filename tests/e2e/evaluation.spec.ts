import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { EvaluationSummary } from "#shared/contracts/writer-routes.ts";
import { evaluationReport as arabic } from "#shared/locales/ar/evaluation-report.ts";
import { evaluationReport as english } from "#shared/locales/en/evaluation-report.ts";
import { languages } from "#shared/options.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { tempDir } from "#tests/support/temp-dir.ts";
import { model, test } from "./support/model-test.ts";
import { accessibilityProblems, widthProblems } from "./support/page-rules.ts";
import { server } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

const command = join(import.meta.dirname, "../../src/server/eval.ts");
const reportTexts = { en: english, ar: arabic };

test.describe("the report of an evaluation", () => {
  let directory: string;
  const evaluate = (...args: string[]) =>
    runCommand(command, ["--out", join(directory, "run"), ...args], {
      cwd: directory,
      env: { DATA_DIR: join(directory, "data"), WRITER_BASE_URL: model.baseUrl, WRITER_MODEL: "fake-model" },
    });
  test.beforeAll(async () => {
    directory = tempDir("report");
    mkdirSync(directory, { recursive: true });
    const { code } = await evaluate(
      "--writers",
      "built-in,fake-model",
      "--varieties",
      "ar-saudi,en-american",
      "--briefs",
      "4",
      "--rehearsal",
    );
    expect(code).toBe(0);
  });
  const open = (page: Page) => page.goto(`file://${join(directory, "run/report.html")}`);

  test("reads in both languages, in both themes, wide and on a phone, and says that no real model was run", async ({ page }) => {
    await open(page);
    for (const language of languages) {
      const t = reportTexts[language];
      if ((await page.locator("html").getAttribute("lang")) !== language) await page.locator("#language").click();
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      await expect(page.getByRole("heading", { level: 1, name: t.title })).toBeVisible();
      await expect(page.getByText(t.notices.rehearsal)).toBeVisible();
      await expect(page.getByText(reportTexts[language === "ar" ? "en" : "ar"].notices.rehearsal)).toBeHidden();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(widthProblems)).toEqual([]);
        expect(await accessibilityProblems(page, "all")).toEqual([]);
        await page.locator("#theme").click();
        expect(await accessibilityProblems(page, "colour")).toEqual([]);
      }
    }
  });

  test("shows no writer's name at a text, keeps a judge's votes, and hands them to the run", async ({ page }) => {
    await open(page);
    const judging = page.getByRole("region", { name: english.texts });
    await expect(judging.getByRole("article")).toHaveCount(8);
    expect(await judging.innerHTML()).not.toMatch(/fake-model|built-in/);
    await page.getByLabel(english.judge).fill("Mona");
    await judging.locator("fieldset").nth(0).getByRole("radio").nth(0).check();
    await judging.locator("fieldset").nth(1).getByLabel(english.sendNone).check();
    await page.reload();
    await expect(page.getByLabel(english.judge)).toHaveValue("Mona");
    await expect(page.locator("#voted")).toHaveText("2");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: english.save }).click();
    const file = join(directory, "votes.json");
    await (await saving).saveAs(file);
    const { votes } = JSON.parse(readFileSync(file, "utf8")) as { votes: Record<string, string> };
    expect(Object.values(votes)).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/), "none"]);
    expect((await evaluate("--votes", file)).output).toContain("2 votes");
    await page.reload();
    await expect(page.getByText("2 votes are kept with this run.")).toBeVisible();
  });
});

const summary: EvaluationSummary = {
  id: "2026-11-20-abcdef",
  directory: "/srv/lahja/data/evaluations/2026-11-20T10-00",
  at: "2026-11-20T10:00:00.000Z",
  isRehearsal: false,
  done: { count: 40, of: 40 },
  briefs: 20,
  votes: 3,
  currency: "USD",
  writers: [
    {
      name: "built-in",
      writer: { kind: "built-in", provider: "built-in", model: null },
      texts: 20,
      failed: 0,
      deliveredBefore: { count: 18, of: 18 },
      deliveredAfter: { count: 18, of: 18 },
      factsTold: { count: 60, of: 60 },
      claims: 0,
      firstWordMs: 8,
      cost: 0,
    },
    {
      name: "fake-model",
      writer: { kind: "model", provider: "openai-compatible", model: "fake-model" },
      texts: 20,
      failed: 1,
      deliveredBefore: { count: 12, of: 19 },
      deliveredAfter: { count: 15, of: 19 },
      factsTold: { count: 41, of: 57 },
      claims: 7,
      firstWordMs: 1840,
      cost: null,
    },
  ],
  routes: [
    { group: "egyptian", writer: "built-in", better: 5, worse: 0, briefs: 6 },
    { group: "gulf", writer: null, better: 3, worse: 2, briefs: 10 },
  ],
};

test.describe("the last evaluation in Settings", () => {
  test.afterEach(async ({ page }) => {
    rmSync(join(server.dataDir, "evaluation.json"), { force: true });
    const data = { routes: { "ar-egyptian": null } };
    await page.request.put(`${server.url}/api/writer-routes`, { headers: { origin: server.url }, data });
  });

  for (const language of languages) {
    const t = textsIn(language);
    test(`is shown to the operator, and one press sets the writers that it supports (${language})`, async ({
      page,
      newPerson,
    }) => {
      writeFileSync(join(server.dataDir, "evaluation.json"), JSON.stringify(summary));
      await newPerson(language);
      await page.goto(`${server.url}/settings`);
      const part = page.getByRole("region", { name: t("evaluation.title") });
      await expect(part.getByText(summary.directory)).toBeVisible();
      await expect(part.getByText("fake-model")).toBeVisible();
      await expect(part.getByText(t("evaluation.undecided"))).toBeVisible();
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(widthProblems)).toEqual([]);
        expect(await accessibilityProblems(page, "all")).toEqual([]);
      }
      await part.getByRole("button", { name: t("evaluation.apply") }).click();
      await expect(part.getByText(t("evaluation.inPlace"), { exact: true })).toBeVisible();
      const info = (await (await page.request.get(`${server.url}/api/app`)).json()) as {
        writers: Record<string, { kind: string }>;
      };
      expect([info.writers["ar-egyptian"]?.kind, info.writers["ar-saudi"]?.kind]).toEqual(["built-in", "model"]);
      await part.getByRole("button", { name: t("evaluation.takeBack") }).click();
      await expect(part.getByRole("button", { name: t("evaluation.apply") })).toBeVisible();
    });
  }
});
