import { expect, type Page } from "@playwright/test";
import { firstSamples } from "#language/sample/first-samples.ts";
import { countWords } from "#language/text/words.ts";
import { languages, type Variety, varieties } from "#shared/options.ts";
import { marketingAddress } from "#shared/paths.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { watchPage } from "./support/journey.ts";
import { motionProblems } from "./support/page-rules.ts";
import { server, test, withMotion } from "./support/test.ts";
import { copyIn } from "./support/texts.ts";

test.use(withMotion);

const sentence = (page: Page) => page.getByRole("tabpanel").locator("[aria-live] p");
const tabs = (page: Page) => page.getByRole("tab");

for (const language of languages) {
  const { landing } = copyIn(language);
  const open = (page: Page) => page.goto(server.url + marketingAddress("/", language));

  test(`the keys lead through all nine varieties in reading direction, and the sheet follows (${language})`, async ({ page }) => {
    const watched = watchPage(page, server);
    await open(page);
    const forward = language === "ar" ? "ArrowLeft" : "ArrowRight";
    const heard: (Variety | undefined)[] = [];
    await tabs(page).first().click();
    for (const [index, variety] of varieties.entries()) {
      await expect(tabs(page).nth(index)).toBeFocused();
      await expect(tabs(page).nth(index)).toHaveAttribute("aria-selected", "true");
      await expect(sentence(page)).toHaveText(firstSamples[variety].text);
      await expect(sentence(page)).toHaveAttribute("lang", varietyRecords[variety].tag);
      heard.push(variety);
      await page.keyboard.press(forward);
    }
    expect(heard).toEqual([...varieties]);
    // The ends meet.
    await expect(tabs(page).first()).toBeFocused();
    expect(watched.problems).toEqual([]);
  });

  test(`asked again, the page writes another sentence, and its receipt counts that one (${language})`, async ({ page }) => {
    await open(page);
    const seen = new Set([await sentence(page).innerText()]);
    for (let turn = 1; turn <= 3; turn += 1) {
      const before = await sentence(page).innerText();
      await page.getByRole("button", { name: landing.sample.again }).click();
      await expect(sentence(page)).not.toHaveText(before);
      const text = await sentence(page).innerText();
      seen.add(text);
      await expect(page.getByRole("tabpanel").getByRole("definition").last()).toHaveText(String(countWords(text)));
    }
    expect(seen.size).toBe(4);
    // The sentence that fades out leaves the page.
    await expect(page.getByRole("tabpanel").locator("[aria-hidden] p")).toHaveCount(0);
  });

  test(`a plan's button opens the form, and the demo is a link (${language})`, async ({ page }) => {
    await open(page);
    await expect(page.getByRole("link", { name: landing.hero.demo })).toHaveAttribute(
      "href",
      marketingAddress("/demo", language),
    );
    await page.getByRole("button", { name: landing.plans.choose.pro }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
}

test("a button that is pressed before the page's scripts have come does what it says when they are there", async ({ page }) => {
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/public-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(server.url, { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: copyIn("en").landing.plans.choose.pro }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  letGo();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("with reduced motion the sentence changes at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(server.url);
  await tabs(page).nth(varieties.indexOf("ar-lebanese")).click();
  await expect(sentence(page)).toHaveText(firstSamples["ar-lebanese"].text);
  expect(await motionProblems(page)).toEqual([]);
});

test("when the writer's files do not come, the page says so and keeps its sentence", async ({ page }) => {
  await page.route(/sample-writer/, (route) => route.abort());
  await page.goto(server.url);
  await page.getByRole("button", { name: copyIn("en").landing.sample.again }).click();
  await expect(page.getByRole("tabpanel").getByRole("status")).toHaveText(copyIn("en").landing.sample.failed);
  await expect(sentence(page)).toHaveText(firstSamples["ar-egyptian"].text);
});
