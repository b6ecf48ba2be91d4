import { expect, type Locator, type Page } from "@playwright/test";
import { chargedWords } from "#language/diff/charged-words.ts";
import { countWords } from "#language/text/words.ts";
import { inTurn } from "./support/in-turn.ts";
import { watchPage } from "./support/journey.ts";
import { model, test as modelTest } from "./support/model-test.ts";
import { accessibilityProblems, sidewaysProblems } from "./support/page-rules.ts";
import { everydayBrief, writeText } from "./support/seed.ts";
import { itemOf, openSheet, sheetOf, storeText } from "./support/sheet.ts";
import { server, test } from "./support/test.ts";
import { type Texts, textsIn } from "./support/texts.ts";

const longPassage =
  "إحنا فاتحين كل يوم من الساعة 9 الصبح، وفاتحين كمان يوم الجمعة، عشان تقدر تيجي في أي يوم يعجبك، والحجز بالتليفون على 0100 123 4567.";
const shortPassage = "فاتحين كل يوم من 9 الصبح، والحجز على 0100 123 4567.";

/** A kept text whose middle paragraph is `passage`, to be read. */
async function openText(page: Page, passage: string): Promise<string> {
  const { itemId } = await writeText(page.request, server.url, everydayBrief, 7);
  const { id } = await storeText(page, server, itemId ?? "", () => `# المواعيد\n\n${passage}\n\nمستنيينك.`);
  await page.goto(`${server.url}/my-content?item=${id}`);
  return id;
}

/** Selects the passage as a person does, on the paper or on the open sheet, and opens the menu beside it. */
async function openMenu(page: Page, t: Texts, paragraph: Locator): Promise<Locator> {
  await paragraph.click();
  await paragraph.selectText();
  await page
    .getByRole("button", { name: t("textEdits.open"), exact: true })
    .last()
    .click();
  const menu = page.getByRole("menu", { name: t("textEdits.title") });
  await expect(menu.getByRole("menuitem").first()).toBeFocused();
  return menu;
}

/** What a line says without the elements of one kind. */
function textWithout(line: Locator, name: "ins" | "del"): Promise<string> {
  return line.evaluate((element, without) => {
    const copy = element.cloneNode(true) as Element;
    // The space around new words is no part of what is marked.
    for (const gone of copy.querySelectorAll(without)) (without === "ins" ? gone.parentElement : gone)?.remove();
    return copy.textContent ?? "";
  }, name);
}

