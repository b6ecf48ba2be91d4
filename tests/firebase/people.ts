import { type APIRequestContext, expect, type Page, request } from "@playwright/test";
import { password, watchPage } from "../e2e/support/journey.ts";
import { type Texts, textsIn } from "../e2e/support/texts.ts";
import { emulator, server } from "./test.ts";

let people = 0;

/** An address that nobody else has at the emulator, which all worker processes share. */
export const newEmail = () => `person-${process.pid}-${++people}@example.com`;

/** Anything that the page logs as an error, or that it asks of another origin than the two it may, is a problem. */
export const watch = (page: Page): string[] => watchPage(page, server, [emulator.url]).problems;

/** Fills and sends the form for new accounts of the sign-in page. */
export async function signUp(page: Page, t: Texts, email: string): Promise<void> {
  await page.getByRole("button", { name: t("signIn.toSignUp.link") }).click();
  await page.getByRole("textbox", { name: t("signIn.name") }).fill("Mona Adel");
  await page.getByRole("textbox", { name: t("signIn.email") }).fill(email);
  await page.getByLabel(t("signIn.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: t("signIn.create"), exact: true }).click();
}

/** Fills and sends the form for who has an account, on its page or over another. */
export async function signIn(page: Page, t: Texts, email: string, typed = password): Promise<void> {
  await page.getByRole("textbox", { name: t("signIn.email") }).fill(email);
  await page.getByLabel(t("signIn.password"), { exact: true }).fill(typed);
  await page.getByRole("button", { name: t("signIn.submit"), exact: true }).click();
}

/** Makes a person and opens the app for them, in English. @returns their address. */
export async function enter(page: Page, path = "/dashboard"): Promise<string> {
  const t = textsIn("en");
  const email = newEmail();
  await page.goto(`${server.url}/firebase-login?lang=en&next=${encodeURIComponent(path)}`);
  await signUp(page, t, email);
  await expect(page.getByRole("button", { name: t("shell.logOut") }).first()).toBeVisible();
  return email;
}

/** Calls the server behind the page's back with a token of the person's own: `post("library/trash", { data })`. */
export async function callsOf(email: string): Promise<APIRequestContext> {
  const authorization = `Bearer ${await emulator.idToken(email, password)}`;
  return request.newContext({ baseURL: `${server.url}/api/firebase/`, extraHTTPHeaders: { authorization, origin: server.url } });
}

/** Keeps a text of the person's own. @returns its id. */
export async function keepText(calls: APIRequestContext, output: string): Promise<string> {
  const answer = await calls.post("content", { data: { output } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}
