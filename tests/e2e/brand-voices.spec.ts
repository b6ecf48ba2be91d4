import { expect } from "@playwright/test";
import { inTurn } from "./support/in-turn.ts";
import { fillBrief, smallBrief, watchPage, writeButton } from "./support/journey.ts";
import { bakeryVoice, makeBrandVoice } from "./support/seed.ts";
import { openSheet } from "./support/sheet.ts";
import { server, test } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

for (const language of inTurn("ar")) {
  test(`a brand voice is made, its rules are shown, and a text written in it follows them (${language})`, async ({
    page,
    newPerson,
  }) => {
    const t = textsIn(language);
    const watched = watchPage(page, server);
    await newPerson(language);
    await page.goto(`${server.url}/settings`);
    await page.getByRole("link", { name: t("settings.brandVoicesOpen") }).click();
    await page.getByRole("button", { name: t("brandVoices.empty.action") }).click();

    // Nothing is saved without a name, and the rules are read as they are typed.
    const save = page.getByRole("button", { name: t("brandVoices.form.save") });
    await save.click();
    await expect(page.getByText(t("brandVoices.form.nameMissing"))).toBeVisible();
    await page.getByLabel(t("brandVoices.form.name")).fill(bakeryVoice.name);
    await page.getByLabel(t("brandVoices.form.banned")).fill("رخيص،");
    await page.getByLabel(t("brandVoices.form.signOff")).fill(bakeryVoice.signOff);
    const rules = page.getByRole("complementary", { name: t("brandVoices.rules.title") });
    await expect(rules.getByText("رخيص", { exact: true })).toBeVisible();
    await expect(rules).toContainText(bakeryVoice.signOff);
    await save.click();
    await expect(page.getByRole("heading", { level: 2, name: bakeryVoice.name })).toBeVisible();

    // 'Try it' leads to a brief that has it chosen already.
    await page.getByRole("button", { name: t("brandVoices.rules.try") }).click();
    await page.goto(`${server.url}/create?template=1`);
    const choice = page.getByRole("combobox", { name: t("generations.brief.brandVoice") });
    await expect(choice).toHaveText(bakeryVoice.name);
    await fillBrief(page, t, smallBrief(t));
    await writeButton(page, t).click();
    const article = page.getByRole("article");
    await expect(page.getByText(t("generations.receipt.builtIn")).first()).toBeVisible();
    await expect(article.locator("p").last()).toHaveText(bakeryVoice.signOff);

    // The receipt says that the rules are kept; and which are not, once somebody has changed the text.
    const receipt = page.getByRole("complementary", { name: t("receipt.title") });
    const brandPart = receipt
      .locator("section, details")
      .filter({ has: page.getByRole("heading", { name: t("receipt.brand.title"), exact: true }) });
    await expect(brandPart).toContainText(t("receipt.brand.verdict.kept"));
    const sheet = await openSheet(page, t);
    await sheet.press("ControlOrMeta+a");
    await sheet.pressSequentially("خبزنا مش رخيص ولا غالي، كلمونا على 0501234567.");
    await expect(brandPart).toContainText(t("receipt.brand.verdict.broken", { count: 2 }));
    await expect(brandPart).toContainText(`${t("receipt.brand.broken.banned")}: رخيص`);
    await expect(brandPart).toContainText(`${t("receipt.brand.broken.sign_off")}: ${bakeryVoice.signOff}`);
    // What the text states and nobody told is named too.
    const untold = receipt
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: t("receipt.claims.title"), exact: true }) });
    await expect(untold.getByRole("button", { name: "0501234567", exact: true })).toBeVisible();
    expect(watched.problems).toEqual([]);
  });

  // What is asked before a deletion is the same in both languages.
  if (language === "ar") continue;
  test(`a brand voice is changed and deleted only after a question (${language})`, async ({ page, newPerson }) => {
    const t = textsIn(language);
    await newPerson(language);
    await makeBrandVoice(page.request, server.url, bakeryVoice);
    await page.goto(`${server.url}/brand-voices`);
    await page.getByRole("button", { name: t("brandVoices.edit") }).click();
    await page.getByRole("radio", { name: t("brandVoices.form.sentenceLengths.long") }).click();

    // Leaving with a change asks; staying keeps it.
    await page.getByRole("button", { name: t("brandVoices.form.back") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("leaving.stay") })
      .click();
    await page.getByRole("button", { name: t("brandVoices.form.save") }).click();
    await expect(page.getByText(t("brandVoices.rules.long"))).toBeVisible();

    await page.getByRole("button", { name: t("brandVoices.delete.label", { name: bakeryVoice.name }) }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("brandVoices.delete.confirm") })
      .click();
    await expect(page.getByText(t("brandVoices.empty.title"))).toBeVisible();
  });
}