modelTest.describe("with a model", () => {
  for (const language of inTurn("ar")) {
    modelTest(
      `a passage is shortened, taken over, undone, and left alone when it is not wanted (${language})`,
      async ({ page, newPerson }) => {
        const t = textsIn(language);
        const watched = watchPage(page, server);
        await newPerson(language);
        const id = await openText(page, longPassage);
        const sheet = sheetOf(page, t);
        const before = (await itemOf(page, server, id)).text;
        const shorten = async (on: Locator) => {
          model.script([{ kind: "text", text: shortPassage }], longPassage);
          await openMenu(page, t, on.getByText(longPassage));
          // The key stands for itself, whatever letters the keyboard writes.
          await page.keyboard.press("s");
          await expect(page.getByText(t("textEdits.done.shorten"), { exact: true })).toBeVisible();
          await expect(page.getByRole("button", { name: t("textEdits.accept"), exact: true })).toBeFocused();
        };

        // What is selected while reading is what the menu is about; the text opens by itself.
        await shorten(page.getByRole("article"));
        const counts = { before: countWords(longPassage), after: countWords(shortPassage) };
        await expect(page.getByText(t("textEdits.counts", counts))).toBeVisible();
        const count = chargedWords({ wish: { action: "shorten" }, passage: longPassage }, shortPassage);
        await expect(page.getByText(t("textEdits.charged", { count }))).toBeVisible();
        // Word by word in the line itself: without what comes it is the passage, without what goes the suggestion.
        const line = sheet.locator("p", { has: page.locator("del") });
        expect(await textWithout(line, "ins")).toBe(longPassage);
        expect((await textWithout(line, "del")).replace(/\s/g, "")).toBe(shortPassage.replace(/\s/g, ""));
        await expect(line.locator("del").first()).not.toHaveText(longPassage);
        expect(await accessibilityProblems(page, "all")).toEqual([]);
        expect((await itemOf(page, server, id)).text).toBe(before);

        await page.keyboard.press("Control+Enter");
        await expect(sheet.getByText(shortPassage)).toBeVisible();
        await expect(sheet.getByText(longPassage)).toHaveCount(0);
        await expect.poll(async () => (await itemOf(page, server, id)).text).toBe(before.replace(longPassage, shortPassage));
        const versions = await page.request.get(`${server.url}/api/library/${id}/versions`);
        expect((await versions.json())[0]).toMatchObject({ origin: "suggestion", writer: { model: "fake-model" } });

        await page.keyboard.press("Control+z");
        await expect(sheet.getByText(longPassage)).toBeVisible();

        await shorten(sheet);
        await page.keyboard.press("Escape");
        await expect(sheet.locator("del")).toHaveCount(0);
        await expect(sheet.getByText(longPassage)).toBeVisible();
        await expect.poll(async () => (await itemOf(page, server, id)).text).toBe(before);
        expect(watched.problems).toEqual([]);
      },
    );
  }

  modelTest(
    "the changes of a correction stand in their lines and are taken or left one by one, by key, mouse and finger",
    async ({ page, newPerson }) => {
      const t = textsIn("ar");
      const watched = watchPage(page, server);
      await newPerson("ar");
      const first = "تعالو زورونا كل يوم من الساعة 9 الصبح.";
      const second = "مستنينكم انهارده في المحل الجديد بتاعنا.";
      const id = await openText(page, `${first}\n\n${second}`);
      const before = (await itemOf(page, server, id)).text;
      const right = before.replace("تعالو", "تعالوا").replace("انهارده", "النهارده");
      const sheet = await openSheet(page, t);
      const correct = async () => {
        model.script([{ kind: "text", text: right }], first);
        await page
          .getByRole("button", { name: t("textEdits.open"), exact: true })
          .last()
          .click();
        await expect(page.getByText(t("textEdits.newCharged").slice(0, 20))).toBeVisible();
        await page.getByRole("menuitem", { name: t("textEdits.actions.fix") }).click();
        await expect(page.getByRole("button", { name: t("textEdits.accept"), exact: true })).toBeFocused();
      };
      const at = (current: number, count = 2) => page.getByText(t("textEdits.changes.at", { current, count }), { exact: true });

      await correct();
      // What is right already stands once.
      await expect(sheet.getByText("زورونا كل يوم من الساعة")).toHaveCount(1);
      await expect(sheet.locator("del")).toHaveText(["تعالو", "انهارده"]);
      await expect(sheet.locator("ins")).toHaveText(["تعالوا", "النهارده"]);
      await expect(page.getByText(t("textEdits.charged", { count: 2 }))).toBeVisible();
      await expect(at(1)).toBeVisible();
      await expect(page.getByRole("button", { name: t("textEdits.accept"), exact: true })).toBeInViewport({ ratio: 1 });
      expect(await accessibilityProblems(page, "all")).toEqual([]);
      // By key: the second is looked at, left, and the first is taken.
      await page.keyboard.press("ArrowDown");
      await expect(at(2)).toBeVisible();
      await page.keyboard.press("Delete");
      await expect(at(1)).toBeVisible();
      expect((await itemOf(page, server, id)).text).toBe(before);
      await page.keyboard.press("Enter");
      await expect(sheet.locator("del")).toHaveCount(0);
      await expect.poll(async () => (await itemOf(page, server, id)).text).toBe(before.replace("تعالو", "تعالوا"));
      const versions = await page.request.get(`${server.url}/api/library/${id}/versions`);
      expect((await versions.json())[0]).toMatchObject({ origin: "suggestion", writer: { model: "fake-model" } });
      await page.keyboard.press("Control+z");
      await expect.poll(async () => (await itemOf(page, server, id)).text).toBe(before);

      // By mouse: a change is pressed in the text; what was taken first stays taken when the rest is dropped.
      await correct();
      await sheet.locator("ins").last().click();
      await expect(at(2)).toBeVisible();
      await page.getByRole("button", { name: t("textEdits.accept"), exact: true }).click();
      await expect(sheet.locator("del")).toHaveText(["تعالو"]);
      await page.keyboard.press("Escape");
      await expect.poll(async () => (await itemOf(page, server, id)).text).toBe(before.replace("انهارده", "النهارده"));
      await page.keyboard.press("Control+z");
      await expect.poll(async () => (await itemOf(page, server, id)).text).toBe(before);

      // On a phone the choice lies under the thumb.
      await page.setViewportSize({ width: 390, height: 844 });
      await correct();
      expect(await page.evaluate(sidewaysProblems)).toEqual([]);
      expect(await accessibilityProblems(page, "all")).toEqual([]);
      for (const name of ["accept", "reject", "changes.acceptAll", "changes.rejectAll"] as const)
        expect(
          (await page.getByRole("button", { name: t(`textEdits.${name}`), exact: true }).boundingBox())?.height,
        ).toBeGreaterThanOrEqual(44);
      await page.getByRole("button", { name: t("textEdits.changes.acceptAll") }).click();
      await expect.poll(async () => (await itemOf(page, server, id)).text).toBe(right);
      expect(watched.problems).toEqual([]);
    },
  );
});

