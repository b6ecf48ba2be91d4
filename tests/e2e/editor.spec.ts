import { expect, type Locator, type Page } from "@playwright/test";
import { type Language, languages } from "#shared/options.ts";
import { watchPage } from "./support/journey.ts";
import { accessibilityProblems } from "./support/page-rules.ts";
import { itemOf, moveCursor, openSheet } from "./support/sheet.ts";
import { server, test } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

/** With Markdown that the editor would write otherwise: it must come back as it was. */
const text = [
  "عن القهوة\n===",
  "* نحب القَهْوَةَ كل يوم، وقهوه بعد الغدا.",
  "OpenAI هي شركة كبيرة، وعندها ناس كتير.",
  "[… السعر] ريال فقط.\n",
].join("\n\n");

async function openText(page: Page, language: Language): Promise<{ id: string; sheet: Locator }> {
  const answer = await page.request.post(`${server.url}/api/content`, {
    headers: { origin: server.url },
    data: { title: "عن القهوة", output: text },
  });
  const { id } = await answer.json();
  await page.goto(`${server.url}/my-content?item=${id}`);
  return { id, sheet: await openSheet(page, textsIn(language)) };
}

/** Puts something on the sheet as a paste brings it. */
async function paste(sheet: Locator, data: { readonly html?: string; readonly plain?: string; readonly length?: number }) {
  await sheet.evaluate((element, { html, plain, length }) => {
    const clipboardData = new DataTransfer();
    if (html) clipboardData.setData("text/html", html);
    clipboardData.setData("text/plain", length ? "نص ".repeat(length / 3) : (plain ?? ""));
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}

for (const language of languages) {
  test(`a text is formatted, searched and put back by the keyboard alone (${language})`, async ({ page, newPerson }) => {
    const t = textsIn(language);
    const watched = watchPage(page, server);
    await newPerson(language);
    const { id, sheet } = await openText(page, language);
    const stored = async () => (await itemOf(page, server, id)).text;
    const toolbar = page.getByRole("toolbar", { name: t("editor.tools.label") });

    // The first word of the last paragraph, made bold from the toolbar: one stop for Tab, arrows, Esc back to the text.
    await moveCursor(page, "Control+End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("خلاص");
    await moveCursor(page, "Shift+Home");
    await expect(toolbar.getByRole("button", { name: t("editor.tools.italic") })).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Alt+F10");
    // Before the tools have the focus, an arrow would move the cursor.
    await expect(toolbar.locator(":focus")).toHaveCount(1);
    const bold = toolbar.getByRole("button", { name: t("editor.tools.bold"), exact: true });
    for (let step = 0; step < 8 && !(await bold.evaluate((tool) => tool === document.activeElement)); step += 1) {
      const tool = await toolbar.locator(":focus").elementHandle();
      await page.keyboard.press(language === "ar" ? "ArrowLeft" : "ArrowRight");
      // The focus moves a moment after the key: who presses again sooner passes what they look for.
      await expect.poll(() => tool?.evaluate((before) => before === document.activeElement)).toBe(false);
    }
    await expect(bold).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(sheet).toBeFocused();
    await expect(sheet.locator("strong")).toHaveText("خلاص");
    await expect.poll(stored).toContain("\n\n**خلاص**");
    // What nobody touched stands as it was written.
    expect(await stored()).toContain(text.trimEnd());

    // Found whatever the spelling; replaced at once, and put back at once.
    await page.keyboard.press("Control+f");
    await page.keyboard.type("قهوه");
    await expect(page.getByText(t("editor.find.count", { current: 1, count: 3 }))).toBeVisible();
    await page.keyboard.press("Shift+Enter");
    await expect(page.getByText(t("editor.find.count", { current: 3, count: 3 }))).toBeVisible();
    expect(await accessibilityProblems(page, "all")).toEqual([]);
    await page.getByLabel(t("editor.find.replacement"), { exact: true }).fill("شاي");
    await page.getByRole("button", { name: t("editor.find.replaceAll") }).click();
    await expect(sheet).toContainText("نحب الشاي كل يوم، وشاي بعد الغدا.");
    await page
      .getByRole("button", { name: t("common.undo"), exact: true })
      .last()
      .click();
    await expect(sheet).toContainText("نحب القَهْوَةَ كل يوم، وقهوه بعد الغدا.");
    await page.getByLabel(t("editor.find.words"), { exact: true }).press("Escape");

    // The side of a block is stored in the block itself.
    await sheet.getByText("OpenAI").click();
    const leftToRight = toolbar.getByRole("button", { name: t("editor.tools.ltr") });
    await leftToRight.click();
    await expect(sheet.locator("p", { hasText: "OpenAI" })).toHaveAttribute("dir", "ltr");
    await expect.poll(stored).toContain("\n\n\u200EOpenAI");
    await leftToRight.click();
    await expect(sheet.locator("p", { hasText: "OpenAI" })).toHaveAttribute("dir", "rtl");

    // Undoing reaches back over what was saved meanwhile, to the last byte.
    for (let step = 0; step < 30 && (await stored()) !== text; step += 1) await page.keyboard.press("Control+z");
    await expect.poll(stored).toBe(text);
    expect(watched.problems).toEqual([]);
  });
}

test("what is pasted keeps its structure and leaves its pictures; what is too long is refused", async ({ page, newPerson }) => {
  const t = textsIn("ar");
  const watched = watchPage(page, server);
  await newPerson("ar");
  const { id, sheet } = await openText(page, "ar");
  await moveCursor(page, "Control+End");
  await page.keyboard.press("Enter");
  await paste(sheet, {
    html: '<b style="font-weight:normal"><p>من <span style="font-weight:700">جوجل</span> <img src="https://tracker.example/a.png"></p><ul><li>بند</li></ul></b>',
    plain: "من جوجل\nبند",
  });
  await expect(sheet.locator("strong")).toHaveText("جوجل");
  await expect(page.getByText(t("editor.paste.pictures", { count: 1 })).first()).toBeVisible();

  await moveCursor(page, "Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await paste(sheet, { plain: "## عنوان ملصق\n\n1. واحد\n2. اتنين" });
  await expect(sheet.getByRole("heading", { name: "عنوان ملصق" })).toBeVisible();
  await page
    .getByRole("button", { name: t("editor.paste.asText") })
    .last()
    .click();
  await expect(sheet.getByText("## عنوان ملصق")).toBeVisible();

  const before = await sheet.textContent();
  await paste(sheet, { length: 5_000_000 });
  await expect(page.getByText(t("editor.paste.tooLong")).first()).toBeVisible();
  expect(await sheet.textContent()).toBe(before);
  await expect.poll(async () => (await itemOf(page, server, id)).text).toContain("\\## عنوان ملصق");
  expect(watched.problems).toEqual([]);
});

test("with the mouse: a link that may be followed, a table with one row more, and a heading", async ({ page, newPerson }) => {
  const t = textsIn("ar");
  const watched = watchPage(page, server);
  await newPerson("ar");
  const { id, sheet } = await openText(page, "ar");
  const stored = async () => (await itemOf(page, server, id)).text;
  const tool = (key: string) =>
    page
      .getByRole("toolbar", { name: t("editor.tools.label") })
      .getByRole("button", { name: t(`editor.tools.${key}`), exact: true });
  const choose = (key: string) => page.getByRole("menuitem", { name: t(`editor.${key}`), exact: true }).click();

  await moveCursor(page, "Control+End");
  // The key of the search makes a link of selected words; where none are, it is the search.
  const palette = page.getByRole("combobox", { name: t("palette.title") });
  await page.keyboard.press("Control+k");
  await expect(palette).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();
  await moveCursor(page, "Control+End");
  await moveCursor(page, "Shift+Home");
  await page.keyboard.press("Control+k");
  await expect(palette).toBeHidden();
  const address = page.getByLabel(t("editor.link.address"), { exact: true });
  await address.fill("javascript:alert(1)");
  await page.getByRole("button", { name: t("editor.link.apply"), exact: true }).click();
  await expect(page.getByText(t("editor.link.invalid"))).toBeVisible();
  await address.fill("https://lahja.example/menu");
  await page.getByRole("button", { name: t("editor.link.apply"), exact: true }).click();
  await expect(sheet.locator("a")).toHaveAttribute("href", "https://lahja.example/menu");

  await moveCursor(page, "Control+End");
  await page.keyboard.press("Enter");
  await tool("more").click();
  await choose("tools.table");
  await page.keyboard.type("الصنف");
  await page.keyboard.press("Tab");
  await page.keyboard.type("السعر");
  await tool("tableMenu").click();
  await choose("table.rowBelow");
  await expect(sheet.getByRole("row")).toHaveCount(4);
  await expect.poll(stored).toContain("| الصنف | السعر |");
  expect(await stored()).toContain("](https://lahja.example/menu)");

  // Enter goes down the column, Tab along the row, both from the end to a new row; a press under the table goes on behind it.
  for (let row = 1; row <= 4; row += 1) await moveCursor(page, "Enter");
  await expect(sheet.getByRole("row")).toHaveCount(5);
  await page.keyboard.type("15");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("17");
  for (let cell = 1; cell <= 2; cell += 1) await moveCursor(page, "Tab");
  await expect(sheet.getByRole("row")).toHaveCount(6);
  await page.keyboard.type("20");
  const box = await sheet.boundingBox();
  await sheet.click({ position: { x: 40, y: (box?.height ?? 0) - 8 } });
  await page.keyboard.type("بعد الجدول");
  await expect.poll(stored).toMatch(/\| \| 15<br>17 \| \|\n\| 20 \| \| \|\n\nبعد الجدول\s*$/);

  await sheet.getByText("OpenAI").click();
  await page.getByRole("button", { name: new RegExp(`^${t("editor.tools.style")}`) }).click();
  await page.getByRole("menuitem", { name: t("editor.tools.heading", { level: 2 }) }).click();
  await expect.poll(stored).toContain("## OpenAI");
  await page.getByRole("button", { name: t("editor.saving.done"), exact: true }).click();
  await expect(page.getByRole("article").locator("td br")).toHaveCount(1);
  expect(watched.problems).toEqual([]);
});
