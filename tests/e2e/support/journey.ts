import { expect, type Page } from "@playwright/test";
import { outbox } from "#shared/contracts/outbox.ts";
import type { Language } from "#shared/options.ts";
import type { TestServer } from "./server.ts";
import { type Texts, textsIn } from "./texts.ts";

export const password = "correct horse battery";

let accounts = 0;
let callers = 0;

/** An address that nobody else has on the servers of this process. */
export function newEmail(): string {
  return `person-${++accounts}@example.com`;
}

/** Anything that the page logs as an error, or asks of another origin than the server's and those it `mayAsk`, fails the test. */
export function watchPage(page: Page, server: TestServer, mayAsk: readonly string[] = []): { problems: string[] } {
  const problems: string[] = [];
  const known = [server.url, ...mayAsk, "data:", "blob:"];
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    // The browser itself logs refused requests; whether they were expected is what the test says.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) problems.push(message.text());
  });
  page.on("request", (request) => {
    if (!known.some((origin) => request.url().startsWith(origin))) problems.push(`asked another origin: ${request.url()}`);
  });
  return { problems };
}

/** Makes an account as a newcomer does: landing page, dialog, form. Ends signed in on the writing desk. */
export async function signUp(page: Page, server: TestServer, language: Language, email: string): Promise<void> {
  const t = textsIn(language);
  await page.goto(`${server.url}${language === "ar" ? "/ar" : "/"}`);
  await page
    .getByRole("button", { name: t("site.start") })
    .first()
    .click();
  await fillSignUp(page, language, email);
  await expect(page).toHaveURL(/\/create/);
  await expect(page.getByRole("heading", { name: t("generations.pick.title") })).toBeVisible();
}

/** Fills and sends the form for new accounts, which a press on a public page has opened. */
export async function fillSignUp(page: Page, language: Language, email: string): Promise<void> {
  const t = textsIn(language);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: t("signIn.name") }).fill(language === "ar" ? "منى عادل" : "Mona Adel");
  await dialog.getByRole("textbox", { name: t("signIn.email") }).fill(email);
  await dialog.getByLabel(t("signIn.password"), { exact: true }).fill(password);
  await dialog.getByRole("button", { name: t("signIn.create"), exact: true }).click();
}

/** Signs up behind the page's back, for journeys that are about something else. */
export async function signUpQuickly(page: Page, server: TestServer, email: string, language: Language = "en"): Promise<void> {
  // Each from an address of their own, as people are: one household may not make as many accounts as a server's tests do.
  const headers = { origin: server.url, "x-forwarded-for": `10.1.${++callers >> 8}.${callers & 255}` };
  const { request } = page.context();
  await request.post(`${server.url}/api/auth/sign-up/email`, {
    headers,
    data: { name: language === "ar" ? "منى عادل" : "Mona Adel", email, password },
  });
  const answer = await request.post(`${server.url}/api/auth/sign-in/email`, { headers, data: { email, password } });
  expect(answer.ok()).toBe(true);
  await request.post(`${server.url}/api/settings`, { headers, data: { preferences: { language } } });
}

/** The link of the newest confirmation mail in the outbox, or of the newest one to an address. */
export async function confirmationLink(page: Page, serverUrl: string, email = ""): Promise<string> {
  const links = async () => {
    const { mails } = outbox.parse(await (await page.request.get(`${serverUrl}/api/outbox`)).json());
    const texts = mails.filter(({ to }) => email === "" || to === email).map(({ text }) => text);
    return texts.flatMap((text) => /https?:\S+\/confirm-email\?\S+/.exec(text)?.[0] ?? []);
  };
  // Mails are queued behind the answer.
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
  return (await links())[0] ?? "";
}

export interface SmallBrief {
  readonly topic: string;
  readonly notes: readonly string[];
  readonly mainPoint: string;
  readonly keyword: string;
  readonly varietyName: string;
  readonly words: string;
}

export function smallBrief(t: Texts): SmallBrief {
  return {
    topic: "تنظيم أسبوع الشغل في محل صغير",
    notes: ["بنفتح كل يوم من 9 الصبح", "المحل في شارع النصر جنب البنك", "قائمة المهام متعلقة ورا الكاشير"],
    mainPoint: "ساعة تخطيط في أول الأسبوع",
    keyword: "قائمة المهام",
    varietyName: t("options.varietyShort.ar-egyptian"),
    words: t("common.words", { count: 300 }),
  };
}

/** Fills the brief of a blog post in the form. */
export async function fillBrief(page: Page, t: Texts, brief: SmallBrief): Promise<void> {
  await page.getByLabel(t("generations.brief.topic")).fill(brief.topic);
  await page.getByLabel(t("generations.brief.notes")).fill(brief.notes.join("\n"));
  await page.locator("[data-part='field:mainPoint'] input").fill(brief.mainPoint);
  await page.getByRole("radio", { name: brief.varietyName }).click();
  await page.getByRole("radio", { name: brief.words, exact: true }).click();
  const keywords = page.getByLabel(t("generations.brief.keywords"));
  await keywords.fill(brief.keyword);
  await keywords.press("Enter");
}

export function writeButton(page: Page, t: Texts) {
  return page.getByRole("button", { name: t("options.writeIn.ar-egyptian") });
}
