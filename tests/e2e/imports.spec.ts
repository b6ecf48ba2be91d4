import { expect, type Page } from "@playwright/test";
import { writeDocx } from "#server/exporters/docx.ts";
import type { Language } from "#shared/options.ts";
import { watchPage } from "./support/journey.ts";
import { server, test } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

const markdown = "# قهوة الصباح\n\nنفتح المحل من الفجر، والقهوة جاهزة قبل أول زبون.\n\n- حبوب طازجة\n- تحميص كل أسبوع";

async function wordFile(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const bytes = await writeDocx({ markdown, title: "", tag: "ar-SA" }, { paper: "a4" });
  const mimeType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  return { name: "قهوة.docx", mimeType, buffer: Buffer.from(bytes) };
}

type TestFile = Awaited<ReturnType<typeof wordFile>>;

async function chooseFiles(page: Page, button: string, files: TestFile[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.getByRole("button", { name: button }).click()]);
  await chooser.setFiles(files);
}

/** As somebody who drags them out of another window and lets them go over the page. */
async function dropFiles(page: Page, overlay: string, files: TestFile[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: [...buffer] }));
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, type, bytes } of all) transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
    return transfer;
  }, sent);
  await page.dispatchEvent("main", "dragover", { dataTransfer });
  await expect(page.getByText(overlay)).toBeVisible();
  await page.dispatchEvent("main", "drop", { dataTransfer });
}

for (const language of ["en", "ar"] as const satisfies readonly Language[]) {
  test(`two files, one of them broken, become one text that is found, and can be taken back (${language})`, async ({
    page,
    newPerson,
  }) => {
    const t = textsIn(language);
    const { problems } = watchPage(page, server);
    await newPerson(language);
    await page.goto(`${server.url}/my-content`);
    const action = page.getByRole("main").getByRole("button", { name: t("imports.action") });
    const broken = { name: "old.doc", mimeType: "application/msword", buffer: Buffer.from("d0cf11e0a1b11ae10000", "hex") };
    const files = [await wordFile(), broken];
    await expect(action).toBeVisible();
    if (language === "ar") await dropFiles(page, t("imports.dropAnywhere"), files);
    else {
      await action.click();
      await chooseFiles(page, t("imports.choose"), files);
    }
    const dialog = page.getByRole("dialog");
    // The first file starts the process that reads it.
    await expect(dialog.getByText(t("imports.readable", { count: 1 }))).toBeVisible();
    await expect(dialog.getByText(t("errors.import.old_word"))).toBeVisible();
    // The text stands on its paper, in its own direction.
    await expect(dialog.getByRole("article")).toHaveAttribute("dir", "rtl");
    await expect(dialog.getByRole("article").getByRole("listitem")).toHaveCount(2);

    // What was chosen is not lost by a key.
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: t("imports.discard.back") }).click();
    await dialog.getByLabel(t("imports.name")).fill("قهوة كل يوم");
    await dialog.getByLabel(t("imports.folder")).fill("مقهى");
    await dialog.getByRole("button", { name: t("imports.confirm", { count: 1 }) }).click();
    await expect(dialog).toBeHidden();

    await page.getByLabel(t("library.search")).fill("القهوه جاهزه");
    await expect(page.getByRole("link", { name: "قهوة كل يوم" })).toBeVisible();
    await page.getByRole("button", { name: t("imports.undo") }).click();
    await expect(page.getByRole("link", { name: "قهوة كل يوم" })).toBeHidden();
    await expect(page.getByText(t("imports.undone", { count: 1 }), { exact: true })).toBeVisible();
    expect(problems).toEqual([]);
  });
}
