import { readFile } from "node:fs/promises";
import { type Browser, expect, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { type FakeModelServer, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import { inTurn } from "./support/in-turn.ts";
import { fillBrief, password, smallBrief, watchPage, writeButton } from "./support/journey.ts";
import { everydayBrief, writeText } from "./support/seed.ts";
import { server, test } from "./support/test.ts";
import { type Texts, textsIn } from "./support/texts.ts";

let model: FakeModelServer;
test.beforeAll(async () => {
  model = await startFakeModelServer();
});
test.afterAll(() => model.close());

async function openSettings(page: Page, t: Texts): Promise<void> {
  await page.goto(`${server.url}/settings`);
  await expect(page.getByRole("heading", { level: 2, name: t("settings.sections.data") })).toBeVisible();
}

async function signInElsewhere(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1" });
  const headers = { origin: server.url };
  const answer = await context.request.post(`${server.url}/api/auth/sign-in/email`, { headers, data: { email, password } });
  expect(answer.ok()).toBe(true);
  return context.newPage();
}

const notFresh = { status: 403, json: { error: { code: "identity.fresh_sign_in", params: {}, requestId: "r" } } };

for (const language of inTurn("ar")) {
  const t = textsIn(language);
  const otherLanguage = language === "en" ? "ar" : "en";

  test(`changes wait for 'Save', are not lost on the way out, and the language changes at once (${language})`, async ({
    page,
    newPerson,
  }) => {
    const watched = watchPage(page, server);
    await newPerson(language);
    await page.goto(`${server.url}/no-such-page`);
    await expect(page.getByText(t("notFound.ledToDashboard"), { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/dashboard`);
    await page.goto(`${server.url}/my-content`);
    await page
      .getByRole("link", { name: t("shell.nav.settings") })
      .first()
      .click();
    const name = page.getByRole("textbox", { name: t("settings.name") });
    await name.fill("Mona of the bakery");
    await expect(page.getByText(t("settings.unsaved", { count: 1 }))).toBeVisible();
    await page.getByRole("radio", { name: t("shell.themes.dark") }).click();
    await expect(page.getByText(t("settings.unsaved", { count: 2 }))).toBeVisible();
    // What is chosen is seen at once, and gone again when it is discarded.
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.getByRole("radio", { name: t("settings.directions.ltr") }).click();
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
    await page.getByRole("button", { name: t("settings.discard") }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
    await name.fill("Mona of the bakery");

    // By a link and by the back button: both ask, and staying keeps what was typed.
    const guard = page.getByRole("alertdialog");
    const stay = guard.getByRole("button", { name: t("leaving.stay") });
    await page
      .getByRole("link", { name: t("shell.nav.library") })
      .first()
      .click();
    await stay.click();
    await page.goBack();
    await expect(guard).toBeVisible();
    await stay.click();
    await expect(guard).toBeHidden();
    await expect(page).toHaveURL(/\/settings/);
    await expect(name).toHaveValue("Mona of the bakery");

    await page.getByRole("radio", { name: t("shell.themes.dark") }).click();
    await page.getByRole("button", { name: t("settings.save") }).click();
    await expect(page.getByText(t("settings.savedText")).first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("button", { name: t("settings.save") })).toBeHidden();

    const other = textsIn(otherLanguage);
    await page.getByRole("radio", { name: t(`common.languages.${otherLanguage}`) }).click();
    await expect(page.getByRole("heading", { level: 1, name: other("settings.title") })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: other("settings.title") })).toBeVisible();
    await expect(page.getByRole("textbox", { name: other("settings.name") })).toHaveValue("Mona of the bakery");
    expect(watched.problems).toEqual([]);
  });

  test(`a time zone is found by typing, chosen by keyboard, and given up again (${language})`, async ({ page, newPerson }) => {
    await newPerson(language);
    await openSettings(page, t);
    const field = page.getByRole("button", { name: new RegExp(t("settings.timeZone")) });
    await field.click();
    const search = page.getByRole("combobox", { name: t("settings.timeZones.search") });
    await search.fill("atlantis");
    await expect(page.getByText(t("settings.timeZones.none", { query: "atlantis" }))).toBeVisible();
    await search.fill(language === "ar" ? "مصر" : "egypt");
    await expect(page.getByRole("option")).toHaveCount(1);
    await search.press("Enter");
    await expect(field).toHaveAccessibleName(language === "ar" ? /توقيت مصر/ : /Cairo/);
    await page.getByRole("button", { name: t("settings.save") }).click();
    await expect(page.getByText(t("settings.savedText")).first()).toBeVisible();
    const timeZone = async () =>
      (await (await page.request.get(`${server.url}/api/settings`)).json()).preferences.timeZone as string | undefined;
    expect(await timeZone()).toBe("Africa/Cairo");

    await field.click();
    await search.press("Home");
    await page.getByRole("option").first().click();
    await page.getByRole("button", { name: t("settings.save") }).click();
    await expect.poll(timeZone).toBeUndefined();
  });

  test(`on a phone every section is under one button, and a keyboard goes on from the chosen one (${language})`, async ({
    page,
    newPerson,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await newPerson(language);
    await openSettings(page, t);
    const button = page.getByRole("navigation", { name: t("settings.sections.label") }).getByRole("button");
    await button.press("Enter");
    // Near the end of the page: it cannot come to the top, and is the one that is read all the same.
    await page.getByRole("menuitem", { name: t("settings.sections.notifications") }).press("Enter");
    const heading = page.getByRole("heading", { level: 2, name: t("settings.sections.notifications") });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(button).toContainText(t("settings.sections.notifications"));
  });

  test(`a session elsewhere is seen and ended, and its open page asks for signing in (${language})`, async ({
    page,
    browser,
    newPerson,
  }) => {
    const email = await newPerson(language);
    const elsewhere = await signInElsewhere(browser, email);
    await elsewhere.goto(`${server.url}/my-content`);
    await expect(elsewhere.getByText(t("library.empty.title"))).toBeVisible();

    await openSettings(page, t);
    const rows = page.getByRole("list", { name: t("settings.sessions.title") }).getByRole("listitem");
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(t("settings.sessions.here"));
    await expect(rows.last()).toContainText("iPhone");
    // As some time after signing in: the server asks first who it is, and what was pressed is done after the answer.
    await page.route("**/api/account/sessions/*", (route) => route.fulfill(notFresh), { times: 1 });
    await rows.last().getByRole("button").click();
    const question = page.getByRole("dialog", { name: t("settings.proof.title") });
    await question.getByLabel(t("settings.proof.password"), { exact: true }).fill(password);
    await question.getByRole("button", { name: t("settings.proof.confirm") }).click();
    await expect(question).toBeHidden();
    await expect(rows).toHaveCount(1);
    await expect(page.getByText(t("settings.sessions.only"))).toBeVisible();
    await expect(page.getByText(t("settings.sessions.ended")).first()).toBeVisible();
    await expect(elsewhere.getByRole("dialog").getByText(t("shell.expired.title"))).toBeVisible();
    await elsewhere.context().close();
    expect((await page.request.get(`${server.url}/api/auth/user`)).ok()).toBe(true);
  });

  test(`what a brief begins with reaches the desk; a draft that was left there wins (${language})`, async ({
    page,
    newPerson,
  }) => {
    await newPerson(language);
    await openSettings(page, t);
    const section = page.locator("#defaultBrief");
    await section.getByRole("switch").click();
    await section.getByRole("radio", { name: t("options.varietyShort.ar-saudi") }).click();
    await section.getByRole("radio", { name: t("common.words", { count: 500 }), exact: true }).click();
    await section.getByRole("radio", { name: t("options.tone.formal") }).click();
    await page.getByRole("button", { name: t("settings.save") }).click();
    await expect(page.getByText(t("settings.savedText")).first()).toBeVisible();

    await page.goto(`${server.url}/create?template=1`);
    const saudi = page.getByRole("radio", { name: t("options.varietyShort.ar-saudi") });
    await expect(saudi).toBeChecked();
    await expect(page.getByRole("radio", { name: t("common.words", { count: 500 }), exact: true })).toBeChecked();
    await expect(page.getByRole("radio", { name: t("options.tone.formal") })).toBeChecked();
    await page.getByRole("radio", { name: t("options.varietyShort.ar-egyptian") }).click();
    await page.reload();
    await expect(page.getByRole("radio", { name: t("options.varietyShort.ar-egyptian") })).toBeChecked();
    // Another template has no draft yet, so it begins as the settings say.
    await page.goto(`${server.url}/create?template=2`);
    await expect(saudi).toBeChecked();
  });

  test(`everything can be downloaded, and the account deleted by typing its address (${language})`, async ({
    page,
    newPerson,
  }) => {
    const watched = watchPage(page, server);
    const email = await newPerson(language);
    const text = await writeText(page.request, server.url, everydayBrief);
    await openSettings(page, t);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: t("settings.data.exportButton") }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^lahja-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(await readFile(await download.path()));
    const markdown = Object.keys(files).filter((name) => name.startsWith("texts/"));
    expect(markdown).toHaveLength(1);
    expect(strFromU8(files[markdown[0] ?? ""] ?? new Uint8Array())).toContain(text.text);

    await page.getByRole("button", { name: t("settings.data.deleteButton") }).click();
    const dialog = page.getByRole("dialog");
    const confirm = dialog.getByRole("button", { name: t("settings.delete.confirm") });
    const address = dialog.getByLabel(t("settings.delete.confirmation"));
    const secret = dialog.getByLabel(t("settings.delete.password"), { exact: true });
    await address.fill("somebody@example.com");
    await secret.fill("wrong password");
    await expect(confirm).toBeDisabled();
    await address.fill(email);
    await confirm.click();
    await expect(dialog.getByText(t("errors.identity.wrong_password"))).toBeVisible();
    await secret.fill(password);
    await confirm.click();
    await expect(dialog.getByRole("heading", { name: t("settings.delete.doneTitle") })).toBeVisible();
    await dialog.getByRole("button", { name: t("settings.delete.home") }).click();
    await expect(page).toHaveURL(language === "ar" ? /\/ar$/ : /\/$/);
    expect((await page.request.get(`${server.url}/api/auth/user`)).status()).toBe(401);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("lahja-brief")))).toEqual([]);
    expect(watched.problems).toEqual([]);
  });

  test(`a model service of one's own is tested with one click, writes, and is put away again (${language})`, async ({
    page,
    newPerson,
  }) => {
    await newPerson(language);
    await openSettings(page, t);
    const section = page.locator("#writers");
    await section.getByRole("radio", { name: t("settings.writers.own") }).click();
    const test_ = section.getByRole("button", { name: t("settings.writers.test") });
    await test_.click();
    await expect(section.getByText(t("settings.writers.required"))).toBeVisible();
    await section.getByLabel(t("settings.writers.address")).fill("https://10.0.0.8/v1");
    await section.getByLabel(t("settings.writers.modelName")).fill("fake-model");
    await section.getByLabel(t("settings.writers.key"), { exact: true }).fill("sk-own-e2e-key-3f9a");
    await test_.click();
    await expect(section.getByText(t("errors.own_writer.address_refused"))).toBeVisible();

    await section.getByLabel(t("settings.writers.address")).fill(model.baseUrl);
    await section.getByLabel(t("settings.writers.key"), { exact: true }).fill("sk-own-e2e-key-3f9a");
    await test_.click();
    await expect(section.getByText(t("settings.writers.inUse"))).toBeVisible();
    await expect(page.getByText(t("settings.writers.tested")).first()).toBeVisible();
    await expect(section.getByText("3f9a")).toBeVisible();
    await expect(section.getByLabel(t("settings.writers.key"), { exact: true })).toHaveValue("");

    await page.goto(`${server.url}/create?template=1`);
    await fillBrief(page, t, smallBrief(t));
    await writeButton(page, t).click();
    await expect(page.getByText(t("generations.receipt.ownService")).first()).toBeVisible();

    await openSettings(page, t);
    await section.getByRole("radio", { name: t("settings.writers.server"), exact: false }).click();
    await expect(page.getByText(t("settings.writers.switched")).first()).toBeVisible();
    await section.getByRole("button", { name: t("settings.writers.remove") }).click();
    await expect(page.getByText(t("settings.writers.removed")).first()).toBeVisible();
    expect((await (await page.request.get(`${server.url}/api/own-writer`)).json()).writer).toBeNull();
  });
}
