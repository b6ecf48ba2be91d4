import { expect, type Page } from "@playwright/test";
import { inTurn } from "./support/in-turn.ts";
import { watchPage } from "./support/journey.ts";
import { everydayBrief } from "./support/seed.ts";
import { server, test } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

const phone = { width: 390, height: 844 };

/** Which element has the focus, by its name or its text. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent?.trim() ?? "");

for (const language of inTurn("ar")) {
  test.describe(language, () => {
    const t = textsIn(language);
    const isArabic = language === "ar";
    const bell = (page: Page) => page.getByRole("banner").getByRole("button", { name: t("shell.notifications.label") });

    test("notices reach both tabs at once, and what one tab reads or clears is read and gone in the other", async ({
      page,
      context,
      newPerson,
    }) => {
      const watched = watchPage(page, server);
      await newPerson(language);
      const other = await context.newPage();
      for (const tab of [page, other]) await tab.goto(`${server.url}/plans`);
      const unread = (tab: Page, count: number) =>
        expect(bell(tab)).toHaveAccessibleName(
          count === 0 ? t("shell.notifications.label") : t("shell.notifications.unread", { count }),
        );
      // The welcome, and the address to confirm.
      for (const tab of [page, other]) await unread(tab, 2);
      await page.request.post(`${server.url}/api/plan`, { headers: { origin: server.url }, data: { plan: "pro" } });
      for (const tab of [page, other]) await unread(tab, 3);

      await bell(page).click();
      await bell(other).click();
      const rows = (tab: Page) => tab.locator("[data-notice]");
      await expect(rows(page)).toHaveCount(3);
      await expect(rows(page).first()).toContainText(t("notices.planChanged.title", { plan: t("options.plan.pro") }));
      await rows(page)
        .filter({ hasText: t("notices.welcome.title") })
        .getByRole("link")
        .click();
      await expect(page).toHaveURL(/\/create$/);
      for (const tab of [page, other]) await unread(tab, 2);

      await other.getByRole("button", { name: t("notices.markAll") }).click();
      for (const tab of [page, other]) await unread(tab, 0);
      await bell(page).click();
      await other.getByRole("button", { name: t("notices.clear") }).click();
      for (const tab of [page, other]) await expect(tab.getByRole("heading", { name: t("notices.empty.title") })).toBeVisible();
      expect(watched.problems).toEqual([]);
    });

    test("a text that ended while nobody followed it is told of, and the notice leads to it", async ({ page, newPerson }) => {
      await newPerson(language);
      await page.goto(`${server.url}/plans`);
      await expect(bell(page)).toHaveAccessibleName(t("shell.notifications.unread", { count: 2 }));
      await page.request.post(`${server.url}/api/generations`, {
        headers: { origin: server.url },
        data: { brief: everydayBrief, idempotencyKey: "nobody-follows-this" },
      });
      await expect(bell(page)).toHaveAccessibleName(t("shell.notifications.unread", { count: 3 }));
      await bell(page).click();
      await page.locator("[data-notice='job_done']").getByRole("link").click();
      await expect(page.getByRole("article")).toContainText(everydayBrief.fields.mainPoint as string);
    });

    test("? lists the keys, except where it is a letter of what is being typed", async ({ page, newPerson }) => {
      await newPerson(language);
      await page.goto(`${server.url}/templates`);
      const search = page.getByRole("main").getByRole("textbox").first();
      await search.press("?");
      await expect(search).toHaveValue("?");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      // The question mark of an Arabic keyboard, which Playwright does not know as a key.
      if (isArabic) await page.getByRole("heading", { level: 1 }).dispatchEvent("keydown", { key: "؟" });
      else await page.getByRole("heading", { level: 1 }).press("?");
      const dialog = page.getByRole("dialog", { name: t("keys.title") });
      await expect(dialog).toContainText(t("keys.search"));
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();

      // The account's menu has it too.
      await page
        .getByRole("banner")
        .getByRole("button", { name: t("shell.account", { name: isArabic ? "منى عادل" : "Mona Adel" }) })
        .click();
      await page.getByRole("button", { name: t("shell.keys") }).click();
      await expect(dialog).toBeVisible();
    });

    test("without a connection a banner says so, and with it every screen is brought up to date", async ({
      page,
      context,
      newPerson,
    }) => {
      await newPerson(language);
      await page.goto(`${server.url}/my-content`);
      await expect(page.getByText(t("library.empty.title"))).toBeVisible();
      const banner = page.getByText(t("shell.offline.title"));
      await context.setOffline(true);
      await expect(banner).toBeVisible();
      await context.setOffline(false);
      await expect(banner).toBeHidden();

      // The device has a network, and the server does not answer: a call that is lost shows it.
      await page.route("**/api/**", (route) => route.abort("connectionrefused"));
      await page
        .getByRole("button", { name: t("common.otherLanguage") })
        .first()
        .click();
      const otherT = textsIn(isArabic ? "en" : "ar");
      await expect(page.getByText(otherT("shell.offline.unreachable"))).toBeVisible();
      const refreshed = page.waitForResponse((response) => response.url().includes("/api/library") && response.ok());
      await page.unroute("**/api/**");
      await refreshed;
      await expect(page.getByText(otherT("shell.offline.unreachable"))).toBeHidden();
    });

    test("after a navigation the new page's heading has the focus, its title and its mark on the body", async ({
      page,
      newPerson,
    }) => {
      await newPerson(language);
      await page.goto(`${server.url}/plans`);
      await page
        .getByRole("link", { name: t("shell.nav.generations"), exact: true })
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(t("shell.titles.generations")));
      await expect(page.locator("body")).toHaveAttribute("data-path", "/create");
      await expect(page.locator("body")).toHaveClass(new RegExp(`lang-${language}.*on-create|on-create.*lang-${language}`));
      await page
        .getByRole("link", { name: t("shell.nav.library"), exact: true })
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(page.locator("body")).not.toHaveClass(/on-create/);
    });

    test("a page that throws leaves the rest of the app usable", async ({ page, newPerson }) => {
      await newPerson(language);
      await page.route("**/assets/plan-page*.js", (route) =>
        route.fulfill({
          contentType: "text/javascript",
          body: "export function PlanPage() { throw new Error('planted'); }",
        }),
      );
      await page.goto(`${server.url}/my-content`);
      await page
        .getByRole("link", { name: t("shell.nav.plan"), exact: true })
        .first()
        .click();
      await expect(page.getByRole("alert")).toContainText(t("common.pageCrashed.title"));
      await page
        .getByRole("link", { name: t("shell.nav.generations"), exact: true })
        .first()
        .click();
      await expect(page.getByText(t("generations.pick.title"))).toBeVisible();
    });

    test("on a phone the menu keeps the focus inside and gives it back", async ({ page, newPerson }) => {
      await page.setViewportSize(phone);
      await newPerson(language);
      await page.goto(`${server.url}/my-content`);
      const menu = page.getByRole("button", { name: t("shell.openMenu") });
      await menu.focus();
      await page.keyboard.press("Enter");
      const drawer = page.getByRole("dialog", { name: t("shell.menu") });
      await expect(drawer.getByRole("link", { name: t("shell.help") })).toHaveAttribute("href", isArabic ? "/ar/help" : "/help");
      const seen = new Set<string>();
      for (let step = 0; step < 30; step++) {
        await page.keyboard.press("Tab");
        seen.add(await focused(page));
        expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
      expect(seen).toContain(t("shell.nav.settings"));
      expect(seen).toContain(t("shell.logOut"));
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
      await expect(menu).toBeFocused();
      await menu.click();
      await drawer.getByRole("link", { name: t("shell.nav.templates"), exact: true }).click();
      await expect(drawer).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    });
  });
}

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a page that cannot be reached says so in the language of the device, and comes when the server does", async ({
    page,
    context,
  }) => {
    await page.goto(`${server.url}/ar/about`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      localStorage.setItem("lahja-language", "ar");
    });
    await context.setOffline(true);
    await page.goto(`${server.url}/dashboard`);
    await expect(page.getByRole("heading", { name: "تعذّر الوصول إلى «لهجة»" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Lahja cannot be reached" })).toBeHidden();
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
    await context.setOffline(false);
    await expect(page).toHaveTitle(new RegExp(textsIn("ar")("shell.titles.signInWall")));
  });
});
