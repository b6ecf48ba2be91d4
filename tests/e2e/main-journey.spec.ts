import { expect, test } from "@playwright/test";
import { countWords } from "#language/text/words.ts";
import { languages } from "#shared/options.ts";
import { fillBrief, newEmail, signUp, signUpQuickly, smallBrief, watchPage, writeButton } from "./support/journey.ts";
import { startServer, type TestServer } from "./support/server.ts";
import { textsIn } from "./support/texts.ts";

let server: TestServer;

test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.close());

for (const language of languages) {
  test(`a newcomer signs up, writes and finds the text in the library (${language})`, async ({ page }, info) => {
    const t = textsIn(language);
    const watched = watchPage(page, server);
    await signUp(page, server, language, newEmail(info));
    await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");

    // The empty dashboard's way on; template, brief, text.
    await page.getByRole("link", { name: t("dashboard.empty.action") }).click();
    await page.getByRole("link", { name: language === "ar" ? "مقال مدوّنة" : "Blog post" }).click();
    await expect(page).toHaveURL(/template=1/);
    await expect(writeButton(page, t)).toBeDisabled();
    const brief = smallBrief(t);
    await fillBrief(page, t, brief);
    await page.keyboard.press("Control+Enter");

    const text = page.getByRole("article");
    await expect(page.getByText(t("create.receipt.builtIn")).first()).toBeVisible({ timeout: 20_000 });
    await expect(text).toHaveAttribute("dir", "rtl");
    await expect(text.locator("[lang=ar-EG]").first()).toBeVisible();
    const written = await text.innerText();
    expect(written).toContain(brief.keyword);
    expect(written).toContain(brief.mainPoint);
    expect(countWords(written)).toBeGreaterThanOrEqual(270);
    expect(countWords(written)).toBeLessThanOrEqual(330);

    // It is in the library by itself.
    const title = (await text.getByRole("heading").first().innerText()).trim();
    await page.getByRole("link", { name: t("shell.nav.library"), exact: true }).click();
    await expect(page.getByText(t("library.count", { count: 1 })).first()).toBeVisible();
    await expect(page.getByText(title).first()).toBeVisible();

    // Search folds spelling; downloading gives the text; deleting asks first.
    await page.getByLabel(t("library.search")).fill("قائمه المهام");
    await expect(page.getByText(t("library.found", { count: 1 })).first()).toBeVisible();
    await page.getByRole("link", { name: title }).first().click();
    await expect(page.getByRole("article")).toContainText(brief.mainPoint);
    expect(watched.problems).toEqual([]);
  });

  test(`signing out leaves nothing behind, and the app's pages ask to sign in and return there (${language})`, async ({
    page,
  }, info) => {
    const t = textsIn(language);
    const email = newEmail(info);
    await signUp(page, server, language, email);
    await page.goto(`${server.url}/create?template=1`);
    await page.getByLabel(t("create.brief.topic")).fill("سر صغير");
    await page
      .getByRole("button", { name: t("shell.logOut") })
      .first()
      .click();
    await expect(page).toHaveURL(language === "ar" ? /\/ar$/ : /\/$/);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain("سر صغير");

    await page.goto(`${server.url}/my-content`);
    await expect(page.getByRole("heading", { name: t("signIn.wall") })).toBeVisible();
    await page.getByRole("textbox", { name: t("signIn.email") }).fill(email);
    await page.getByLabel(t("signIn.password"), { exact: true }).fill("correct horse battery");
    await page.getByRole("button", { name: t("signIn.submit"), exact: true }).click();
    await expect(page).toHaveURL(/\/my-content/);
    await expect(page.getByText(t("library.empty.title"))).toBeVisible();
  });
}

test("the verification mail is in the outbox and its link confirms the address", async ({ page }, info) => {
  const email = newEmail(info);
  await signUp(page, server, "en", email);
  await page.goto(`${server.url}/outbox`);
  const mail = page.getByRole("listitem").filter({ hasText: email }).first();
  await mail.getByRole("link").first().click();
  await expect(page.getByText(textsIn("en")("shell.verify.done"), { exact: true })).toBeVisible();
  await page.goto(`${server.url}/settings`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const user = await (await page.request.get(`${server.url}/api/auth/user`)).json();
  expect(user.emailVerified).toBe(true);
});

test("the built-in writer's language is asked for at the topic, before and after sending", async ({ page }, info) => {
  const t = textsIn("en");
  await signUpQuickly(page, server, newEmail(info));
  await page.goto(`${server.url}/create?template=1`);
  await fillBrief(page, t, { ...smallBrief(t), topic: "How a small shop plans its week" });
  const topic = page.locator("[data-part=topic]");
  await expect(topic.getByText(t("create.brief.topicLanguage.ar"))).toBeVisible();
  await writeButton(page, t).click();
  await expect(topic.getByText(t("errors.brief.topic_language"))).toBeVisible();
  await expect(page.getByLabel(t("create.brief.topic"))).toBeFocused();
  await expect(page.getByLabel(t("create.brief.topic"))).toHaveValue("How a small shop plans its week");
});

test("an address that does not exist is a 404 with a way home", async ({ page }) => {
  const answer = await page.goto(`${server.url}/no-such-page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});
