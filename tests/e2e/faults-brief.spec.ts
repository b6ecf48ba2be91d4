import { expect, type Page } from "@playwright/test";
import { briefLimits } from "#shared/brief-limits.ts";
import { plans } from "#shared/plans.ts";
import { deskOf, differentWords, modelText, watchCalls } from "./support/desk.ts";
import { fillBrief, newEmail, signUpQuickly, smallBrief, watchPage, writeButton } from "./support/journey.ts";
import { model, test } from "./support/model-test.ts";
import { everydayBrief, writeText } from "./support/seed.ts";
import { server } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

/** What people put into the brief, and what their plan has no room for: nothing wrong is sent, and the way on stands beside it. */
const t = textsIn("en");
const desk = deskOf(() => ({ server, model }), t);

// One after the other: they share the model server's script.
test.use({ plan: "pro" });
test.describe.configure({ mode: "default" });

test("a full storage is said in sight of whoever pressed, with the ways out, and the brief stays (phone)", async ({
  page,
  newPerson,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newPerson();
  const full = { code: "storage.full", params: { used: 100, limit: 100 }, requestId: "r" };
  await page.route(/\/api\/(generations|sets)$/, (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 403, json: { error: full } }) : route.continue(),
  );
  const notice = page.getByRole("alert").filter({ hasText: t("errors.storage.full", full.params) });
  const waysOut = [t("generations.storageFull.texts"), t("generations.storageFull.trash"), t("generations.storageFull.meter")];
  const expectNotice = async () => {
    await expect(notice).toBeInViewport();
    for (const name of waysOut) await expect(notice.getByRole("link", { name })).toBeVisible();
  };

  await desk.open(page);
  await fillBrief(page, t, smallBrief(t));
  await writeButton(page, t).click();
  await expectNotice();
  await expect(desk.topicField(page)).toHaveValue(smallBrief(t).topic);

  await page.goto(`${server.url}/templates`);
  await page.getByRole("article").getByRole("button", { name: "Marketing email" }).click();
  await page.getByRole("dialog").getByLabel(t("generations.brief.topic")).fill("تنظيم الوقت");
  await page.getByRole("dialog").locator("button[type=submit]").click();
  await expectNotice();

  await page.goto(`${server.url}/matrix`);
  await page.getByLabel(t("generations.brief.topic")).fill("تنظيم الوقت");
  const varieties = page.getByRole("checkbox");
  await varieties.first().check();
  await page.locator("form button[type=submit]").click();
  await expectNotice();
});

