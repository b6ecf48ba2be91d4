import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { inTurn } from "./support/in-turn.ts";
import { watchPage } from "./support/journey.ts";
import { accessibilityProblems } from "./support/page-rules.ts";
import { everydayBrief, writeText } from "./support/seed.ts";
import { cutSaving, openSheet, typeAtEnd } from "./support/sheet.ts";
import { server, test } from "./support/test.ts";
import { type Texts, textsIn } from "./support/texts.ts";

const openMenu = async (page: Page, t: Texts) => {
  await page.getByRole("button", { name: t("library.download"), exact: true }).click();
  await expect(page.getByRole("menu")).toBeVisible();
};

/** Chooses a format of the open menu; the file that comes. */
async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent("download");
  await page.getByRole("menuitem", { name, exact: true }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

for (const language of inTurn("en")) {
  test(`a text is saved in five formats, two of them with a larger plan (${language})`, async ({ page, newPerson }) => {
    const t = textsIn(language);
    const watched = watchPage(page, server);
    await newPerson(language);
    const written = await writeText(page.request, server.url, everydayBrief, 7);
    await page.goto(`${server.url}/my-content?item=${written.itemId}`);
    await expect(page.getByRole("article")).toBeVisible();

    await openMenu(page, t);
    // Five formats, and two ways to copy.
    await expect(page.getByRole("menuitem")).toHaveCount(7);
    expect(await accessibilityProblems(page, "all")).toEqual([]);
    const html = await download(page, t("generations.result.html"));
    expect(html.name).toMatch(/\p{Script=Arabic}.*\.html$/u);
    expect(html.bytes.toString()).toContain('<html lang="ar-');

    await openMenu(page, t);
    const locked = page.getByRole("menuitem", { name: t("generations.result.pdf") });
    await expect(locked).toContainText(t("generations.result.exportInPlan", { plan: t("options.plan.pro") }));
    await locked.click();
    await expect(page).toHaveURL(/\/plans$/);

    await page.request.post(`${server.url}/api/plan`, { headers: { origin: server.url }, data: { plan: "pro" } });
    await page.goto(`${server.url}/my-content?item=${written.itemId}`);
    for (const [format, start] of [
      ["docx", "PK"],
      ["pdf", "%PDF-"],
    ] as const) {
      await openMenu(page, t);
      const file = await download(page, t(`generations.result.${format}`));
      expect(file.name).toBe(html.name.replace(/html$/, format));
      expect(file.bytes.subarray(0, start.length).toString()).toBe(start);
      await expect(page.getByText(t("generations.result.exportReady")).first()).toBeVisible();
    }
    expect(watched.problems).toEqual([]);
  });
}

test("a text with changes that are not saved is not mistaken for the stored one", async ({ page, newPerson }) => {
  const t = textsIn("en");
  await newPerson();
  await page.request.post(`${server.url}/api/plan`, { headers: { origin: server.url }, data: { plan: "pro" } });
  const written = await writeText(page.request, server.url, everydayBrief, 7);
  await page.goto(`${server.url}/my-content?item=${written.itemId}`);
  await openSheet(page, t);
  await cutSaving(page);
  await typeAtEnd(page, t, " نص آخر لم يُحفظ.");
  await openMenu(page, t);
  await expect(page.getByRole("menuitem", { name: t("generations.result.pdf") })).toBeDisabled();
  expect((await download(page, t("generations.result.txt"))).bytes.toString()).toContain("نص آخر لم يُحفظ.");
});
