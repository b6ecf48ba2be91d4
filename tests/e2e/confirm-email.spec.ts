import { type BrowserContext, expect, type Page } from "@playwright/test";
import { inTurn } from "./support/in-turn.ts";
import { confirmationLink, fillSignUp, newEmail, password, signUpQuickly, watchPage } from "./support/journey.ts";
import { localeOf } from "./support/rounds.ts";
import { server, test } from "./support/test.ts";
import { copyIn, textsIn } from "./support/texts.ts";

const person = async (page: Page) => {
  const answer = await page.request.get(`${server.url}/api/auth/user`);
  return answer.ok() ? answer.json() : null;
};

/** The browser has the account's cookie of signing up, and no session: as where the second call of the form was lost. */
async function endSession(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: "lahja.session_token" });
}

for (const language of inTurn("ar")) {
  test.describe(language, () => {
    test.use({ locale: localeOf(language) });
    const t = textsIn(language);
    const press = (page: Page) => page.getByRole("button", { name: t("signIn.confirm.press") });
    const done = (page: Page) => page.getByText(t("shell.verify.done"), { exact: true });

    test(`from signing up over the mail to where one wanted to go is one press`, async ({ page, context }) => {
      const watched = watchPage(page, server);
      const email = newEmail();
      await page.goto(`${server.url}${language === "ar" ? "/ar" : ""}/pricing`);
      await page
        .getByRole("button", { name: copyIn(language).plan.choose.pro })
        .locator("visible=true")
        .click();
      await fillSignUp(page, language, email);
      await expect(page).toHaveURL(/\/plans\?plan=pro/);
      await endSession(context);

      await page.goto(`${server.url}/outbox`);
      const mail = page.getByRole("listitem").filter({ hasText: email }).first();
      await mail.getByRole("link").first().click();
      await expect(page.getByRole("heading", { level: 1, name: t("signIn.confirm.title") })).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      expect(await person(page)).toBeNull();

      await press(page).dblclick();
      await expect(page).toHaveURL(`${server.url}/plans?plan=pro`);
      await expect(done(page)).toBeVisible();
      expect(await person(page)).toMatchObject({ email, emailVerified: true });
      expect(watched.problems).toEqual([]);
    });

    test(`another browser confirms, asks for the password and goes on to the same place`, async ({ page, browser }) => {
      const email = newEmail();
      await page.goto(`${server.url}${language === "ar" ? "/ar" : ""}/pricing`);
      await page
        .getByRole("button", { name: copyIn(language).plan.choose.pro })
        .locator("visible=true")
        .click();
      await fillSignUp(page, language, email);
      await expect(page).toHaveURL(/\/plans\?plan=pro/);

      const context = await browser.newContext({ locale: localeOf(language) });
      const phone = await context.newPage();
      await phone.goto(await confirmationLink(page, server.url, email));
      await press(phone).click();
      const heading = phone.getByRole("heading", { level: 1, name: t("signIn.confirm.done") });
      await expect(heading).toBeFocused();
      await expect(phone.getByRole("textbox", { name: t("signIn.email") })).toHaveValue(email);
      await phone.getByLabel(t("signIn.password"), { exact: true }).fill(password);
      await phone.getByRole("button", { name: t("signIn.submit"), exact: true }).click();
      await expect(phone).toHaveURL(`${server.url}/plans?plan=pro`);
      await context.close();
    });

    test(`a link that was used, cut short or meant for somebody else says so and leads on`, async ({ page, browser }) => {
      const [mona, sara] = [newEmail(), newEmail()];
      await signUpQuickly(page, server, mona, language);
      const link = await confirmationLink(page, server.url, mona);
      const context = await browser.newContext({ locale: localeOf(language) });
      const other = await context.newPage();
      await signUpQuickly(other, server, sara, language);

      // Of another person who is signed in: their session stays until they say otherwise.
      await other.goto(link);
      await other.getByRole("button", { name: t("signIn.confirm.pressOther") }).click();
      await expect(other.getByRole("heading", { name: t("signIn.confirm.done") })).toBeVisible();
      expect(await person(other)).toMatchObject({ email: sara, emailVerified: false });
      await other.getByRole("button", { name: t("signIn.confirm.change") }).click();
      await expect(other.getByRole("textbox", { name: t("signIn.email") })).toHaveValue(mona);
      expect(await person(other)).toBeNull();

      // Used: signed in, there is nothing left to do; the other browser was asked for the password above.
      await page.goto(link);
      await page.getByRole("link", { name: t("signIn.enter") }).click();
      await expect(page).toHaveURL(`${server.url}/`);

      await other.goto(link.slice(0, -6));
      await expect(other.getByRole("heading", { name: t("signIn.confirm.broken") })).toBeVisible();
      await other.getByRole("link", { name: t("signIn.submit"), exact: true }).click();
      await expect(other).toHaveURL(/\/firebase-login$/);
      await context.close();
    });
  });
}

test("a link that has expired is sent anew by one press", async ({ page, context }) => {
  const t = textsIn("en");
  const email = newEmail();
  await signUpQuickly(page, server, email);
  await context.clearCookies();
  const link = await confirmationLink(page, server.url, email);
  // A server whose clock is a day ahead would say this; the rest of the way is the real one.
  const expired = { email, state: "expired", signedInAs: null, signsIn: false, next: "/create" };
  await page.route("**/api/auth/confirm-email?*", (route) => route.fulfill({ json: expired }), { times: 1 });
  await page.goto(link);
  await page.getByRole("button", { name: t("signIn.confirm.send") }).click();
  await expect(page.getByText(`A new link is on its way to ${email}.`)).toBeVisible();
  await expect.poll(async () => confirmationLink(page, server.url, email)).not.toBe(link);
  await page.goto(await confirmationLink(page, server.url, email));
  await page.getByRole("button", { name: t("signIn.confirm.press") }).click();
  await expect(page.getByRole("textbox", { name: t("signIn.email") })).toHaveValue(email);
});

test("without a connection the page says so, and the press can be tried again", async ({ page }) => {
  const t = textsIn("en");
  const email = newEmail();
  await signUpQuickly(page, server, email);
  await page.route("**/api/auth/confirm-email*", (route) => route.abort());
  await page.goto(await confirmationLink(page, server.url, email));
  await expect(page.getByText(t("errors.network"))).toBeVisible();
  await page.unroute("**/api/auth/confirm-email*");
  await page.getByRole("button", { name: t("common.tryAgain") }).click();
  await page.route("**/api/auth/confirm-email*", (route) => route.abort());
  await page.getByRole("button", { name: t("signIn.confirm.press") }).click();
  await expect(page.getByRole("alert")).toContainText(t("errors.network"));
  await page.unroute("**/api/auth/confirm-email*");
  await page.getByRole("button", { name: t("signIn.confirm.press") }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByText(t("shell.verify.done"), { exact: true })).toBeVisible();
});
