import { expect, type Locator, type Page } from "@playwright/test";
import type { LibraryItem } from "#shared/contracts/library.ts";
import type { TestServer } from "./server.ts";
import type { Texts } from "./texts.ts";

/** The sheet that a text is changed on. */
export function sheetOf(page: Page, t: Texts): Locator {
  return page.getByRole("textbox", { name: t("receipt.edit.label") });
}

/** Opens the text for changes, and waits until it can be typed in. */
export async function openSheet(page: Page, t: Texts): Promise<Locator> {
  await page.getByRole("button", { name: t("receipt.edit.start"), exact: true }).click();
  await expect(sheetOf(page, t)).toBeFocused();
  return sheetOf(page, t);
}

/** What is stored of a text. */
export async function itemOf(page: Page, server: TestServer, id: string): Promise<LibraryItem> {
  return (await page.request.get(`${server.url}/api/library/${id}`)).json();
}

/** Stores another text behind the page's back, as another tab would. */
export async function storeText(
  page: Page,
  server: TestServer,
  id: string,
  change: (text: string) => string,
): Promise<LibraryItem> {
  const { text, version } = await itemOf(page, server, id);
  const answer = await page.request.patch(`${server.url}/api/library/${id}`, {
    headers: { origin: server.url },
    data: { text: change(text), version },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/**
 * Moves the cursor by a key. The browser tells the editor of it with the next frame: what is typed sooner than any fingers could
 * lands at the old place.
 */
export async function moveCursor(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Writes at the end of the open text. */
export async function typeAtEnd(page: Page, t: Texts, words: string): Promise<void> {
  await sheetOf(page, t).focus();
  await moveCursor(page, "Control+End");
  await sheetOf(page, t).pressSequentially(words);
}

/** What stands on the sheet: a rich one has its words in its elements, a plain one in its value. */
export function readSheet(page: Page, t: Texts): Promise<string> {
  return sheetOf(page, t).evaluate((sheet) => (sheet instanceof HTMLTextAreaElement ? sheet.value : (sheet.textContent ?? "")));
}

/** From now on no change of a text arrives, until that is mended. */
export async function cutSaving(page: Page): Promise<{ mend: () => Promise<void> }> {
  // By a cookie or by a token.
  const pattern = /\/api\/(firebase\/)?library\/[^/]+$/;
  await page.route(pattern, (route) => (route.request().method() === "PATCH" ? route.abort() : route.continue()));
  return { mend: () => page.unroute(pattern) };
}
