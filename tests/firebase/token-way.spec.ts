import { expect } from "@playwright/test";
import { languages } from "#shared/options.ts";
import { fillBrief, password, smallBrief, writeButton } from "../e2e/support/journey.ts";
import { textsIn } from "../e2e/support/texts.ts";
import { enter, newEmail, signIn, signUp, watch } from "./people.ts";
import { emulator, server, test } from "./test.ts";

for (const language of languages) {
  test(`a newcomer signs up, writes, finds the text and signs out (${language})`, async ({ page }) => {
    const t = textsIn(language);
    const problems = watch(page);
    const email = newEmail();
    await page.goto(`${server.url}/create?template=1&lang=${language}`);
    // The page asks to log in, and leads to the one page that may load an identity service.
    await expect(page).toHaveURL(/\/firebase-login\?next=/);
    await signUp(page, t, email);
    await expect(page).toHaveURL(/\/create\?template=1/);
    const brief = smallBrief(t);
    await fillBrief(page, t, brief);
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText(t("generations.receipt.builtIn")).first()).toBeVisible();
    const title = ((await page.getByRole("article").getByRole("heading").first().textContent()) ?? "").trim();

    await page.goto(`${server.url}/my-content`);
    await expect(page.locator("main").getByText(title).first()).toBeVisible();
    // The address is confirmed at the service, and the next start of the app knows it.
    const banner = page.getByRole("complementary", { name: t("shell.verify.label") });
    await expect(banner).toContainText(email);
    await page.request.get(await emulator.mailLink(email));
    await page.reload();
    await expect(page.locator("main").getByText(title).first()).toBeVisible();
    await expect(banner).toHaveCount(0);

    await page
      .getByRole("button", { name: t("shell.logOut") })
      .first()
      .click();
    await expect(page).toHaveURL(language === "ar" ? /\/ar$/ : /\/$/);
    await page.goto(`${server.url}/my-content`);
    await expect(page).toHaveURL(/\/firebase-login/);
    await signIn(page, t, email, "not the password");
    await expect(
      page.getByText(t("signIn.problems.credential_wrong")).or(page.getByText(t("signIn.problems.wrong_password"))),
    ).toBeVisible();
    await signIn(page, t, email);
    await expect(page.locator("main").getByText(title).first()).toBeVisible();
    expect(problems).toEqual([]);
  });
}

const t = textsIn("en");

const expired = {
  status: 401,
  json: { error: { code: "identity.token_expired", params: {}, requestId: "r" } },
};

test("a token that lapses while somebody writes is renewed once, and they notice nothing", async ({ page }) => {
  await enter(page);
  const tokens: (string | undefined)[] = [];
  await page.route(/\/api\/firebase\/library/, async (route) => {
    tokens.push(route.request().headers().authorization);
    await (tokens.length === 1 ? route.fulfill(expired) : route.continue());
  });
  await page.goto(`${server.url}/my-content`);
  await expect(page.getByText(t("library.empty.title"))).toBeVisible();
  expect(tokens.length).toBeGreaterThan(1);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("who is shut out at the service is asked to sign in over the page, and what they typed stays", async ({ page }) => {
  const email = await enter(page, "/create?template=1");
  await fillBrief(page, t, smallBrief(t));
  await page.getByLabel(t("generations.brief.topic")).fill("نص لم يُحفظ");
  await emulator.changeUser(email, { disableUser: true });
  // The token of this page ends with the next call; the service gives no other.
  await page.route("**/api/firebase/generations", (route) => route.fulfill(expired));
  await writeButton(page, t).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(t("shell.expired.title"))).toBeVisible();
  await emulator.changeUser(email, { disableUser: false });
  await page.unroute("**/api/firebase/generations");
  await signIn(page, t, email);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("article")).toContainText("نص لم يُحفظ");
});

test("signing out in one tab is noticed in the other, and live events reach both", async ({ page, context }) => {
  await enter(page, "/settings");
  const other = await context.newPage();
  await other.goto(`${server.url}/dashboard`);
  await expect(other.getByRole("button", { name: t("shell.logOut") }).first()).toBeVisible();
  const name = page.getByLabel(t("settings.name"));
  await name.fill("Huda Salem");
  await page.getByRole("button", { name: t("settings.save"), exact: true }).click();
  await expect(other.getByText("Huda").first()).toBeVisible();
  await page
    .getByRole("button", { name: t("shell.logOut") })
    .first()
    .click();
  await expect(other.getByRole("dialog").getByText(t("shell.expired.title"))).toBeVisible();
});

test("a person who is signed in goes on from the sign-in page to the dashboard", async ({ page }) => {
  await enter(page);
  await page.goto(`${server.url}/firebase-login`);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("why this server refuses a token is told on the sign-in page, nobody is half signed in, and the next try works", async ({
  page,
}) => {
  const email = newEmail();
  await emulator.newUser(email, password);
  await page.goto("/firebase-login?lang=en");
  for (const [code, status] of [
    ["token_too_long", 431],
    ["token_clock", 401],
    ["service_unavailable", 503],
    ["account_exists", 409],
  ] as const) {
    const error = { code: `identity.${code}`, params: {}, requestId: "r" };
    await page.route("**/auth/verify", (route) => route.fulfill({ status, json: { error } }));
    await signIn(page, t, email);
    await expect(page.getByText(t(`errors.identity.${code}`))).toBeVisible();
    await expect(page.getByRole("textbox", { name: t("signIn.email") })).toHaveValue(email);
    await page.unroute("**/auth/verify");
  }
  await signIn(page, t, email);
  await expect(page.getByRole("button", { name: t("shell.logOut") }).first()).toBeVisible();
});
