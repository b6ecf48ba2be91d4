import { expect, type Locator, type Page } from "@playwright/test";
import { inTurn } from "./support/in-turn.ts";
import { newEmail, password } from "./support/journey.ts";
import { localeOf, stageOf } from "./support/rounds.ts";
import { server, test } from "./support/test.ts";
import type { Stage } from "./support/views.ts";

/** Nobody tabs further than this for what they came for; a heading or a skip link would be nearer. */
const mostSteps = 120;

/** A press of a key as a person makes it; wherever it leads, the focus is on something that is there. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(() => focusProblem(page), { message: `after ${key}` }).toBeNull();
}

/** The focus on the page itself is a lost one: a screen reader would begin again at the top. */
function focusProblem(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "the focus is lost";
    return focused.checkVisibility({ visibilityProperty: true }) ? null : `the focus is on a hidden ${focused.tagName}`;
  });
}

/** Why a person would not see where the focus is: no ring, nor one on what stands for the control, or something covers it. */
function unseenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    // A place where reading goes on, a heading or a dialog, is no control.
    if (focused.tabIndex === -1) return null;
    const name = `${focused.tagName.toLowerCase()} '${(focused.getAttribute("aria-label") ?? focused.textContent ?? "").trim().slice(0, 30)}'`;
    const hasRing = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
    };
    const box = focused.getBoundingClientRect();
    const standIns = [focused.parentElement, focused.nextElementSibling, focused.closest("label")].filter(
      (other) => other !== null,
    );
    if (![focused, ...standIns].some(hasRing)) return `no ring on ${name}`;
    if (box.width <= 1 || box.height <= 1) return null;
    const points = [0.5, 0.1, 0.9].map((part) => ({ x: box.left + box.width * part, y: box.top + box.height / 2 }));
    const isSeen = points.some(({ x, y }) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (focused.contains(top) || top.contains(focused));
    });
    return isSeen ? null : `${name} is covered, or out of the screen`;
  });
}

/** Goes on with the Tab key, or back, until the focus is where it should be, and sees it at every step on the way. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < mostSteps; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await press(page, key);
    await expect.poll(() => unseenFocus(page)).toBeNull();
  }
  throw new Error(`The Tab key does not lead to ${target}`);
}

/** Types where the focus is, letter by letter. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

async function signUpByKeys({ page, serverUrl, language, t, copy }: Stage, email: string): Promise<void> {
  await page.goto(`${serverUrl}${language === "ar" ? "/ar" : "/"}`);
  await tabTo(page, page.getByRole("main").getByRole("button", { name: copy.site.start }).first());
  const dialog = page.getByRole("dialog");
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await type(page, dialog.getByRole("textbox", { name: t("signIn.name") }), language === "ar" ? "منى عادل" : "Mona Adel");
  await type(page, dialog.getByRole("textbox", { name: t("signIn.email") }), email);
  await type(page, dialog.getByLabel(t("signIn.password"), { exact: true }), password);
  await press(page, "Enter");
  await expect(page.getByRole("navigation", { name: t("shell.nav.label") }).first()).toBeVisible();
}

/** After a navigation the focus is on the page's heading, or on the main part where the heading came later. */
function isAtPageStart(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.matches("h1, main") ?? false);
}

/** From one page to another over the navigation, which stands before the heading where the focus is after each of them. */
async function goByKeys({ page, t }: Stage, item: "templates" | "generations", key: "Tab" | "Shift+Tab"): Promise<void> {
  const navigation = page.getByRole("navigation", { name: t("shell.nav.label") });
  await tabTo(page, navigation.getByRole("link", { name: t(`shell.nav.${item}`), exact: true }), key);
  await press(page, "Enter");
  await expect.poll(() => isAtPageStart(page)).toBe(true);
}

