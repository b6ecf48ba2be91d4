import { expect, type Page } from "@playwright/test";
import { watchPage } from "./support/journey.ts";
import { accessibilityProblems } from "./support/page-rules.ts";
import { server, test } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

const t = textsIn("ar");
const texts = 140;
/** As many as one import may have. */
const atOnce = 20;
const rows = (page: Page) => page.getByRole("list", { name: t("shell.titles.library") }).getByRole("listitem");
const rowAt = (page: Page, place: number) => page.locator(`[aria-posinset="${place}"]`);

/** Scrolls as a person does, one screen after another, until the entry at this place of the list is there. */
async function scrollTo(page: Page, place: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 1_500);
    await expect(rowAt(page, place).getByRole("heading")).toBeVisible({ timeout: 150 });
  }).toPass();
}

test("far down a long list a text is opened and left again at the same place, and a range is selected that is never whole on the page", async ({
  page,
  newPerson,
}) => {
  const watched = watchPage(page, server);
  await newPerson("ar");
  // The last one of an import is the oldest: the list begins with what came last.
  for (let first = texts - atOnce + 1; first > 0; first -= atOnce) {
    const numbers = Array.from({ length: atOnce }, (_, at) => first + at);
    const markdown = (n: number) => `هذه هي الحكاية رقم ${n}، وفيها كلام قليل.`;
    const data = {
      idempotencyKey: `texts-from-${first}`,
      texts: numbers.map((n) => ({ title: `حكاية رقم ${n}`, markdown: markdown(n), variety: null })),
    };
    expect((await page.request.post(`${server.url}/api/imports`, { headers: { origin: server.url }, data })).status()).toBe(201);
  }
  await page.goto(`${server.url}/my-content`);
  await expect(rowAt(page, 1).getByRole("heading")).toHaveText("حكاية رقم 1");
  await expect(rowAt(page, 1)).toHaveAttribute("aria-setsize", String(texts));

  await page.getByRole("button", { name: t("library.select.start") }).click();
  await rowAt(page, 2).getByRole("checkbox").check();
  await scrollTo(page, 110);
  // Only what is near the window is on the page, and the row that has the focus.
  expect(await rows(page).count()).toBeLessThan(70);
  await expect(rowAt(page, 30)).toHaveCount(0);
  await expect(rowAt(page, 2).getByRole("checkbox")).toBeFocused();
  await rowAt(page, 110)
    .getByRole("checkbox")
    .click({ modifiers: ["Shift"] });
  const bar = page.getByRole("region", { name: t("library.select.bar") });
  await expect(bar.getByText(t("library.select.count", { count: 109 }))).toBeVisible();
  expect(await accessibilityProblems(page, "all")).toEqual([]);
  await bar.getByRole("button", { name: t("library.select.end") }).click();

  const link = rowAt(page, 110).getByRole("link");
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "حكاية رقم 110" })).toBeVisible();
  await page.getByRole("link", { name: t("library.item.back") }).click();
  await expect(rowAt(page, 110).getByRole("heading")).toHaveText("حكاية رقم 110");
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(40);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "حكاية رقم 110" })).toBeVisible();
  await page.goBack();
  await expect(rowAt(page, 110)).toBeInViewport();
  expect(watched.problems).toEqual([]);
});
