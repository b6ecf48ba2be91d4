import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { textsIn } from "../e2e/support/texts.ts";
import { callsOf, enter, keepText, watch } from "./people.ts";
import { test } from "./test.ts";

const t = textsIn("en");
const texts = [
  "# قهوة الصباح\n\nالنهارده هنتكلم عن القَهْوة اللي بتصحّي المدينة كلها.",
  "# زيارة أحمد للسوق\n\nأحمد راح السوق القديم يوم الخميس، ورجع بسلة تمر وحكاية.",
  "# Three shoes for wet mornings\n\nEvery pair keeps its grip on wet streets.",
];
const rows = (page: Page) => page.getByRole("list", { name: t("shell.titles.library") }).getByRole("listitem");

test("the library is listed, searched, starred, emptied and filled again by token", async ({ page }) => {
  const problems = watch(page);
  const email = await enter(page);
  const calls = await callsOf(email);
  for (const text of texts) await keepText(calls, text);
  await page.goto("/my-content");
  await expect(rows(page)).toHaveCount(3);
  const search = page.getByRole("textbox", { name: t("library.search") });
  await search.fill("قهوه");
  await expect(rows(page)).toHaveCount(1);
  await expect(page.locator("mark")).toHaveText(["قهوة", "القَهْوة"]);

  await rows(page)
    .getByRole("button", { name: t("libraryItem.favourite") })
    .click();
  await expect(rows(page).getByRole("button", { name: t("libraryItem.unfavourite") })).toBeVisible();
  const starred = async () =>
    (await (await calls.get("library")).json()).items.filter((item: { favourite: boolean }) => item.favourite);
  await expect.poll(async () => (await starred()).length).toBe(1);

  await rows(page)
    .getByRole("button", { name: t("common.delete") })
    .click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("library.delete.confirm") })
    .click();
  await expect(rows(page)).toHaveCount(0);
  await page.goto("/my-content?trash=true");
  await page.getByRole("button", { name: t("library.trash.restore") }).click();
  await expect(page.getByText(t("library.trash.restored", { count: 1 }), { exact: true })).toBeVisible();
  await page.getByRole("link", { name: t("library.trash.back") }).click();
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole("button", { name: t("shelf.more") }).click();
  await page.getByRole("menuitem", { name: t("imports.action") }).click();
  const file = { name: "قهوة.md", mimeType: "text/markdown", buffer: Buffer.from("# خبز اليوم\n\nالخبز جاهز قبل الفجر.") };
  await page.locator("input[type=file]").setInputFiles(file);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(t("imports.readable", { count: 1 }))).toBeVisible();
  await dialog.getByRole("button", { name: t("imports.confirm", { count: 1 }) }).click();
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toHaveCount(4);
  expect(problems).toEqual([]);
});

test("a text is saved as a file, and read by its link without any token", async ({ page, browser }) => {
  const problems = watch(page);
  const calls = await callsOf(await enter(page));
  await page.goto(`/my-content?item=${await keepText(calls, texts[2] ?? "")}`);
  for (const [format, start] of [
    ["html", "<!doctype html>"],
    ["docx", "PK"],
  ] as const) {
    await page.getByRole("button", { name: t("library.download"), exact: true }).click();
    const coming = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: t(`generations.result.${format}`), exact: true }).click();
    const bytes = await readFile(await (await coming).path());
    expect(bytes.subarray(0, start.length).toString().toLowerCase()).toBe(start.toLowerCase());
  }

  // A link of the page, which a browser would follow without a token.
  await page.goto("/my-content");
  await page.getByRole("button", { name: t("shelf.more") }).click();
  await page.getByRole("menuitem", { name: t("archives.all") }).click();
  await page.getByRole("dialog").locator("button[type=submit]").click();
  const line = page.getByRole("region", { name: t("archives.line") });
  const archive = page.waitForEvent("download");
  await line.getByRole("link").click();
  expect((await readFile(await (await archive).path())).subarray(0, 2).toString()).toBe("PK");
  // As on the session way, where the browser fetches it by itself.
  expect((await archive).suggestedFilename()).toMatch(/^Lahja texts \d{4}-\d\d-\d\d\.zip$/);

  await rows(page).getByRole("link").first().click();
  await page.getByRole("button", { name: t("sharing.share"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("sharing.create") }).click();
  const address = await dialog.getByRole("textbox", { name: t("sharing.address") }).inputValue();
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(address);
  await expect(reader.getByRole("heading", { level: 1, name: "Three shoes for wet mornings" })).toBeVisible();
  await dialog.getByRole("button", { name: t("sharing.stop") }).click();
  await expect(dialog).toBeHidden();
  expect((await reader.reload())?.status()).toBe(404);
  await reader.context().close();
  expect(problems).toEqual([]);
});
