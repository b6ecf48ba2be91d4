import { expect, type Page } from "@playwright/test";
import type { Generation } from "#shared/contracts/generations.ts";
import type { MarketSet } from "#shared/contracts/markets.ts";
import type { Marketing } from "#shared/locales/marketing.ts";
import type { Language } from "#shared/options.ts";
import { appPaths } from "#shared/paths.ts";
import { egyptianText } from "#tests/support/spoken-text.ts";
import { bakeryVoice, everydayBrief, keepText, makeBrandVoice, writeMarketSet, writeText } from "./seed.ts";
import type { Texts } from "./texts.ts";

/** What a view is opened with. `written` and `set` are there once somebody has written. */
export interface Stage {
  readonly page: Page;
  readonly serverUrl: string;
  readonly language: Language;
  readonly t: Texts;
  readonly copy: Marketing;
  written?: Generation;
  /** A text of so much dialect that its words can be exchanged for another's. */
  spokenId?: string;
  set?: MarketSet;
  /** The views of the app are walked through without loading each anew: a load takes five times as long as a step. */
  readonly staysInApp?: boolean;
}

/** A page in one of its states, as a person meets it. */
export interface View {
  readonly name: string;
  /** The addresses that show this page, the opened one first: an address of `shared/paths.ts` that no view names fails a test. */
  readonly paths: readonly string[];
  readonly open: (stage: Stage) => Promise<void>;
}

/** What to wait for, or to do, once the address is open. */
export type Then = (stage: Stage) => Promise<void>;

/** A view of an address, or of the first of several that show the same page. */
export function viewAt(name: string, address: string | readonly string[], then: Then = async () => {}): View {
  const paths = (typeof address === "string" ? [address] : address).map((path) => path.split("?")[0] ?? "");
  const first = typeof address === "string" ? address : (address[0] ?? "");
  return {
    name,
    paths,
    open: async (stage) => {
      await goTo(stage, first);
      await then(stage);
    },
  };
}

/** Opens an address: where the stage stays in the app, as one of the app's links does. */
export async function goTo({ page, serverUrl, staysInApp = false }: Stage, address: string): Promise<void> {
  const wasStep = staysInApp && isOfApp(address) && (await isInApp(page)) && (await stepsTo(page, address));
  if (!wasStep) await page.goto(serverUrl + address);
}

const pathOf = (address: string) => address.split("?")[0] ?? "";
const isOfApp = (address: string) => appPaths.some((path) => path === pathOf(address));
const isInApp = (page: Page) =>
  page.evaluate(() => document.querySelector(".app-frame") !== null && document.querySelector("#root > [inert]") === null);

/** Goes to a page of the app by its own router. @returns whether nothing of the last view stands over it. */
async function stepsTo(page: Page, address: string): Promise<boolean> {
  // What a view has begun in a page ends with the page, so the same page is left first.
  if (new URL(page.url()).pathname === pathOf(address)) await step(page, pathOf(address) === "/plans" ? "/analytics" : "/plans");
  await step(page, address);
  // The panels of the frame outlive the pages in it.
  return (await page.locator("[role=dialog], [role=alertdialog], [role=menu], dialog[open]").count()) === 0;
}

async function step(page: Page, address: string): Promise<void> {
  const before = await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
    return document.title;
  }, address);
  await page.waitForFunction((title) => document.title !== title, before);
}

/** Opens a view and waits until nothing on it moves or loads any more. */
export async function showView(view: View, stage: Stage): Promise<void> {
  await view.open(stage);
  // Until its scripts have come, the app shows what the server has drawn.
  await expect(stage.page.locator("#root > [inert]")).toHaveCount(0);
  await expect(stage.page.getByRole("heading", { level: 1, includeHidden: true }).first()).toBeAttached();
  await expect(stage.page.locator(".animate-pulse-soft:visible")).toHaveCount(0);
  await stage.page.evaluate(() => document.fonts.ready);
}

export type Theme = "light" | "dark";

/** Changes the device's theme, which the page follows, and waits until the page has. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  const isNew = (await page.locator("html").getAttribute("data-theme")) !== theme;
  // Colours change at once instead of one level of elements after the other, which costs a third of a whole look at a page.
  const still = isNew ? await stopTransitions(page) : null;
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await nextPaint(page);
  // What enters the page may still be on its way in.
  await page.evaluate(async (sheet) => {
    const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const running = () => document.getAnimations().filter(ends);
    for (let moves = running(); moves.length > 0; moves = running())
      await Promise.allSettled(moves.map(({ finished }) => finished));
    if (sheet) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }, still);
}

/** @returns the style sheet that stops them. */
function stopTransitions(page: Page) {
  return page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
}

async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(afterNextPaint);
}

/** Runs in the page. Two frames: the first may have begun before the change. */
export function afterNextPaint(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** The texts that the views of a writer show, and how their brand speaks. */
export async function writeFor(stage: Stage): Promise<void> {
  await makeBrandVoice(stage.page.request, stage.serverUrl, bakeryVoice);
  stage.set = await writeMarketSet(stage.page.request, stage.serverUrl);
  stage.spokenId = (await keepText(stage.page.request, stage.serverUrl, everydayBrief, egyptianText)).itemId;
  stage.written = await writeText(stage.page.request, stage.serverUrl, everydayBrief);
}
