import { expect } from "@playwright/test";
import { loadSubject } from "#language/subjects/registry.ts";
import { inTurn } from "./support/in-turn.ts";
import { fillBrief, smallBrief, writeButton } from "./support/journey.ts";
import { server, test } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

const coffee = await loadSubject("specialty-coffee");

for (const language of inTurn("en")) {
  test(`a subject that the writer knows fills the text; the desk says before how much there is (${language})`, async ({
    page,
    newPerson,
  }) => {
    const t = textsIn(language);
    await newPerson(language);
    await page.goto(`${server.url}/create?template=1`);
    await fillBrief(page, t, { ...smallBrief(t), topic: "تخزين البن في البيت", notes: ["المحمصة بتفتح الساعة 8 الصبح"] });
    const subject = page.getByRole("combobox", { name: t("generations.brief.subject.label") });
    await subject.click();
    await page.getByRole("option", { name: coffee.pack.name[language], exact: true }).click();
    await expect(page.getByText(language === "en" ? /^About \d+ words with/ : /^نحو .+ بما كُتب/)).toBeVisible();

    await writeButton(page, t).click();
    const text = page.getByRole("article");
    await expect(text).toContainText("المحمصة بتفتح الساعة 8 الصبح");
    await expect(text).toContainText(coffee.sayings["ar-egyptian"].facets.freshness ?? "no heading");
    await expect(page.getByText(t("receipt.words.verdict.told")).first()).toBeVisible();
  });
}