test.describe("the brief", () => {
  test("that is empty or too large is not sent; the field says what is wrong and keeps it all", async ({ page, newPerson }) => {
    await newPerson();
    await desk.open(page);
    await expect(writeButton(page, t)).toBeDisabled();
    await fillBrief(page, t, smallBrief(t));
    const calls = watchCalls(page);
    const long = "موضوع طويل ".repeat(2_000).slice(0, 20_000);
    await desk.topicField(page).fill(long);
    await writeButton(page, t).click();
    const problem = t("errors.brief.topic_too_long", { max: briefLimits.topicChars });
    await expect(page.locator("[data-part=topic]").getByText(problem)).toBeVisible();
    await expect(desk.topicField(page)).toBeFocused();
    await expect(desk.topicField(page)).toHaveValue(long);
    await desk.topicField(page).fill(smallBrief(t).topic);
    await expect(page.getByText(problem)).toBeHidden();

    const notes = page.getByLabel(t("generations.brief.notes"));
    await notes.fill(Array.from({ length: 300 }, (_, index) => `معلومة ${index}`).join("\n"));
    await writeButton(page, t).click();
    await expect(page.getByText(t("errors.brief.notes_too_many", { max: briefLimits.notes }))).toBeVisible();
    await expect(notes).toBeFocused();
    await notes.fill("معلومة واحدة");

    const keywords = page.locator("[data-part=keywords]");
    const many = Array.from({ length: 200 }, (_, index) => `كلمة ${index}`);
    await page.getByLabel(t("generations.brief.keywords")).fill(many.join("، "));
    await writeButton(page, t).click();
    await expect(keywords.getByText(t("errors.brief.keywords_too_many", { max: briefLimits.keywords }))).toBeVisible();
    await expect(keywords.getByRole("button")).toHaveCount(201);
    expect(calls).not.toContain("POST /api/generations");
  });

  test("takes a pasted list of keywords line by line", async ({ page, newPerson }) => {
    await newPerson();
    await desk.open(page);
    const field = page.getByLabel(t("generations.brief.keywords"));
    await field.evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", "قهوة مختصة\r\nمحمصة\nقهوة مختصة");
      input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    const names = page.locator("[data-part=keywords]").getByRole("button");
    await expect(names).toHaveCount(2);
    await expect(names.first()).toHaveAccessibleName(t("generations.brief.keywordRemove", { keyword: "قهوة مختصة" }));
  });

  test("understands a number in Arabic digits, and says what it cannot read", async ({ page, newPerson }) => {
    await newPerson();
    await desk.open(page, 24);
    await desk.topicField(page).fill("أماكن هادية للشغل من برّه البيت");
    const count = page.locator("[data-part='field:itemCount']");
    await count.locator("input").fill("سبعة");
    await writeButton(page, t).click();
    await expect(count.getByText(t("generations.problems.wholeNumber", { min: 3, max: 15 }))).toBeVisible();
    await count.locator("input").fill("٧");
    const sent = page.waitForRequest((request) => request.url().endsWith("/api/generations") && request.method() === "POST");
    await writeButton(page, t).click();
    expect((await sent).postDataJSON().brief.fields.itemCount).toBe(7);
  });

  test("with HTML in topic, keyword and title stays text on every screen and in a file's name", async ({ page, newPerson }) => {
    const watched = watchPage(page, server);
    await newPerson();
    await desk.open(page);
    const attack = "<img src=x onerror=alert(1)>";
    await fillBrief(page, t, { ...smallBrief(t), topic: `${attack} تنظيم الأسبوع`, keyword: `"><script>alert(1)</script>` });
    model.script([{ kind: "text", text: modelText }]);
    await writeButton(page, t).click();
    await page.getByRole("link", { name: t("generations.result.open") }).click();
    await page.getByRole("button", { name: t("library.item.rename") }).click();
    const title = `../../${attack}\u202e"gpj.exe`;
    await page.getByRole("textbox", { name: t("library.item.title") }).fill(title);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(attack);
    await expect(page.getByText(`${attack} تنظيم الأسبوع`)).toBeVisible();

    await page.getByRole("button", { name: t("library.download") }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: t("generations.result.html") }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^[^<>:"/\\|?*\u202e.][^<>:"/\\|?*\u202e]*\.html$/);
    await page.goto(`${server.url}/my-content`);
    await expect(page.getByText(attack).first()).toBeVisible();
    // The app's own data stands in a script element that no browser runs.
    expect(await page.locator('img[onerror], script:not([src], [type="application/json"])').count()).toBe(0);
    expect(watched.problems).toEqual([]);
  });
});