test("without a model the menu says what needs one, and what the built-in writer does is what it says", async ({
  page,
  newPerson,
}) => {
  const t = textsIn("en");
  await newPerson();
  const passage = "إحنا الآن فاتحين، ولماذا تستنى؟ تعالى زورنا النهارده.";
  await openText(page, passage);
  const sheet = await openSheet(page, t);
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = await openMenu(page, t, sheet.getByText(passage));
  const item = (action: string) => menu.getByRole("menuitem", { name: t(`textEdits.actions.${action}`) });
  await expect(item("shorten")).toBeDisabled();
  await expect(item("shorten")).toContainText(t("textEdits.needsModel"));
  await expect(page.getByRole("link", { name: t("textEdits.connect") })).toBeVisible();
  expect(await accessibilityProblems(page, "all")).toEqual([]);
  expect(await page.evaluate(sidewaysProblems)).toEqual([]);
  await item("fix").click();
  await expect(page.getByText(t("textEdits.checkOnly"))).toBeVisible();
  expect(await page.evaluate(sidewaysProblems)).toEqual([]);
  await page.keyboard.press("Control+Enter");
  await expect(sheet.getByText("دلوقتي")).toBeVisible();
  await expect(sheet.getByText("الآن")).toHaveCount(0);

  // Of a text of one's own the variety is told from its words: what the plan does not have is said before it is asked for.
  const lebanese = "كيفكن؟ هلق بدنا نحكي شو في جديد عنا. كتير ناس عم يسألونا ليش ما منفتح بكير، وهيدا لأنو منحب نحضر كل شي منيح.";
  const kept = await page.request.post(`${server.url}/api/content`, {
    headers: { origin: server.url },
    data: { output: lebanese },
  });
  await page.goto(`${server.url}/my-content?item=${(await kept.json()).id}`);
  await openSheet(page, t);
  await openMenu(page, t, sheet.getByText(lebanese));
  await expect(item("fix")).toContainText(t("textEdits.notInPlan"));
  await expect(item("fix")).toBeDisabled();
  await expect(item("convert")).toBeEnabled();
  await expect(page.getByRole("dialog").getByRole("link", { name: t("textEdits.plan") })).toBeVisible();
  expect(await accessibilityProblems(page, "all")).toEqual([]);
});
