import { expect, type Page } from "@playwright/test";
import { languages } from "#shared/options.ts";
import { watchPage } from "./support/journey.ts";
import { accessibilityProblems, sidewaysProblems } from "./support/page-rules.ts";
import { everydayBrief, writeText } from "./support/seed.ts";
import { cutSaving, itemOf, openSheet, readSheet, storeText, typeAtEnd } from "./support/sheet.ts";
import { server, test } from "./support/test.ts";
import { type Texts, textsIn } from "./support/texts.ts";

/** A Standard sentence in an Egyptian text: what the check must see, and can mend. */
const straying = "الشغل ده هيخلص الآن، وده مش كلام كبير.";
/** As somebody in Cairo would write the facts of the brief. */
const spoken = [
  "# تنظيم أسبوع الشغل في محل صغير",
  "النهارده هنرتب قائمة المهام سوا، ومش عايزين ننسى أي حاجة. إحنا بنكتب كل ده مع بعض، وبعدين نعرف نبدأ منين. ساعة تخطيط في أول الأسبوع.",
  "قائمة المهام بتتكتب مساء الخميس. أهم مشوار بيتعمل قبل الضهر. إدارة الوقت عندنا معناها نراجع اللي فاضل كل يوم.",
].join("\n\n");

/** A built-in Egyptian text with something to mend, open on its result page. */
async function openText(page: Page): Promise<{ id: string; address: string }> {
  const written = await writeText(page.request, server.url, everydayBrief, 7);
  const id = written.itemId ?? "";
  await storeText(page, server, id, () => `${spoken}\n\n${straying}\n`);
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

for (const language of languages) {
  test(`the receipt says what was asked and found, and marks it in the text (${language})`, async ({ page, newPerson }) => {
    const t = textsIn(language);
    const watched = watchPage(page, server);
    await newPerson(language);
    await openText(page);
    const receipt = receiptOf(page, t);
    await expect(receipt.getByText(t("receipt.variety.short.fits"), { exact: true })).toBeVisible();
    // What needs a look is open and first; the rest is one line each, which a key opens, and stays as it was left.
    await expect(
      receipt
        .locator("section, details")
        .filter({ has: page.locator("h3") })
        .first(),
    ).toContainText("الآن");
    const charged = receipt.getByText(t("receipt.words.charged"));
    await expect(charged).toBeHidden();
    await receipt
      .locator("summary")
      .filter({ has: page.getByRole("heading", { name: t("receipt.words.title"), exact: true }) })
      .focus();
    await page.keyboard.press("Enter");
    await expect(charged).toBeVisible();
    await page.reload();
    await expect(charged).toBeVisible();
    await expect(receipt.getByText(t("generations.receipt.builtIn"))).toBeVisible();
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

  test(`a fix is applied at once, kept, and undone (${language})`, async ({ page, newPerson }) => {
    const t = textsIn(language);
    await newPerson(language);
    const { id } = await openText(page);
    const text = page.getByRole("article");
    await fixOfNow(page, t).click();
    await expect(text).not.toContainText("هيخلص الآن");
    await expect(fixOfNow(page, t)).toHaveCount(0);
    await expect.poll(async () => (await itemOf(page, server, id)).text).not.toContain("هيخلص الآن");

    await page.getByRole("button", { name: t("common.undo") }).click();
    await expect(text).toContainText("هيخلص الآن");
    await expect(fixOfNow(page, t)).toBeVisible();
    await expect.poll(async () => (await itemOf(page, server, id)).text).toContain("هيخلص الآن");
  });
}

test("the receipt counts while the text is changed, Ctrl+S makes a version, and the end closes what is saved", async ({
  page,
  newPerson,
}) => {
  const t = textsIn("en");
  await newPerson();
  const { id } = await openText(page);
  const sheet = await openSheet(page, t);
  await expect(sheet).toHaveAttribute("lang", "ar-EG");
  expect(await accessibilityProblems(page, "all")).toEqual([]);
  await fixOfNow(page, t).click();
  await expect(receiptOf(page, t).getByText(t("receipt.live"))).toBeVisible();
  await expect.poll(() => readSheet(page, t)).not.toContain("هيخلص الآن");
  await expect(fixOfNow(page, t)).toHaveCount(0);
  await typeAtEnd(page, t, " وده هيحصل الآن.");
  await expect(fixOfNow(page, t).first()).toBeVisible();

  await page.keyboard.press("Control+s");
  await expect(page.getByText(t("editor.saving.pointSaved")).first()).toBeVisible();
  expect((await itemOf(page, server, id)).text).toContain("وده هيحصل الآن");
  await typeAtEnd(page, t, " وبس");
  await page.getByRole("button", { name: t("editor.saving.done") }).click();
  await expect(page.getByRole("article")).toContainText("وبس");
  await expect.poll(async () => (await itemOf(page, server, id)).text).toContain("وبس");
  await page.reload();
  await expect(page.getByRole("article")).toContainText("وبس");
});

test("all changes since the opening are undone with one press, and can be had again", async ({ page, newPerson }) => {
  const t = textsIn("ar");
  await newPerson("ar");
  const { id } = await openText(page);
  const before = (await itemOf(page, server, id)).text;
  await openSheet(page, t);
  await typeAtEnd(page, t, " كلام زيادة");
  await expect.poll(async () => (await itemOf(page, server, id)).text).toContain("كلام زيادة");
  await page.getByRole("button", { name: t("editor.saving.undoAll") }).click();
  await expect(page.getByRole("article")).not.toContainText("كلام زيادة");
  await expect.poll(async () => (await itemOf(page, server, id)).text).toBe(before);
  await page.getByRole("button", { name: t("common.undo") }).click();
  await expect.poll(() => readSheet(page, t)).toContain("كلام زيادة");
  await expect.poll(async () => (await itemOf(page, server, id)).text).toContain("كلام زيادة");
});

for (const choice of ["keepMine", "takeTheirs"] as const) {
  test(`when another tab saved first, nothing is overwritten before the person chooses (${choice})`, async ({
    page,
    newPerson,
  }) => {
    const t = textsIn("en");
    await newPerson();
    const { id } = await openText(page);
    const saving = await cutSaving(page);
    await openSheet(page, t);
    await typeAtEnd(page, t, " نصي أنا من هنا");
    await storeText(page, server, id, () => "نص النافذة التانية");
    await expect(page.getByRole("alert").filter({ hasText: t("editor.conflict.title") })).toBeVisible();
    await saving.mend();
    await page.getByRole("button", { name: t("editor.saving.done") }).click();
    const dialog = page.getByRole("dialog", { name: t("editor.conflict.title") });
    await expect(dialog).toContainText("نصي أنا من هنا");
    await expect(dialog).toContainText("نص النافذة التانية");
    expect((await itemOf(page, server, id)).text).toBe("نص النافذة التانية");
    expect(await accessibilityProblems(page, "all")).toEqual([]);

    await dialog.getByRole("button", { name: t(`editor.conflict.${choice}`) }).click();
    const [kept, other] = ["نصي أنا من هنا", "نص النافذة التانية"];
    const isMine = choice === "keepMine";
    await expect.poll(async () => (await itemOf(page, server, id)).text).toContain(isMine ? kept : other);
    await expect.poll(() => readSheet(page, t)).toContain(isMine ? kept : other);
    if (isMine) return;
    // Mine is not lost by it.
    const messages = page.getByRole("region", { name: t("common.toast.region") });
    await messages.getByRole("button", { name: t("common.undo") }).click();
    await expect.poll(async () => (await itemOf(page, server, id)).text).toContain(kept);
  });
}

test("a text that another tab saves is shown here, as long as nothing was changed", async ({ page, newPerson }) => {
  await newPerson();
  const { id } = await openText(page);
  await storeText(page, server, id, () => "نص النافذة التانية");
  await expect(page.getByRole("article")).toHaveText("نص النافذة التانية");
});

test("on a phone the receipt is one line away, and editing has its buttons within reach", async ({ page, newPerson }) => {
  const t = textsIn("ar");
  await page.setViewportSize({ width: 390, height: 844 });
  await newPerson("ar");
  const { id } = await openText(page);
  await page.getByRole("link", { name: t("receipt.title") }).click();
  await expect(receiptOf(page, t).getByRole("heading", { name: t("receipt.title") })).toBeInViewport();
  expect(await page.evaluate(sidewaysProblems)).toEqual([]);
  await page.goto(`${server.url}/my-content?item=${id}`);
  await openSheet(page, t);
  await expect(page.getByRole("button", { name: t("editor.saving.done") })).toBeInViewport();
  expect(await page.evaluate(sidewaysProblems)).toEqual([]);
});

test("several fixes are applied with one press and undone together", async ({ page, newPerson }) => {
  const t = textsIn("en");
  await newPerson();
  const { id } = await openText(page);
  const before = await storeText(page, server, id, (text) => `${text.trim()} وده كثيرا جدا.\n`);
  await expect(page.getByRole("article")).toContainText("كثيرا جدا");
  await receiptOf(page, t)
    .getByRole("button", { name: /^Apply all/ })
    .click();
  await expect(page.getByRole("article")).not.toContainText("هيخلص الآن");
  await expect(page.getByRole("article")).not.toContainText("كثيرا جدا");
  await page.getByRole("button", { name: t("common.undo") }).click();
  await expect.poll(async () => (await itemOf(page, server, id)).text).toBe(before.text);
});

test("a fix that could not be stored is stored later, though its page was left", async ({ page, newPerson }) => {
  const t = textsIn("en");
  await newPerson();
  const { id } = await openText(page);
  const pattern = `**/api/library/${id}`;
  await page.route(pattern, (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
  );
  await fixOfNow(page, t).click();
  await expect(page.getByText(t("editor.saving.retrying")).first()).toBeVisible();
  await page.getByRole("link", { name: t("shell.nav.markets"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.markets") })).toBeVisible();
  expect((await itemOf(page, server, id)).text).toContain("هيخلص الآن");
  await page.unroute(pattern);
  await expect.poll(async () => (await itemOf(page, server, id)).text).not.toContain("هيخلص الآن");
});

test("what is undone while it is on its way to the server arrives in order", async ({ page, newPerson }) => {
  const t = textsIn("en");
  await newPerson();
  const { id } = await openText(page);
  const before = await itemOf(page, server, id);
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(`**/api/library/${id}`, async (route) => {
    if (route.request().method() === "PATCH") await until;
    await route.continue();
  });
  await openSheet(page, t);
  await typeAtEnd(page, t, " نص جديد من هنا");
  await page.keyboard.press("Control+s");
  await expect(page.getByText(t("editor.saving.saving"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: t("editor.saving.undoAll") }).click();
  letGo();
  // Two saves, or three where the typing took so long that the page saved in the middle of it.
  await expect.poll(async () => (await itemOf(page, server, id)).version).toBeGreaterThanOrEqual(before.version + 2);
  await expect.poll(async () => (await itemOf(page, server, id)).text).toBe(before.text);
});
