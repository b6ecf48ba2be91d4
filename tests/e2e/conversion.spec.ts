import { expect, type Page } from "@playwright/test";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { egyptianText } from "#tests/support/spoken-text.ts";
import { inTurn } from "./support/in-turn.ts";
import { watchPage } from "./support/journey.ts";
import { model, test as modelTest } from "./support/model-test.ts";
import { accessibilityProblems, sidewaysProblems } from "./support/page-rules.ts";
import { everydayBrief, keepText, writeText } from "./support/seed.ts";
import { server, test } from "./support/test.ts";
import { type Texts, textsIn } from "./support/texts.ts";

const convertInto = async (page: Page, t: Texts, variety: "ar-saudi" | "ar-standard") => {
  await page.getByRole("button", { name: t("convert.button"), exact: true }).click();
  await page.getByRole("menuitem", { name: t(`options.variety.${variety}`) }).click();
};

async function itemOf(page: Page, id: string): Promise<LibraryItem> {
  return (await page.request.get(`${server.url}/api/library/${id}`)).json();
}

for (const language of inTurn("ar")) {
  test(`a text is converted by exchanging words, and says so beside its source (${language})`, async ({ page, newPerson }) => {
    const t = textsIn(language);
    const watched = watchPage(page, server);
    await newPerson(language);
    const { itemId: source } = await keepText(page.request, server.url, everydayBrief, egyptianText);
    await page.goto(`${server.url}/my-content?item=${source}`);
    await expect(page.getByRole("article")).toBeVisible();

    await page.getByRole("button", { name: t("convert.button"), exact: true }).click();
    const english = page.getByRole("menuitem", { name: t("options.variety.en-american") });
    await expect(english).toBeDisabled();
    await expect(english).toContainText(t("convert.needsModel"));
    await page.getByRole("menuitem", { name: t("options.variety.ar-saudi") }).click();

    await expect(page.getByText(t("convert.wordsNote")).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: t("convert.source") })).toBeVisible();
    const articles = page.getByRole("article");
    await expect(articles).toHaveCount(2);
    await expect(articles.first().locator("mark[data-mark~=before]").first()).toBeVisible();
    const changed = articles.last().locator("mark[data-mark~=after]").first();
    await expect(changed).toBeVisible();
    // Not by colour alone: a line stands under it, and its title says what was there.
    expect(await changed.evaluate((mark) => getComputedStyle(mark).textDecorationLine)).toBe("underline");
    await expect(changed).toHaveAttribute("title", /.+/);
    await expect(articles.last()).toHaveAttribute("dir", "rtl");
    expect(await accessibilityProblems(page, "all")).toEqual([]);

    // The new text is an item of its own, linked to its source, which is as it was.
    const id = new URL(page.url()).searchParams.get("item") ?? "";
    const item = await itemOf(page, id);
    expect(item).toMatchObject({ variety: "ar-saudi", conversion: { sourceItemId: source, from: "ar-egyptian" } });
    expect((await itemOf(page, source)).text).toBe(egyptianText);

    await page.getByRole("radio", { name: t("convert.text"), exact: true }).click();
    await expect(articles).toHaveCount(1);
    await page.reload();
    await expect(articles).toHaveCount(2);

    // Where exchanged words fall short, passages can be exchanged in the editor.
    const formal = "تُعلن الشركة عن افتتاح فرعها الجديد، حيث يمكنكم زيارة المعرض والاطلاع على المنتجات التي نقدمها. ";
    const { itemId: stiff } = await keepText(page.request, server.url, everydayBrief, formal.repeat(3));
    await page.goto(`${server.url}/my-content?item=${stiff}`);
    await convertInto(page, t, "ar-saudi");
    await page.getByRole("button", { name: t("convert.inEditor"), exact: true }).click();
    await expect(page.getByRole("toolbar", { name: t("editor.tools.label") })).toBeVisible();
    expect(watched.problems).toEqual([]);
  });

  test(`on a phone one of the two texts is shown, and the way to the other (${language})`, async ({ page, newPerson }) => {
    const t = textsIn(language);
    await page.setViewportSize({ width: 390, height: 844 });
    await newPerson(language);
    const { id } = await keepText(page.request, server.url, everydayBrief, egyptianText);
    await page.goto(`${server.url}/create?template=1&generation=${id}`);
    await page
      .getByRole("main")
      .getByRole("button", { name: t("common.more"), exact: true })
      .click();
    await page.getByRole("menuitem", { name: t("convert.button"), exact: true }).click();
    await page.getByRole("menuitem", { name: t("options.variety.ar-saudi") }).click();
    await expect(page.getByText(t("convert.wordsNote")).first()).toBeVisible();
    const articles = page.locator("article");
    await expect(articles.last()).toBeVisible();
    await expect(articles.first()).toBeHidden();
    await page.getByRole("radio", { name: t("convert.source"), exact: true }).click();
    await expect(articles.first()).toBeVisible();
    await expect(articles.last()).toBeHidden();
    expect(await page.evaluate(sidewaysProblems)).toEqual([]);
  });
}

modelTest.describe("with a model", () => {
  const source = (prompt: string) => /=== SOURCE ===\n([\s\S]*?)\n=== END ===/.exec(prompt)?.[1] ?? "";

  modelTest(
    "what is refused says why, keeps nothing and can be tried again; what is stopped keeps nothing either",
    async ({ page, newPerson }) => {
      const t = textsIn("en");
      await newPerson();
      const written = await writeText(page.request, server.url, everydayBrief);
      await page.goto(`${server.url}/my-content?item=${written.itemId}`);
      await page.getByRole("button", { name: t("convert.button"), exact: true }).click();
      await expect(page.getByRole("menuitem", { name: t("options.variety.ar-saudi") })).toContainText("fake-model");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("menu")).toHaveCount(0);

      // The heading is lost, twice.
      const flat = { kind: "text", reply: (prompt: string) => source(prompt).replaceAll("#", "") } as const;
      model.script([flat, flat], "=== SOURCE ===");
      await convertInto(page, t, "ar-saudi");
      await expect(page.getByText(t("errors.conversion.structure"))).toBeVisible();
      await expect(page.getByText(t("convert.nothing"))).toBeVisible();
      expect(await accessibilityProblems(page, "all")).toEqual([]);

      model.script([{ kind: "silence" }], "=== SOURCE ===");
      await page.getByRole("button", { name: t("convert.again") }).click();
      await expect(page.getByText(t("convert.converting"))).toBeVisible();
      await page.getByRole("button", { name: t("convert.stop"), exact: true }).click();
      await expect(page.getByText(t("convert.stopped"))).toBeVisible();
      await page
        .getByRole("link", { name: t("convert.back") })
        .last()
        .click();
      await expect(page.getByRole("article")).toBeVisible();
      const usage = await (await page.request.get(`${server.url}/api/usage`)).json();
      expect(usage).toMatchObject({ used: written.words, reserved: 0 });
    },
  );
});
