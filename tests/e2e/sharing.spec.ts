import { expect, type Page } from "@playwright/test";
import { sharedPage as arabic } from "#shared/locales/ar/shared-page.ts";
import { sharedPage as english } from "#shared/locales/en/shared-page.ts";
import { inTurn } from "./support/in-turn.ts";
import { watchPage } from "./support/journey.ts";
import { accessibilityProblems, widthProblems } from "./support/page-rules.ts";
import { localeOf } from "./support/rounds.ts";
import { server, test } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

const notices = { en: english, ar: arabic } as const;
const texts = {
  en: { direction: "ltr", heading: "Saturday offer", words: "Bread and coffee, 20% off." },
  ar: { direction: "rtl", heading: "عرض السبت", words: "خبز وقهوة بخصم ٢٠٪ لكل الجيران." },
} as const;

/** Keeps a text and opens it. */
async function openText(page: Page, output: string): Promise<void> {
  const headers = { origin: server.url };
  const kept = await page.request.post(`${server.url}/api/content`, { headers, data: { output } });
  const { id } = await kept.json();
  await page.goto(`${server.url}/my-content?item=${id}`);
}

for (const language of inTurn("ar")) {
  test(`a text is read by a link until its owner takes it back (${language})`, async ({ page, browser, newPerson }) => {
    const t = textsIn(language);
    const { direction, heading, words } = texts[language];
    const watched = watchPage(page, server);
    await newPerson(language);
    const table = "| A | B |\n| :-: | --: |\n| 1 | 2 |";
    await openText(page, `# ${heading}\n\n${words}\n\n${table}`);

    await page.getByRole("button", { name: t("sharing.share"), exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: t("sharing.days", { days: 30 }) }).click();
    await dialog.getByRole("button", { name: t("sharing.create") }).click();
    const field = dialog.getByRole("textbox", { name: t("sharing.address") });
    await expect(field).toBeFocused();
    expect(await accessibilityProblems(page, "all")).toEqual([]);
    const address = await field.inputValue();

    // Somebody else: another browser, signed out, with a language of its own.
    const reader = await (await browser.newContext({ locale: localeOf(language) })).newPage();
    const reading = watchPage(reader, server);
    await reader.goto(address);
    await expect(reader.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(reader.getByText(words)).toHaveCSS("direction", direction);
    await expect(reader.getByRole("cell", { name: "1" })).toHaveCSS("text-align", "center");
    expect(await reader.evaluate(() => document.fonts.ready.then(() => document.fonts.check("20px Amiri")))).toBe(true);
    await reader.setViewportSize({ width: 320, height: 640 });
    expect(await reader.evaluate(widthProblems)).toEqual([]);
    for (const colorScheme of ["light", "dark"] as const) {
      await reader.emulateMedia({ colorScheme });
      expect(await accessibilityProblems(reader, "all")).toEqual([]);
    }

    await dialog.getByRole("button", { name: t("sharing.stop") }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: t("sharing.share"), exact: true })).toBeVisible();
    expect((await reader.reload())?.status()).toBe(404);
    await expect(reader.getByRole("heading", { name: notices[language].gone.title })).toBeVisible();

    await page.getByRole("button", { name: t("sharing.undo") }).click();
    await expect(page.getByRole("button", { name: t("sharing.shared"), exact: true })).toBeVisible();
    expect((await reader.reload())?.status()).toBe(200);
    await reader.getByRole("link", { name: notices[language].footer }).click();
    await expect(reader).toHaveURL(`${server.url}${language === "ar" ? "/ar" : "/"}`);
    expect([...watched.problems, ...reading.problems]).toEqual([]);
    await reader.context().close();
  });
}
