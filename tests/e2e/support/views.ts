import { expect, type Page } from "@playwright/test";
import type { Generation } from "#shared/contracts/generations.ts";
import type { MarketSet } from "#shared/contracts/sets.ts";
import type { Language } from "#shared/options.ts";
import { bakeryVoice, convertText, everydayBrief, makeBrandVoice, writeSet, writeText } from "./seed.ts";
import type { Texts } from "./texts.ts";

/** What a view is opened with. `written` is there once the views of a newcomer are done. */
export interface Stage {
  readonly page: Page;
  readonly serverUrl: string;
  readonly language: Language;
  readonly t: Texts;
  written?: Generation;
  set?: MarketSet;
}

/** A page in one of its states, as a person meets it. */
export interface View {
  readonly name: string;
  readonly open: (stage: Stage) => Promise<void>;
}

function at(path: string, then: (stage: Stage) => Promise<void> = async () => {}): View["open"] {
  return async (stage) => {
    await stage.page.goto(stage.serverUrl + path);
    await then(stage);
  };
}

const openGenerator = async ({ page }: Stage) => {
  await page.getByRole("article").getByRole("button").first().click();
  await expect(page.getByRole("dialog").locator("[data-part='topic'] textarea")).toBeVisible();
};

/** Signed out. */
export const visitorViews: readonly View[] = [
  {
    name: "landing",
    open: async (stage) => {
      await stage.page.goto(stage.serverUrl + (stage.language === "ar" ? "/ar" : "/"));
    },
  },
  {
    name: "sign-in-dialog",
    open: async (stage) => {
      await stage.page.goto(stage.serverUrl + (stage.language === "ar" ? "/ar" : "/"));
      await stage.page.getByRole("button", { name: stage.t("landing.start") }).click();
      await expect(stage.page.getByRole("dialog")).toBeVisible();
    },
  },
  { name: "firebase-login", open: at("/firebase-login") },
  { name: "wall", open: at("/my-content") },
  { name: "reset-password", open: at("/reset-password?token=a-token") },
  { name: "reset-password-without-token", open: at("/reset-password") },
  { name: "outbox", open: at("/outbox", ({ page }) => expect(page.getByRole("listitem").first()).toBeVisible()) },
  { name: "not-found", open: at("/no-such-page") },
];

/** Signed in, before the first text. */
export const newcomerViews: readonly View[] = [
  { name: "create", open: at("/create", ({ page, t }) => expect(page.getByText(t("create.pick.title"))).toBeVisible()) },
  {
    name: "brief",
    open: at("/create?template=1", ({ page, t }) => expect(page.getByLabel(t("create.brief.topic"))).toBeVisible()),
  },
  { name: "templates", open: at("/templates", ({ page }) => expect(page.getByRole("article").first()).toBeVisible()) },
  { name: "generator", open: at("/templates", openGenerator) },
  {
    name: "library-empty",
    open: at("/my-content", ({ page, t }) => expect(page.getByText(t("library.empty.title"))).toBeVisible()),
  },
  { name: "matrix-start", open: at("/matrix", ({ page, t }) => expect(page.getByLabel(t("create.brief.topic"))).toBeVisible()) },
  {
    name: "brand-voices-empty",
    open: at("/brand-voices", ({ page, t }) => expect(page.getByText(t("brandVoices.empty.title"))).toBeVisible()),
  },
  {
    name: "brand-voice",
    open: at("/brand-voices?voice=new", ({ page, t }) => expect(page.getByLabel(t("brandVoices.form.name"))).toBeVisible()),
  },
  { name: "plans", open: at("/plans") },
  { name: "settings", open: at("/settings") },
  { name: "app-not-found", open: at("/no-such-page") },
];

/** Signed in, with a text. */
export const writerViews: readonly View[] = [
  {
    name: "result",
    open: async ({ page, serverUrl, written }) => {
      await page.goto(`${serverUrl}/create?template=${written?.brief.templateId}&generation=${written?.id}`);
      await expect(page.getByRole("article").locator("p").first()).toBeVisible();
    },
  },
  {
    name: "matrix",
    open: async ({ page, serverUrl, set }) => {
      await page.goto(`${serverUrl}/matrix?set=${set?.id}`);
      await expect(page.getByRole("article").locator("p").first()).toBeVisible();
    },
  },
  { name: "brand-voices", open: at("/brand-voices", ({ page }) => expect(page.locator("main li").first()).toBeVisible()) },
  { name: "library", open: at("/my-content", ({ page }) => expect(page.locator("main li").first()).toBeVisible()) },
  {
    name: "conversion",
    open: async ({ page, serverUrl, written }) => {
      const id = await convertText(page.request, serverUrl, written?.itemId ?? "", "ar-saudi");
      await page.goto(`${serverUrl}/my-content?item=${id}`);
      await expect(page.locator("article:visible mark[data-mark~=after]").first()).toBeVisible();
    },
  },
  {
    name: "item",
    open: async ({ page, serverUrl, written }) => {
      await page.goto(`${serverUrl}/my-content?item=${written?.itemId}`);
      await expect(page.getByRole("article").locator("p").first()).toBeVisible();
    },
  },
];

/** Opens a view and waits until nothing on it moves or loads any more. */
export async function showView(view: View, stage: Stage): Promise<void> {
  await view.open(stage);
  await expect(stage.page.getByRole("heading", { level: 1, includeHidden: true })).toBeAttached();
  await expect(stage.page.locator(".animate-pulse-soft:visible")).toHaveCount(0);
  await stage.page.evaluate(() => document.fonts.ready);
}

/** Changes the device's theme, which the page follows, and waits until the page has. */
export async function showTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await nextPaint(page);
}

/** Two frames: the first may have begun before the change. */
export async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The texts that the views of a writer show, and how their brand speaks. */
export async function writeFor(stage: Stage): Promise<void> {
  await makeBrandVoice(stage.page.request, stage.serverUrl, bakeryVoice);
  stage.set = await writeSet(stage.page.request, stage.serverUrl);
  stage.written = await writeText(stage.page.request, stage.serverUrl, everydayBrief);
}
