import { expect } from "@playwright/test";
import { appPaths } from "#shared/paths.ts";
import { inTurn } from "./support/in-turn.ts";
import { localeOf } from "./support/rounds.ts";
import { server, test } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

for (const language of inTurn("ar")) {
  test.describe(language, () => {
    test.use({ locale: localeOf(language), timezoneId: "Asia/Tokyo" });

    test("every page of the app is drawn before its scripts come, for this person, and cannot be pressed", async ({
      page,
      newPerson,
    }) => {
      await newPerson(language);
      await page.route("**/assets/*.js", (route) => route.abort());
      for (const path of appPaths) {
        await page.goto(server.url + path);
        const drawn = page.locator("#root > [inert]");
        await expect(drawn.locator(".app-frame"), path).toBeVisible();
        await expect(drawn.locator("nav a[aria-current=page], h1"), path).not.toHaveCount(0);
        await expect(drawn, path).toContainText(language === "ar" ? "منى عادل" : "Mona Adel");
        await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      }
    });

    test("what the server has drawn of the dashboard is what the browser draws first", async ({ page, newPerson }) => {
      await newPerson(language);
      const t = textsIn(language);
      // The first visit tells the server the time zone of the device.
      await page.goto(`${server.url}/dashboard`);
      await expect(page.getByRole("link", { name: t("dashboard.write") }).first()).toBeVisible();
      const heading = await page.getByRole("heading", { level: 1 }).innerText();
      const day = await page.locator("h1 + p").innerText();
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.reload();
      await expect(page.locator("#root > [inert] h1")).toHaveText(heading);
      await expect(page.locator("#root > [inert] h1 + p")).toHaveText(day);
    });
  });
}
