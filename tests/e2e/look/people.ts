import { expect, type Page } from "@playwright/test";
import type { Language } from "#shared/options.ts";

const password = "correct horse battery";

/** Signs up and in through the API, so that the page is the person's own from its next load on. */
export async function signUpAs(page: Page, serverUrl: string, language: Language): Promise<void> {
  const headers = { origin: serverUrl };
  const person = { name: language === "ar" ? "منى عادل" : "Mona Adel", email: `mona-${language}@example.com`, password };
  await page.request.post(`${serverUrl}/api/auth/sign-up/email`, { headers, data: person });
  const answer = await page.request.post(`${serverUrl}/api/auth/sign-in/email`, { headers, data: person });
  expect(answer.ok()).toBe(true);
  await page.request.post(`${serverUrl}/api/settings`, { headers, data: { preferences: { language } } });
}
