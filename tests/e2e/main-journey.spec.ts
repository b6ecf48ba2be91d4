import { expect, type Page } from "@playwright/test";
import { findTemplateByKey } from "#language/templates/registry.ts";
import { countWords } from "#language/text/words.ts";
import { briefLimits } from "#shared/brief-limits.ts";
import { languages } from "#shared/options.ts";
import { marketingAddress } from "#shared/paths.ts";
import { inTurn } from "./support/in-turn.ts";
import { fillBrief, fillSignUp, newEmail, signUp, smallBrief, watchPage, writeButton } from "./support/journey.ts";
import { server, test, withMotion } from "./support/test.ts";
import { copyIn, type Texts, textsIn } from "./support/texts.ts";

test.use(withMotion);

/** Counts what a person presses (fields that are typed into left aside), and the forms sent, from here on and across pages. */
async function countPresses(page: Page): Promise<{ count: number; forms: number }> {
  const counted = { count: 0, forms: 0 };
  await page.exposeFunction("countPress", (kind: "count" | "forms") => {
    counted[kind] += 1;
  });
  await page.addInitScript(() => {
    const tell = (window as unknown as { countPress: (kind: string) => void }).countPress;
    addEventListener("click", ({ target }) => (target as Element).closest("a, button, [role=radio]") && tell("count"), true);
    addEventListener("submit", () => tell("forms"), true);
  });
  return counted;
}

/** The desk says what connecting a model takes; once put away it is away for the person, on the server. */
async function putModelNoticeAway(page: Page, t: Texts): Promise<void> {
  const notice = page.getByRole("complementary", { name: t("modelNotice.title") });
  const command = notice.getByText("WRITER_BASE_URL=http://localhost:11434/v1 WRITER_MODEL=qwen3:8b npm start");
  await expect(command).toHaveCSS("direction", "ltr");
  await expect(notice.getByRole("link", { name: t("modelNotice.settings") })).toHaveAttribute("href", "/settings#writers");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await notice.getByRole("button", { name: t("modelNotice.copy") }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await command.innerText());
  await notice.getByRole("button", { name: t("modelNotice.dismiss") }).click();
  await expect(notice).toBeHidden();
  const person = async () => (await page.request.get(`${server.url}/api/auth/user`)).json();
  await expect.poll(async () => (await person()).modelNotice).toBeNull();
}

