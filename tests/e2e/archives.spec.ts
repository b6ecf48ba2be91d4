import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { inTurn } from "./support/in-turn.ts";
import { watchPage } from "./support/journey.ts";
import { accessibilityProblems } from "./support/page-rules.ts";
import { server, test } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

const titles = ["قهوة الصباح", "زيارة السوق", "Three shoes", "نص رابع"];

async function openLibrary(page: Page): Promise<void> {
  for (const title of titles) {
    const headers = { origin: server.url };
    const kept = await page.request.post(`${server.url}/api/content`, {
      headers,
      data: { title, output: `# ${title}\n\nنص قصير.` },
    });
    expect(kept.status()).toBe(201);
  }
  await page.goto(`${server.url}/my-content`);
}

for (const language of inTurn("en")) {
  test(`three texts become one zip, which every tab offers until it is deleted (${language})`, async ({
    page,
    context,
    newPerson,
  }) => {
    const t = textsIn(language);
    const watched = watchPage(page, server);
    await newPerson(language);
    await openLibrary(page);
    await page.getByRole("button", { name: t("library.select.start") }).click();
    for (const title of titles.slice(0, 3))
      await page.getByRole("checkbox", { name: t("library.select.item", { title }) }).click();
    await page.getByRole("button", { name: t("archives.action"), exact: true }).click();

    const dialog = page.getByRole("dialog", { name: t("archives.title", { count: 3 }) });
    await expect(dialog.getByRole("radio", { name: t("generations.result.pdf") })).toBeDisabled();
    await dialog.getByRole("radio", { name: t("generations.result.html") }).click();
    expect(await accessibilityProblems(page, "all")).toEqual([]);
    await dialog.getByRole("button", { name: t("archives.begin") }).click();

    const line = page.getByRole("region", { name: t("archives.line") });
    await expect(line.getByText(t("archives.ready", { count: 3 }))).toBeVisible();
    const coming = page.waitForEvent("download");
    await line.getByRole("link").click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(language === "ar" ? /^نصوص لهجة \d{4}-\d\d-\d\d\.zip$/ : /^Lahja texts .*\.zip$/);
    const files = unzipSync(await readFile(await file.path()));
    expect(Object.keys(files).sort()).toEqual(
      [...titles.slice(0, 3).map((title) => `${title}.html`), language === "ar" ? "الفهرس.csv" : "Index.csv"].sort(),
    );
    expect(strFromU8(files["قهوة الصباح.html"] ?? new Uint8Array())).toContain('dir="rtl"');

    const other = await context.newPage();
    await other.goto(`${server.url}/my-content`);
    const otherLine = other.getByRole("region", { name: t("archives.line") });
    await expect(otherLine).toBeVisible();
    await line.getByRole("button", { name: t("archives.remove") }).click();
    await expect(otherLine).toBeHidden();
    expect(watched.problems).toEqual([]);
  });
}

test("an export is offered although the page never heard that it was done", async ({ page, newPerson }) => {
  const t = textsIn("en");
  await newPerson();
  await openLibrary(page);
  await page.route("**/api/events", (route) => route.abort());
  let isFirst = true;
  await page.route("**/api/archives", async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const response = await route.fetch();
    const archives: object[] = await response.json();
    return route.fulfill({ response, json: archives.map((archive) => ({ ...archive, state: "running" })) });
  });
  await page.request.post(`${server.url}/api/archives`, { headers: { origin: server.url }, data: { format: "txt" } });
  await page.goto(`${server.url}/my-content`);
  await expect(page.getByRole("region", { name: t("archives.line") }).getByRole("link")).toBeVisible();
});
