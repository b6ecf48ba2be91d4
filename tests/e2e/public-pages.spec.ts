import { expect, type Page } from "@playwright/test";
import { languages } from "#shared/options.ts";
import { marketingAddress, marketingPaths } from "#shared/paths.ts";
import { watchPage } from "./support/journey.ts";
import { server, test } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

const pages = marketingPaths.flatMap((path) => languages.map((language) => ({ path, language })));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every public page is readable, and leads to the others and to the other language", async ({ page }) => {
    for (const { path, language } of pages) {
      const t = textsIn(language);
      await page.goto(server.url + marketingAddress(path, language));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo").getByRole("link", { name: t("site.links.guide") })).toBeVisible();
      const other = language === "ar" ? "en" : "ar";
      const toggle = page.getByRole("banner").getByRole("link", { name: t("site.otherLanguage") });
      await expect(toggle).toHaveAttribute("href", marketingAddress(path, other));
    }
  });
});

/** kB of the fonts of a first view. */
const fontBudgets = { en: 110, ar: 150 };

for (const language of languages) {
  test(`every public page in ${language} comes alive as it was sent: no error, no other origin, nothing moves, ${fontBudgets[language]} kB of fonts`, async ({
    browser,
  }) => {
    for (const path of marketingPaths) {
      // Each page in a browser of its own: what an earlier page has fetched would be listed again.
      const context = await browser.newContext();
      const page = await context.newPage();
      const watched = watchPage(page, server);
      await page.addInitScript(addUpShifts);
      await page.goto(server.url + marketingAddress(path, language));
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      const fonts = await fontsOf(page);
      const kb = fonts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
      test.info().annotations.push({ type: "fonts", description: `${language} ${path}: ${kb.toFixed(1)} kB` });
      expect(kb, `${path}: ${fonts.map(({ name }) => name).join(" ")}`).toBeLessThanOrEqual(fontBudgets[language]);
      expect(watched.problems, path).toEqual([]);
      expect(await page.evaluate(() => window.shifted ?? 0), `layout shift of ${path}`).toBeLessThan(0.1);
      await context.close();
    }
  });
}

/** Runs in the page, before all else. */
function addUpShifts(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted = (window.shifted ?? 0) + (entry as LayoutShift).value;
  }).observe({ type: "layout-shift", buffered: true });
}

function fontsOf(page: Page) {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map((entry) => ({
        name: entry.name.replace(/.*\//, ""),
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
      })),
  );
}

test("a first visit that prefers Arabic reads Arabic, and the toggle keeps the page and the choice", async ({ browser }) => {
  const context = await browser.newContext({ locale: "ar-EG" });
  const page = await context.newPage();
  await page.goto(`${server.url}/pricing`);
  await expect(page).toHaveURL(`${server.url}/ar/pricing`);
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`${server.url}/pricing`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto(`${server.url}/about`);
  await expect(page).toHaveURL(`${server.url}/about`);
  await context.close();
});

for (const language of languages) {
  test(`the sign-in form arrives when somebody is about to use it, in ${language}`, async ({ page }) => {
    const t = textsIn(language);
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    const formFiles = () => fetched.filter((url) => url.includes("/sign-in-door"));
    await page.goto(server.url + marketingAddress("/about", language));
    await hydrated(page);
    expect(formFiles()).toEqual([]);

    const signIn = page.getByRole("banner").getByRole("button", { name: t("site.signIn") });
    await signIn.focus();
    await expect.poll(() => formFiles().length).toBeGreaterThan(0);
    await signIn.press("Enter");
    const dialog = page.getByRole("dialog", { name: t("signIn.welcome") });
    await expect(dialog.getByRole("textbox", { name: t("signIn.email") })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(signIn).toBeFocused();
  });
}

test("the form that cannot be fetched has a page of its own", async ({ page }) => {
  await page.goto(`${server.url}/about`);
  await hydrated(page);
  await page.route("**/assets/sign-in-door*", (route) => route.abort());
  await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${server.url}/firebase-login?next=%2F`);
});

for (const language of languages) {
  test(`the menu of small screens works by keyboard alone, in ${language}`, async ({ page }) => {
    const t = textsIn(language);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(server.url + marketingAddress("/", language));
    await hydrated(page);
    const open = page.getByRole("button", { name: t("site.menu.open") });
    const menu = page.getByRole("dialog", { name: t("site.menu.title") });
    await open.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await page.keyboard.press("Enter");
    for (
      let presses = 0;
      presses < 20 && !(await menu.getByRole("link", { name: t("site.links.about") }).evaluate(isFocused));
      presses++
    ) {
      await page.keyboard.press("Tab");
      expect(
        await menu.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body),
      ).toBe(true);
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(server.url + marketingAddress("/about", language));
  });
}

test("who is signed in is offered the app in place of the form, and a start button leads straight on", async ({
  page,
  newPerson,
}) => {
  await newPerson();
  await page.goto(`${server.url}/about`);
  await hydrated(page);
  await expect(page.getByRole("banner").getByRole("link", { name: "Open Lahja" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign in" })).toBeHidden();
  await page.goto(`${server.url}/ar`);
  await hydrated(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: textsIn("ar")("site.start") })
    .first()
    .click();
  await expect(page).toHaveURL(`${server.url}/create`);
});

test("who is signed in with Arabic reads the public pages in Arabic, and in English for as long as they ask for it", async ({
  page,
  newPerson,
}) => {
  const t = textsIn("en");
  await newPerson("ar");
  for (const path of ["/help", "/about", "/pricing"]) {
    await page.goto(server.url + path);
    await expect(page).toHaveURL(`${server.url}/ar${path}`);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  }
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`${server.url}/pricing`);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("site.links.guide") })
    .click();
  await expect(page).toHaveURL(`${server.url}/help`);
  await page.reload();
  await expect(page).toHaveURL(`${server.url}/help`);
  await page.goto(`${server.url}/about?lang=en`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the theme stands before the first paint", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${server.url}/about`, { waitUntil: "commit" });
  await page.getByRole("banner").waitFor({ state: "attached" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

/** React marks the container that it has taken over. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById("root");
    return root !== null && Object.keys(root).some((key) => key.startsWith("__reactContainer"));
  });
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

declare global {
  interface Window {
    /** Added up by the page itself. */
    shifted?: number;
  }
}
