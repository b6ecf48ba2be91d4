import { expect, type Page, test } from "@playwright/test";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { languages } from "#shared/options.ts";
import { newEmail, signUpQuickly, watchPage } from "./support/journey.ts";
import { accessibilityProblems, sidewaysProblems } from "./support/page-rules.ts";
import { everydayBrief, writeText } from "./support/seed.ts";
import { startServer, type TestServer } from "./support/server.ts";
import { type Texts, textsIn } from "./support/texts.ts";

let server: TestServer;
test.describe.configure({ timeout: 120_000 });
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.close());

const headers = () => ({ origin: server.url });

async function itemOf(page: Page, id: string): Promise<LibraryItem> {
  return (await page.request.get(`${server.url}/api/library/${id}`)).json();
}

/** Stores another text behind the page's back, as another tab would. */
async function storeText(page: Page, id: string, change: (text: string) => string): Promise<LibraryItem> {
  const { content, version } = await itemOf(page, id);
  const answer = await page.request.patch(`${server.url}/api/library/${id}`, {
    headers: headers(),
    data: { text: change(content), version },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** A Standard sentence in an Egyptian text: what the check must see, and can mend. */
const straying = "الشغل ده هيخلص الآن، وده مش كلام كبير.";

/** A built-in Egyptian text with something to mend, open on its result page. */
async function openText(page: Page): Promise<{ id: string; address: string }> {
  const written = await writeText(page.request, server.url, everydayBrief, 7);
  const id = written.itemId ?? "";
  await storeText(page, id, (text) => `${text.trim()}\n\n${straying}\n`);
  const address = `${server.url}/create?template=1&generation=${written.id}`;
  await page.goto(address);
  await expect(page.getByRole("article")).toContainText("هيخلص الآن");
  return { id, address };
}

const receiptOf = (page: Page, t: Texts) => page.getByRole("complementary", { name: t("receipt.title") });
/** The fix of the planted word, by the words that go and come. */
const fixOfNow = (page: Page, t: Texts) =>
  receiptOf(page, t)
    .getByRole("listitem")
    .filter({ has: page.locator("del", { hasText: "الآن" }) })
    .getByRole("button");
const sheet = (page: Page, t: Texts) => page.getByRole("textbox", { name: t("receipt.edit.label") });

for (const language of languages) {
  test(`the receipt says what was asked and found, and marks it in the text (${language})`, async ({ page }, info) => {
    const t = textsIn(language);
    const watched = watchPage(page, server);
    await signUpQuickly(page, server, newEmail(info), language);
    await openText(page);
    const receipt = receiptOf(page, t);
    await expect(receipt.getByText(t("receipt.variety.short.fits"), { exact: true })).toBeVisible();
    await expect(receipt.getByText(t("receipt.words.charged"))).toBeVisible();
    await expect(receipt.getByText(t("create.receipt.builtIn"))).toBeVisible();
    const text = page.getByRole("article");
    await expect(text.locator("mark[data-mark~=for]").first()).toHaveAttribute("title", t("receipt.marks.for"));
    await expect(text.locator("mark[data-mark~=keyword]").first()).toBeVisible();
    await expect(text.locator("mark[data-mark~=stray]", { hasText: "الآن" })).toBeVisible();

    // A word of the receipt leads to its place in the text.
    await receipt.getByRole("button", { name: "الآن", exact: true }).click();
    await expect(text.locator("mark", { hasText: "الآن" })).toBeFocused();
    // Marks can be hidden; the choice outlives the page.
    await page.getByRole("switch", { name: t("receipt.marks.show") }).click();
    await page.reload();
    await expect(text).toHaveAttribute("data-marks", "off");
    await page.getByRole("switch", { name: t("receipt.marks.show") }).click();
    await expect(text).toHaveAttribute("data-marks", "on");
    expect(await accessibilityProblems(page, "all")).toEqual([]);
    expect(watched.problems).toEqual([]);
  });

  test(`a fix is applied at once, kept, and undone (${language})`, async ({ page }, info) => {
    const t = textsIn(language);
    await signUpQuickly(page, server, newEmail(info), language);
    const { id } = await openText(page);
    const text = page.getByRole("article");
    await fixOfNow(page, t).click();
    await expect(text).not.toContainText("هيخلص الآن");
    await expect(fixOfNow(page, t)).toHaveCount(0);
    await expect.poll(async () => (await itemOf(page, id)).content).not.toContain("هيخلص الآن");

    await page.getByRole("button", { name: t("common.undo") }).click();
    await expect(text).toContainText("هيخلص الآن");
    await expect(fixOfNow(page, t)).toBeVisible();
    await expect.poll(async () => (await itemOf(page, id)).content).toContain("هيخلص الآن");
  });
}

test("the receipt counts while the text is changed; a reload keeps the draft, Ctrl+S saves it", async ({ page }, info) => {
  const t = textsIn("en");
  await signUpQuickly(page, server, newEmail(info));
  const { id } = await openText(page);
  await page.getByRole("button", { name: t("receipt.edit.start") }).click();
  await expect(sheet(page, t)).toBeFocused();
  await expect(sheet(page, t)).toHaveAttribute("lang", "ar-EG");
  expect(await accessibilityProblems(page, "all")).toEqual([]);
  const before = await sheet(page, t).inputValue();
  await sheet(page, t).fill(before.replace(straying, ""));
  await expect(receiptOf(page, t).getByText(t("receipt.live"))).toBeVisible();
  await expect(fixOfNow(page, t)).toHaveCount(0);
  await sheet(page, t).fill(`${before}\nجملة جديدة سوف نضيفها الآن.`);
  await expect(fixOfNow(page, t).first()).toBeVisible();

  await page.reload();
  await expect(sheet(page, t)).toHaveValue(/جملة جديدة/);
  // Leaving asks first; the text stays under the hands.
  await page.getByRole("button", { name: t("create.result.edit") }).click();
  await page.getByRole("button", { name: t("receipt.edit.stay") }).click();
  await page.keyboard.press("Control+s");
  await expect.poll(async () => (await itemOf(page, id)).content).toContain("جملة جديدة");
  await sheet(page, t).press("End");
  await sheet(page, t).pressSequentially(" وبس");
  await page.getByRole("button", { name: t("receipt.edit.save"), exact: true }).click();
  await expect(page.getByRole("article")).toContainText("وبس");
  await expect.poll(async () => (await itemOf(page, id)).content).toContain("وبس");
  await page.reload();
  await expect(page.getByRole("article")).toContainText("وبس");
});

test("changes that are dropped can be had again", async ({ page }, info) => {
  const t = textsIn("ar");
  await signUpQuickly(page, server, newEmail(info), "ar");
  await openText(page);
  await page.getByRole("button", { name: t("receipt.edit.start") }).click();
  await sheet(page, t).fill("نص قصير جدًا");
  await page.getByRole("button", { name: t("common.cancel") }).click();
  await expect(page.getByRole("article")).toContainText("هيخلص الآن");
  await page.getByRole("button", { name: t("common.undo") }).click();
  await expect(sheet(page, t)).toHaveValue("نص قصير جدًا");
});

for (const choice of ["keepMine", "takeTheirs"] as const) {
  test(`when another tab saved first, nothing is overwritten before the person chooses (${choice})`, async ({ page }, info) => {
    const t = textsIn("en");
    await signUpQuickly(page, server, newEmail(info));
    const { id } = await openText(page);
    await page.getByRole("button", { name: t("receipt.edit.start") }).click();
    await sheet(page, t).fill("نصي أنا من هنا");
    await storeText(page, id, () => "نص النافذة التانية");
    await page.getByRole("button", { name: t("receipt.edit.save"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: t("receipt.conflict.title") });
    await expect(dialog).toContainText("نصي أنا من هنا");
    await expect(dialog).toContainText("نص النافذة التانية");
    expect((await itemOf(page, id)).content).toBe("نص النافذة التانية");
    expect(await accessibilityProblems(page, "all")).toEqual([]);

    await dialog.getByRole("button", { name: t(`receipt.conflict.${choice}`) }).click();
    const kept = choice === "keepMine" ? "نصي أنا من هنا" : "نص النافذة التانية";
    await expect(page.getByRole("article")).toHaveText(kept);
    await expect.poll(async () => (await itemOf(page, id)).content).toBe(kept);
  });
}

test("a text that another tab saves is shown here, as long as nothing was changed", async ({ page }, info) => {
  await signUpQuickly(page, server, newEmail(info));
  const { id } = await openText(page);
  await storeText(page, id, () => "نص النافذة التانية");
  await expect(page.getByRole("article")).toHaveText("نص النافذة التانية");
});

test("on a phone the receipt is one line away, and editing has its buttons within reach", async ({ page }, info) => {
  const t = textsIn("ar");
  await page.setViewportSize({ width: 390, height: 844 });
  await signUpQuickly(page, server, newEmail(info), "ar");
  const { id } = await openText(page);
  await page.getByRole("link", { name: t("receipt.title") }).click();
  await expect(receiptOf(page, t).getByRole("heading", { name: t("receipt.title") })).toBeInViewport();
  expect(await sidewaysProblems(page)).toEqual([]);
  await page.goto(`${server.url}/my-content?item=${id}`);
  await page.getByRole("button", { name: t("receipt.edit.start") }).click();
  await expect(page.getByRole("button", { name: t("receipt.edit.save"), exact: true })).toBeInViewport();
  expect(await sidewaysProblems(page)).toEqual([]);
});

test("several fixes are applied with one press and undone together", async ({ page }, info) => {
  const t = textsIn("en");
  await signUpQuickly(page, server, newEmail(info));
  const { id } = await openText(page);
  const before = await storeText(page, id, (text) => `${text.trim()} وده كثيرا جدا.\n`);
  await expect(page.getByRole("article")).toContainText("كثيرا جدا");
  await receiptOf(page, t)
    .getByRole("button", { name: /^Apply all/ })
    .click();
  await expect(page.getByRole("article")).not.toContainText("هيخلص الآن");
  await expect(page.getByRole("article")).not.toContainText("كثيرا جدا");
  await page.getByRole("button", { name: t("common.undo") }).click();
  await expect.poll(async () => (await itemOf(page, id)).content).toBe(before.content);
});

test("a fix that could not be stored is not left behind without a question", async ({ page }, info) => {
  const t = textsIn("en");
  await signUpQuickly(page, server, newEmail(info));
  const { id } = await openText(page);
  await page.route(`**/api/library/${id}`, (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
  );
  await fixOfNow(page, t).click();
  await expect(page.getByText(t("receipt.edit.notSaved"))).toBeVisible();
  await page.getByRole("link", { name: t("shell.nav.matrix"), exact: true }).click();
  await page.getByRole("button", { name: t("receipt.edit.stay") }).click();
  await expect(page.getByRole("article")).not.toContainText("هيخلص الآن");
});

test("a text on its way to the server is not said to be dropped", async ({ page }, info) => {
  const t = textsIn("en");
  await signUpQuickly(page, server, newEmail(info));
  const { id } = await openText(page);
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(`**/api/library/${id}`, async (route) => {
    if (route.request().method() === "PATCH") await until;
    await route.continue();
  });
  await page.getByRole("button", { name: t("receipt.edit.start") }).click();
  await sheet(page, t).fill("نص جديد من هنا");
  await page.getByRole("button", { name: t("receipt.edit.save"), exact: true }).click();
  await expect(page.getByRole("button", { name: t("common.cancel") })).toBeDisabled();
  letGo();
  await expect(page.getByRole("article")).toHaveText("نص جديد من هنا");
});
