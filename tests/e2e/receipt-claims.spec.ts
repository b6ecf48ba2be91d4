import { expect, type Page } from "@playwright/test";
import { inTurn } from "./support/in-turn.ts";
import { accessibilityProblems, sidewaysProblems } from "./support/page-rules.ts";
import { everydayBrief, writeText } from "./support/seed.ts";
import { itemOf, openSheet, readSheet, storeText, typeAtEnd } from "./support/sheet.ts";
import { server, test } from "./support/test.ts";
import { type Texts, textsIn } from "./support/texts.ts";

/** What the text states and nobody told: kept, blanked, removed, each undone; and which sentences carry what was told. */

const fact = "قائمة المهام بتتكتب مساء الخميس.";
const text = [
  "# تنظيم أسبوع الشغل في محل صغير",
  `${fact} الورشة الكبيرة بتتعمل في المحل كل أسبوع، ومعانا 35 عامل.`,
  "الاشتراك عندنا بـ450 جنيه للفرد. كلمونا على 01012345678 النهارده.",
].join("\n\n");

/** A built-in text that states three things that nobody told, on its page in the library. */
async function openText(page: Page): Promise<string> {
  const brief = { ...everydayBrief, notes: ["قائمة المهام بتتكتب مساء الخميس"] };
  const written = await writeText(page.request, server.url, brief, 7);
  const id = written.itemId ?? "";
  await storeText(page, server, id, () => `${text}\n`);
  await page.goto(`${server.url}/my-content?item=${id}`);
  await expect(page.getByRole("article")).toContainText("35 عامل");
  return id;
}

const receiptOf = (page: Page, t: Texts) => page.getByRole("complementary", { name: t("receipt.title") });
const act = (page: Page, t: Texts, what: "keep" | "blank" | "remove", words: string) =>
  receiptOf(page, t).getByRole("button", { name: t(`receipt.claims.${what}Label`, { words }) });
const textOf = async (page: Page, id: string) => (await itemOf(page, server, id)).text;
const notesOf = async (page: Page, id: string) => (await itemOf(page, server, id)).brief?.notes ?? [];

for (const language of inTurn("ar")) {
  test(`what nobody told is kept, blanked or removed, by keyboard, and each is undone (${language})`, async ({
    page,
    newPerson,
  }) => {
    const t = textsIn(language);
    await newPerson(language);
    const id = await openText(page);
    const undo = page.getByRole("button", { name: t("common.undo") });
    await expect(receiptOf(page, t).getByText(t("receipt.claims.count", { count: 3 }))).toBeVisible();
    expect(await accessibilityProblems(page, "all")).toEqual([]);

    await act(page, t, "remove", "35").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("article")).not.toContainText("35 عامل");
    await expect.poll(() => textOf(page, id)).toContain("كل أسبوع.\n");
    await expect(act(page, t, "keep", "450 جنيه"), "the keyboard goes on from the next claim").toBeFocused();
    await undo.click();
    await expect(page.getByRole("article")).toContainText("35 عامل");

    await act(page, t, "blank", "450 جنيه").click();
    await expect(page.getByRole("article")).toContainText("[… السعر كام]");
    await expect(receiptOf(page, t).getByText(t("receipt.blanks.count", { count: 1 }))).toBeVisible();
    await undo.click();
    await expect(page.getByRole("article")).toContainText("450 جنيه");

    await act(page, t, "keep", "01012345678").click();
    await expect.poll(() => notesOf(page, id)).toContain("كلمونا على 01012345678 النهارده");
    await expect(act(page, t, "keep", "01012345678")).toHaveCount(0);
    await expect(receiptOf(page, t).getByText(t("receipt.claims.count", { count: 2 }))).toBeVisible();
    await undo.click();
    await expect.poll(() => notesOf(page, id)).not.toContain("كلمونا على 01012345678 النهارده");
    await expect(act(page, t, "keep", "01012345678")).toBeVisible();
  });

  test(`sentences that carry nothing told are shaded on demand, and the choice stays (${language})`, async ({
    page,
    newPerson,
  }) => {
    const t = textsIn(language);
    await newPerson(language);
    await openText(page);
    const receipt = receiptOf(page, t);
    await receipt
      .locator("summary")
      .filter({ has: page.getByRole("heading", { name: t("receipt.told.title"), exact: true }) })
      .click();
    await expect(receipt.getByText(t("receipt.told.carry", { told: 1, total: 4 }))).toBeVisible();
    const shaded = page.getByRole("article").locator("mark[data-mark~=untold]");
    await expect(shaded).toHaveCount(0);
    await receipt.getByRole("switch", { name: t("receipt.told.shade") }).press("Space");
    await expect(shaded.first()).toHaveAttribute("title", t("receipt.marks.untold"));
    await expect(shaded.filter({ hasText: "مساء الخميس" })).toHaveCount(0);
    await page.reload();
    await expect(shaded.first()).toBeVisible();
    await expect(page.getByRole("list", { name: t("receipt.marks.legend") })).toContainText(t("receipt.marks.untold"));
    expect(await accessibilityProblems(page, "all")).toEqual([]);
  });
}

test("while the text is changed, what is typed is named and can be kept before it is saved", async ({ page, newPerson }) => {
  const t = textsIn("en");
  await newPerson();
  const id = await openText(page);
  await openSheet(page, t);
  await typeAtEnd(page, t, " والتوصيل بـ75 جنيه.");
  await act(page, t, "keep", "75 جنيه").click();
  await expect.poll(() => notesOf(page, id)).toContain("والتوصيل بـ75 جنيه");
  await expect(act(page, t, "keep", "75 جنيه")).toHaveCount(0);
  await act(page, t, "blank", "450 جنيه").click();
  await expect.poll(() => readSheet(page, t)).toContain("[… السعر كام]");
  await page.getByRole("button", { name: t("editor.saving.done") }).click();
  await expect.poll(() => textOf(page, id)).toContain("والتوصيل بـ75 جنيه");
});

test("on a phone the acts are there and nothing runs out of the page", async ({ page, newPerson }) => {
  const t = textsIn("ar");
  await page.setViewportSize({ width: 390, height: 844 });
  await newPerson("ar");
  const id = await openText(page);
  await act(page, t, "remove", "01012345678").click();
  await expect.poll(() => textOf(page, id)).toContain("كلمونا النهارده.");
  expect(await page.evaluate(sidewaysProblems)).toEqual([]);
});
