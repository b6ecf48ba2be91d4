import { expect, type Page } from "@playwright/test";
import { startProvider, type TestProvider } from "#tests/support/oidc-provider.ts";
import { newEmail } from "./support/journey.ts";
import { freePort, startServer, type TestServer } from "./support/server.ts";
import { test } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

let provider: TestProvider;
let server: TestServer;
test.beforeAll(async () => {
  provider = await startProvider();
  // The server asks the provider at its start, and takes a failure for granted for a while.
  const port = await freePort();
  provider.serve(`http://localhost:${port}`);
  server = await startServer({ OIDC_PROVIDERS: provider.setting }, { port });
});
test.afterAll(async () => {
  await server.close();
  await provider.close();
});

async function openPopup(page: Page, name: RegExp): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), page.getByRole("button", { name }).click()]);
  return popup;
}

/** The provider's own pages: a login, and the first time consent. */
async function enter(popup: Page, login: string, isFirst: boolean): Promise<void> {
  await popup.locator("[name=login]").fill(login);
  await popup.locator("[name=password]").fill("any");
  await popup.locator("[type=submit]").click();
  if (isFirst) await popup.getByRole("button", { name: "Continue" }).click();
}

for (const language of ["en", "ar"] as const) {
  test(`a company's service signs in through its window, and is listed and proves who deletes the account (${language})`, async ({
    page,
  }) => {
    const t = textsIn(language);
    const email = newEmail();
    const login = email.split("@")[0] ?? "";
    provider.people.set(login, { email, email_verified: true, name: "Mona" });
    await page.context().addCookies([{ name: "lahja-language", value: language, url: server.url }]);
    await page.goto(`${server.url}/firebase-login?next=/settings`);
    const popup = await openPopup(page, /Acme/);
    await enter(popup, login, true);
    await page.waitForURL(/\/settings/);
    await expect(page.getByText(/Acme/).first()).toBeVisible();
    await expect.poll(() => popup.isClosed()).toBe(true);

    await page.getByRole("button", { name: t("settings.data.deleteButton") }).click();
    await page.getByLabel(t("settings.delete.confirmation")).fill(email);
    const again = await openPopup(page, /Acme/);
    await enter(again, login, false);
    await expect(page.getByRole("heading", { name: t("settings.delete.doneTitle") })).toBeVisible();
  });
}

test("a window that is closed is told, and the press works again", async ({ page }) => {
  await page.goto(`${server.url}/firebase-login`);
  const popup = await openPopup(page, /Acme/);
  await popup.close();
  await expect(page.getByText(textsIn("en")("signIn.problems.popup_closed"))).toBeVisible({ timeout: 15_000 });
  await (await openPopup(page, /Acme/)).close();
});