test("a voice that another tab changed meanwhile is not overwritten", async ({ page, newPerson }) => {
  const t = textsIn("en");
  await newPerson();
  const voice = await makeBrandVoice(page.request, server.url, bakeryVoice);
  await page.goto(`${server.url}/brand-voices?voice=${voice.id}`);
  await page.getByLabel(t("brandVoices.form.name")).fill("Mine");
  await page.request.patch(`${server.url}/api/brand-voices/${voice.id}`, {
    headers: { origin: server.url },
    data: { ...bakeryVoice, name: "Theirs", version: 1 },
  });
  await page.getByRole("button", { name: t("brandVoices.form.save") }).click();
  await expect(page.getByText(t("errors.brand_voice.version_conflict")).first()).toBeVisible();
  await expect(page.getByLabel(t("brandVoices.form.name"))).toHaveValue("Mine");
});

test("two quick presses on 'save' make one voice", async ({ page, newPerson }) => {
  const t = textsIn("en");
  await newPerson();
  await page.goto(`${server.url}/brand-voices?voice=new`);
  await page.getByLabel(t("brandVoices.form.name")).fill("Once");
  await page.getByRole("button", { name: t("brandVoices.form.save") }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole("heading", { level: 2, name: "Once" })).toHaveCount(1);
  expect(await (await page.request.get(`${server.url}/api/brand-voices`)).json()).toHaveLength(1);
});

test("what was typed outlives the voice's deletion in another tab, and saving makes it anew", async ({ page, newPerson }) => {
  const t = textsIn("en");
  await newPerson();
  const voice = await makeBrandVoice(page.request, server.url, bakeryVoice);
  const listening = page.waitForResponse("**/api/events");
  await page.goto(`${server.url}/brand-voices?voice=${voice.id}`);
  await page.getByLabel(t("brandVoices.form.name")).fill("Typed here");
  await listening;
  await page.request.delete(`${server.url}/api/brand-voices/${voice.id}`, { headers: { origin: server.url } });
  await expect(page.getByText(t("brandVoices.form.goneMeanwhile"))).toBeVisible();
  await expect(page.getByLabel(t("brandVoices.form.name"))).toHaveValue("Typed here");
  await page.getByRole("button", { name: t("brandVoices.form.save") }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Typed here" })).toBeVisible();
});

test("a brief whose voice is gone says so where another one is chosen", async ({ page, newPerson }) => {
  const t = textsIn("en");
  await newPerson();
  const voice = await makeBrandVoice(page.request, server.url, bakeryVoice);
  await page.goto(`${server.url}/create?template=1`);
  await fillBrief(page, t, smallBrief(t));
  const choice = page.getByRole("combobox", { name: t("generations.brief.brandVoice") });
  await choice.click();
  await page.getByRole("option", { name: bakeryVoice.name }).click();
  // The news of the deletion does not arrive here.
  await page.route("**/api/brand-voices", (route) => route.abort());
  await page.request.delete(`${server.url}/api/brand-voices/${voice.id}`, { headers: { origin: server.url } });
  await writeButton(page, t).click();
  await expect(page.getByText(t("errors.brief.brand_voice_unknown"))).toBeVisible();
  await expect(choice).toBeFocused();
});
