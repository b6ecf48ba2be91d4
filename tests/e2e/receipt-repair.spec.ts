import { expect, type Page } from "@playwright/test";
import { knownText } from "#tests/support/known-text.ts";
import { revisionText } from "#tests/support/model-zoo/sample-text.ts";
import { fillBrief, smallBrief, writeButton } from "./support/journey.ts";
import { model, test } from "./support/model-test.ts";
import { accessibilityProblems } from "./support/page-rules.ts";
import { everydayBrief } from "./support/seed.ts";
import { server } from "./support/test.ts";
import { type Texts, textsIn } from "./support/texts.ts";

/** What a person sees of the repair: that the text is checked, what is mended, the better text in its place, and the way out. */

/** What models do: asked for Egyptian, the first answer is Standard Arabic. */
const standard = knownText({ ...everydayBrief, variety: "ar-standard" }, 300);
const egyptian = knownText(everydayBrief, 300);
/** What the prompt of a revision holds, and no other. */
const ofRevisions = "The text was checked.";
/** The first words that only one of the two has. */
const lastLine = (text: string) => text.trim().split("\n").at(-1)?.slice(0, 20) ?? "";

test.use({ plan: "pro" });
test.describe.configure({ mode: "default" });

/** A text whose repair waits until it is let go on. */
async function startRepair(page: Page, language: "en" | "ar"): Promise<() => void> {
  const t = textsIn(language);
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
  const reply = (prompt: string) => revisionText(prompt, egyptian);
  model.script(
    [{ kind: "text", reply, gate: { afterWords: 0, until } }, ...Array(20).fill({ kind: "text", reply })],
    ofRevisions,
  );
  model.script([{ kind: "text", text: standard }]);
  await page.goto(`${server.url}/create?template=1`);
  await fillBrief(page, t, smallBrief(t));
  await writeButton(page, t).click();
  await expect(page.getByText(t("receipt.step.repairing", { round: 1 })).first()).toBeVisible();
  return letGo;
}

/**
 * Opens the line that the receipt folds a repair into, until `shown` is seen: where the mended text's report comes between, the line moves
 * to its place and is closed there.
 */
async function openRepair(page: Page, t: Texts, shown: string): Promise<void> {
  const receipt = page.getByRole("complementary", { name: t("receipt.title") });
  const line = receipt.locator("summary").filter({ hasText: t("receipt.repair.title") });
  await expect(async () => {
    if (!(await receipt.getByText(shown).isVisible())) await line.click();
    await expect(receipt.getByText(shown)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

for (const language of ["en", "ar"] as const) {
  test(`while a text is mended the page says so; the better text takes its place and the receipt tells both (${language})`, async ({
    page,
    newPerson,
  }) => {
    const t = textsIn(language);
    await newPerson(language);
    const letGo = await startRepair(page, language);
    const text = page.getByRole("article");
    await expect(text).toContainText(lastLine(standard));
    await expect(page.getByRole("button", { name: t("receipt.step.keep") }).first()).toBeVisible();
    expect(await accessibilityProblems(page, "all")).toEqual([]);
    letGo();
    const receipt = page.getByRole("complementary", { name: t("receipt.title") });
    await openRepair(page, t, t("receipt.repair.first"));
    await expect(receipt.getByText(t("receipt.repair.outcome.better")).first()).toBeVisible();
    await expect(text).not.toContainText(lastLine(standard));
    expect(await accessibilityProblems(page, "all")).toEqual([]);
  });
}

test("'Keep this text' ends the repair and keeps what stands there", async ({ page, newPerson }) => {
  const t = textsIn("en");
  await newPerson();
  const letGo = await startRepair(page, "en");
  await page
    .getByRole("button", { name: t("receipt.step.keep") })
    .first()
    .click();
  await openRepair(page, t, t("receipt.repair.outcome.cancelled"));
  await expect(page.getByRole("article")).toContainText(lastLine(standard));
  letGo();
});