async function writeByKeys(stage: Stage): Promise<void> {
  const { page, t } = stage;
  await goByKeys(stage, "templates", "Tab");
  await goByKeys(stage, "generations", "Shift+Tab");
  await expect(page.getByRole("heading", { level: 1, name: t("generations.pick.title") })).toBeVisible();
  const { promise: arrival, resolve: arriveNow } = Promise.withResolvers<void>();
  await page.route(/\/interview-[^/]+\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await tabTo(page, page.getByRole("main").getByRole("listitem").first().getByRole("link"));
  await press(page, "Enter");
  await type(page, page.getByLabel(t("generations.brief.topic")), "تنظيم أسبوع الشغل في محل صغير");
  await type(page, page.locator("[data-part='field:mainPoint'] input"), "ساعة تخطيط في أول الأسبوع");
  // The interview arrives above the field: what has the focus stays in view.
  arriveNow();
  await expect(page.getByRole("group", { name: t("facts.interview.title") })).toBeVisible();
  await expect.poll(() => unseenFocus(page)).toBeNull();
  await press(page, "Control+Enter");
  await expect(page.getByRole("article").locator("p").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: t("receipt.title") }).first()).toBeVisible();
  await expect.poll(() => focusProblem(page)).toBeNull();
}

/** Opens the search over the page, goes where it leads, and comes back to where one was when it leads nowhere. */
async function searchByKeys({ page, t }: Stage): Promise<void> {
  const field = page.getByRole("combobox", { name: t("palette.title") });
  const before = await page.evaluateHandle(() => document.activeElement);
  await press(page, "Control+K");
  await expect(field).toBeFocused();
  // A tooltip of the control that had the focus may still be open above the search: then the first Esc is its own.
  await expect(async () => {
    await press(page, "Escape");
    await expect(field).toBeHidden({ timeout: 1_000 });
  }).toPass();
  expect(await before.evaluate((element) => element === document.activeElement)).toBe(true);
  await press(page, "Control+K");
  await page.keyboard.type(t("shell.nav.settings"));
  await expect(page.getByRole("option", { name: t("shell.nav.settings") }).first()).toBeVisible();
  await press(page, "Enter");
  await expect(page.getByRole("heading", { level: 1, name: t("settings.title") })).toBeVisible();
  await expect.poll(() => isAtPageStart(page)).toBe(true);
}

async function changeSettingByKeys({ page, t, language }: Stage): Promise<void> {
  const name = language === "ar" ? "منى عادل الحسن" : "Mona A. Adel";
  const field = page.getByRole("textbox", { name: t("settings.name") });
  await tabTo(page, field);
  await press(page, "Control+A");
  await page.keyboard.type(name);
  await press(page, "Enter");
  await expect(page.getByText(t("settings.saved"), { exact: true })).toBeVisible();
  await expect.poll(() => focusProblem(page)).toBeNull();
  await page.reload();
  await expect(field).toHaveValue(name);
}

for (const language of inTurn("ar")) {
  test.describe(language, () => {
    test.use({ locale: localeOf(language), reducedMotion: "reduce" });

    test(`without a mouse: sign up, write a text, search, change a setting (${language})`, async ({ page }) => {
      const stage = stageOf(page, server, language);
      await test.step("sign up", () => signUpByKeys(stage, newEmail()));
      await test.step("write", () => writeByKeys(stage));
      await test.step("search", () => searchByKeys(stage));
      await test.step("change a setting", () => changeSettingByKeys(stage));
    });

    test(`a dialog keeps the focus inside and gives it back (${language})`, async ({ page, newPerson }) => {
      const { t } = stageOf(page, server, language);
      await newPerson(language);
      await page.goto(`${server.url}/templates`);
      const card = page.getByRole("article").getByRole("button").first();
      await tabTo(page, card);
      await press(page, "Enter");
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByLabel(t("generations.brief.topic"))).toBeVisible();
      for (let step = 0; step < 60; step++) {
        await press(page, "Tab");
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
      await press(page, "Escape");
      await expect(dialog).toBeHidden();
      await expect(card).toBeFocused();
    });
  });
}
