import { expect, type Page } from "@playwright/test";
import { inTurn } from "./support/in-turn.ts";
import { watchPage } from "./support/journey.ts";
import { everydayBrief, writeText } from "./support/seed.ts";
import { server, test } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

for (const language of inTurn("ar")) {
  test.describe(language, () => {
    const t = textsIn(language);
    const isArabic = language === "ar";
    const paletteField = (page: Page) => page.getByRole("combobox", { name: t("palette.title") });
    /** Ctrl+K is heard a moment after the shell stands there: whoever presses too early presses again. */
    async function openPalette(page: Page): Promise<void> {
      await expect(page.getByRole("main")).toBeVisible();
      await expect(async () => {
        if (!(await paletteField(page).isVisible())) await page.keyboard.press("Control+k");
        await expect(paletteField(page)).toBeFocused({ timeout: 5_000 });
      }).toPass();
    }

    test("the palette finds a text in any spelling, and leads to it, by the keyboard alone", async ({ page, newPerson }) => {
      const watched = watchPage(page, server);
      await newPerson(language);
      const { itemId } = await writeText(page.request, server.url, everydayBrief);
      await page.goto(`${server.url}/settings`);
      await openPalette(page);
      // No hamza, a 'ه' for the 'ة', and a stroke of tashkeel.
      await page.keyboard.type("قائِمه المهام");
      const option = page.getByRole("option", { selected: true });
      await expect(option).toHaveAttribute("data-row", `text:${itemId}`);
      await expect(paletteField(page)).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`/my-content\\?item=${itemId}`));
      await expect(page.getByRole("article")).toContainText(everydayBrief.fields.mainPoint as string);
      await expect(page.getByRole("dialog")).toHaveCount(0);

      // What was chosen last is offered first; signing out forgets it.
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("option").first()).toHaveAttribute("data-row", `text:${itemId}`);
      await page.keyboard.type(t("shell.logOut"));
      await expect(page.getByRole("option", { selected: true })).toHaveAttribute("data-row", "do:log-out");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(isArabic ? /\/ar$/ : /\/$/);
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("lahja-palette")))).toEqual([]);
      expect(watched.problems).toEqual([]);
    });

    test("'new Egyptian Reels script' opens the desk with template and variety chosen", async ({ page, newPerson }) => {
      const watched = watchPage(page, server);
      await newPerson(language);
      await page.request.post(`${server.url}/api/plan`, { headers: { origin: server.url }, data: { plan: "pro" } });
      await page.goto(`${server.url}/create?template=23`);
      await page.getByRole("radio", { name: t("options.varietyShort.ar-kuwaiti") }).click();
      await page
        .getByRole("banner")
        .getByRole("button", { name: t("shell.search") })
        .click();
      await paletteField(page).fill(isArabic ? "سكربت ريلز مصري" : "new Egyptian reels script");
      await expect(page.getByRole("option", { selected: true })).toHaveAttribute("data-row", "new:23:ar-egyptian");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/create\?template=23$/);
      await expect(page.getByRole("radio", { name: t("options.varietyShort.ar-egyptian") })).toBeChecked();

      await openPalette(page);
      await page.keyboard.type(isArabic ? "kuwaiti email" : "ايميل كويتي");
      await expect(page.getByRole("option", { selected: true })).toHaveAttribute("data-row", /^new:\d+:ar-kuwaiti$/);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("radio", { name: t("options.varietyShort.ar-kuwaiti") })).toBeChecked();
      expect(watched.problems).toEqual([]);
    });

    test("arrow keys walk through the choices, nothing found says so, and Esc returns to where one was", async ({
      page,
      newPerson,
    }) => {
      await newPerson(language);
      await page.goto(`${server.url}/plans`);
      const opener = page.getByRole("banner").getByRole("button", { name: t("shell.search") });
      await opener.focus();
      await page.keyboard.press("Enter");
      await expect(paletteField(page)).toBeFocused();
      const selected = page.getByRole("option", { selected: true });
      const first = await selected.getAttribute("data-row");
      await page.keyboard.press("ArrowDown");
      await expect(selected).not.toHaveAttribute("data-row", first ?? "");
      await page.keyboard.press("ArrowUp");
      await expect(selected).toHaveAttribute("data-row", first ?? "");
      await page.keyboard.press("ArrowUp");
      await expect(page.getByRole("option").last()).toHaveAttribute("aria-selected", "true");

      // What is nowhere may still be written about.
      await page.keyboard.type(isArabic ? "زعفران" : "saffron");
      await expect(page.getByText(t("palette.empty.text"))).toBeVisible();
      await expect(page.getByRole("option")).toHaveCount(1);
      await expect(selected).toContainText(isArabic ? "زعفران" : "saffron");
      await page.keyboard.press("Escape");
      await expect(paletteField(page)).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test("a section of the settings is found by its name and brought into sight", async ({ page, newPerson }) => {
      await newPerson(language);
      await page.goto(`${server.url}/plans`);
      await openPalette(page);
      await page.keyboard.type(isArabic ? "حذف الحساب" : "delete account");
      await expect(page.getByRole("option", { selected: true })).toHaveAttribute("data-row", "page:data");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/settings#data$/);
      await expect(page.locator("#data")).toBeInViewport();
    });

    test("a search that fails says so and can be tried again", async ({ page, newPerson }) => {
      await newPerson(language);
      await page.goto(`${server.url}/plans`);
      await page.route("**/api/library?*", (route) => route.fulfill({ status: 500, body: "no" }));
      await openPalette(page);
      // On a slow machine the first letters are searched for, too.
      const whole = page.waitForResponse((answer) => decodeURIComponent(answer.url()).includes("قهوة"));
      await page.keyboard.type("قهوة");
      await whole;
      const failed = page.getByRole("option", { name: t("palette.textsFailed") });
      await expect(failed).toBeVisible();
      await page.unroute("**/api/library?*");
      await failed.click();
      await expect(failed).toBeHidden();
      await expect(page.getByRole("option", { selected: true })).toHaveAttribute("data-row", "about:قهوة");
    });
  });
}
