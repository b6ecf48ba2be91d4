import { expect, type Locator, type Page } from "@playwright/test";
import { inTurn } from "./support/in-turn.ts";
import { server, test } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

/** Draws with the mouse towards the start of the line. */
async function draw(page: Page, toast: Locator, px: number): Promise<void> {
  const box = await toast.boundingBox();
  if (!box) throw new Error("There is no toast to draw at.");
  const [x, y] = [box.x + box.width / 2, box.y + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + px, y, { steps: 4 });
  await page.mouse.up();
}

for (const language of inTurn("ar")) {
  test.describe(language, () => {
    const t = textsIn(language);
    const towardsStart = language === "ar" ? 1 : -1;

    test("toasts: one at a time, five seconds each, swiped away from 50 px on", async ({ page, newPerson }) => {
      await page.clock.install();
      await newPerson(language);
      await page.goto(`${server.url}/settings`);
      const name = page.getByRole("textbox", { name: t("settings.name") });
      await expect(name).toBeVisible();
      const region = page.getByRole("region", { name: t("common.toast.region") });
      // React shows what was fetched later (the header's panels, this region) at most every 300 ms, by the clock: one that stands still
      // would keep the second of two back for ever.
      await expect(region).toBeAttached();
      await page.clock.pauseAt(Date.now() + 60_000);
      // Beside the one that is seen Radix says it to screen readers, for a moment.
      const toast = region.getByRole("listitem");
      const button = page.getByRole("button", { name: t("settings.save") });
      const save = async (value: string) => {
        await name.fill(value);
        await button.click();
        // The toast of an earlier save looks the same; the button goes with the answer to this one.
        await expect(button).toBeHidden();
        await expect(toast.filter({ hasText: t("settings.saved") })).toHaveCount(1);
      };

      await save("Layla");
      await page.clock.runFor(4_900);
      await expect(toast).toHaveCount(1);
      await page.clock.runFor(200);
      await expect(toast).toHaveCount(0);

      await save("Layla N.");
      await page.clock.runFor(3_000);
      await save("Layla Nasser");
      await expect(toast).toHaveCount(1);
      // The clock of the second one began with it.
      await page.clock.runFor(3_000);
      await expect(toast).toHaveCount(1);

      await draw(page, toast, 45 * towardsStart);
      await page.clock.runFor(300);
      await expect(toast).toHaveCount(1);
      await draw(page, toast, 60 * towardsStart);
      await page.clock.runFor(300);
      await expect(toast).toHaveCount(0);
    });

    test("tooltips: after 700 ms, the next one at once within 300 ms", async ({ page, newPerson }) => {
      await page.clock.install();
      await newPerson(language);
      await page.goto(`${server.url}/my-content`);
      await expect(page.getByText(t("library.empty.title"))).toBeVisible();
      await page.clock.pauseAt(Date.now() + 60_000);
      const fold = page.getByRole("button", { name: t("shell.fold") });
      const tooltip = page.getByRole("tooltip");
      const leave = () => page.mouse.move(700, 600, { steps: 3 });
      // The first control with a tooltip that the pointer meets fetches the file that draws them.
      const arrived = page.waitForResponse(/tooltip-layer/);
      await fold.hover();
      await arrived;
      await leave();
      await page.clock.runFor(1_000);
      await fold.hover();
      await page.clock.runFor(690);
      await expect(tooltip).toHaveCount(0);
      await page.clock.runFor(20);
      await expect(tooltip).toHaveText(t("shell.fold"));
      await page.locator("[data-tooltip-bubble]").hover();
      await page.clock.runFor(1_000);
      await expect(tooltip, "it stays under the pointer").toHaveCount(1);
      await leave();
      await page.clock.runFor(160);
      await expect(tooltip).toHaveCount(0);
      await page.clock.runFor(250);
      await fold.hover();
      await expect(tooltip).toHaveCount(1);
      await leave();
      await page.clock.runFor(160);
      await expect(tooltip).toHaveCount(0);
      await page.clock.runFor(350);
      await fold.hover();
      await page.clock.runFor(500);
      await expect(tooltip).toHaveCount(0);
      await page.keyboard.press("Tab");
      await fold.focus();
      await expect(tooltip, "the focus of the keyboard opens one at once").toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(tooltip).toHaveCount(0);
    });

    test("a press before a panel's file has arrived opens it as soon as it has", async ({ page, newPerson }) => {
      await newPerson(language);
      let arrive = () => {};
      const held = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route("**/assets/notifications-panel*.js", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`${server.url}/my-content`);
      await page
        .getByRole("banner")
        .getByRole("button", { name: t("shell.notifications.unread", { count: 2 }) })
        .click();
      arrive();
      await expect(page.getByRole("heading", { name: t("notices.title") })).toBeVisible();
    });
  });
}
