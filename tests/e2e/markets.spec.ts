import { expect, type Page } from "@playwright/test";
import { inTurn } from "./support/in-turn.ts";
import { watchPage } from "./support/journey.ts";
import { everydayBrief, marketBrief, writeMarketSet, writeText } from "./support/seed.ts";
import { server, test } from "./support/test.ts";
import { type Texts, textsIn } from "./support/texts.ts";

const table = (page: Page, t: Texts) => page.getByRole("region", { name: t("markets.set.table") });
const column = (page: Page, t: Texts, variety: string) =>
  table(page, t).getByRole("columnheader", { name: t(`options.varietyShort.${variety}`) });

/** What the texts of the three markets that the free plan has are written in. */
const tags = ["ar-SA", "ar-EG", "ar"];

for (const language of inTurn("ar")) {
  test(`one brief becomes four markets, one of them refused, with notes, and takes a fifth (${language})`, async ({
    page,
    newPerson,
  }) => {
    const t = textsIn(language);
    const watched = watchPage(page, server);
    await newPerson(language);
    await page.goto(`${server.url}/my-content`);
    await page.getByRole("link", { name: t("shell.nav.markets"), exact: true }).click();
    await page.getByLabel(t("markets.start.template")).selectOption("2");
    await page.getByLabel(t("generations.brief.topic")).fill(marketBrief.topic);
    await page.locator("[data-part='field:platform'] [role=combobox]").click();
    await page.getByRole("option").first().click();
    for (const variety of ["ar-saudi", "ar-egyptian", "ar-standard", "ar-lebanese"]) {
      await page.getByRole("checkbox", { name: t(`options.varietyShort.${variety}`) }).click();
    }
    await page.getByRole("button", { name: t("markets.start.write", { count: 4 }) }).click();

    // Three texts, each in its own variety, and a refusal that says why; the address keeps the set.
    await expect(page).toHaveURL(/\/matrix\?set=/);
    for (const variety of ["ar-saudi", "ar-egyptian", "ar-standard", "ar-lebanese"])
      await expect(column(page, t, variety)).toBeVisible();
    for (const tag of tags) await expect(table(page, t).locator(`[lang=${tag}]`).first()).toBeVisible();
    await expect(table(page, t).getByText(t("errors.plan.variety"))).toBeVisible();
    const friday = { day: t("markets.days.friday"), country: t("markets.countries.ar-lebanese") };
    await expect(table(page, t).getByText(t("markets.notes.working_day", friday))).toBeVisible();

    await page.getByRole("button", { name: t("markets.set.add") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("checkbox", { name: t("options.varietyShort.ar-kuwaiti") }).click();
    await dialog.getByRole("button", { name: t("markets.set.addAction", { count: 1 }) }).click();
    await expect(column(page, t, "ar-kuwaiti")).toBeVisible();

    // A reload shows the same set; the library holds it as one group and leads back.
    await page.reload();
    for (const tag of tags) await expect(table(page, t).locator(`[lang=${tag}]`).first()).toBeVisible();
    await page.goto(`${server.url}/my-content`);
    await expect(page.getByText(t("library.count", { count: 3 })).first()).toBeVisible();
    await expect(page.locator("main li")).toHaveCount(1);
    await page.getByRole("link", { name: t("library.set.badge", { count: 3 }) }).click();
    await expect(page).toHaveURL(/\/matrix\?set=/);
    expect(watched.problems).toEqual([]);
  });

  test(`on a phone one market at a time is shown (${language})`, async ({ page, newPerson }) => {
    const t = textsIn(language);
    await newPerson(language);
    const set = await writeMarketSet(page.request, server.url);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${server.url}/matrix?set=${set.id}`);
    await expect(page.locator(".paper-text")).toHaveCount(1);
    await page.getByRole("radio", { name: t("options.varietyShort.ar-egyptian") }).click();
    await expect(page.locator("[lang=ar-EG]").first()).toBeVisible();
    await page.getByRole("radio", { name: t("options.varietyShort.ar-lebanese") }).click();
    await expect(page.getByText(t("markets.cell.refused"))).toBeVisible();
  });
}

test("a finished text is said elsewhere, and becomes the first column", async ({ page, newPerson }) => {
  const t = textsIn("en");
  await newPerson();
  const written = await writeText(page.request, server.url, everydayBrief);
  await page.goto(`${server.url}/create?template=1&generation=${written.id}`);
  await page.getByRole("button", { name: t("options.varietyShort.ar-saudi") }).click();
  await page.getByRole("button", { name: t("generations.result.elsewhereWrite", { count: 1 }) }).click();
  await expect(table(page, t).getByRole("columnheader")).toHaveCount(3);
  await expect(table(page, t).locator("[lang=ar-SA]").first()).toBeVisible();
  await expect(table(page, t).locator("[lang=ar-EG]").first()).toBeVisible();
});

test("the table is exported, and nine columns scroll inside their own region", async ({ page, newPerson }) => {
  const t = textsIn("en");
  await newPerson();
  await page.request.post(`${server.url}/api/plan`, { headers: { origin: server.url }, data: { plan: "pro" } });
  const varieties = ["ar-saudi", "ar-egyptian", "ar-emirati", "ar-kuwaiti", "ar-qatari", "ar-standard"] as const;
  const set = await writeMarketSet(page.request, server.url, marketBrief, varieties);
  await page.goto(`${server.url}/matrix?set=${set.id}`);
  await expect(table(page, t).locator(".paper-text").first()).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("markets.set.export") }).click();
  await page.getByRole("menuitem", { name: t("markets.set.csv") }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  // The page itself does not scroll sideways; the region does, by the keyboard, and the names of its rows stay.
  const region = table(page, t);
  const firstName = region.getByRole("rowheader").first();
  const before = await firstName.boundingBox();
  await region.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect((await firstName.boundingBox())?.x).toBe(before?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});

test("a set is taken apart and its texts stay", async ({ page, newPerson }) => {
  const t = textsIn("en");
  await newPerson();
  const set = await writeMarketSet(page.request, server.url);
  await page.goto(`${server.url}/matrix?set=${set.id}`);
  await page.getByRole("button", { name: t("markets.set.more") }).click();
  await page.getByRole("menuitem", { name: t("markets.set.delete.label") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("markets.set.delete.keep") })
    .click();
  await expect(page).toHaveURL(/\/matrix$/);
  await page.goto(`${server.url}/my-content`);
  await expect(page.locator("main li")).toHaveCount(3);
});
