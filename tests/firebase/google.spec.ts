import { expect, type Page } from "@playwright/test";
import { textsIn } from "../e2e/support/texts.ts";
import { serveGapi } from "./gapi.ts";
import { newEmail } from "./people.ts";
import { server, test } from "./test.ts";

test.beforeEach(({ context }) => serveGapi(context));

const t = textsIn("en");
const button = (page: Page) => page.getByRole("button", { name: /Google/ });

async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), button(page).click()]);
  return popup;
}

/** The emulator's page of Google accounts: a new one. */
async function chooseAccount(google: Page): Promise<void> {
  await google.locator(".js-new-account").click();
  await google.locator("#email-input").fill(newEmail());
  await google.locator("#display-name-input").fill("Huda Salem");
  await google.locator("#sign-in").click();
}

const isIn = (page: Page) => expect(page.getByRole("button", { name: t("shell.logOut") }).first()).toBeVisible();

test("Google signs in through its window, of 500 by 600, and a second press takes the place of a lost one", async ({ page }) => {
  await page.goto("/firebase-login?lang=en");
  const lost = await openPopup(page);
  const popup = await openPopup(page);
  await expect.poll(() => lost.isClosed()).toBe(true);
  await expect(page.getByText(t("signIn.problems.popup_replaced"))).toBeHidden();
  expect(await popup.evaluate(() => [outerWidth, outerHeight])).toEqual([500, 600]);
  await chooseAccount(popup);
  await isIn(page);
  await expect.poll(() => popup.isClosed()).toBe(true);
});

// Once: the library waits eight seconds for it.
test("a window that is closed is told within ten seconds, and the press works again", async ({ page }) => {
  await page.goto("/firebase-login?lang=ar");
  const popup = await openPopup(page);
  await popup.close();
  await expect(page.getByText(textsIn("ar")("signIn.problems.popup_closed"))).toBeVisible({ timeout: 15_000 });
  await (await openPopup(page)).close();
});

test("a blocked window is told where the page may not leave, and the address stays a way on", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  // The emulator is another site than this name: what it stores would not be handed back to a page of ours.
  await page.goto(`${server.url.replace("localhost", "127.0.0.1")}/firebase-login?lang=en`);
  await button(page).click();
  await expect(page.getByText(t("signIn.problems.popup_blocked"))).toBeVisible();
  await expect(page.getByRole("textbox", { name: t("signIn.email") })).toBeEnabled();
});

test("where windows are blocked and the page may leave, Google signs in by a redirect", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/firebase-login?lang=en&next=/settings");
  await button(page).click();
  await page.waitForURL(/emulator\/auth\/handler/);
  await chooseAccount(page);
  await page.waitForURL(/\/settings/);
  await isIn(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test("Google signs in by a redirect, and the way back leads where the person wanted to go", async ({ page }) => {
    await page.goto("/firebase-login?lang=en&next=/settings");
    await button(page).click();
    await page.waitForURL(/emulator\/auth\/handler/);
    await chooseAccount(page);
    await page.waitForURL(/\/settings/);
  });
});

test("without a network Google is told as away, and works once it is back", async ({ page, context }) => {
  await page.goto("/firebase-login?lang=en");
  await expect(button(page)).toBeEnabled();
  const hosts = "https://apis.google.com/**";
  await page.route(hosts, (route) => route.abort("internetdisconnected"));
  await button(page).click();
  await expect(page.getByText(t("signIn.problems.connection"))).toBeVisible();
  await page.unroute(hosts);
  await chooseAccount(await openPopup(page));
  await isIn(page);
  expect(context.pages()).toHaveLength(1);
});

test("a browser that keeps nothing says so before a window opens", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("blocked", "SecurityError");
    };
  });
  await page.goto("/firebase-login?lang=en");
  await button(page).click();
  await expect(page.getByText(t("signIn.problems.storage_blocked"))).toBeVisible();
  await expect(page.getByRole("textbox", { name: t("signIn.email") })).toBeEnabled();
});
