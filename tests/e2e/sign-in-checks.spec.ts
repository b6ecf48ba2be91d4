import { expect, type Page } from "@playwright/test";
import { checkMessages as arabic } from "#shared/locales/ar/checks.ts";
import { checkMessages as english } from "#shared/locales/en/checks.ts";
import { inTurn } from "./support/in-turn.ts";
import { codeInOutbox, newNumber } from "./support/phone.ts";
import { localeOf } from "./support/rounds.ts";
import { test } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

const texts = { en: english.checks, ar: arabic.checks };

for (const language of inTurn("en")) {
  test.describe(language, () => {
    test.use({ locale: localeOf(language), baseURL: async ({ runningServer }, use) => use(runningServer.url) });
    const { connection, phone, diagnosis } = texts[language];
    const problems = textsIn(language);
    const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

    test("the test of phones asks for its steps in their order, and ends signed in", async ({ page }) => {
      const number = newNumber();
      const told = (title: string) => expect(page.getByText(title, { exact: true }).first()).toBeVisible();
      await page.goto("/phone-test");
      await press(page, phone.send);
      await told(phone.captchaFirst);
      await press(page, phone.setUp);
      await told(phone.ready);
      await press(page, phone.send);
      await told(phone.numberFirst);
      await page.getByLabel(phone.number, { exact: true }).fill(number.e164);
      await press(page, phone.verify);
      await told(phone.smsFirst);
      await press(page, phone.send);
      await told(phone.sent);
      await press(page, phone.verify);
      await told(phone.codeFirst);
      const code = await codeInOutbox(page, number.e164);
      const field = page.getByLabel(phone.code, { exact: true });
      await field.fill(code === "111111" ? "222222" : "111111");
      await press(page, phone.verify);
      await told(phone.codeFailed);
      await told(problems("errors.phone.code_wrong"));
      await field.fill(code);
      await press(page, phone.verify);
      await told(phone.verified);
    });

    test("a number that is none, and a server that is away, are told under the step that failed", async ({ page }) => {
      await page.goto("/phone-test");
      await press(page, phone.setUp);
      await expect(page.getByText(phone.ready, { exact: true })).toBeVisible();
      await page.getByLabel(phone.number, { exact: true }).fill("+966");
      await press(page, phone.send);
      await expect(page.getByText(phone.smsFailed, { exact: true })).toBeVisible();
      await page.route("**/api/auth/phone/**", (route) => route.abort());
      await page.getByLabel(phone.number, { exact: true }).fill(newNumber().e164);
      await press(page, phone.send);
      await expect(page.getByText(problems("errors.network"), { exact: true })).toBeVisible();
    });

    test("without Firebase the test of the connection says what is missing, and the configuration names it", async ({ page }) => {
      await page.goto("/firebase-test");
      await expect(page.getByText(connection.idle, { exact: true })).toBeVisible();
      await press(page, connection.run);
      await expect(page.getByText(connection.failed, { exact: true })).toBeVisible();
      await expect(page.getByText(problems("signIn.problems.config_missing"))).toBeVisible();
      await page.goto("/firebase-diagnosis");
      const key = page.getByText("FIREBASE_API_KEY", { exact: true });
      await expect(page.locator("div").filter({ has: key }).last()).toContainText(diagnosis.missing);
    });
  });
}
