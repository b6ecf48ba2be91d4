import { expect } from "@playwright/test";
import { findCatalogueModel } from "#server/writers/model-store/catalogue/catalogue.ts";
import { type FakeHub, sha256Of, startFakeHub } from "#tests/support/model-hub.ts";
import { installStandIn } from "#tests/support/model-program/install.ts";
import { tinyGguf } from "#tests/support/tiny-gguf.ts";
import { inTurn } from "./support/in-turn.ts";
import { writeButton } from "./support/journey.ts";
import { accessibilityProblems, widthProblems } from "./support/page-rules.ts";
import { test as base, server } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

const content = tinyGguf({ bytes: 4_000_000 });
let hub: FakeHub;

/** Servers whose models come from a hub of this machine, in worker processes of their own. */
const test = base.extend<object, { serverEnv: Record<string, string> }>({
  serverEnv: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted: none.
    async ({}, use) => {
      hub = await startFakeHub(content);
      await use({ MODEL_HUB_URL: hub.url });
      await hub.close();
    },
    { scope: "worker" },
  ],
});

/** The one whose checksum is not known: any file can stand for it. */
const model = findCatalogueModel("allam-7b");
const file = model?.hub.file ?? "";
const isolated = (text: string) => `\u2068${text}\u2069`;

test.beforeAll(() => installStandIn(server.dataDir));
test.beforeEach(() => hub.reset());

for (const language of inTurn("ar")) {
  const t = textsIn(language);
  test(`one press fetches a model, goes on after a cut, and lets it write; another deletes it (${language})`, async ({
    page,
    newPerson,
  }) => {
    await newPerson(language);
    await page.goto(`${server.url}/settings#writers`);
    const part = page.getByRole("region", { name: t("localModels.title") });
    await expect(part.getByText(t("localModels.noFiles"))).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(widthProblems)).toEqual([]);
      expect(await accessibilityProblems(page, "all")).toEqual([]);
    }

    hub.plan = { content, cuts: [2_000_000] };
    const name = isolated(model?.name ?? "");
    await part.getByRole("button", { name: t("localModels.fetchNamed", { name }) }).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("link", { name: model?.licence.url ?? "" })).toBeVisible();
    await question.getByText(t("localModels.licenceText")).click();
    await expect(question.getByText("TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION")).toBeVisible();
    expect(hub.asked).toEqual([]);
    await question.getByRole("button", { name: t("localModels.accept") }).click();

    const progress = part.getByRole("progressbar");
    await expect(progress).toHaveAttribute("aria-valuenow", "2000000");
    await part.getByRole("button", { name: t("localModels.task.pause") }).click();
    await expect(part.getByText(t("localModels.task.paused", { name }))).toBeVisible();
    hub.plan = { content, cuts: [3_000_000] };
    await part.getByRole("button", { name: t("localModels.task.resume") }).click();
    await expect(progress).toHaveAttribute("aria-valuenow", "3000000");
    hub.cut();

    await expect(part.getByText(sha256Of(content))).toBeVisible();
    expect(hub.asked.map(({ range }) => range)).toEqual([null, "bytes=2000000-", "bytes=3000000-"]);
    await part.getByRole("button", { name: t("localModels.task.take") }).click();
    const row = part.getByRole("listitem").filter({ hasText: file });
    await expect(row.getByText(t("localModels.chosen"), { exact: true })).toBeVisible();
    await expect(part.getByText(file.replace(".gguf", ""))).not.toHaveCount(0);

    await part.getByRole("button", { name: t("localModels.try") }).click();
    await expect(part.getByRole("blockquote")).toContainText("قهوة الصباح");
    // Its name is another one while it writes.
    await expect(part.getByRole("button", { name: t("localModels.try") })).toBeVisible();
    const info = (await (await page.request.get(`${server.url}/api/local-models`)).json()) as {
      speed: { wordsPerMinute: number };
    };
    const words = info.speed.wordsPerMinute;
    await expect(part.getByText(t("localModels.measuredNow", { words }))).toBeVisible();
    await expect(part.getByText(t("localModels.state.speed", { words }), { exact: true })).toBeVisible();

    await page.goto(`${server.url}/create?template=2`);
    await page.getByLabel(t("generations.brief.topic")).fill("قهوة الصباح");
    await writeButton(page, t).click();
    await expect(page.getByRole("article")).toContainText("عندنا حكاية تانية خالص");
    await expect(page.getByRole("complementary", { name: t("receipt.title") })).toContainText("ALLaM");
    await page.goto(`${server.url}/settings#writers`);

    await row.getByRole("button", { name: t("localModels.removeNamed", { name: isolated(file) }) }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("localModels.remove") })
      .click();
    await expect(part.getByText(t("localModels.noFiles"))).toBeVisible();
    await expect(part.getByText(t("localModels.state.off"), { exact: true })).toBeVisible();
  });
}
