import { expect } from "@playwright/test";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { inTurn } from "./support/in-turn.ts";
import { watchPage } from "./support/journey.ts";
import { accessibilityProblems, sidewaysProblems } from "./support/page-rules.ts";
import { server, test } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

const first = "# تبّولة تيتا\n\nكل بيت بلبنان بيقلّك تبّولتنا أطيب، وكل العالم على حق.\n\n- بقدونس\n- بندورة";
const second = "# تبّولة تيتا\n\nكل بيت بلبنان بيقلّك تبّولتنا أطيب، وكلّن معن حق.\n\n- بقدونس\n\nجرّبا من Tripoli.";

for (const language of inTurn("en")) {
  test(`an earlier version is compared, restored and left again (${language})`, async ({ page, newPerson }) => {
    const t = textsIn(language);
    const watched = watchPage(page, server);
    await newPerson(language);
    const headers = { origin: server.url };
    const kept = await page.request.post(`${server.url}/api/content`, { headers, data: { output: first, language: "Lebanese" } });
    const { id } = (await kept.json()) as LibraryItem;
    const address = `${server.url}/api/library/${id}`;
    await page.request.patch(address, { headers, data: { text: second, version: 1 } });
    await page.request.patch(address, { headers, data: { title: "تبّولة الضيعة" } });
    const title = page.getByRole("heading", { level: 1 });
    const text = async () => ((await (await page.request.get(address)).json()) as LibraryItem).text;

    await page.goto(`${server.url}/my-content?item=${id}`);
    const open = page.getByRole("button", { name: t("versions.title"), exact: true });
    await open.click();
    const list = page.getByRole("region", { name: t("versions.title"), exact: true });
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await expect(list.getByRole("heading")).toBeFocused();

    // The first version stands beside the newest one; what came and what went is in the text, and said, not only coloured.
    const sheet = page.getByRole("article");
    await expect(sheet.getByRole("deletion").first()).toHaveText("وكل العالم على");
    await expect(sheet.getByRole("insertion").first()).toHaveText("وكلّن معن");
    await expect(sheet.getByRole("deletion").first()).toHaveAttribute("data-say", t("versions.sayRemoved"));
    await expect(sheet.getByRole("deletion").nth(1)).toHaveText("بندورة");
    await expect(page.getByRole("insertion").first()).toHaveText("تبّولة الضيعة");
    // It opens at the first difference, and F7 leads on from wherever the focus is.
    await expect(page.getByText(t("versions.position", { index: 1, count: 2 }))).toBeVisible();
    await expect(sheet.locator("[data-current]").first()).toBeInViewport();
    await page.keyboard.press("F7");
    await expect(page.getByText(t("versions.position", { index: 2, count: 2 }))).toBeVisible();
    await page.keyboard.press("Shift+F7");
    await expect(page.getByText(t("versions.position", { index: 1, count: 2 }))).toBeVisible();
    await page.getByRole("radio", { name: t("versions.sideBySide") }).click();
    await expect(sheet).toHaveCount(2);
    expect(await accessibilityProblems(page, "all")).toEqual([]);

    await list.getByRole("button", { name: t("versions.restore") }).click();
    await expect(list.getByRole("listitem")).toHaveCount(3);
    expect(await text()).toBe(first);
    await expect(title).toHaveText("تبّولة تيتا");
    await page.getByRole("button", { name: t("common.undo"), exact: true }).click();
    await expect(list.getByRole("listitem")).toHaveCount(4);
    expect(await text()).toBe(second);
    await expect(title).toHaveText("تبّولة الضيعة");

    // Another tab saves: the list has it at once.
    await page.request.patch(address, { headers, data: { text: `${second}\n\nوصحتين!`, version: 4 } });
    await expect(list.getByRole("listitem")).toHaveCount(5);

    await page.setViewportSize({ width: 320, height: 700 });
    await expect(list.getByRole("listitem")).toHaveCount(5);
    expect(await page.evaluate(sidewaysProblems)).toEqual([]);
    await list.getByRole("listitem").last().getByRole("button").click();
    await expect(list).toBeHidden();
    await expect(sheet.getByRole("insertion").last()).toHaveText("وصحتين!");
    expect(await page.evaluate(sidewaysProblems)).toEqual([]);
    await page.goBack();
    await expect(list).toBeVisible();
    await page.goBack();
    await expect(list).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(open).toHaveAttribute("aria-expanded", "false");
    expect(watched.problems).toEqual([]);
  });
}