for (const language of languages) {
  test(`a newcomer signs up, writes and finds the text in the library (${language})`, async ({ page }) => {
    const t = textsIn(language);
    const watched = watchPage(page, server);
    const pressed = await countPresses(page);
    await signUp(page, server, language, newEmail());
    await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");

    // The desk's way on: template, brief, text.
    await page.getByRole("link", { name: language === "ar" ? "مقال مدوّنة" : "Blog post" }).click();
    await expect(page).toHaveURL(/template=1/);
    await expect(writeButton(page, t)).toBeDisabled();
    // From the landing page: start, create the account, choose a template; writing is the last.
    expect(pressed.count + 1).toBeLessThanOrEqual(5);
    expect(pressed.forms).toBe(1);
    await putModelNoticeAway(page, t);
    const brief = smallBrief(t);
    await fillBrief(page, t, brief);
    await page.keyboard.press("Control+Enter");

    const text = page.getByRole("article");
    await expect(page.getByText(t("generations.receipt.builtIn")).first()).toBeVisible();
    await expect(text).toHaveAttribute("dir", "rtl");
    await expect(text.locator("[lang=ar-EG]").first()).toBeVisible();
    const written = await text.innerText();
    expect(written).toContain(brief.keyword);
    expect(written).toContain(brief.mainPoint);
    for (const note of brief.notes) expect(written).toContain(note);
    // As long as there is something to say, and no longer.
    expect(countWords(written)).toBeLessThan(100);

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
}

for (const language of inTurn("en")) {
  test(`signing out leaves nothing behind, and the app's pages ask to sign in and return there (${language})`, async ({
    page,
  }) => {
    const t = textsIn(language);
    const email = newEmail();
    await signUp(page, server, language, email);
    await page.goto(`${server.url}/create?template=1`);
    await page.getByLabel(t("generations.brief.topic")).fill("سر صغير");
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

test("signing up with a taken address tells of a mail, as ever, and lets nobody in", async ({ page }) => {
  const t = textsIn("en");
  const email = newEmail();
  const data = { name: "Mona Adel", email, password: "another long password" };
  await page.request.post(`${server.url}/api/auth/sign-up/email`, { headers: { origin: server.url }, data });
  await page.goto(server.url);
  await page
    .getByRole("button", { name: t("site.start") })
    .first()
    .click();
  await fillSignUp(page, "en", email);
  await expect(page.getByRole("dialog").getByText(t("signIn.createdText"))).toBeVisible();
  expect((await page.request.get(`${server.url}/api/auth/user`)).status()).toBe(401);
});

test("the verification mail is in the outbox and its link confirms the address", async ({ page }) => {
  const email = newEmail();
  await signUp(page, server, "en", email);
  await page.goto(`${server.url}/outbox`);
  const mail = page.getByRole("listitem").filter({ hasText: email }).first();
  await mail.getByRole("link").first().click();
  await page.getByRole("button", { name: textsIn("en")("signIn.confirm.press") }).click();
  await expect(page.getByText(textsIn("en")("shell.verify.done"), { exact: true })).toBeVisible();
  await page.goto(`${server.url}/settings`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const user = await (await page.request.get(`${server.url}/api/auth/user`)).json();
  expect(user.emailVerified).toBe(true);
});

test("the built-in writer's language is asked for at the topic, before and after sending", async ({ page, newPerson }) => {
  const t = textsIn("en");
  await newPerson();
  await page.goto(`${server.url}/create?template=1`);
  await fillBrief(page, t, { ...smallBrief(t), topic: "How a small shop plans its week" });
  const topic = page.locator("[data-part=topic]");
  await expect(topic.getByText(t("generations.brief.topicLanguage.ar"))).toBeVisible();
  await writeButton(page, t).click();
  await expect(topic.getByText(t("errors.brief.topic_language"))).toBeVisible();
  await expect(page.getByLabel(t("generations.brief.topic"))).toBeFocused();
  await expect(page.getByLabel(t("generations.brief.topic"))).toHaveValue("How a small shop plans its week");
  // American is one press away, and nothing was switched before it.
  await topic
    .getByRole("button", { name: t("generations.brief.topicOffer", { voice: t("options.variety.en-american") }) })
    .click();
  await expect(page.getByRole("radio", { name: t("options.varietyShort.en-american") })).toBeChecked();
  await expect(topic.getByText(t("generations.brief.topicLanguage.ar"))).toBeHidden();
  await page.getByRole("button", { name: t("options.writeIn.en-american") }).click();
  await expect(page.getByRole("article").locator("[lang=en-US]").first()).toBeVisible();

  // 'Write again' leads to the brief: nothing is written or charged before its button, and the text is one press away.
  const used = async () => (await (await page.request.get(`${server.url}/api/usage`)).json()).used;
  const before = await used();
  await page.getByRole("button", { name: t("generations.result.again") }).click();
  await expect(page.getByLabel(t("generations.brief.topic"))).toHaveValue("How a small shop plans its week");
  expect(await used()).toBe(before);
  await page.getByRole("button", { name: t("generations.stopped.open") }).click();
  await expect(page).toHaveURL(/\/my-content\?item=/);
});

for (const language of inTurn("ar")) {
  test(`a plan chosen before the account is chosen on the plans page after the sign-up (${language})`, async ({ page }) => {
    const t = textsIn(language);
    const copy = copyIn(language).plan;
    await page.goto(`${server.url}${marketingAddress("/pricing", language)}`);
    await expect(page.getByText(copy.coming.plans.enterprise).locator("visible=true")).toBeVisible();
    await page.getByRole("button", { name: copy.choose.pro }).locator("visible=true").click();
    await fillSignUp(page, language, newEmail());
    await expect(page).toHaveURL(/\/plans\?plan=pro/);
    const chosen = page.getByRole("status").filter({ hasText: t("plan.wanted.chosen", { plan: t("options.plan.pro") }) });
    await chosen.getByRole("button", { name: t("plan.change", { plan: t("options.plan.pro") }) }).click();
    await expect(page.getByText(t("plan.wanted.here", { plan: t("options.plan.pro") }))).toBeVisible();
    await expect(page.getByText(t("plan.coming.enterprise")).locator("visible=true")).toBeVisible();
  });

  // What the dialog keeps is the same in both languages.
  if (language === "en") continue;
  test(`the hub's dialog loses no brief to Esc, and the hub shows what the plan has (${language})`, async ({
    page,
    newPerson,
  }) => {
    const t = textsIn(language);
    await newPerson(language);
    await page.goto(`${server.url}/templates`);
    await page.getByRole("switch", { name: t("templates.inMyPlan", { count: 10 }) }).click();
    // Ten templates; two of them stand in two groups.
    await expect(page.getByRole("article")).toHaveCount(12);
    await page.getByRole("switch").click();
    await page.getByRole("radio", { name: t("templates.groups.general") }).click();
    await page.getByRole("radio", { name: t("templates.parts.email"), exact: true }).click();
    await expect(page.getByRole("article")).toHaveCount(6);
    await page
      .getByRole("radio", { name: t("templates.groups.all") })
      .first()
      .click();
    const search = page.getByLabel(t("templates.search", { count: 72 }));
    await search.fill("تويتر");
    const thread = findTemplateByKey("twitterThread")?.name[language] ?? "";
    await expect(page.getByRole("article").getByRole("button", { name: thread })).toBeVisible();
    await search.fill("");

    const card = page.getByRole("article").getByRole("button", { name: language === "ar" ? "رسالة تسويقية" : "Marketing email" });
    await card.click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("[data-part='field:offer'] input").fill("أسبوعان مجانًا");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.reload();
    await card.click();
    await expect(dialog.locator("[data-part='field:offer'] input")).toHaveValue("أسبوعان مجانًا");
    await dialog.getByRole("button", { name: t("templates.dialog.reset") }).click();
    await expect(dialog.locator("[data-part='field:offer'] input")).toHaveValue("");

    // Where the model may write no more today, the built-in writer is one press away.
    const limit = { code: "spend.person_limit", params: { builtIn: "yes", retryAfterSeconds: 600 }, requestId: "r" };
    await page.route("**/generations", (route) => route.fulfill({ status: 429, json: { error: limit } }), { times: 1 });
    await dialog.getByLabel(t("generations.brief.topic")).fill("تنظيم الوقت");
    await dialog.locator("button[type=submit]").click();
    await expect(dialog.getByRole("alert")).toContainText(t("errors.spend.person_limit", { builtIn: "yes" }));
    await dialog
      .getByRole("alert")
      .getByRole("button", { name: t("generations.stopped.builtIn") })
      .click();
    await expect(dialog.getByText(t("generations.receipt.builtIn")).first()).toBeVisible();
  });
}

for (const width of [390, 1440]) {
  test(`a keyword as long as it may be pushes no part of the brief aside (${width} px)`, async ({ page, newPerson }) => {
    const t = textsIn("en");
    await page.setViewportSize({ width, height: 900 });
    await newPerson();
    await page.goto(`${server.url}/create?template=1`);
    const right = async () =>
      page.getByLabel(t("generations.brief.topic")).evaluate((field) => field.getBoundingClientRect().right);
    const before = await right();
    await page
      .getByLabel(t("generations.brief.keywords"))
      .fill(`${"قائمة المهام الأسبوعية ".repeat(8).slice(0, briefLimits.keywordChars - 1)},`);
    const remove = page.getByRole("button", { name: /Remove the keyword/ });
    await remove.scrollIntoViewIfNeeded();
    await expect(remove).toBeInViewport();
    expect(await right()).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test("an address that does not exist is a 404 with a way home", async ({ page }) => {
  const answer = await page.goto(`${server.url}/no-such-page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});
