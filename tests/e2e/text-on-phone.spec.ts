import { expect, type Locator, type Page } from "@playwright/test";
import { inTurn } from "./support/in-turn.ts";
import { watchPage } from "./support/journey.ts";
import { accessibilityProblems, sidewaysProblems } from "./support/page-rules.ts";
import { everydayBrief, writeText } from "./support/seed.ts";
import { server, test } from "./support/test.ts";
import { type Texts, textsIn } from "./support/texts.ts";

/** Header, tools, title and receipt line together leave the paper more than half of a phone's screen. */
const paperTopMax = 340;

const menuButton = (page: Page, t: Texts) => page.getByRole("main").getByRole("button", { name: t("common.more"), exact: true });
const entry = (page: Page, name: string): Locator => page.getByRole("menuitem", { name, exact: true });

for (const language of inTurn("ar")) {
  test(`on a phone a text has two acts under the thumb and all others in one menu, by keyboard too (${language})`, async ({
    page,
    newPerson,
  }) => {
    const t = textsIn(language);
    const watched = watchPage(page, server);
    await page.setViewportSize({ width: 390, height: 844 });
    await newPerson(language);
    const { itemId } = await writeText(page.request, server.url, everydayBrief, 7);
    await page.goto(`${server.url}/my-content?item=${itemId}`);
    const paper = page.getByRole("article");
    await expect(paper.locator("p").first()).toBeVisible();
    const banner = page.getByRole("complementary", { name: t("shell.verify.label") });
    await banner.getByRole("button", { name: t("shell.verify.later") }).click();
    expect((await paper.boundingBox())?.y).toBeLessThan(paperTopMax);
    await expect(page.getByRole("button", { name: t("common.copy"), exact: true })).toBeInViewport();
    await expect(page.getByRole("button", { name: t("receipt.edit.start"), exact: true })).toBeInViewport();

    const menu = menuButton(page, t);
    await menu.focus();
    await page.keyboard.press("Enter");
    await expect(entry(page, t("library.download"))).toBeFocused();
    expect(await accessibilityProblems(page, "all")).toEqual([]);
    // Another page of the same menu, headed by the way back: the focus is never lost.
    await page.keyboard.press("Enter");
    await expect(entry(page, t("generations.result.html"))).toBeVisible();
    await expect(entry(page, t("library.download"))).toBeFocused();
    const download = page.waitForEvent("download");
    await entry(page, t("generations.result.html")).press("Enter");
    expect((await download).suggestedFilename()).toMatch(/\.html$/);

    await menu.click();
    await entry(page, t("convert.button")).click();
    await expect(page.getByRole("menuitem", { name: t("options.variety.ar-saudi") })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(sidewaysProblems)).toEqual([]);
    await entry(page, t("convert.button")).click();
    await expect(entry(page, t("sharing.share"))).toBeVisible();

    await entry(page, t("library.item.rename")).click();
    await expect(page.getByRole("textbox", { name: t("library.item.title") })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();

    // What is said stands over the two acts, not on them.
    await menu.click();
    await entry(page, t("library.item.rename")).click();
    await page.getByRole("textbox", { name: t("library.item.title") }).fill("قهوة الصبح");
    await page.keyboard.press("Enter");
    await expect(menu).toBeFocused();
    const said = await page
      .getByRole("listitem")
      .filter({ hasText: t("library.item.renamed") })
      .boundingBox();
    const acts = await page.locator("[data-bottom-bar]").boundingBox();
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(acts?.y ?? 0);

    await menu.click();
    await entry(page, t("library.arrange.action")).click();
    await page.getByLabel(t("library.arrange.folder"), { exact: true }).fill("حملة الخريف");
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("complementary", { name: t("library.item.about") }).getByRole("link", { name: "حملة الخريف" }),
    ).toBeVisible();

    await menu.click();
    await entry(page, t("versions.title")).click();
    await page
      .getByRole("region", { name: t("versions.title"), exact: true })
      .getByRole("button", { name: t("common.close") })
      .click();
    await expect(menu).toBeFocused();
    expect(await page.evaluate(sidewaysProblems)).toEqual([]);

    await menu.click();
    await entry(page, t("common.delete")).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("library.delete.confirm") })
      .click();
    await expect(page).toHaveURL(/\/my-content$/);
    expect(watched.problems).toEqual([]);
  });
}

test("at the desk of a phone copying and opening lie under the thumb, all else is in the menu, and editing takes the focus", async ({
  page,
  newPerson,
}) => {
  const t = textsIn("ar");
  await page.setViewportSize({ width: 320, height: 640 });
  await newPerson("ar");
  const { id, itemId, brief } = await writeText(page.request, server.url, everydayBrief, 7);
  await page.goto(`${server.url}/create?template=${brief.templateId}&generation=${id}`);
  const open = page.getByRole("main").getByRole("link", { name: t("generations.result.open") });
  await expect(open).toHaveAttribute("href", new RegExp(`item=.*${itemId}`));
  await expect(open).toBeInViewport();
  await expect(page.getByRole("button", { name: t("common.copy"), exact: true })).toBeInViewport();
  await menuButton(page, t).press("Enter");
  await expect(entry(page, t("generations.result.export"))).toBeVisible();
  expect(await accessibilityProblems(page, "all")).toEqual([]);
  expect(await page.evaluate(sidewaysProblems)).toEqual([]);
  await entry(page, t("receipt.edit.start")).press("Enter");
  await expect(page.getByRole("textbox", { name: t("receipt.edit.label") })).toBeFocused();
  await expect(page.getByRole("button", { name: t("editor.saving.done") })).toBeInViewport();
  expect(await page.evaluate(sidewaysProblems)).toEqual([]);
});
