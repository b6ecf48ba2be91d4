import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { loadMarketing, type Marketing } from "#shared/locales/marketing.ts";
import type { Language } from "#shared/options.ts";
import { marketingAddress } from "#shared/paths.ts";
import { inTurn } from "./support/in-turn.ts";
import { watchPage } from "./support/journey.ts";
import { server, test, withMotion } from "./support/test.ts";

test.use(withMotion);

interface DemoPage {
  readonly copy: Marketing["demo"];
  press(name: string): Promise<void>;
  isAtStep(step: number): Promise<void>;
}

async function openDemo(page: Page, language: Language): Promise<DemoPage> {
  const { demo: copy } = await loadMarketing(language);
  await page.goto(server.url + marketingAddress("/demo", language));
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const stepText = (step: number) => page.getByText(`${copy.step} ${step} ${copy.of} 4`);
  const isAtStep = (step: number) => expect(stepText(step)).toBeVisible();
  // The first press that changes something: from here on the page is alive.
  await expect(async () => {
    // The second step may still be on its way after the press: another one would leave it.
    if (await stepText(1).isVisible()) await press(copy.next);
    await expect(page.getByRole("textbox", { name: copy.brief.topic })).toBeVisible({ timeout: 500 });
  }).toPass();
  return { copy, press, isAtStep };
}

for (const language of inTurn("ar")) {
  test(`${language}: the tour really writes, checks, copies and saves a text`, async ({ page, context }) => {
    const watched = watchPage(page, server);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { copy, press, isAtStep } = await openDemo(page, language);
    await isAtStep(2);
    // It begins in the language of its page.
    const variety = page.getByRole("radio", { name: language === "ar" ? /سعودي/ : /American/ });
    await expect(variety).toBeChecked();
    const topic = language === "ar" ? "زعفران كشمشي مجفف" : "Sun-dried saffron threads";
    // A topic of the person's own stands in the text, word for word.
    await page.getByRole("textbox", { name: copy.brief.topic }).fill(topic);
    await press(copy.next);
    await isAtStep(3);
    await expect(page.getByText(copy.writing.done, { exact: true })).toBeVisible();
    await expect(page.locator(".paper-text")).toContainText(topic);
    await press(copy.next);
    await isAtStep(4);
    const receipt = page.getByRole("region", { name: copy.receipt.title, exact: true });
    // Of a topic alone nothing was told: the text asks for what it lives on.
    await expect(receipt).toContainText(copy.receipt.lengths.outline);
    await expect(receipt).toContainText(copy.receipt.builtIn);

    await press(copy.result.copy);
    await expect(page.getByText(copy.result.copied, { exact: true })).toBeVisible();
    const plain = await page.evaluate(() => navigator.clipboard.readText());
    expect(plain).toContain(topic);
    // What is pasted into a message has no Markdown; editors find paragraphs with their direction beside it.
    expect(plain).not.toMatch(/^#+ |\*\*|^\|/m);
    const rich = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return item ? (await item.getType("text/html")).text() : "";
    });
    expect(rich).toMatch(/<p dir="(?:rtl|ltr)"/);
    const [download] = await Promise.all([page.waitForEvent("download"), press(copy.result.download)]);
    expect(download.suggestedFilename()).toMatch(language === "ar" ? /^[\u0600-\u06ff].*\.txt$/ : /^\w.*\.txt$/);
    expect(await readFile(await download.path(), "utf8")).toContain(topic);

    await expect(page.getByRole("button", { name: copy.next, exact: true })).toBeDisabled();
    await expect(page.getByRole("link", { name: copy.startFree })).toHaveAttribute("href", /^\/api\/login/);
    await press(copy.result.edit);
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(watched.problems).toEqual([]);
  });
}

test("a topic in another language than the variety is asked for again, and nothing is written", async ({ page }) => {
  const { copy, press, isAtStep } = await openDemo(page, "en");
  const topic = page.getByRole("textbox", { name: copy.brief.topic });
  await topic.fill("قهوتنا");
  await press(copy.next);
  await isAtStep(2);
  await expect(page.getByText(copy.brief.topicEnglish)).toBeVisible();
  await expect(topic).toBeFocused();
  await page.getByRole("radio", { name: /Saudi/ }).check({ force: true });
  await press(copy.next);
  await isAtStep(3);
});

test("autoplay walks the steps by itself and stops at the last; reset goes back; a pressed button takes over", async ({
  page,
}) => {
  await page.clock.install();
  const { copy, press, isAtStep } = await openDemo(page, "en");
  await press(copy.reset);
  await isAtStep(1);
  await press(copy.autoPlay);
  for (const step of [2, 3, 4]) {
    await page.clock.runFor(3_000);
    await isAtStep(step);
  }
  await expect(page.getByRole("button", { name: copy.autoPlay })).toBeVisible();
  await press(copy.reset);
  await isAtStep(1);
  await expect(page.getByRole("button", { name: copy.previous, exact: true })).toBeDisabled();
  await press(copy.autoPlay);
  await press(copy.next);
  await page.clock.runFor(10_000);
  await isAtStep(2);
});

test("phrases that do not arrive are said, and asked for again", async ({ page }) => {
  const { copy, press, isAtStep } = await openDemo(page, "en");
  await page.route(/\/assets\/bank-/, (route) => route.abort());
  await page.getByRole("radio", { name: /Egyptian/ }).check({ force: true });
  await press(copy.next);
  await isAtStep(3);
  await expect(page.getByText(copy.writing.failed)).toBeVisible();
  await page.unroute(/\/assets\/bank-/);
  await press(copy.writing.again);
  await expect(page.getByText(copy.writing.done, { exact: true })).toBeVisible();
});

test("what was stopped stays as short as it was, with its receipt; another wording takes its place without losing the focus", async ({
  page,
}) => {
  await page.clock.install();
  const { copy, press, isAtStep } = await openDemo(page, "en");
  await page.getByRole("radio", { name: `200 ${copy.brief.words}` }).check({ force: true });
  // The words come by the clock of the page: a slow machine shows no more of them than a fast one.
  await page.clock.pauseAt(Date.now() + 600_000);
  await press(copy.next);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.locator(".paper-text")).toContainText(/\S/, { timeout: 200 });
  }).toPass();
  await press(copy.writing.stop);
  await page.clock.resume();
  await expect(page.getByText(copy.writing.stopped, { exact: true })).toBeVisible();
  await press(copy.next);
  await isAtStep(4);
  const receipt = page.getByRole("region", { name: copy.receipt.title, exact: true });
  await expect(receipt).toContainText(copy.receipt.lengths.told);
  const stopped = await page.locator(".paper-text").innerText();
  await press(copy.result.another);
  await expect(page.locator(".paper-text")).not.toHaveText(stopped);
  await expect(page.getByRole("button", { name: copy.result.another })).toBeFocused();
  await expect(receipt).toContainText(copy.receipt.lengths.told);
});