test.describe("the plan", () => {
  async function signUpOnFree(page: Page, email: string): Promise<void> {
    await signUpQuickly(page, server, email);
    await page.request.post(`${server.url}/api/plan`, { headers: { origin: server.url }, data: { plan: "free" } });
  }

  /** Has texts written until at most so many words are left. */
  async function spendUpTo(page: Page, left: number): Promise<number> {
    for (;;) {
      const { used, limit } = await desk.readJson(page, "/api/usage");
      if (limit - used <= left) return limit - used;
      // Asked for 300, so that it is written in one go; a longer answer is kept as long as the month has words.
      model.script([{ kind: "text", text: differentWords(Math.min(700, limit - used - left)) }]);
      await writeText(page.request, server.url, { ...everydayBrief, words: 300 });
    }
  }

  test("with too few words left: nothing is sent, and the shorter length can be taken at once", async ({ page }) => {
    await signUpOnFree(page, newEmail());
    const left = await spendUpTo(page, 400);
    const calls = watchCalls(page);
    // The hub's dialog and the sets say so too, and offer what still fits.
    await page.goto(`${server.url}/templates`);
    await page.getByRole("article").getByRole("button", { name: "Blog post" }).first().click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("generations.wordLimit.shorterAction", { words: 300 }) })
      .click();
    await expect(page.getByRole("dialog").getByText(t("generations.cost.ofLeft", { asked: 300, left }))).toBeVisible();
    await page.keyboard.press("Escape");
    await page.goto(`${server.url}/matrix`);
    for (const variety of ["ar-saudi", "ar-egyptian"] as const)
      await page.getByRole("checkbox", { name: t(`options.varietyShort.${variety}`) }).click();
    const total = t("markets.start.cost", { markets: 2, words: 800, total: 1_600 });
    await expect(page.getByText(total)).toContainText(t("markets.start.costLeft", { left }));
    const shorter = page.getByRole("button", { name: t("generations.wordLimit.shorterAction", { words: 300 }) });
    await expect(shorter).toBeHidden();
    await desk.open(page);
    await fillBrief(page, t, { ...smallBrief(t), words: t("common.words", { count: 500 }) });
    const sheet = page.getByRole("region", { name: t("generations.paper.label") });
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("heading", { name: t("generations.wordLimit.title", { left }) })).toBeVisible();
    await expect(page.getByText(t("errors.plan.word_limit"))).toBeVisible();
    await expect(sheet.getByRole("link", { name: t("generations.wordLimit.upgradeAction") })).toBeVisible();
    expect(calls).not.toContain("POST /api/generations");
    await page.getByRole("button", { name: t("generations.wordLimit.shorterAction", { words: 300 }) }).click();
    model.script([{ kind: "text", text: `${modelText}\n\n${differentWords(600)}` }]);
    await writeButton(page, t).click();

    // The model writes more than was asked, and the month's words end in the middle of it.
    await expect(page.getByText(t("generations.stopped.limit"))).toBeVisible();
    await expect(page.getByRole("link", { name: t("generations.wordLimit.upgradeAction") })).toBeVisible();
    const usage = await desk.readJson(page, "/api/usage");
    expect(usage.used).toBeLessThanOrEqual(plans.free.wordsPerMonth ?? 0);
    expect(usage.reserved).toBe(0);
  });

  test("without a template or a variety: they are locked, lead to the plans, and nothing is sent", async ({ page }) => {
    await signUpOnFree(page, newEmail());
    await desk.open(page, 24);
    const calls = watchCalls(page);
    await expect(page.locator("[data-part=template]")).toContainText(t("errors.plan.template"));
    await desk.topicField(page).fill("أماكن هادية للشغل");
    await writeButton(page, t).click();
    await page.getByRole("radio", { name: t("options.varietyShort.ar-lebanese") }).click({ force: true });
    await expect(page.getByRole("radio", { name: t("options.varietyShort.ar-egyptian") })).toBeChecked();
    expect(calls).not.toContain("POST /api/generations");

    // Another tab takes the larger plan: this one opens by itself.
    const other = await page.context().newPage();
    await other.goto(`${server.url}/plans`);
    await other.getByRole("button", { name: t("plan.change", { plan: t("options.plan.pro") }) }).dblclick();
    await expect(other.getByText(t("plan.switchedText"), { exact: true })).toBeVisible();
    await expect(page.locator("[data-part=template]")).not.toContainText(t("errors.plan.template"));
    await expect(desk.topicField(page)).toHaveValue("أماكن هادية للشغل");
  });
});
